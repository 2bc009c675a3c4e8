# triple: thumbv7-linux-gnueabihf
# A function of T32 has an odd address, also where its label makes it STT_TLS; only '.type' with a function's type makes one of a label.
.section .tdata, "awT", %progbits
a:	nop
.type a, %function
.type b, %function
b:	nop
.type c, %object
c:	nop
.thumb_func
d:	nop
.type e, %gnu_indirect_function
e:	nop
.text
f:	nop
.type f, %tls_object
.type f, %function
.type g, %tls_object
.type g, %function
g:	nop
.arm
h:	.word 0
.type h, %function
.thumb
.type h, %object
.globl h
