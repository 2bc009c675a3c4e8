# triple: x86_64-linux-gnu
.rept 1
.ascii "\@"
.endr
.macro one a
.ascii "\\()"
.endm
one 1
