# triple: x86_64-linux-gnu
	stp x29, x30, [sp, #-16]!
	mov x29, sp
	bl puts
	ldp x29, x30, [sp], #16
	ret
