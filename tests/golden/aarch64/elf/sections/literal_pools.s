# triple: aarch64-linux-gnu
 ldr x0, =0x0102030405060708
 .ltorg
 ldr x0, =0x0102030405060708
 ldr x1, =s
 ldr x2, =s
 ldr x3, =s+0
 ldr x4, =s+0
 ldr x5, =(s)
 ldr x6, =s+1
 ldr x7, =s+1
 ldr w7, =s
 .ltorg
 ldr x1, =s
 .ltorg
 .ltorg
 .word 1
 ldr w1, =0x12345678
 ldr w2, =0x12345678
 ldr w3, =0xffffffff92345678
 ldr w3, =0x92345678
 ldr x3, =0x12345678
 k = 0x99887766
 ldr x3, =k
 ldr x3, =0x99887766
 .section .text.one,"ax"
 .data
 .word 1
 .text 1
 ldr x0, =0x0102030405060708
 .ltorg
 .word 0x11
 .previous
 .word 2
 .text 2
 .word 0x22
 ldr x1, =0x1122334455667788
 .data
 .text
 .word 0x33
 .section .text.a,"ax"
 ldr x0, =0x0102030405060708
 .section .text.b,"ax"
 ldr x0, =a
 .section .text.a,"ax"
 ldr x0, =b
 .ltorg
 .section .text.c,"ax"
 ldr x0, =0x0102030405060708
 .section .text.a,"ax"
 ldr x0, =c
 ldr x1, =0x0102030405060708
 .pushsection .text.b, 3
 ldr x0, =0x11223344aabbccdd
 .popsection
 .data
 ldr x0, =d
 .text
 .ltorg
 nop
