// triple: aarch64-linux-gnu
// args: --aarch64-mark-bti-property
	ret
	ldr x0, =0x123456789abcdef
	.aeabi_subsection private, optional, uleb128
	.aeabi_attribute 1, 2
	.memtag var
