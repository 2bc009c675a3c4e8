# triple: x86_64-linux-gnu
# A variable that '.lto_set_conditional' gives another value may still be given a new one, or become a label.
.lto_set_conditional a, h
.lto_set_conditional b, h
.lto_set_conditional .Lc, h
.set a, 4
b = 32 + y
.equ .Lc, 32 + y
h:	nop
a:	.long a
.set b, 5
.Lc:	.long b, .Lc - .
