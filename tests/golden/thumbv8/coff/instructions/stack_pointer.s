@ triple: thumbv8-windows-msvc
@ Since ARMv8 the stack pointer is a register like others for most instructions.
	.text
	add sp, fp, #4
	adds.w sp, r0, #4
	add sp, r0, #5
	addw sp, r0, #5
	add sp, r0, #-4
	add sp, r0, #-4095
	addw sp, r0, #-5
	add sp, pc, #4
	add sp, r0, #-1
	sub sp, r11, #8
	subs.w sp, r0, #4
	subw sp, r0, #5
	sub sp, r0, #-4
	sub sp, r0, #-1
	sub sp, pc, #4
	add sp, sp, #8
	add sp, #8
	sub sp, #8
	add.w sp, #8
	add sp, sp, #4096
	movs r0, sp
	movs.w sp, r0
	movs sp, sp
	mov.w sp, sp
	mov.w r0, sp
	mov.w sp, r0
	mov r0, sp
	mov sp, r0
	movs r0, r1
	movs r8, r1
