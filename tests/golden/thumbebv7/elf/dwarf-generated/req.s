# triple: thumbebv7-linux-gnueabihf
# args: -g -fdebug-compilation-dir=/src
foo0 .req r5
nop
mov foo0, r1
