# triple: x86_64-linux-gnu
# llvm-mc does not check the contents of a fragment that ends in an alignment.
.bss
.fill 255, 2, 1
.p2align 3
.byte 1
.fill 255, 2, 0
.fill 255, 1, 7
.byte 1
.p2align 3
.byte 0
.zero 300
.text
.bss
.fill 255, 2, 1
x: .byte 2
.p2align 4
.section .tbss,"awT",@nobits
.fill 300, 1, 1
.p2align 1
