# triple: x86_64-linux-gnu
.print "a\qb\n"
.warning "a\qb"
nop
