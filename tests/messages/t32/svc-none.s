# triple: thumbv7-linux-gnueabihf
	svc
