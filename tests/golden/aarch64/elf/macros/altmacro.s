// triple: aarch64-linux-gnu
 .altmacro
 .macro m a, b=7, c
 .ascii "a"
 .byte a, b + \b
 .ascii "c"
l\@\()a: .long a&b
 .ifnb a
 .asciz "there is x&c and \c&x, c& too and \() \@"
 .endif
 .byte \a\()1
 .endm
 m 1, 2, foo
 m %3+4, %(5*2), <b c!> !! d>
 m 1 , , <;x, ,>; nop
 m c=<xy>, a=%2*3
 m b=<2>, a=<3> // a comment > here
 m <5>6
 m <6> 7
 q = 5
 m %q*2
x:
 nop
y:
 m % y - x
 .macro s str:vararg
 .ascii "str"
 .ascii "\str"
 .endm
 s <ab,cd>
 s <ab
 s ab <cd>
 s ab%4
 s
 .macro three a, b, c
 .byte a, b, c
 .endm
 three %(1+4-5) 1 %2+1
 three %(1+4-5),1,%4%10
 three %1+2*(3-1),%-1, %~4
 three %2, 4, <5>
 .irp x, %1+1, <3>, 4
 .byte x, \x
 .endr
 .irp x, a b, c  <d e> %4
 .ascii "x"
 .endr
 .irp x, <a;b>, <c>, <>
 .ascii "x"
 .endr
 .irp x, <a>b
 .ascii "x"
 .endr
 .irpc x, <12!3>
 .ascii "x"
 .endr
 .irpc x, <;#>; nop
 .ascii "x"
 .endr
 .irpc x, 456
 .byte x
 .endr
 .irpc x, %10+2
 .ascii "x"
 .endr
 .irp x, <"ab">, <"a", "b">
 .ascii x
 .endr
 .rept 2
 .byte \+
 .endr
 .noaltmacro
 .macro m2 a
a: .byte \a
 .endm
 m2 1
 s <ab>
 s %4
 .irp x, <, >
 .ascii "\x"
 .endr
