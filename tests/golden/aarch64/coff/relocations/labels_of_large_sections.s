// triple: aarch64-w64-windows-gnu
	.text
	adrp x0, .Lfirst
	add x0, x0, :lo12:.Lfirst
	adrp x0, .Lsecond
	adrp x0, .Lsecond-8
	adrp x0, .Lthird
	adrp x0, .Lthird+0x4000
	.word .Lsecond, .Lthird, .Lthird-.
	.bss
	.zero 0x100000
.Lfirst:
	.zero 0x100010
.Lsecond:
	.section more,"bw",discard,whose
	.zero 0x200010
.Lthird:
	.section exactly,"bw"
	.zero 0x100000
