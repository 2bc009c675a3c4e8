# triple: aarch64-linux-gnu
k = 1
add x0, x0, 1, lsl #12
add x0, x0, 1, lsl #0
sub x0, x0, 1, lsl #12
sub x0, x0, 1, lsl #0
adds x0, x0, 1, lsl #12
adds x0, x0, 1, lsl #0
cmp x0, 1, lsl #12
add x0, x0, 1
add x0, x0, 0x10, lsl #12
add x0, x0, 0x10, lsl #0
sub x0, x0, 0x10, lsl #12
sub x0, x0, 0x10, lsl #0
adds x0, x0, 0x10, lsl #12
adds x0, x0, 0x10, lsl #0
cmp x0, 0x10, lsl #12
add x0, x0, 0x10
add x0, x0, 'a', lsl #12
add x0, x0, 'a', lsl #0
sub x0, x0, 'a', lsl #12
sub x0, x0, 'a', lsl #0
adds x0, x0, 'a', lsl #12
adds x0, x0, 'a', lsl #0
cmp x0, 'a', lsl #12
add x0, x0, 'a'
add x0, x0, 1+0, lsl #12
add x0, x0, 1+0, lsl #0
sub x0, x0, 1+0, lsl #12
sub x0, x0, 1+0, lsl #0
adds x0, x0, 1+0, lsl #12
adds x0, x0, 1+0, lsl #0
cmp x0, 1+0, lsl #12
add x0, x0, 1+0
add x0, x0, 1 + 1, lsl #12
add x0, x0, 1 + 1, lsl #0
sub x0, x0, 1 + 1, lsl #12
sub x0, x0, 1 + 1, lsl #0
adds x0, x0, 1 + 1, lsl #12
adds x0, x0, 1 + 1, lsl #0
cmp x0, 1 + 1, lsl #12
add x0, x0, 1 + 1
add x0, x0, #!0, lsl #12
add x0, x0, #!0, lsl #0
sub x0, x0, #!0, lsl #12
sub x0, x0, #!0, lsl #0
adds x0, x0, #!0, lsl #12
adds x0, x0, #!0, lsl #0
cmp x0, #!0, lsl #12
add x0, x0, #!0
add x0, x0, #- 1, lsl #12
add x0, x0, #- 1, lsl #0
sub x0, x0, #- 1, lsl #12
sub x0, x0, #- 1, lsl #0
adds x0, x0, #- 1, lsl #12
adds x0, x0, #- 1, lsl #0
cmp x0, #- 1, lsl #12
add x0, x0, #- 1
add x0, x0, #+1, lsl #12
add x0, x0, #+1, lsl #0
sub x0, x0, #+1, lsl #12
sub x0, x0, #+1, lsl #0
adds x0, x0, #+1, lsl #12
adds x0, x0, #+1, lsl #0
cmp x0, #+1, lsl #12
add x0, x0, #+1
add x0, x0, #(1), lsl #12
add x0, x0, #(1), lsl #0
sub x0, x0, #(1), lsl #12
sub x0, x0, #(1), lsl #0
adds x0, x0, #(1), lsl #12
adds x0, x0, #(1), lsl #0
cmp x0, #(1), lsl #12
add x0, x0, #(1)
add x0, x0, #k, lsl #12
add x0, x0, #k, lsl #0
sub x0, x0, #k, lsl #12
sub x0, x0, #k, lsl #0
adds x0, x0, #k, lsl #12
adds x0, x0, #k, lsl #0
cmp x0, #k, lsl #12
add x0, x0, #k
add x0, x0, # k+0, lsl #12
add x0, x0, # k+0, lsl #0
sub x0, x0, # k+0, lsl #12
sub x0, x0, # k+0, lsl #0
adds x0, x0, # k+0, lsl #12
adds x0, x0, # k+0, lsl #0
cmp x0, # k+0, lsl #12
add x0, x0, # k+0
dmb 1
dsb 1
isb 1
prfm 1, [x0]
prfum 1, [x0]
dmb 07
dsb 07
isb 07
prfm 07, [x0]
prfum 07, [x0]
dmb 1+0
dsb 1+0
isb 1+0
prfm 1+0, [x0]
prfum 1+0, [x0]
dmb #!0
dsb #!0
isb #!0
prfm #!0, [x0]
prfum #!0, [x0]
dmb #(1)
dsb #(1)
isb #(1)
prfm #(1), [x0]
prfum #(1), [x0]
dmb #k
dsb #k
isb #k
prfm #k, [x0]
prfum #k, [x0]
dmb # k+0
dsb # k+0
isb # k+0
prfm # k+0, [x0]
prfum # k+0, [x0]
dmb #-0
dsb #-0
isb #-0
prfm #-0, [x0]
prfum #-0, [x0]
add x0, x0, !0
ldr x0, [x0, !0]
add x0, x0, +1
ldr x0, [x0, +1]
add x0, x0, (1)
ldr x0, [x0, (1)]
add x0, x0, k
ldr x0, [x0, k]
add x0, x0, -1
ldr x0, [x0, -1]
add x0, x0, - 1
ldr x0, [x0, - 1]
add x0, x0, -k
ldr x0, [x0, -k]
fmov v0.2d, 1
fmov d0, 1
fmov v0.2d, -1
fmov d0, -1
fmov v0.2d, - 1
fmov d0, - 1
fmov v0.2d, #-1
fmov d0, #-1
fmov v0.2d, #1
fmov d0, #1
fmov v0.2d, 0x70
fmov d0, 0x70
fmov v0.2d, 1.5
fmov d0, 1.5
fmov v0.2d, -1.5
fmov d0, -1.5
.arch_extension sve
add z0.h, z0.h, #(1), lsl #8
add z0.h, z0.h, 1, lsl #0
mov z0.h, #-1, lsl #8
mov z0.h, p0/m, #-1, lsl #8
mov z0.h, -1
prfb #(1), p0, [x0]
