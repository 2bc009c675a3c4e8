#include "names.h"
#if defined(__x86_64__)
# define RETURN ret
# ifdef _WIN64
#  define ADD lea (%rcx,%rdx), %rax
# else
#  define ADD lea (%rdi,%rsi), %rax
# endif
#elif defined(__i386__)
# define ADD movl 4(%esp), %eax; addl 8(%esp), %eax
# define RETURN ret
#elif defined(__aarch64__) || defined(__arm64ec__)
# define ADD add x0, x0, x1
# define RETURN ret
#elif defined(__arm__)
	.syntax unified
	.thumb
	.thumb_func
# define ADD adds r0, r0, r1
# define RETURN bx lr
#else
# error "no such machine"
#endif

	.text
	.globl NAME(add)
NAME(add):
	ADD
#ifdef HAVE_TRACE
	nop
#endif
	RETURN
