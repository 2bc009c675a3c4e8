# triple: x86_64-linux-gnu
# The alias is the symbol of the section from then on.
f = b
.section f
.weakref f, c
.globl f
.weakref g, b
.section g
.comm g, 4
