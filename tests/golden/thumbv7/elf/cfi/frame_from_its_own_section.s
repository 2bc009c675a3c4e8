# triple: thumbv7-linux-gnueabihf
# The distance from a place in the section of frames itself has a relocation.
.section .eh_frame,"a"
.cfi_startproc
.section .foo,"awT",%progbits
.cfi_endproc
it mi
movmi r0, r1
