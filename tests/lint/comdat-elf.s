# llas --triple x86_64-linux-gnu --no-exec-stack
	.section .text.f,"axG",@progbits,f,comdat
	.weak f
f:	.cfi_startproc
	retq
.Lcold:	nop
	.cfi_endproc
	.section .rodata.f,"aG",@progbits,f,comdat
	.quad .Lcold
	.section .rodata,"a",@progbits
	.quad f
	.quad .Lcold
	.section .debug_info,"",@progbits
	.quad .Lcold
