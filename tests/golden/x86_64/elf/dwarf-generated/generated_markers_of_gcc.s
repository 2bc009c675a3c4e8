# triple: x86_64-linux-gnu
# args: -g -fdebug-compilation-dir=/c
	.text
	.p2align 4
	.globl	f
	.type	f, @function
f:
.LFB0:
	.cfi_startproc
#APP
# 1 "a.c" 1
	nop
	nop
# 0 "" 2
# 2 "a.c" 1

# 0 "" 2
#NO_APP
	leal	1(%rdi), %eax
	ret
	.cfi_endproc
.LFE0:
	.size	f, .-f
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
# 0 "z.c"
g: nop
# 4294967300 "big.c"
 nop
# 3 ""
h: nop
