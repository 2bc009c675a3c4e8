# triple: x86_64-linux-gnu
.file 1 "a.c"
f:
nop
.loc 1 1
.fill 2,1,0x90
nop
.loc 1 2
.zero 3
nop
.loc 1 3
.uleb128 5
nop
.loc 1 4
.p2align 4
nop
.loc 1 5
.byte 1
nop
.loc 1 6
.quad f
nop
.loc 1 7
.ascii "a"
nop
.section .data
.loc 1 8
.byte 5
.quad f
nop
.loc 1 9
.quad f
.section .rodata
.loc 1 10
.long 5
