# triple: x86_64-linux-gnux32
# args: -gsframe -large-code-model
.text
nop
f:
.cfi_startproc
nop
.cfi_endproc
.section .tdata,"awT"
nop
.cfi_startproc
nop
.cfi_endproc
