@ triple: armv7-linux-gnueabihf
	cmn	pc, #-8
	cmp	sp, #-8
	mov	pc, #-8
	mvn	sp, #-8
