# triple: aarch64-linux-gnu
	add x0, x0, #:l012:foo
