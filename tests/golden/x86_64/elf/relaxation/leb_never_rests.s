# triple: x86_64-linux-gnu
# It counts itself; its section's rounds end before the label behind it gets the offset for its last size.
.data
g: .uleb128 g-f
f: .quad f-g
.section .d2,"aw"
h: .sleb128 h-i
.byte 1
i: .byte i-h
.section .d3,"aw"
j: .uleb128 j-k
.p2align 2
k: .byte k-j
