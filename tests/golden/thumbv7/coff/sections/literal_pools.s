# triple: thumbv7-windows-msvc
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
 .section .text.a,"xr"
 ldr r0, =0x01020304
 .section .text.b,"xr"
 ldr r0, =a
 .section .text.a,"xr"
 ldr r0, =b
 .ltorg
 .section .text.c,"xr"
 ldr r0, =0x01020304
 .section .text.a,"xr"
 ldr r0, =c
 ldr r1, =0x01020304
 .data
 ldr r0, =d
 .text
 .ltorg
 nop
