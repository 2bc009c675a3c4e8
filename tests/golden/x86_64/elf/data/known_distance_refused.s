# triple: x86_64-linux-gnu
# What is known where it is read must fit its field; what is known later is cut.
.byte .-.-256
.byte .-.+256
.short .-.+65536
.long .-.+0x100000000
.data
a:
	.zero 300
b:
	.byte b-a
	.byte (b-a)*3
	.short (b-a)*300
.text
	.byte b-a
	.short b-a
	.byte d-c
c:
	.zero 300
d:
