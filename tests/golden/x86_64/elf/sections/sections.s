# triple: x86_64-linux-gnu
	.section .a
	.byte 1
	.section .text.x,"ax",@progbits
	nop
	.section .ro,"a"
	.byte 1
	.section .m,"aM",@progbits,4
	.long 1
	.section .s,"aMS",@progbits,1
	.asciz "x"
	.section .t,"awT",@nobits
	.zero 4
	.section .e,"e"
	.section .r,"aR",@progbits
	.byte 1
	.section .l,"awl",@progbits
	.byte 1
	.section .g1,"aG",@progbits,sig,comdat
	.byte 1
	.section .g2,"aG",@progbits,sig,comdat
	.byte 2
	.section .g3,"aG",@progbits,other
	.byte 3
	.section .joined,"a?",@progbits
	.byte 4
	.section .text.u,"ax",@progbits,unique,1
	nop
	.section .text.u,"ax",@progbits,unique,2
	ret
	.section .order,"ao",@progbits,.text.x
	.byte 5
	.section .num,"0x2",@0x7fffffff
	.byte 6
	.section .init_array,"aw",@init_array
	.quad 0
	.section .fini_array
	.quad 0
	.section .note.x,"a",@note
	.long 0
	.section .llvm.x,"e",@llvm_linker_options
	.section .odrtab,"e",@llvm_odrtab
	.section .map,"",@llvm_bb_addr_map
	.byte 2
	.pushsection .pushed,"a"
	.byte 7
	.popsection
	.byte 8
	.text
	nop
	.data
	.byte 1
	.bss
	.zero 8
	.previous
	.subsection 1
	.byte 3
	.data 0
	.byte 2
	.rodata
	.byte 4
	.tdata
	.byte 5
	.tbss
	.zero 2
