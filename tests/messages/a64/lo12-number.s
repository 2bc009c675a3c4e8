# triple: aarch64-linux-gnu
	mov x0, :lo12:8
