# triple: x86_64-linux-gnu
# args: --fatal-warnings
	.intel_syntax noprefix
	movsb [rax], [rdi]
	rep REPNE movsb
