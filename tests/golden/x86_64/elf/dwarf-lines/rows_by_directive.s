# triple: x86_64-linux-gnu
.file 1 "a.c"
f:
.loc 1 1
.fill 2,1,0x90
.loc 1 2
.zero 3
.loc 1 3
.uleb128 5
.loc 1 4
.p2align 4
.loc 1 5
.uleb128 .-f
.loc 1 6
.org 64
.loc 1 7
.nops 5
.loc 1 8
.loc 1 9
.ascii ""
.loc 1 10
.reloc ., R_X86_64_NONE
.loc 1 11
.fill .-f,1,0
x:
.loc 1 12
.quad f
.loc 1 13
.comm foo,4
.loc 1 14
.ident "x"
.loc 1 15
.float 1.0
.loc 1 16
.section .data
.byte 1
.text
nop
.loc 1 17
