# triple: x86_64-w64-windows-gnu
	.file "a.c"
	.def f
	.scl 2
	.type 32
	.endef
	.globl f
f:	leaq d(%rip), %rax
	callq g
	movl $d@IMGREL, %ecx
	ret
	.data
d:	.quad f
	.long f@IMGREL, f - .
	.rva f, d + 4
	.secrel32 d + 8
	.secidx d
	.symidx f
	.secnum d
	.secoffset d
	.bss
	.zero 16
	.section .rdata,"dr"
	.asciz "text"
	.section .text$inline,"xr",discard,inl
	.globl inl
inl:	ret
	.section .rdata$inl,"dr",associative,inl
	.byte 1
	.section .any,"dw",same_size,s
	.globl s
s:	.byte 2
	.section .large,"dr",largest,l
	.globl l
l:	.quad 0
	.section .exact,"dr",same_contents,e
	.globl e
e:	.byte 3
	.section .linked,"dr"
	.linkonce discard
	.byte 4
	.section a_section_with_a_long_name,"yn"
	.byte 5
	.weak w
w:	.byte 6
	.weak undefined_weak
	.long undefined_weak
	.weak_anti_dep anti
	.comm c,32,4
	.lcomm lc,8
	.section .u,"dr",one_only,u1,unique,1
	.globl u1
u1:	.byte 7
	.section .u,"dr",one_only,u2,unique,2
	.globl u2
u2:	.byte 8
