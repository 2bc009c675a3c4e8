# triple: x86_64-linux-gnu
# args: --lint
	movb $300, %al
