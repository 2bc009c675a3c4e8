# triple: x86_64-linux-gnu
# args: --lint
	.size g, .-g
