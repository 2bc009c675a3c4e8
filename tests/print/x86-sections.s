# triple: x86_64-linux-gnu
	.text
foo:
	.section .rodata.str1.1,"aMS",@progbits,1
	.section .foo,"axG",@progbits,grp,comdat
	.pushsection .note.GNU-stack,"",@progbits
	.popsection
	.previous
	.section .bar,"a",@progbits,unique,3
	.subsection 1
	.bss
	.text 1
	.data
	.section .init_array,"aw",@init_array
	.section .tbss,"awT",@nobits
	.section .eh_frame,"a",@unwind
	.section .large,"axwl",@0x7000001
	.section "foo bar","a"
	.section .c,"awMSGoTR",@progbits,1,foo,grp,comdat,unique,4
	.section .e,"ao",@progbits,0
	.text
	.text
	.version "1"
