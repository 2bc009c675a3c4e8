# triple: x86_64-linux-gnu
# args: -preserve-comments
/* A block
   of lines
 */
# A line
foo:                                    # @foo
	nop # after an instruction
	movl /* inside */ $1, %eax // slashes
	.p2align 4 # aligned
	# an indented line

	.section .rodata # entered
x:	.long 1, 2 # data
	.ascii "# no comment" # string
	.if 0
	# skipped
	nop # and skipped
	.endif # closed
	.macro m a # defined
	nop # in \a
	.endm
	m 3 # called
	.rept 2 # repeated
	nop # body
	.endr # over
	.macro n
	.endm # ended
	b = 5 # assigned
	.set c, 6 # set
	nop; nop # two
	.text # entered
	.globl foo # global
	.type foo,@function # type
	.size foo, 3 # size
	.cfi_startproc # begins
	.cfi_def_cfa_offset 16 # offset
	.cfi_endproc # ends
	.zero 4 # zeros
	.code64 # mode
	.comm k,4,4 # common
	.ident "x" # ident
	nop
