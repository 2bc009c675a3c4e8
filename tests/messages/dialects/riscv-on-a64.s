# triple: aarch64-linux-gnu
	addi sp, sp, -16
	sd ra, 8(sp)
	li a0, 0
