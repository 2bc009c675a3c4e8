# triple: x86_64-linux-gnu
.macro one a
.ascii "\a|"
.endm
.macro two a b
.ascii "\a|\b|"
.endm
one (1 2
one 1=2
one (a=b)
two 1 /*c*/ 2
two a=5 /*c*/ b=7
two 1,2,
two (1)(2) [3 4]
.macro open a=(1
.macro blank a=1 /*c*/ b
.irp x, a=1
.endr
.irp x, (1
.irpc x, ,
.irpc x, abc/*c*/
.irpc x, a b
