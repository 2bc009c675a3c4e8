# triple: thumbv7m-none-eabi
.if 1
f:
.cfi_startproc
nop
.cfi_undefined d15
.cfi_undefined d16
nop
.cfi_offset d31, -8
nop
.cfi_same_value D20
nop
.cfi_restore d16
nop
.cfi_offset d8, -16
nop
.cfi_undefined 272
.cfi_endproc
.endif
