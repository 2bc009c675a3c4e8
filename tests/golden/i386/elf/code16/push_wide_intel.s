# triple: i386-linux-gnu
.intel_syntax noprefix
.code16
push 0x7f
push 0x80
push 0xff80
push 0xffff
push 0x10000
push 0xffffff7f
push 0xffffff80
push 0xffffffff
push -1
push -129
push -0x8001
push 0xffffffffffffffff
push 0xffffffffffff
push a
.code32
push 0x80
push 0xff80
push 0xffffff80
push 0xffffffffffff
push a
