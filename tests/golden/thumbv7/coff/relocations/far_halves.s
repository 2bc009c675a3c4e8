@ triple: thumbv7-w64-windows-gnu
@ The halves of an address whose label lies far behind its section's start.
	.text
	movw r0, :lower16:.Lx
	movt r0, :upper16:.Lx
	movw r0, :lower16:e+7000
	movt r0, :upper16:e+7000
	movw r0, :lower16:.Lx+5
	movt r0, :upper16:.Lx+5
	.section .rdata,"dr"
	.space 70000
.Lx:
.long 1
