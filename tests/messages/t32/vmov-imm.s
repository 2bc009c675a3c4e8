# triple: thumbv7-linux-gnueabihf
	vmov.f32 s0, #0.3
