# triple: x86_64-linux-gnu
# In the first section llvm-mc does not walk once more, and what was wrong in between stays so.
.byte 1
.zero .-g
g:
.org .+5
