# triple: x86_64-linux-gnu
# 12 "file.c"
	movq %rax, %rbx
	frobnicate
# 40 "other.h" 1
	movq %eax, %rbx
