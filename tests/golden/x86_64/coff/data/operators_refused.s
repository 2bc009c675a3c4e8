# triple: x86_64-pc-windows-msvc
	.data
	.long [1 + 2] * 3
	.long ([4])
	.set a, [5]
