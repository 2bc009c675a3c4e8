# triple: x86_64-linux-gnu
# args: -fdebug-compilation-dir=/d
	.file	1 "a.c"
	.file	0 "/d" "a.c"
	.text
f:
	.loc	1 1 1
	nop
	.loc	1 2 1
	.loc	1 3 1 is_stmt 0
	nop
	.loc	1 4 1
	.loc	1 5 1 is_stmt 1
	.p2align 4
	.p2align 4
	.loc	1 6 1
	.loc	1 7 1 discriminator 3
g:	nop
	.loc	1 8 1
	nop
	.file	2 "b.h"
	.loc	2 9 1
	.loc	2 10 1
h:
h2:
	.loc	2 11 1
	.loc	2 12 1
	.loc	2 13 1
	.loc	2 99 1
	.section	.text.b,"ax",@progbits
	.loc	2 14 1
  	nop
  	nop
	.data
	.uleb128 0
	.byte	1, 0, 0, 2
	.long	0, 1, 2
	.uleb128 3
	.byte	4, 0
