# triple: x86_64-linux-gnu
# args: -g -dwarf-version=5 -fdebug-compilation-dir=/c
nop
.file 1 "a.c"
.loc 1 5
nop
x: nop
.section .text.y,"ax"
nop
