# triple: x86_64-linux-gnu
	ljmp $8, $foo
