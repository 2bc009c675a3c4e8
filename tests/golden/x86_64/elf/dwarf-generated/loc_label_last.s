# triple: x86_64-linux-gnu
# args: -g -fdebug-compilation-dir=/somewhere
nop
.loc_label a
.loc_label b
nop
.data
.loc_label c
