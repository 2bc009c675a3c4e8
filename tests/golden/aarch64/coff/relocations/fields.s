// triple: aarch64-pc-windows-msvc
	.text
	.globl near
near:
	bl far
	b far
	b #far
	b.eq far+4
	cbz x0, far+8
	tbnz x1, #40, far+4
	adr x0, far+5
	adr x0, far-0x100000
	adrp x0, far-5
	adrp x0, far+0xfffff
	adrp x1, :pg_hi21_nc:far
	add x0, x0, :lo12:far+0x1234
	add x0, x0, far@pageoff+3
	ldr x0, [x1, :lo12:far+0x1008]
	ldrb w0, [x1, :lo12:far-1]
	ldrh w0, [x1, :lo12:far]
	str q0, [x1, :lo12:far+16]
	prfm pldl1keep, [x0, :lo12:far]
	add x0, x0, :secrel_hi12:far+0x1234
	add x0, x0, :secrel_lo12:far-1
	ldr w0, [x1, :secrel_lo12:far+8]
	adrp x2, near
	bl near
	ldr x3, =far
.Lprivate:
	adrp x2, .Lprivate
	add x2, x2, :lo12:.Lprivate
	b.ne .Lprivate
	.ltorg
	.data
	.word far, far+4, far@IMGREL, near@imgrel+4, .Lprivate
	.xword far, far-.
	.word far-., near-.
	.rva far
	.secrel32 far+8
	.secidx far
	.symidx near
	.addrsig
	.addrsig_sym near
