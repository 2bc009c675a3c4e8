# triple: x86_64-linux-gnu
js .L1
.space . - .L2
.L2:
.L1:
