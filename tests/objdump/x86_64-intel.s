#-triple=x86_64-linux-gnu
#--intel --symbol=foo --symbol=data --section=.data --section=.text
	.text
	nop
foo:
	leaq	foo(%rip), %rax
	movabsq	$1234567890123, %rax
	vpermq	$27, (%rdi,%rcx,8), %zmm1 {%k1} {z}
bar:
	nop
	.data
	.quad	1
data:
	.quad	foo
	.long	0x90909090
