# triple: i386-linux-gnu
# The last value that does not fit whole is not written, yet places count it.
.byte 9
.p2alignw 4, 0x90
g:
.long x
jmp g
.long g - .
.data
.long g
.text
call z
.p2alignl 3, 0x11223344
.long v
.reloc . - 4, R_386_PC32, g
