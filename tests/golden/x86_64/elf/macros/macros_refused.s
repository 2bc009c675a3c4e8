# triple: x86_64-linux-gnu
	.macro
	.macro 5
	.macro m a b:nonsense
	.endm
	.macro m a:
	.endm
	.macro m a=
	.endm
	.macro m a, a
	.endm
	.macro m a:vararg, b
	.endm
	.macro m a:req=5
	.endm
	.macro n a:req, b=2
	.byte \a
	.endm
	.macro n
	.endm
	n
	n 1, 2, 3
	n b=1
	n a=1, a=2
	n a=1, 2
	n c=1
	n x
	.macro o
	.byte 1, 300
	nonsense
	n
	.endm
	o
	.macro p
	.exitm
	nonsense
	.endm
	p
	.macro q a
	.byte \b
	.byte \a\()
	.endm
	q 1 2
	.purgem
	.purgem 5
	.purgem never
	.purgem n x
	.exitm
	.exitm 5
	.endm
	.endm 5
	.endmacro
	.endr
	.endr 5
	.rept
	.endr
	.rept 1 2
	.endr
	.irp
	.endr
	.irp 5, 1
	.endr
	.irp x
	.endr
	.irp x 1
	.endr
	.irp x, 1, 300
	.byte \x
	.endr
	.irpc
	.endr
	.irpc c
	.endr
	.irpc c, 12, 3
	.endr
	.irpc c, 1g
	.byte \c
	.endr
	.rept 2
	.rept x
	.endr
	.endr
	.macros_on x
	.noaltmacro x
	.error
	.error 5
	.error "said so" x
	.error "said so"
	.err
	.err x
	.warning 5
	.print
	.print 5
	.print "a" b
	.file
	.file 5
	.stabs "x", 1
	.att_syntax nonsense
	.intel_syntax nonsense
	.att_syntax prefix x
	.include
	.end x
	.macro never_closed
