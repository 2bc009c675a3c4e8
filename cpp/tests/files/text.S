# A comment of the assembler: it's kept, # and all
#12 "not a marker"
# 12 "nor this"
	mov	r0, #1		@ ARM
	ldr	r1, =0x12 /* block */ ; nop // line
	.ascii "unterminated
	.byte 'a, '\'', "//", '/*
	.macro m arg, b=2
	mov \arg, \b\()x $\arg
	.endm
  #define INDENTED 4
	/* c */ #define AFTER_COMMENT 5
INDENTED AFTER_COMMENT ## # @ $ ` \ ä 0x1e+1 1.5e-3 .5 1f 1b
a\
b c \
d
.if 1 // \
continued comment
.endif


/* many



lines */ x






y










z
