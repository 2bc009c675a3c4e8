// triple: aarch64_be-linux-gnu
// Data have their highest byte first, instructions their lowest.
f:
	add x0, x1, #1
	ldr x0, =0x123456789abcdef
	ldr w0, =g
	b f
	bl g
	.data
	.byte 1, 2
	.hword 0x102, g, g - .
	.word 0x1020304, g, g - ., end - start
	.xword 0x102030405060708, g + 4, end - start
	.octa 0x102030405060708090a0b0c0d0e0f10
	.float 1.5
	.double -2.25
start:
	.fill 3, 2, 0x102
	.fill 70, 4, 0x1020304
	.balign 4
	.p2alignl 4, 0x1020304
	.balign 8
	.p2alignw 5, 0x102
	.zero 3, 7
	.dcb.l 2, 0x1020304
	.uleb128 end - start
end:
	.inst 0xd503201f
	.version "text"
	.section .text.x,"axG",@progbits,group,comdat
	nop
	.cg_profile f, g, 32
