# triple: i686-pc-windows-msvc
	.def _f
	.scl 2
	.type 32
	.endef
	.globl _f
_f:	movl _d, %eax
	calll _g
	jmp *__imp__x
	ret
	.safeseh _f
	.data
_d:	.long _f, _f - .
	.rva _f
	.secrel32 _d
	.secidx _d
L1:	.long L1
	.section .text,"xr",one_only,_k
	.globl _k
_k:	ret
