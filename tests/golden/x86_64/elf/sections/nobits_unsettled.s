# triple: x86_64-linux-gnu
# Where places never come to rest a section without bytes is as large as they say.
.section .nob,"aw",@nobits
. = g+16
g:
