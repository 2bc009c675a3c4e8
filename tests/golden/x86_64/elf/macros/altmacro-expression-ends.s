# triple: x86_64-linux-gnu
    .altmacro
    .macro m a b
    .ascii "[\a|\b]"
    .endm
    m %1 ~2
    m %1+2 (x)
    .irp a, %1 ~2, 5
    .ascii "(\a)"
    .endr
