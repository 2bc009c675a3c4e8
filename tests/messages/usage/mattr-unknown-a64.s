# triple: aarch64-linux-gnu
# args: -mattr=+svee
	nop
