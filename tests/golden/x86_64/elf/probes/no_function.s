# triple: x86_64-linux-gnu
# A function of probes must be a label, and one that calls has a number: llvm-mc crashes, or writes what cannot be read.
	.pseudoprobe 1 2 0 0 foo
	bar = 5
	.pseudoprobe 1 2 0 0 bar
	call foo
	.pseudoprobe 1 2 0 0 @ 0:3 foo
	.pseudoprobe 1 2 0 0 @ foo
