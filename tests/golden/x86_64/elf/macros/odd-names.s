# triple: x86_64-linux-gnu
# Macros and parameters may have any name that a symbol may have.
.macro $m a
.byte \a
.endm
.macro @n $a
.byte \$a
.endm
.macro "m m" "a":"req"
.byte \a
.endm
.macro $1
.byte 4
.endm
$m 1
@n 2
"m m" 3
$1
.purgem "m m"
.irp $x, 5
.byte \$x
.endr
.irp "y", 6
.byte \y
.endr
