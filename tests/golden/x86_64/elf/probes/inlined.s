# triple: x86_64-linux-gnu
	.section .text.foo,"ax",@progbits
	.globl foo
foo:
	.cfi_startproc
	.pseudoprobe 6699318081062747564 1 0 0 foo
	nop
	.pseudoprobe 18319619427763090859 1 0 0 @ 6699318081062747564:4 foo
	.pseudoprobe 18319619427763090859 6 0 0 @ 6699318081062747564:4 foo
	jmp	.Lfar
	.p2align 4
	.pseudoprobe 5 3 2 0 @ 6699318081062747564:4 @ 18319619427763090859:6 foo
	.pseudoprobe 5 3 2 0 @ 6699318081062747564:3 @ 18319619427763090859:6 foo
	.zero 130
.Lfar:
	.pseudoprobe 6699318081062747564 9 1 4 77 foo
	.pseudoprobe 6699318081062747564 10 0 1 foo
	ret
	.cfi_endproc
	.section .text.bar,"axG",@progbits,bar,comdat
	.weak bar
bar:
	.pseudoprobe 16434608426314478903 1 0 0 bar
	.pseudoprobe 5 1 0 0 @7:8 bar
	.pseudoprobe 5 1 0 0 @ 7 8 bar
	nop
	.pseudoprobe 18446744073709551615 4294967297 17 9 bar
	ret
	.section .text,"ax",@progbits,unique,1
baz:	.pseudoprobe 1 200 0 0 baz
	.data
	.long 1
tab:	.pseudoprobe 3 1 0 0 tab
	.section .pseudo_probe_desc,"G",@progbits,.pseudo_probe_desc_foo,comdat
	.quad 6699318081062747564
	.quad 844579679054917
	.byte 3
	.ascii "foo"
	.file 1 "a.c"
	.text
	.loc 1 2
	nop
	.addrsig
	.cg_profile foo, bar, 7
