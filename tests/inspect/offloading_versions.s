# triple: x86_64-windows-msvc
# Several images in one binary, with values that say how long they are; one that is compressed; one that is none.
	.section .llvm.offloading,"dr"
	.p2align 3
.Lstart:
	.byte 0x10, 0xff, 0x10, 0xad
	.long 2
	.quad .Lend-.Lstart
	.quad 32, 2
	.short 5, 2
	.long 1
	.quad .Ltexts-.Lstart, 1, .Limage-.Lstart, 4
	.short 9, 16
	.long 0
	.quad .Ltexts-.Lstart, 1, .Limage-.Lstart, 100
.Ltexts:
	.quad .Lkey-.Lstart, .Lvalue-.Lstart, 2
.Lkey:
	.asciz "arch"
.Lvalue:
	.ascii "sm"
.Limage:
	.ascii "ptx!"
	.p2align 3
.Lend:
	.byte 0x10, 0xff, 0x10, 0xad
	.long 3
	.quad 48, 40, 1, 4096, 0
	.ascii "abcdefgh"
