# triple: x86_64-windows-msvc
# Records that compilers write rarely, one of each kind, and subsections likewise.
	.text
	.globl f
f:
	nop
	nop
	ret
	.macro symbol kind
	.short 2f-1f
1:
	.short \kind
	.endm
	.macro end
	.p2align 2
2:
	.endm
	.macro place
	.secrel32 f
	.secidx f
	.endm
	.macro range
	place
	.short 2
	.endm

	.section .debug$S,"dr"
	.p2align 2
	.long 4
	.long 0xf1, 4f-3f
3:
	symbol 0x1019; place; .short 2; .asciz "one"; .asciz "two"; end
	symbol 0x1102; .long 0, 1, 2; place; .short 3; .byte 1; .asciz "thunk"; .byte 1, 2, 3; end
	symbol 0x1105; place; .byte 0x48; .asciz "label"; end
	symbol 0x6; end
	symbol 0x1106; .long 0x74; .short 17; .asciz "eax"; end
	symbol 0x1107; .long 0x13; .short 0x8009; .quad -5; .asciz "constant"; end
	symbol 0x1107; .long 0x76; .short 0x8000; .byte -3; .asciz "small"; end
	symbol 0x1109; .long 0x603; .asciz "pointer"; end
	symbol 0x110b; .long -8, 0x75; .asciz "local"; end
	symbol 0x110e; .long 2; place; .asciz "public"; end
	symbol 0x1111; .long 16, 0x103; .short 335; .asciz "of rsp"; end
	symbol 0x1116; .byte 3, 1, 0, 0; .short 0xd0, 1, 2, 3, 4, 5, 6; .asciz "tool"; .asciz "a"; .asciz "b"; .byte 0; end
	symbol 0x1124; .asciz "std"; end
	symbol 0x1125; .long 1, 2; .short 3; .asciz "reference"; end
	symbol 0x112c; .short 1, 5; .long 1, 2; .short 3, 4; end
	symbol 0x1136; .short 1; .byte 12, 0; .long 0x1000, 0x20, 0x60000020; .asciz ".text"; end
	symbol 0x1137; .long 8, 0x60000020; place; .asciz ".text$mn"; end
	symbol 0x1138; .short 7, 0x12; .asciz "exported"; end
	symbol 0x1139; place; .short 0; .long 0x1000; end
	symbol 0x113a; place; .byte 2, 0; end
	symbol 0x113d; .byte 0; .asciz "cwd"; .asciz "/src"; .byte 0; end
	symbol 0x113f; .long 1; range; end
	symbol 0x1142; .long -4; range; .short 1, 1; end
	symbol 0x1143; .short 328, 0; .long 8; range; end
	symbol 0x1144; .long -16; end
	symbol 0x1145; .short 335, 0x41; .long 24; range; end
	symbol 0x1153; .long 0x74, 1; .short 0x200; .asciz "static"; end
	symbol 0x1159; place; .short 4; .secrel32 f; .secrel32 f; .secidx f; .secidx f; .long 6; end
	symbol 0x115a; .long 2, 0x1000, 0x1001; end
	symbol 0x115e; place; .short 5; .long 0x1000; end
	symbol 0x1169; .long 0x1001; .asciz "patched"; end
	symbol 0x1234; .byte 1, 2, 3, 4; end
4:
	.p2align 2
	.long 0xf2, 4f-3f
3:
	.secrel32 f
	.secidx f
	.short 1
	.long 3
	.long 0, 3, 48
	.long 0, 0x80000007, 1, 0x00feefee, 2, 0x02000009
	.short 1, 5, 2, 6, 3, 0
4:
	.p2align 2
	.long 0xf6, 4f-3f
3:
	.long 1
	.long 0x1001, 0, 12, 2, 0, 24
4:
	.p2align 2
	.long 0xf4, 4f-3f
3:
	.long 1
	.byte 16, 1
	.quad 0x0123456789abcdef, 2
	.short 0
	.long 5
	.byte 0, 0
	.short 0
4:
	.p2align 2
	.long 0xf3, 4f-3f
3:
	.asciz ""
	.asciz "a.c"
	.asciz "b.h"
4:
	.p2align 2
	.long 0xf7, 16, 1, 2, 0x1000, 0x1001
	.long 0xf8, 8, 0x1000, 0x80001000
	.long 0x800000fd, 4, 7

	.section .debug$T,"dr"
	.p2align 2
	.long 4
	symbol 0x1201; .long 2, 0x74, 0x670; end
	symbol 0x1601; .long 0, 0x1000; .asciz "name"; .byte 0xf3, 0xf2, 0xf1; end
	symbol 0x000a; .short 3; .byte 0x55, 5; .byte 0xf2, 0xf1; end
	symbol 0x000e; .short 4; end
	symbol 0x1002; .long 0x74, 0x1012c; end
	symbol 0x1002; .long 0x74, 0x8060, 0x1001; .short 5; end
	symbol 0x1203; .short 0x1400, 1; .long 0x1000; .short 8; .byte 0xf2, 0xf1; .short 0x1401, 3; .long 1, 2; .short 4, 1; .short 0x1409, 0; .long 0x1004; .short 0x1502, 3, 0x8001, -2; .asciz "minus"; .byte 0xf2, 0xf1; .short 0x1511, 0x13; .long 0x1000, 16; .asciz "virtual"; .short 0x1404, 0; .long 0x1005; end
	symbol 0x1206; .short 0x103, 0; .long 0x1000; .short 0x1b, 0; .long 0x1000, 8; end
	symbol 0x1503; .long 0x74, 0x23; .short 0x8004; .long 0x10000; .asciz ""; .byte 0xf1; end
	symbol 0x1506; .short 1, 0x280; .long 0; .short 0; .asciz "union"; .asciz "unique"; .byte 0xf1; end
	symbol 0x1509; .long 0x1000, 5, 9; .asciz "a.pch"; .byte 0xf2, 0xf1; end
	symbol 0x150a; .long 0x74; .asciz "alias"; .byte 0xf2, 0xf1; end
	symbol 0x1515; .long 0x01020304; .short 0x0506, 0x0708; .byte 1, 2, 3, 4, 5, 6, 7, 8; .long 1; .asciz "a.pdb"; .byte 0xf2, 0xf1; end
	symbol 0x1603; .short 2; .long 0x1001, 0; .byte 0xf2, 0xf1; end
	symbol 0x1604; .long 1, 0x1001; end
	symbol 0x1607; .long 0x1001, 1, 7; .short 2; .byte 0xf2, 0xf1; end
	symbol 0x0014; .long 9; end
	symbol 0x1517; .byte 1, 2; end

	.section .debug$H,"dr"
	.p2align 2
	.long 0x133c9c5
	.short 0, 2
	.quad 1, 2
