# triple: x86_64-linux-gnu
	.subsection -1
