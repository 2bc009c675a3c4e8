# triple: x86_64-linux-gnu
# What was wrong with a filling in the first rounds is forgotten when call frames have grown.
.zero 3
.zero .-a
a:
.cfi_startproc
nop
.cfi_escape 0x16,-2
.cfi_endproc
