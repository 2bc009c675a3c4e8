# triple: i386-linux-gnu
# A number that does not fit in 32 bits is pushed as 16.
.intel_syntax noprefix
push 0x7fffffffffffffff
push 0x8000000000000000
push 0x1ffffffff
push -0x80000001
push 0xffffffff
push -0x80000000
.code16
push 0x12345
