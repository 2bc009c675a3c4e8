# triple: x86_64-linux-gnu
# args: -fdebug-compilation-dir=/src
.file 0 "" md5 0x1
.loc 0 1
nop
