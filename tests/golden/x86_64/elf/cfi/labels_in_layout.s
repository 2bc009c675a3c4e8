# triple: x86_64-linux-gnu
# Places in the section of frames are places like others.
.space b-a
.cfi_startproc
nop
.cfi_def_cfa_offset 16
.cfi_label a
.zero 70
.cfi_def_cfa_offset 8
.cfi_label b
.cfi_endproc
.reloc b, R_X86_64_64, a
.data
. = a+2
