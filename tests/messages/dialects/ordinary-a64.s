// triple: aarch64-linux-gnu
// Errors in lines that are written for the target.
	add x0, x1, #5000
	ldr x0, [x1, #3]
	mov sp, #0
	.wrod 1
	bl foo bar
