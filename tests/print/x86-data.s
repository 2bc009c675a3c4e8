# triple: x86_64-linux-gnu

	.text
	.file	"a.c"
	.globl	foo
	.weak bar
	.hidden foo
	.protected bar
	.internal baz
	.local loc
	.type	foo,@function
	.type	bar, STT_OBJECT
	.type	baz, "gnu_indirect_function"
foo:	# a comment
	nop ; nop
	nop;

	/* block */
	.size	foo, .-foo
	.data
	.byte	1, -2, 'a', 0xff
	.short	3
	.long	foo-bar+3, -1, 0xffffffff, foo, foo@PLT, foo+4-8
	.quad	(foo - bar) * 2 + 7, .-3, 4+foo, foo-(bar+4)
	.ascii	"a\nb\001\"\\", "x"
	.asciz	"xx", "y", ""
	.ascii	"ab\0"
	.zero	8
	.zero	0
	.fill	3, 4, 5
	.skip	4, 2
	.space	foo-bar
	.org	100, 2
	.uleb128 5, 300, foo-bar
	.sleb128 -300
	.octa	0x1234567890abcdef1234567890abcdef
	.float	1.5, -0.0
	.double	1.5
	.dcb.w	2, 3
	.ds.l	2
	.base64	"aGVsbG8="
	.p2align 4
	.text
	.p2align 4
	.p2align 4, , 10
	.p2align 4, 0x90
	.balign	8, 1
	.p2alignl 3, 0x1234
	.set	x, 3
y = foo+1
	.equiv	z, x+1
	.comm	c,4,8
	.lcomm	l,4
	.reloc	., R_X86_64_NONE, foo
	.ident	"hello"
	.symver	foo, foo@@V1
	.weakref w, foo
	.addrsig
	.addrsig_sym foo
	.cg_profile foo, bar, 3
"a b":
	.long "a b"
