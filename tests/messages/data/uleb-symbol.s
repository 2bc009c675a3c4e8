# triple: x86_64-linux-gnu
	.uleb128 foo
