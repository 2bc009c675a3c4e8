# triple: x86_64-linux-gnu
# A name that means a variable, before and after it gets another value: the section stays the same one.
	.set	foo, bar
	.section	foo,"aw",@progbits
	.byte	1
	.set	foo, baz
	.section	foo,"aw",@progbits
	.byte	2
	.section	foo,"aw",@progbits,unique,1
	.byte	3
	.text
	.quad	foo
