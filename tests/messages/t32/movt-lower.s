# triple: thumbv7-linux-gnueabihf
	movt r0, #:lowr16:foo
