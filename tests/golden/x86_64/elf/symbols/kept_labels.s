# triple: x86_64-linux-gnu
# args: --save-temp-labels
1:	nop
.Lx:	.quad .
	.cfi_startproc
	.cfi_escape 1
2:	.cfi_endproc
	.long .-1b, 3f
	.file 1 "a.c"
	.loc 1 2
	jmp .-4
3:	leaq .+3(%rip), %rax
	.uleb128 .-1f
1:
