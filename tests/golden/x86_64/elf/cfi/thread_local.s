# triple: x86_64-linux-gnu
# In thread-local storage the symbols of frames and of rows stand where the text has them.
.file 1 "a.c"
.section .foo,"awT",@progbits
.cfi_sections .eh_frame, .debug_frame
.cfi_startproc
.byte 1
.loc 1 16 5
.byte 2
.cfi_endproc
h:
