# triple: aarch64-linux-gnu
# args: -mattr=-lse
	ldadd x0, x1, [x2]
