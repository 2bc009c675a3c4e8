# triple: x86_64-linux-gnu
# args: --compress-debug-sections=lzma
	nop
