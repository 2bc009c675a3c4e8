# triple: thumbv7-linux-gnueabihf
	vadd.f64 d32, d1, d2
