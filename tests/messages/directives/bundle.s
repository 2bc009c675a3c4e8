# triple: x86_64-linux-gnu
	.bundle_align_mode 33
