# llas --triple thumbv7-linux-gnueabihf --no-exec-stack
r5:	nop
r16 = 1
