# triple: aarch64-linux-gnu
.lcomm h, 0
