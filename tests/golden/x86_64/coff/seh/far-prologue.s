# triple: x86_64-windows-gnu
f:
.seh_proc f
.org f + 256
push %rbx
.seh_pushreg %rbx
.seh_stackalloc 16
.seh_endprologue
.seh_endproc
