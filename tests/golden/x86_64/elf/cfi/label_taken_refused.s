# triple: x86_64-linux-gnu
# Labels of frames are made at the end of the text, when their names may have another meaning.
.cfi_startproc
nop
.cfi_label b
.cfi_label e
.cfi_endproc
.equ b, c-.
b:
.set e, 4
