# triple: thumbv7-linux-gnueabihf
	movw r0, :lower6:foo
