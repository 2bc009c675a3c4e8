# triple: aarch64-linux-gnu
	tbz x0, #3, done
	.space 0x8004
done:
