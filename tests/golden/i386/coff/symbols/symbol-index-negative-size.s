# triple: i386-windows-gnu
    .long 1
    .zero .-h
h:
    .safeseh f
