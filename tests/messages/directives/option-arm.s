# triple: aarch64-linux-gnu
	.thumb_func
	.syntax unified
