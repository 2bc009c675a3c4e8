# triple: i386-linux-gnu
# Every encoding of pointers.
.cfi_startproc
.cfi_personality 0, foo
.cfi_lsda 0, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 16, foo
.cfi_lsda 16, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 128, foo
.cfi_lsda 128, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 144, foo
.cfi_lsda 144, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 2, foo
.cfi_lsda 2, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 18, foo
.cfi_lsda 18, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 130, foo
.cfi_lsda 130, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 146, foo
.cfi_lsda 146, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 3, foo
.cfi_lsda 3, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 19, foo
.cfi_lsda 19, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 131, foo
.cfi_lsda 131, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 147, foo
.cfi_lsda 147, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 8, foo
.cfi_lsda 8, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 24, foo
.cfi_lsda 24, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 136, foo
.cfi_lsda 136, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 152, foo
.cfi_lsda 152, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 10, foo
.cfi_lsda 10, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 26, foo
.cfi_lsda 26, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 138, foo
.cfi_lsda 138, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 154, foo
.cfi_lsda 154, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 11, foo
.cfi_lsda 11, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 27, foo
.cfi_lsda 27, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 139, foo
.cfi_lsda 139, bar
nop
.cfi_endproc
.cfi_startproc
.cfi_personality 155, foo
.cfi_lsda 155, bar
nop
.cfi_endproc
