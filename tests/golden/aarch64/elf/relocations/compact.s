// triple: aarch64-linux-gnu
// args: --crel
bl foo
.xword bar
adrp x0, foo+8
add x0,x0,:lo12:foo+8
.data
.word 1
.quad bar-4
.space 400
.word x
.section .text.x,"axG",@progbits,g,comdat
bl y
.cg_profile foo,bar,3
