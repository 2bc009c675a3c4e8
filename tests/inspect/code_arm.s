@ triple: armv7-linux-gnueabihf
	.syntax unified
	.arch armv7-a
	.fpu neon
	.eabi_attribute 28, 1
	.arm
	.globl f
	.type f,%function
f:	.fnstart
	.save {r4, lr}
	push {r4, lr}
	.pad #8
	sub sp, sp, #8
	bl g
	vadd.f32 d0, d1, d2
	add sp, sp, #8
	pop {r4, pc}
	.word f
	.fnend
	.thumb
	.globl g
	.thumb_func
g:	.fnstart
	bx lr
	.cantunwind
	.fnend
h:	.fnstart
	.personality p
	.save {r4-r11, lr}
	push {r4-r11, lr}
	.vsave {d8-d9}
	vpush {d8-d9}
	.setfp r7, sp, #12
	add r7, sp, #12
	pop {r4-r11, pc}
	.handlerdata
	.word 1, 2
	.fnend
