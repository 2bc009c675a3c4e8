# triple: x86_64-linux-gnu
	TEXT ·add(SB), NOSPLIT, $0-24
	MOVQ a+0(FP), AX
	RET
