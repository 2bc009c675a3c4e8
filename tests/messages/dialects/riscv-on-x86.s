# triple: x86_64-linux-gnu
	addi sp, sp, -16
	sd ra, 8(sp)
	call puts
	ld ra, 8(sp)
