@ triple: thumbv7-linux-gnueabihf
@ Errors in lines that are written for the target.
	add r0, r1, #5000, 2
	push {r4, lr} 1
	bl foo bar
