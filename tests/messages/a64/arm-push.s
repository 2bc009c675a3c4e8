# triple: aarch64-linux-gnu
	push {r4, lr}
	ldr r0, [r1]
	pop {r4, pc}
