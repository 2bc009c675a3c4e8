# triple: thumbebv7-linux-gnueabi
 ldr r0, =0x01020304
 .ltorg
 ldr r0, =0x01020304
 ldr r1, =s
 ldr r2, =s
 ldr r3, =s+0
 ldr r4, =s+0
 ldr r5, =(s)
 ldr r6, =s+1
 ldr r7, =s+1
 ldr r7, =s
 .pool
 ldr r1, =s
 .ltorg
 .ltorg
 .word 1
 .p2align 1
 ldr r1, =-0x12345678
 ldr r2, =0xedcba988
 ldr r9, =0x12345678
 .ltorg
 .zero 0x2000
 ldr r0, =0x01020304
 .section .text.one,"ax"
 .data
 .word 1
 .text 1
 ldr r0, =0x01020304
 .ltorg
 .word 0x11
 .previous
 .word 2
 .text 2
 .word 0x22
 ldr r1, =0x11223344
 .data
 .text
 .word 0x33
 .section .text.a,"ax"
 ldr r0, =0x01020304
 .section .text.b,"ax"
 ldr r0, =a
 .section .text.a,"ax"
 ldr r0, =b
 .ltorg
 .section .text.c,"ax"
 ldr r0, =0x01020304
 .section .text.a,"ax"
 ldr r0, =c
 ldr r1, =0x01020304
 .pushsection .text.b, 3
 ldr r0, =0x1122aabb
 .popsection
 .data
 ldr r0, =d
 .text
 .ltorg
 nop
