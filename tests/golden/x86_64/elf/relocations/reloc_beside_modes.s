# triple: x86_64-linux-gnu
.long x
.code16
.reloc 0,R_X86_64_NONE,y
.code64
.long z
.reloc 4,R_X86_64_NONE,w
.code64
.long v
