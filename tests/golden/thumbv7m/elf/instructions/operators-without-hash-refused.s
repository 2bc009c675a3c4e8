# triple: thumbv7m-none-eabi
k = 1
movs r0, ~0
cmp r0, ~0
add r0, r0, ~0
adds r0, ~0
ldr r0, [r1, ~0]
ldr r0, [r1], ~0
ldr r0, ~0
adr r0, ~0
svc ~0
bkpt ~0
movw r0, ~0
lsls r0, r1, ~0
movs r0, - 1
cmp r0, - 1
add r0, r0, - 1
adds r0, - 1
ldr r0, [r1, - 1]
ldr r0, [r1], - 1
ldr r0, - 1
adr r0, - 1
svc - 1
bkpt - 1
movw r0, - 1
lsls r0, r1, - 1
movs r0, -1
cmp r0, -1
add r0, r0, -1
adds r0, -1
ldr r0, [r1, -1]
ldr r0, [r1], -1
ldr r0, -1
adr r0, -1
svc -1
bkpt -1
movw r0, -1
lsls r0, r1, -1
movs r0, +1
cmp r0, +1
add r0, r0, +1
adds r0, +1
ldr r0, [r1, +1]
ldr r0, [r1], +1
ldr r0, +1
adr r0, +1
svc +1
bkpt +1
movw r0, +1
lsls r0, r1, +1
movs r0, -(1)
cmp r0, -(1)
add r0, r0, -(1)
adds r0, -(1)
ldr r0, [r1, -(1)]
ldr r0, [r1], -(1)
ldr r0, -(1)
adr r0, -(1)
svc -(1)
bkpt -(1)
movw r0, -(1)
lsls r0, r1, -(1)
movs r0, +k
cmp r0, +k
add r0, r0, +k
adds r0, +k
ldr r0, [r1, +k]
ldr r0, [r1], +k
ldr r0, +k
adr r0, +k
svc +k
bkpt +k
movw r0, +k
lsls r0, r1, +k
movs r0, -k
cmp r0, -k
add r0, r0, -k
adds r0, -k
ldr r0, [r1, -k]
ldr r0, [r1], -k
ldr r0, -k
adr r0, -k
svc -k
bkpt -k
movw r0, -k
lsls r0, r1, -k
movs r0, !0
cmp r0, !0
add r0, r0, !0
adds r0, !0
ldr r0, [r1, !0]
ldr r0, [r1], !0
ldr r0, !0
adr r0, !0
svc !0
bkpt !0
movw r0, !0
lsls r0, r1, !0
add r0, +r1
b +k
ldr r0, [r1], +r2
