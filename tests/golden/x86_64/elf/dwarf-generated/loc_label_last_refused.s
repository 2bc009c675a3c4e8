# triple: x86_64-linux-gnu
# args: -g
nop
.loc_label a
nop
.loc_label b
