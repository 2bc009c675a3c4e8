# triple: aarch64-linux-gnu
# Only a variable that is a constant is replaced by its value when the operand is read. A distance of labels is absolute as well,
# but what is relative to the PC needs a relocation to reach it.
b:
    nop
c:
    .set distance, c-b
    .set number, 8
    .set sum, number+4
    adr x1, distance
    adrp x1, distance
    b distance
    cbz x0, distance
    tbz x0, #1, distance
    ldr x0, distance
    mov x0, distance
    b number
    b sum
    add x0, x0, sum
