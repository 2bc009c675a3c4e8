# triple: thumbv7-linux-gnueabihf
	cpsie x
