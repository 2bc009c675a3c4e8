# triple: thumbv7-linux-gnueabihf
	dmb isshst
