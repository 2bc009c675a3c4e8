# triple: x86_64-linux-gnu
	.section .mybss,"aw",@nobits
	.long 5
