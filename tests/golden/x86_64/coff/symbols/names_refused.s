# triple: x86_64-pc-windows-msvc
	.globl .
	.secidx .
	.comm ., 4
	.ifdef .
	.endif
	.set b, u@IMGREL
	.set .Lb, u@SECREL32
foo:	.section foo,"r"
	.reloc ., dir32, (u-v)*2
