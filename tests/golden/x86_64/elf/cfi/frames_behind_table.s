# triple: x86_64-linux-gnu
# Code in a later subsection of a section of frames follows the table, whose size its offsets depend on.
.cfi_sections .eh_frame, .debug_frame
.section .eh_frame,"a",@unwind
y:
.cfi_startproc
nop
jmp x
.uleb128 x-y
.subsection 1
.p2align 5
nop
.cfi_def_cfa_offset 16
.fill 70
.cfi_def_cfa_offset 24
.cfi_endproc
x:
.cfi_startproc
nop
.p2align 4
.cfi_def_cfa_offset 16
.cfi_endproc
.section .debug_frame,"",@progbits
.subsection 2
.cfi_startproc
nop
.cfi_endproc
.text
.cfi_startproc
nop
.fill x-y
.cfi_def_cfa_offset 32
.cfi_endproc
