@ triple: thumbv7-windows-msvc
@ What llvm-mc does without a word has a warning here (docs/arm.md): the bytes are the same.
mov r0, #0x100000001
add r0, r1, #0x1000000ff
adc.n r0, r1, r2
itt eq
addeq r0, r0, r1
inside:
addeq r0, r0, r1
movt r0, #:upper16:ext
movw r0, #:lower16:ext
nop
movt r0, #:upper16:ext
cpsie
cpsie i, #32
cbz r0, ext
it ne
