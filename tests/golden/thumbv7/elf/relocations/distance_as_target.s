# triple: thumbv7-linux-gnueabihf
# Only a variable that is a constant is replaced by its value when the operand is read. A distance of labels is absolute as well,
# but what is relative to the PC needs a relocation to reach it.
b:
    nop
c:
    .set distance, c-b
    .set number, 8
    .equiv .Lnone, b-b
    adr r1, distance
    adr r1, .Lnone
    adr.w r1, .Lnone
    b distance
    beq distance
    cbz r0, distance
    ldr r1, distance
    add r0, r0, distance
    mov r0, #distance
    b number
    adr r1, c-b
