# triple: x86_64-linux-gnu
# The size of `.zero` depends on itself, so that its section has as many rounds as fragments; the profile adds one.
.cg_profile f, c, 16
.data
f:
.zero c-f+3
c:
