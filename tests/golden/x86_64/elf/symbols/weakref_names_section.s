# triple: x86_64-linux-gnu
# The symbol of a section may be an alias: then the section uses the alias, and its target becomes weak.
.weakref f, b
.section f,"a"
.size f, 3
.La: .byte 1
.weakref .data, c
.data
.weakref g, d
.section g,"G",@progbits,h
.text
.quad .La
