# triple: x86_64-linux-gnu
.data
.ident "x"
.long c + 1
.long d + 1
.reloc 1000, R_X86_64_PC32, y
.reloc 4, R_X86_64_PC32, z
.section .a, "aw"
.subsection 1
.subsection 0
.long c + 1
.reloc 0, R_X86_64_PC32, y
.section .b, "aw"
.section .b, "aw"
.long c + 1
.reloc 1000, R_X86_64_PC32, y
.section .gnu.linkonce.t.x, "ax"
.ident "x"
.reloc 4, R_X86_64_PC32, L9
jrcxz ext
