# triple: x86_64-linux-gnu
	movb %ah, %r8b
