# triple: x86_64-linux-gnu
	.section 5
	.section a b
	.section .a,
	.section .a,5
	.section .b,"a",
	.section .b,"a",5
	.section .b,"a",@
	.section .b,"a",progbits
	.section .b,"aM",@progbits,
	.section .b,"aM",@progbits,x
	.section .b,"aM",@progbits,0
	.section .b,"aM",@progbits,-4
	.section .b,"aG",@progbits,
	.section .b,"aG",@progbits,5
	.section .b,"aG",@progbits,g,nonsense
	.section .b,"aG",@progbits,g,comdat,
	.section .b,"ao",@progbits,
	.section .b,"ao",@progbits,5
	.section .b,"ao",@progbits,undefined
	.section .b,"a?",@progbits,x
	.section .b,"axG?",@progbits,g
	.section .b,"a",@progbits,unique,-1
	.section .b,"a",@progbits,unique,0x100000000
	.section .b,"a",@progbits,unique,1,2
	.section .b,"a",@progbits,uniq,1
	.section .b,"aa",@progbits x
	.section .b,#alloc,#nonsense
	.section .b,"yl"
	.section .b,"a",@0x12
	.section .b,"a",@x
	.section .b,"a",@12x
	.section .e,"aM",@progbits,4
	.section .e,"aM",@progbits,8
	.section .t,"a",@progbits
	.section .t,"a",@note
	.section .fl,"a"
	.section .fl,"ax"
	.section .text,"aw"
	.section .bss,"a",@progbits
	.section .rodata,"a",@nobits
	.pushsection
	.pushsection .p, 1, 2
	.pushsection .p x
	.pushsection .p,"a",@nonsense
	.popsection
	.popsection
	.popsection x
	.previous x
	.subsection 1 2
	.subsection -1
	.subsection 8193
	.subsection undefined
	.text x
	.text -1
	.text 9000
	.data undefined
	.bss x
	.tdata x
	.tbss 1, 2
