# triple: x86_64-linux-gnu
.lto_set_conditional a, g
.lto_set_conditional b, a
.lto_set_conditional c, h
.lto_set_conditional d, i
.long 1
g:
h = 5
.long a, b, c
