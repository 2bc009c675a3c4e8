# triple: aarch64-linux-gnu
# The mark of .debug_line_str comes behind the labels of .loc_label.
.file 0 "dir" "c.c"
b:
.loc_label c
