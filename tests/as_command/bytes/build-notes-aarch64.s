# as: aarch64-linux-gnu
# flags: --generate-missing-build-notes=yes
	.text
f:	nop
	ret
