# triple: x86_64-linux-gnu
# args: --fatal-warnings
	.warning
	.warning "mind this"
	.text
a:	.fill 1, -1, 0
	.fill -1, 1, 0
	.fill 1, 9, 0
	.fill 1, 8, 0x123456789
	.dcb.b -1, 0
	.ds.b -1
	.p2align
	.p2align 2, 0, -1
	.globl w
	.weak w
	.bss
	.p2align 2, 5
	.text
	.macro m p:req=5
	.endm
	.incbin "warnings.s", 0, -1
	.comm c, 4
c:
	.cfi_startproc
	.cfi_undefined 0x100000001
	.cfi_undefined %al
	.cfi_endproc
	vgatherdps (%rax,%xmm1), %xmm1 {%k1}
	vgatherdps %xmm1, (%rax,%xmm1), %xmm2
	vfmulcph %xmm1, %xmm2, %xmm2
	v4fmaddps (%rax), %zmm1, %zmm2
	prefetchit0 (%rax)
	movsb (%rax), (%rdi)
