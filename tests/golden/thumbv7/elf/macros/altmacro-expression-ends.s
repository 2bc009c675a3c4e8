# triple: thumbv7-linux-gnueabihf
    .altmacro
    .macro m a b
    .ascii "[\a|\b]"
    .endm
    m %1+2 !a
    .irp a, %1 !(2)
    .ascii "(\a)"
    .endr
    .irp a, %1 !=2
    .ascii "(\a)"
    .endr
