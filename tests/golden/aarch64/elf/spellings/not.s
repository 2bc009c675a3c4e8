// triple: aarch64-linux-gnu
adr x0, !0
adr x0, !1
add x0, x0, !0
mov x0, !0
ldr x0, [x1, !0]
cmp x0, !0
tbz x0, !0, .
svc !0
lsl x0, x1, !0
orr x0, x0, !0
