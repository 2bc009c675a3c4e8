# triple: thumbv7-windows-msvc
	b ext
	bl ext
	blx ext
	beq ext
	.globl g
g:	bl g
	b g
	bl local
	blx local
	beq local
	cbz r0, local
	nop
local:
	nop
	it eq
	bleq ext
	.word ext, ext - ., local, local + 4
	.rva ext
	.secrel32 ext
	.secidx ext
	movw r0, :lower16:ext
	movt r0, :upper16:ext
	movw r1, #:lower16:local+4
	movt r1, #:upper16:local+4
	adr r0, there
	ldr r1, there
	ldr r2, =ext
	ldr r3, =0x12345678
	ldr r4, =0x1000
	ldr r9, =ext
	ldr.w r1, =0x12345678
	.p2align 2
there:
	.word 1
	.ltorg
	nop
