# triple: x86_64-pc-windows-msvc
# The symbols of an instruction are listed from its last operand to its first.
	cmpl $v, u(%rip)
	movl $v2@IMGREL, u2(%rax)
	addl $v3+1, u3(%rip)
# A branch may ask for the distance from its target's section.
c:	call c@SECREL32
	jmp c@SECREL32
	je d@SECREL32+4
	xbegin d@SECREL32
