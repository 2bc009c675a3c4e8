# as: x86_64-linux-gnu
# flags: --64
# flags: --64 -mshared
# flags: --32
# flags: --32 -mshared
# flags: --x32
	.globl g, h, p, i
	.weak w
	.hidden h
	.protected p
	.internal i
g:	nop
h:	nop
w:	nop
p:	nop
i:	nop
l:	nop
	.globl gf
	.type gf, @function
gf:	nop
	.size gf, . - gf
	jmp g
	jmp h
	jmp w
	jmp p
	jmp i
	jmp l
	jmp gf
	je g
	je h
	je w
	je l
	call g
	call h
	call w
	call p
	call i
	call l
	call gf
	jmp g + 1
	jmp fwd
	call fwd
	jmp undef
	je undef
	call undef
	jmp far
	jne far
	.globl fwd, far
fwd:	nop
	.skip 300, 0xcc
far:	nop
	jmp g
	jc g
	.section .text.b, "ax"
	jmp g
	call h
	.long l - .
	.data
	.long l - .
	.long g - l
