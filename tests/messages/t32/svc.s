# triple: thumbv7-linux-gnueabihf
	svc #256
