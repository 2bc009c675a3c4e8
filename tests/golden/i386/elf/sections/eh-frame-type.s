# triple: i386-linux-gnu
.section .eh_frame,"a",@unwind
.section .eh_frame,"a",@progbits
