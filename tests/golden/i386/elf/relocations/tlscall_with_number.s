# triple: i386-linux-gnu
lea h@TLSCALL+63(%eax), %esp
lea h@TLSCALL(%eax), %esp
lea h@TLSCALL-1(%eax), %esp
xorb $1, x@TLSCALL+16(%esi)
call *h@TLSCALL(%eax)
