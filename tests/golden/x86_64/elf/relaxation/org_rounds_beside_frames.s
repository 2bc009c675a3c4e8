# triple: x86_64-linux-gnu
# The rounds of a section that never comes to rest begin anew when call frames have grown.
.org d+8
d:
.cfi_startproc
.zero 4
.cfi_def_cfa_offset 8
.cfi_endproc
