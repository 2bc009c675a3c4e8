# triple: x86_64-linux-gnu
# It moves its own target further; the number of rounds decides.
.uleb128 f-c
.p2align 2, , 3
. = f+4
f:
c:
