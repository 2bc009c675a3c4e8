# triple: thumbv7-linux-gnueabihf
	vcvt.f32.s33 s0, s0
