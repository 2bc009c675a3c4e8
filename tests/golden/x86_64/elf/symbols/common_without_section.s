# triple: x86_64-linux-gnu
# args: -n
	.comm x, 16
	.lcomm y, 3
