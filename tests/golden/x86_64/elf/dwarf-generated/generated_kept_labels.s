# triple: x86_64-linux-gnu
# args: -fdebug-compilation-dir=/tmp -g --save-temp-labels -dwarf-version=5
1:	nop
.Lx:	.quad .
	.cfi_startproc
	.cfi_endproc
	.long .-1b, 2f
2:	nop
