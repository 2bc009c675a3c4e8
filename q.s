.file 1 "a.c"
.loc 1 1
nop
.Ltmp0: .loc 1 2
1: nop
.section .foo,"ax"
.loc 1 3
nop