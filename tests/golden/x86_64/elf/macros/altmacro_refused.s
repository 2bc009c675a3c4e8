# triple: x86_64-linux-gnu
 .altmacro x
 .noaltmacro 4
 .altmacro
 .macro s str
 .ascii "str"
 .endm
 s %undefined
 s %eax
 s %
 s <1>,2
 s a=3
 .irpc x, <1>3
 .byte x
 .endr
 .macro l a
 local a
 .endm
 l 1
