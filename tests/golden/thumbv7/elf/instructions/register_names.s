@ triple: thumbv7-linux-gnueabihf
@ mattr: +neon
@ Names of registers, and symbols with similar names.
	mov r0, R12
	mov SP, r1
	mov r0, lr
	mov r0, pc
	mov r0, r15
	mov fp, ip
	mov sb, sl
	mov a1, a4
	mov v1, v8
	vmov s0, S31
	vmov d0, d16
	vmov q0, Q15
	bl r
	bl r16
	bl r01
	bl a0
	bl a5
	bl v9
	bl q16
	bl x0
	bl foo
	bl s32
