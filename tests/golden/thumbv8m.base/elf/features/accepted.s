# triple: thumbv8m.base-none-eabi
movw r0, #1
movt r0, #:upper16:x
mov r0, #0x1234
ldrex r0, [r1]
strex r0, r1, [r2]
ldrexb r0, [r1]
strexh r0, r1, [r2]
cbz r0, .+8
b.w foo
bl foo
sdiv r0, r1, r2
lda r0, [r1]
clrex
dmb sy
