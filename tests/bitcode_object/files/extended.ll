; targets: x86_64-unknown-linux-gnu i386-unknown-linux-gnu x86_64-w64-windows-gnu i686-w64-windows-gnu
; The floating point numbers of 80 bits, which take 10, 12 or 16 bytes.
@one = global x86_fp80 0xK3FFF8000000000000001
@list = constant [2 x x86_fp80] [x86_fp80 0xKBFFF8000000000000000, x86_fp80 undef]
