// triple: aarch64-linux-gnu
counter .req x19
	add counter, counter, #1
	ldr Counter, =foo
	ldr w1, =0x12345678
	ldr x2, =0x12345678
	ldr x3, =foo
	ldr x5, =5
	ldr x6, =foo+4
	ldr w7, =bar
	ldr w8, =-1
	.ltorg
	nop
	ldr x0, =foo
	.unreq counter
	.section x,"ax"
	ldr w0, =0x87654321
	.text
	ldr x9, =0xffff000000000000
	ldr x10, =0x1234567890
