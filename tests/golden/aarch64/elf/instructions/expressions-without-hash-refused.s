# triple: aarch64-linux-gnu
k = 1
add x0, x0, !0, lsl #12
add x0, x0, !0, lsl #0
sub x0, x0, !0, lsl #12
sub x0, x0, !0, lsl #0
adds x0, x0, !0, lsl #12
adds x0, x0, !0, lsl #0
cmp x0, !0, lsl #12
dmb !0
dsb !0
isb !0
prfm !0, [x0]
prfum !0, [x0]
add x0, x0, -1, lsl #12
add x0, x0, -1, lsl #0
sub x0, x0, -1, lsl #12
sub x0, x0, -1, lsl #0
adds x0, x0, -1, lsl #12
adds x0, x0, -1, lsl #0
cmp x0, -1, lsl #12
dmb -1
dsb -1
isb -1
prfm -1, [x0]
prfum -1, [x0]
add x0, x0, - 1, lsl #12
add x0, x0, - 1, lsl #0
sub x0, x0, - 1, lsl #12
sub x0, x0, - 1, lsl #0
adds x0, x0, - 1, lsl #12
adds x0, x0, - 1, lsl #0
cmp x0, - 1, lsl #12
dmb - 1
dsb - 1
isb - 1
prfm - 1, [x0]
prfum - 1, [x0]
add x0, x0, +1, lsl #12
add x0, x0, +1, lsl #0
sub x0, x0, +1, lsl #12
sub x0, x0, +1, lsl #0
adds x0, x0, +1, lsl #12
adds x0, x0, +1, lsl #0
cmp x0, +1, lsl #12
dmb +1
dsb +1
isb +1
prfm +1, [x0]
prfum +1, [x0]
add x0, x0, (1), lsl #12
add x0, x0, (1), lsl #0
sub x0, x0, (1), lsl #12
sub x0, x0, (1), lsl #0
adds x0, x0, (1), lsl #12
adds x0, x0, (1), lsl #0
cmp x0, (1), lsl #12
dmb (1)
dsb (1)
isb (1)
prfm (1), [x0]
prfum (1), [x0]
add x0, x0, ~0xffe, lsl #12
add x0, x0, ~0xffe, lsl #0
sub x0, x0, ~0xffe, lsl #12
sub x0, x0, ~0xffe, lsl #0
adds x0, x0, ~0xffe, lsl #12
adds x0, x0, ~0xffe, lsl #0
cmp x0, ~0xffe, lsl #12
dmb ~0xffe
dsb ~0xffe
isb ~0xffe
prfm ~0xffe, [x0]
prfum ~0xffe, [x0]
add x0, x0, k, lsl #12
add x0, x0, k, lsl #0
sub x0, x0, k, lsl #12
sub x0, x0, k, lsl #0
adds x0, x0, k, lsl #12
adds x0, x0, k, lsl #0
cmp x0, k, lsl #12
dmb k
dsb k
isb k
prfm k, [x0]
prfum k, [x0]
add x0, x0, k+0, lsl #12
add x0, x0, k+0, lsl #0
sub x0, x0, k+0, lsl #12
sub x0, x0, k+0, lsl #0
adds x0, x0, k+0, lsl #12
adds x0, x0, k+0, lsl #0
cmp x0, k+0, lsl #12
dmb k+0
dsb k+0
isb k+0
prfm k+0, [x0]
prfum k+0, [x0]
add x0, x0, -0, lsl #12
add x0, x0, -0, lsl #0
sub x0, x0, -0, lsl #12
sub x0, x0, -0, lsl #0
adds x0, x0, -0, lsl #12
adds x0, x0, -0, lsl #0
cmp x0, -0, lsl #12
dmb -0
dsb -0
isb -0
prfm -0, [x0]
prfum -0, [x0]
fmov v0.2d, !0
fmov d0, !0
fmov v0.2d, +1
fmov d0, +1
fmov v0.2d, (1)
fmov d0, (1)
fmov v0.2d, k
fmov d0, k
fmov v0.2d, k+0
fmov d0, k+0
fmov v0.2d, 1+0
fmov d0, 1+0
fmov v0.2d, #!0
fmov d0, #!0
fmov v0.2d, #(1)
fmov d0, #(1)
fmov v0.2d, #k
fmov d0, #k
fmov v0.2d, #1+0
fmov d0, #1+0
.arch_extension sve
add z0.h, z0.h, (1), lsl #8
add z0.h, z0.h, !0, lsl #0
mov z0.h, -1, lsl #8
mov z0.h, p0/m, -1, lsl #8
prfb (1), p0, [x0]
