# triple: x86_64-linux-gnu
# Labels without a name get one where a relocation needs them as symbols.
	.section .tdata,"awT",@progbits
1:	.long 0
	.quad .
.Ltmp1:
1:	.long 1b
	.text
	.quad 1b@TPOFF
	.quad .Ltmp1@TPOFF
	call 2f@PLT
2:	.long .@GOTPCREL
