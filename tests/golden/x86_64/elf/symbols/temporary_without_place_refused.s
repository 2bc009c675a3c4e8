# triple: x86_64-linux-gnu
.long .La
.comm .La, 1
lcall *d
.symver d, .Lc@V1
.addrsig_sym f
f = g
f = .
