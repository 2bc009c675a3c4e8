# triple: thumbv7-linux-gnueabihf
# Only what has a place becomes a function of T32 by '.type' or '.thumb_set', and another name of a number is that number.
z = -128
.symver z, g@@@V1
.type z, %function
f = a + 12
.type f, %function
a = .
.thumb_set c, d
.thumb_set h, c
d:	nop
.long h, c, d
