# triple: x86_64-linux-gnu
# In a thread-local section each frame has a symbol of its own, which '.debug_frame' and '.eh_frame' share.
.section .tdata, "awT", @progbits
.cfi_sections .debug_frame, .eh_frame
.cfi_startproc
.cfi_endproc
.cfi_startproc simple
.cfi_endproc
.cfi_startproc
nop
a: .cfi_endproc
b: .long 1
