# triple: x86_64-linux-gnu
	.macro m a:vararg, b
	.endm
	m 1, 2
