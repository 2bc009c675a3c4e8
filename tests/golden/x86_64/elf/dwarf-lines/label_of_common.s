# triple: x86_64-linux-gnu
# A common symbol may become a label of the line table: other objects still see a common symbol.
nop
.loc_label a
.comm a, 5, 32
.quad a
