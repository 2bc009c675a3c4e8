# triple: x86_64-linux-gnu
call *h@TLSCALL+1(%rax)
call *h@TLSCALL(%rax)
lea h@TLSCALL+4(%rax), %rsp
