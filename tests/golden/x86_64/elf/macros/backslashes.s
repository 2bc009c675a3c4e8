# triple: x86_64-linux-gnu
# A backslash before one that begins a name stays alone; '\@' is a name everywhere but in '.rept'.
.macro one a
.ascii "\\a" 
.ascii "\\\\a"
.ascii "\\@"
.ascii "\\\a"
.macro inner b
.ascii "\a \\b"
.endm
.endm
.macro letter a
.ascii "\\\a|"
.endm
one 1
inner 2
letter n
.irp a, 1, 2
.ascii "\\a\@\+"
.endr
.irpc a, 12
.ascii "\\a\@\+"
.endr
.rept 2
.ascii "\+"
.irp a, 3
.ascii "\a\@"
.endr
.endr
.altmacro
.macro other c
.ascii "\\\\c|c"
.endm
other 1
