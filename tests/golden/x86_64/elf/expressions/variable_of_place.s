# triple: x86_64-linux-gnu
# What has no value yet is given one by the layout.
a:
nop
h = .
k = h + 1
n = 3
m = n + 1
.long . - h, k - h, h - h
.fill k - h, 2, 1
.skip . - h
.org h + 40
.if m - n
.byte m
.endif
.size a, k - a
