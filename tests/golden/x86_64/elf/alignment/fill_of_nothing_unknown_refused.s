# triple: x86_64-linux-gnu
    .fill a-b, 0, 7
    movw $c-., %bx
