# triple: x86_64-linux-gnu
	lw $t0, 4($sp)
	addiu $sp, $sp, -8
	jr $ra
