# triple: x86_64-linux-gnu
	fld %st(8)
