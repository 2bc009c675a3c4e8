# triple: aarch64-linux-gnu
	mrs x0, tpidr_el9
