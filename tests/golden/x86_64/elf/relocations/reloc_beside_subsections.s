# triple: x86_64-linux-gnu
# A section that begins with another subsection than 0 has a fragment of its own at its start.
.data 1
.reloc ., R_X86_64_PC32, a+-1
.reloc 8, BFD_RELOC_32, h
.reloc .data+2, BFD_RELOC_32, i
.quad b
