# triple: x86_64-linux-gnu
# A variable that stands for a place has no distance from another as long as places may move.
h = .
k = h + 1
n = k - h
.if . - h
.endif
.if h - h
.endif
.if k - h
.endif
.if n
.endif
.cfi_startproc
.cfi_escape . - h
.cfi_endproc
.align . - h
.subsection k - h
.skip 4, k - h
