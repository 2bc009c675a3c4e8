# triple: i386-windows-gnu
# A static symbol keeps its record when it is given another value; others do not.
    .La = .
    .def .La
    .scl 3
    .endef
    .equ .La, d-8
    x = 2
    .def x
    .scl 3
    .endef
    .equ x, 7
    .long x
    y = 2
    .def y
    .scl 2
    .endef
    y = 3
