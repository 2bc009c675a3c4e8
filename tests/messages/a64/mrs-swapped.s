# triple: aarch64-linux-gnu
	mrs tpidr_el0, x0
