# triple: i686-windows-msvc
	.def	@feat.00; .scl 3; .type 0; .endef
	.globl	@feat.00
@feat.00 = 0x801
	.def	_h; .scl 2; .type 32; .endef
	.globl	_h
_h:
	ret
	.safeseh _h
	.section	.drectve,"yni"
	.ascii	" /DEFAULTLIB:\"a b.lib\" /EXPORT:_h,DATA"
