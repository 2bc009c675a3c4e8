# triple: x86_64-linux-gnu
.space 8, 64
.reloc . - 5, R_X86_64_64
.long 1
.reloc . - 5, R_X86_64_64
.text
.reloc . - 2, R_X86_64_64
