# triple: x86_64-linux-gnu
a:
	.local a
	.globl a
	.globl b
	.local b
	.weak c
	.local c
	.local d
	.weak d
	.globl e
	.weak e
	.weak g
	.globl g
	.comm a, 4
h:
	.set h, 5
	.set i, 5
	.comm i, 4
	.set i, 6
	.equiv i, 6
	.equ j, .
	.equiv j, 7
	.type a, @function
	.type a, @object
	.type a, @tls_object
	.type a, @gnu_unique_object
	.type a, STT_NONSENSE
	.type a, "nonsense"
	.type a, %
	.type a, @5
	.type a function
	.type a, function x
	.symver a, a@@V1
	.symver a, a@@V2
	.symver a, a@@@V3, local
	.symver a, a@V1, nonsense
	.symver a, 5
	.symver b, b@V1
	.symver b, b@@V2, remove
	.weakref k, a
	.weakref k
	.weakref 5, a
	.weakref k, l x
	.weakref a, l
	.globl
	.globl ,
	.globl a,
	.globl a b
	.globl "a" "b"
	.globl .Lx
	.hidden 5
	.ident
	.ident x
	.ident "a" "b"
	.version
	.version x
	.size
	.size ,
	.size a,
	.size a, 1 2
	.cg_profile
	.cg_profile a,
	.cg_profile a, b
	.cg_profile a, b,
	.cg_profile a, b, 1 2
	.cg_profile 5, b, 1
	.addrsig x
	.addrsig_sym
	.addrsig_sym 5
	.addrsig_sym a b
	.lto_discard 5
	.lto_discard a,
	.lto_set_conditional a
	.lto_set_conditional a, 5 x
	.set
	.set a
	.set m
	.set m,
	.set m, 1 2
	.set 5, 1
	.set ., 
	. = x +
	. = -5
	m == 
	m == 1 2
	%rax = 1
	5 = 1
1:
	1 = 5
	a = 1
	.set a, 1
	.set rax, 1
	.weak_definition a
	.private_extern a
	.no_dead_strip
	.cold 5
