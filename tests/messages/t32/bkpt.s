# triple: thumbv7-linux-gnueabihf
	bkpt #256
