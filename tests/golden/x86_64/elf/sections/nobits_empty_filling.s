# triple: x86_64-linux-gnu
# Values other than zero are a mistake even where there are none of them.
.bss
.zero 0, 8
