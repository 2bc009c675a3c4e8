# triple: x86_64-windows-msvc
.comm a, 4
nop
a: .long a, a-b
b: jmp a
.weak d
.lcomm d, 4, 4
.weak_anti_dep e
.lcomm e, 0, 4
.lto_set_conditional g, h
.lcomm h, 1
.secoffset i
.equiv i, 5
