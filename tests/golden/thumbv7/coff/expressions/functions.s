# triple: thumbv7-pc-windows-msvc
# A difference from a function of T32 has the function's lowest bit.
    .long c-.
    .set d, c-.
    .thumb_func
c:  nop
    .long c-., .-c
    .set e, c+4
    .long e-.
    # Indexes of symbols keep the size of a prologue from being known.
    .seh_proc f
f:  .symidx x
    .seh_endprologue
    .seh_endproc
