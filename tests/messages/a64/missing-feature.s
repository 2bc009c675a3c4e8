# triple: aarch64-linux-gnu
# args: -mattr=-sve
	ptrue p0.s
