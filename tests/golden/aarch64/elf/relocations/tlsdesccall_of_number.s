# triple: aarch64-linux-gnu
# A number has no relocation.
.tlsdesccall y
nop
.equiv y, h-.
h:
.tlsdesccall z
z = 5
.tlsdesccall h
.tlsdesccall x
