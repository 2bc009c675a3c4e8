# triple: aarch64-linux-gnu
fmov d0, #1e
fmov s1, #1e+
fmov d2, #2.5e-
