# triple: x86_64-linux-gnu
# args: -gsframe
# What counts as one place: rows behind empty filling and padding are rows of their own. Text of the section's own comes first.
 .section .sframe
 .long 1
 .text
f: .cfi_startproc
 nop
 .p2align 0
 .cfi_def_cfa_offset 16
 nop
.p2align 0
 .cfi_def_cfa_offset 24
 .p2align 2
 .cfi_def_cfa_offset 40
 .p2align 2
 .cfi_def_cfa_offset 48
 jmp x
 .cfi_def_cfa_offset 56
.fill 0, 1, 1
 .cfi_def_cfa_offset 64
 .org f+32
  .cfi_def_cfa_offset 72
 .org f+32
  .cfi_def_cfa_offset 80
 nop
 .text 1
 nop
 .cfi_def_cfa_offset 88
 .previous
 nop
 .cfi_endproc
 g: .cfi_startproc; .p2align 0; .cfi_endproc
h: .cfi_startproc; .p2align 3; .cfi_endproc
i: .cfi_startproc; .p2align 3; .cfi_endproc
