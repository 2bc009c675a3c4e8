# triple: x86_64-linux-gnu
	.macro push_all first, others:vararg
	push \first
	.ifnb \others
	push_all \others
	.endif
	.endm
	push_all %rax, %rbx, %rcx
	.macro with a=1, b:req
	.byte \a, \b, \@
	.endm
	with b=2
	with 3, 4
	.purgem with
	.rept 3
	.byte 7
	.endr
	.irp r, rax, rbx
	mov %\r, %rdx
	.endr
	.irpc c, 123
	.byte \c
	.endr
	.if 1 + 1 == 3
	.error "never"
	.elseif 2 > 1
	.byte 1
	.else
	.byte 2
	.endif
	.ifdef undefined_name
	.byte 3
	.endif
	.ifndef undefined_name
	.byte 4
	.endif
	.ifc same, same
	.byte 5
	.endif
	.ifeqs "a", "a"
	.byte 6
	.endif
	.ifb
	.byte 7
	.endif
	.macro leave n
	.byte \n
	.if \n == 1
	.exitm
	.endif
	.byte 0xff
	.endm
	leave 1
	leave 2
	.print "said"
	.end
	nonsense
