# triple: x86_64-linux-gnu
	.section
	.section .a,"q"
	.section .b,"a",@nonsense
	.section .c,"aM",@progbits
	.section .d,"aG",@progbits
	.section .f,"ao",@progbits
	.section .g,"ax",@progbits,unique
	.section .g,"ax",@progbits,unique,x
	.section .h,"a" x
	.popsection
	.subsection x
	.section .i,"a"
	.section .i,"aw"
	.section .j,"a",@progbits
	.section .j,"a",@nobits
