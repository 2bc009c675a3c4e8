# triple: x86_64-linux-gnu
# A place that moves its own target: the number of fragments decides. Each filling and each switch of modes or sections is one.
.ds.b 2
.zero 4
.nops 3
.code32
nop
.code64
.data
.text
. = c+3
c:
