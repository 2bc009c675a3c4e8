# triple: x86_64-linux-gnu
# args: -fdebug-compilation-dir=/d
	.file	0 "/d" "a.c"
	.text
f:
	.file	1 "a.c"
	.loc	1 1 1 view -0
	nop
	.loc	1 2 1 view .LVU1
	.loc	1 3 1 is_stmt 0 view .LVU2
	nop
	.loc	1 4 1 view .LVU3
	.p2align 4
	.loc	1 5 1 is_stmt 1 view .LVU4
	.p2align 4
	.loc	1 6 1 view .LVU12
	.loc	1 7 1 discriminator 3 view .LVU5
g:	nop
	.loc	1 8 1 view 0
	nop
	.file	2 "b.h"
	.loc	2 9 1 view .LVU6
	.skip	h-h2
	.loc	2 10 1 view .LVU7
	.skip	h-h2
h:
h2:
	.loc	2 11 1 view .LVU8
	.loc	2 12 1 view .LVU9
	.loc	2 13 1 view .LVU10
	.section	.text.b,"ax",@progbits
	.loc	2 14 1 view .LVU11
  	nop
  	nop
	.data
	.uleb128 .LVU1
	.byte	.LVU2, .LVU3, .LVU4, .LVU5
	.long	.LVU6, .LVU7, .LVU8
	.uleb128 .LVU9
	.byte	.LVU10, .LVU11
