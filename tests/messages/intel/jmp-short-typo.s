# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	jmp shrot foo
