# triple: x86_64-linux-gnu
# A value that waits for another symbol comes when that gets a place, whatever its own meaning by then.
.lto_set_conditional d, .Lc
.lcomm .Lc, 16
.lto_set_conditional f, a
f = .
a:
.common .Lx, 4
.lto_set_conditional .Lx, e
