# triple: aarch64-linux-gnu
	stp x29, x30, [sp, #-16]
	mov sp, #0
