# triple: x86_64-linux-gnu
# Every conditional, once with each answer; and the repeats.
	.macro pick condition:vararg
	\condition
	.byte 1
	.else
	.byte 2
	.endif
	.endmacro
	pick .if 1
	pick .if 0
	pick .ifeq 0
	pick .ifeq 3
	pick .ifne 0
	pick .ifne 3
	pick .ifge -1
	pick .ifge 0
	pick .ifgt 0
	pick .ifgt 1
	pick .ifle 0
	pick .ifle 1
	pick .iflt 0
	pick .iflt -1
	pick .ifdef here
here:
	pick .ifdef here
	pick .ifndef here
	pick .ifnotdef here
	pick .ifnotdef there
	pick .ifb
	pick .ifb x
	pick .ifnb
	pick .ifnb x
	pick .ifc a b, a b
	pick .ifc a, b
	pick .ifnc a, b
	pick .ifnc a, a
	.ifeqs "a", "a"
	.byte 3
	.endif
	.ifeqs "a", "A"
	.byte 4
	.endif
	.ifnes "a", "A"
	.byte 5
	.elseif 1
	.byte 6
	.endif
	.ifnes "a", "a"
	.byte 7
	.elseif 0
	.byte 8
	.elseif 1
	.byte 9
	.endif
	.macros_off
	.macros_on
	.noaltmacro
	.rep 3
	.byte 10
	.endr
	.rept 2
	.irp x, 1, 2
	.irpc c, 34
	.byte \x\c
	.endr
	.endr
	.endr
	.macro once x
	.if \x
	.byte 11
	.exitm
	.endif
	.byte 12
	.endm
	once 1
	once 0
	.purgem once
	.macro once
	.byte 13
	.endm
	once
	.warning "mind this"
	.warning
	.include "included.s"
	.end
	nonsense
