# triple: x86_64-linux-gnu
	; a comment
	nop
