# triple: x86_64-linux-gnu
	mflr 0
	stwu 1, -16(1)
	blr
