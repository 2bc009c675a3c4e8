# triple: thumbv7m-none-eabi
k = 1
movs r0, (4)
cmp r0, (4)
add r0, r0, (4)
adds r0, (4)
ldr r0, [r1, (4)]
ldr r0, (4)
adr r0, (4)
it eq
moveq r0, (4)
svc (4)
bkpt (4)
movw r0, (4)
lsls r0, r1, (4)
movs r0, 2+2
cmp r0, 2+2
add r0, r0, 2+2
adds r0, 2+2
ldr r0, [r1, 2+2]
ldr r0, 2+2
adr r0, 2+2
it eq
moveq r0, 2+2
svc 2+2
bkpt 2+2
movw r0, 2+2
lsls r0, r1, 2+2
movs r0, (k)+3
cmp r0, (k)+3
add r0, r0, (k)+3
adds r0, (k)+3
ldr r0, [r1, (k)+3]
ldr r0, (k)+3
adr r0, (k)+3
it eq
moveq r0, (k)+3
svc (k)+3
bkpt (k)+3
movw r0, (k)+3
lsls r0, r1, (k)+3
movs r0, 3+k
cmp r0, 3+k
add r0, r0, 3+k
adds r0, 3+k
ldr r0, [r1, 3+k]
ldr r0, 3+k
adr r0, 3+k
it eq
moveq r0, 3+k
svc 3+k
bkpt 3+k
movw r0, 3+k
lsls r0, r1, 3+k
movs r0, 'a'-93
cmp r0, 'a'-93
add r0, r0, 'a'-93
adds r0, 'a'-93
ldr r0, [r1, 'a'-93]
ldr r0, 'a'-93
adr r0, 'a'-93
it eq
moveq r0, 'a'-93
svc 'a'-93
bkpt 'a'-93
movw r0, 'a'-93
lsls r0, r1, 'a'-93
ldr r0, [r1, +r2]
ldr r0, [r1, + r2]
movs r0, #+1
movs r0, # ~~1
ldr r0, [r1, #- 1]
