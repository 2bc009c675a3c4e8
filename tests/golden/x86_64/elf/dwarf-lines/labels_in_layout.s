# triple: x86_64-linux-gnu
# Places in the line table are places like others, as the rounds of the layout have them.
.fill a-a,1,12
.space c-b
.file 1 "a.c"
.loc 1 2 20
nop
.loc_label a
.loc 1 3
nop
.loc_label b
jmp x
.loc 1 9
.zero 300
x: nop
.loc_label c
.org c+300
.reloc b, R_X86_64_PC32, d
.reloc b+3, R_X86_64_64, c
.loc 1 10
nop
.long c-b
