# triple: x86_64-linux-gnu
	.file "first.c"
	.globl g1, g2
	.global g3
	.weak w1
	.hidden h1
	.protected p1
	.internal i1
	.local l1
	.type g1, @function
	.type w1, %object
	.type p1, "tls_object"
	.type h1, STT_GNU_IFUNC
	.type i1, @notype
g1:	nop
w1:
h1:
p1:	nop
i1:
	.size g1, . - g1
	.size w1, 4
	.comm common, 16, 8
	.comm plain, 3
	.lcomm local_common, 12
	.weakref alias, target
	.quad alias
	.symver g1, g1@V1
	.symver w1, w1@@V2
	.symver h1, h1@@@V3, remove
	.ident "one"
	.ident "two"
	.version "v"
	.file "second.c"
	.addrsig
	.addrsig_sym g1
	.addrsig_sym w1
	.cg_profile g1, w1, 10
	.cg_profile g1, undefined, 3
	.quad g3
	.lto_discard gone
gone:	nop
