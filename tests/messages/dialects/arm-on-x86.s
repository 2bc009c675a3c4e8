# triple: x86_64-linux-gnu
	push {r4, lr}
	ldr r0, =msg
	bl puts
	pop {r4, pc}
