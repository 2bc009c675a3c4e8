# triple: x86_64-linux-gnu
.section .tdata,"awT",@progbits
.byte 1
x = .
y = . + 4
