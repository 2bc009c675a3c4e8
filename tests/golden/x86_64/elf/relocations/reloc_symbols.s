# triple: x86_64-linux-gnu
# What .reloc names stays a symbol, and it belongs to the section of its label.
	.reloc 1f, R_X86_64_32, label+4
	.reloc label, R_X86_64_PLT32, .Lprivate-1
	nop
label:
.Lprivate:
	nop
	.set alias, label+1
	.reloc ., R_X86_64_64, label
	.reloc ., R_X86_64_64, .-4
	.reloc ., R_X86_64_64, 5
	.reloc ., R_X86_64_GOTPCRELX, alias+1
	.reloc ., R_X86_64_32, x-label
	.reloc ., R_X86_64_32, label-label
	.reloc ., R_X86_64_32, x@PLT-label
	.reloc ., R_X86_64_NONE, .data
	.reloc 1f+1, R_X86_64_8, 1f
	.section .rodata,"a"
	.quad 0
1:	.quad 1
