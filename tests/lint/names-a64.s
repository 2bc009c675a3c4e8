# llas --triple aarch64-linux-gnu --no-exec-stack
w3 = 4
x30:	nop
x31 = 1
