# triple: x86_64-pc-windows-msvc
# What is wrong with symbols, sections and functions does not hide what the layout finds.
	.scl 3
	.endef
	.seh_endproc
f:	nop
	.section .text$f,"xr",discard,f
	.uleb128 undefined
	.reloc nowhere, dir32, f
	.reloc ., dir32, f-missing
	.long 0
	.seh_proc g
g:	.data
	.seh_endproc
	.cfi_startproc
	nop
	.text
	.cfi_undefined %rbp
	.cfi_endproc
	.bss
	.secnum f
