# triple: x86_64-linux-gnu
	.file 1 "dir" "a.c"
	.file 2 "/usr/include/stdio.h"
	.file 4 "dir/sub//b.c"
	.file 3 "c.c"
	.file 5 "" "d/d.c"
f:	.loc 1 10 5 prologue_end
	nop
	.loc 2 11 300 is_stmt 0 discriminator 200
	nop
	.loc 4 1 1 basic_block epilogue_begin isa 2
	nop
	.loc 4 100000
	.zero 3000
	.loc 4 100001 is_stmt 1
	jne g
	.loc 3 5
	jmp f
	.zero 17
	.loc 3 6
	ret
	.p2align 6
	.loc 3 5
	.loc 3 4
	.loc 3 4
	call g
	.section .text.g,"ax"
g:	.loc 3 0
	ret
