# triple: x86_64-linux-gnu
.2byte 256 - .Ltmp2@PLT + 4
