# triple: x86_64-linux-gnu
# args: --error-format=xml
	nop
