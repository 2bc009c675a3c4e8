# triple: aarch64-linux-gnu
	add x0, x0, :tprel_lo21:foo
