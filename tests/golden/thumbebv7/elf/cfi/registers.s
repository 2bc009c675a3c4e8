# triple: thumbebv7-linux-gnueabihf
.cfi_startproc
.cfi_undefined s16
.cfi_undefined s0
.cfi_undefined q4
.cfi_undefined q15
.cfi_undefined fpscr
.cfi_undefined apsr
.cfi_undefined APSR
.cfi_undefined p0
.cfi_undefined vpr
.cfi_undefined mvfr2
.cfi_undefined zr
.cfi_undefined ra_auth_code
.cfi_undefined a4
.cfi_undefined v8
.cfi_undefined d31
.cfi_offset s16, -8
.cfi_undefined 4294967296
.cfi_undefined 18446744073709551615
nop
.cfi_endproc
