# triple: thumbv7-linux-gnueabihf
# args: -arm-implicit-it=always
@ What comes between two instructions of an implicit block: conditionals do not end it, the ends of macros and repeats do.
	.macro one r
	addcs \r, \r, #1
	.endm
	.macro cond r, t
	.if \t
	addcs \r, \r, #1
	.else
	addcs \r, \r, #2
	.endif
	.endm
	.macro nothing
	.endm
	.macro inner r
	one \r
	addcs \r, \r, #3
	.endm
t1:
	one r0
	one r1
	cmp r0, r1
t2:
	addcs r0, r0, #1
	.if 1
	addcs r1, r1, #1
	.else
	nop
	.endif
	addcs r2, r2, #1
	cmp r0, r1
t3:
	addcs r0, r0, #1
	cond r1, 1
	addcs r0, r0, #4
	cmp r0, r1
t4:
	addcs r0, r0, #1
	.irp x, r1, r2
	addcs \x, \x, #1
	.endr
	addcs r3, r3, #1
	cmp r0, r1
t5:
	addcs r0, r0, #1
	nothing
	addcs r0, r0, #1
	cmp r0, r1
t6:
	addcs r0, r0, #1
	x = 5
	addcs r0, r0, #1
	cmp r0, r1
t7:
	addcs r0, r0, #1
	inner r1
	addcs r0, r0, #1
	cmp r0, r1
t8:
	addcs r0, r0, #1
	.if 0
	addcs r0, r0, #7
	.endif
	addcs r0, r0, #1
	cmp r0, r1
t9:
	addcs r0, r0, #1
foo .req r4
	addcs foo, foo, #1
	cmp r0, r1
t10:
	addcs r0, r0, #1
	.macro z
	.endm
	addcs r0, r0, #1
	cmp r0, r1
t11:
	addcs r0, r0, #1
	.set y, 4
	addcs r0, r0, #1
	cmp r0, r1
t12:
	.rept 2
	addcs r0, r0, #1
	.endr
	cmp r0, r1
t13:
	addcs r0, r0, #1
	.ifdef nosuch
	.else
	addcs r0, r0, #2
	.endif
	cmp r0, r1
t14:
	addcs r0, r0, #1
	addcs r0, r0, #1

	addcs r0, r0, #1 ; addcs r0, r0, #2
	cmp r0, r1
