// triple: aarch64-linux-gnu
// Lines of other assemblers.
	movq %rax, %rbx
	mov rbp, rsp
	ldr r0, [r1]
	movs r0, #1
	adrp x0, _msg@PAGE
