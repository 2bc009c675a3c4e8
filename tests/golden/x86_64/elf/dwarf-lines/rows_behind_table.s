# triple: x86_64-linux-gnu
# Code in a later subsection of the section of lines follows the table, whose size its offsets depend on.
.file 1 "a.c"
.section .debug_line,"",@progbits
y:
.subsection 1
.loc 1 1
nop
.p2align 4
.loc 1 2
nop
x:
.text
.loc 1 3
nop
.fill x-y
.loc 1 4
nop
