# triple: x86_64-linux-gnu
# An alias has its own type joined with that of what it stands for; a specifier means the symbol that stands for a number.
	.text
	.type	function,@function
function:
	nop
	.set	of_function, function
	.set	behind, function+1
	.set	object_of_function, function
	.type	object_of_function,@object
	.type	resolver,@gnu_indirect_function
resolver:
	ret
	.set	of_resolver, resolver
	.set	tls_of_resolver, resolver
	.type	tls_of_resolver,@tls_object
	.set	chained, of_resolver
	.type	chained,@function
	.section .tdata,"awT",@progbits
thread:
	.long	1
	.set	of_thread, thread
	.set	function_of_thread, thread
	.type	function_of_thread,@function
	.text
	.set	number, 5
	callq	number@PLT
	movq	number@GOTPCREL(%rip), %rax
	.long	number@GOTPCREL
	callq	(function)@PLT
	callq	of_function@PLT
	movq	plain@TPOFF(%rax), %rax
	.set	of_plain, plain
plain:
