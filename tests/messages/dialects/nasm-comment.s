# triple: x86_64-linux-gnu
	movl $1, %eax ; one
	addl $2, %eax ; two
	leal (%eax, %eax, 2), %ebx ; three
