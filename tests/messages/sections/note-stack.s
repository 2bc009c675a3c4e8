# triple: x86_64-linux-gnu
	.section .note.GNU-stack,"",@progbit
