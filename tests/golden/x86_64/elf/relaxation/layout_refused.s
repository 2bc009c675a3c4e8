# triple: x86_64-linux-gnu
	.data
a:	.quad 0
	.quad a - undefined
	.quad undefined - a
	.quad a - other
	.quad -a
	.quad a + a
	.quad a * 2
	.quad a / 0
	.quad 1 / 0
	.quad 1 % 0
	.quad a & 1
	.byte a
	.short a
	.byte later - a
	.byte a@got
	.quad a@plt
	.uleb128 undefined
	.uleb128 undefined - a
	.sleb128 other - a
	.zero undefined
	.zero a - undefined
	.zero a - last
	.fill undefined, 1, 0
	.org undefined
	.org a - 100
	.org 0
	.org other
	.quad .Lnowhere
	.quad .Lnowhere - a
	.zero 300
later:
	.section .other,"a",@progbits
other:	.quad 0
	.data
last:
