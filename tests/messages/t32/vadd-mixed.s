# triple: thumbv7-linux-gnueabihf
	vadd.f32 s0, d1, s2
