// triple: aarch64-linux-gnu
// llvm-mc has the numbers of the frame pointer and the return address the wrong way round.
 .cfi_sections .sframe
f:
 .cfi_startproc
 nop
 .cfi_def_cfa_offset 16
 .cfi_endproc
g:
 .cfi_startproc
 .cfi_return_column 29
 nop
 .cfi_def_cfa_offset 16
 .cfi_offset x29, -16
 .cfi_offset x30, -8
 nop
 .cfi_def_cfa x29, 16
 .cfi_negate_ra_state
 nop
 .cfi_endproc
h:
 .cfi_startproc
 .cfi_return_column 29
 nop
 .cfi_def_cfa_offset 16
 .cfi_offset x29, -16
 .cfi_offset x30, -8
 nop
 .cfi_def_cfa x30, 16
 .cfi_negate_ra_state
 nop
 .cfi_restore x29
 .cfi_b_key_frame
 .cfi_endproc
