# triple: x86_64-windows-gnu
# The offset of the CFA that a frame begins with is what the frame before it ended with, if its CIE says nothing.
.cfi_sections .eh_frame, .debug_frame
.cfi_startproc
nop
.cfi_def_cfa_offset 32
nop
.cfi_endproc
.cfi_startproc simple
nop
.cfi_adjust_cfa_offset 8
.cfi_rel_offset 1, 16
nop
.cfi_endproc
.cfi_startproc simple
nop
.cfi_adjust_cfa_offset 8
.cfi_endproc
.cfi_startproc
nop
.cfi_adjust_cfa_offset 8
.cfi_endproc
.cfi_startproc simple
.cfi_signal_frame
.cfi_def_cfa 7, 64
nop
.cfi_endproc
.cfi_startproc simple
nop
.cfi_adjust_cfa_offset -8
.cfi_endproc
