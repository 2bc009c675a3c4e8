# triple: thumbv7-linux-gnueabihf
	ittttt eq
