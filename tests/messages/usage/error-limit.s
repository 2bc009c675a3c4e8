# triple: x86_64-linux-gnu
# args: --error-limit=many
	nop
