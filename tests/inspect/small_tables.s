# triple: x86_64-linux-gnu
	.text
	.globl	f
	.type	f,@function
f:
	callq	g
	retq
.Lf_end:
	.size	f, .Lf_end-f
	.section	.text.c,"axG",@progbits,c,comdat
	.weak	c
	.hidden	c
c:
	retq
	.section	.llvm.linker-options,"e",@llvm_linker_options
	.asciz	"lib"
	.asciz	"m with a blank"
	.section	.deplibs,"MS",@llvm_dependent_libraries,1
	.asciz	"foo"
	.asciz	"b\303\244r"
	.section	.stack_sizes,"o",@progbits,.text
	.quad	f
	.uleb128	136
	.section	.llvm_sympart,"",@llvm_sympart
	.asciz	"part1"
	.quad	f
	.section	.llvm_jump_table_sizes,"",@llvm_jt_sizes
	.quad	.text+4
	.quad	3
	.cg_profile f, g, 32
	.cg_profile c, f, 5000000000
	.addrsig
	.addrsig_sym f
	.addrsig_sym g
	.ident	"a compiler"
