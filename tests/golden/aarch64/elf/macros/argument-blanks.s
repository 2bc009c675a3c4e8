# triple: aarch64-linux-gnu
# Blanks and comments in the arguments of macros and repeats, and backslashes in bodies.
.macro one a
.ascii "\a|"
.endm
.macro two a b
.ascii "\a|\b|"
.endm
.macro rest a b:vararg
.ascii "\a|\b|"
.endm
.macro default a=(1 2) b= 3 c=4/*c*/
.ascii "\a|\b|\c|"
.endm
one (1 2)
one (a , b)
one 4( x )
one 1 .
one 1 + ( 2	,3 )
one (a==b)
two ("a b" "c"), "d"
two ( a /*c*/ b ), 1/*c*/
two 1/*c*/,/*d*/2
two 1 /*c*/ 
two 8 + ( 1 ) 2
two , 2
two a = ( 1 ), b = 2
rest 1, /*c*/ 2  
rest 1 /*c*/ 2 /*d*/ // line
rest 1 /*c*/ // line
default
default (4 5), , 6
.irp x, (1 2), ( a , b ), 3/*c*/
.ascii "\x|"
.endr
.irp x, ,
.byte 1
.endr
.irp x, , 1, ,
.ascii "\x|"
.endr
.irp x, ""
.ascii "\x|"
.endr
.irpc x, abc,
.ascii "\x|"
.endr
.altmacro
two (1 2), < c d >
.noaltmacro
