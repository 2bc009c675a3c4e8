# triple: x86_64-linux-gnu
# A .reloc belongs to a fragment of llvm-mc's, and .zero and a return to a section begin one.
.data
.long y
a:
.zero 5
.long x
.reloc 0, R_X86_64_PC32, x+3
.long w
.text
.data
.long v
.reloc b, R_X86_64_NONE
b: 
.long z
.reloc . - 4, R_X86_64_NONE
