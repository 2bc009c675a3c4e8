#if defined(__x86_64__) && defined(_WIN64)
# define CODE leaq (%rcx,%rdx), %rax; ret
#elif defined(__x86_64__)
# define CODE leaq (%rdi,%rsi), %rax; ret
#elif defined(__aarch64__)
# define CODE add x0, x0, x1; ret
#else
# error "not written for this machine"
#endif

	.text
	.globl	add
add:
	CODE

#ifdef __ELF__
	.section .note.GNU-stack,"",%progbits
#endif
