# triple: thumbv7-linux-gnueabihf
.section .foo,"awT",%progbits
.cfi_sections .eh_frame, .debug_frame
.cfi_startproc
.cfi_endproc
