# triple: thumbv6m-none-eabi
movw r0, #1
movt r0, #1
mov r0, #0x1234
mov.w r0, #1
add.w r0, r1, r2
ldr.w r0, [r1]
ldrex r0, [r1]
strex r0, r1, [r2]
ldrexb r0, [r1]
strexh r0, r1, [r2]
cbz r0, .+8
b.w foo
beq.w foo
sdiv r0, r1, r2
nop.w
udf.w #1
it eq
push.w {r8}
bfc r0, #1, #2
