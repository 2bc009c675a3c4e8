# triple: aarch64-linux-gnu
# args: -g -fdebug-compilation-dir=/src
foo0 .req x5
nop
mov foo0, x1
