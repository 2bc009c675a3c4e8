# triple: x86_64-linux-gnu
.bss
.byte 0
.uleb128 c-c
.section .nob,"aw",@nobits
.quad x@ABS8, .La
lea x@PLT, %al
