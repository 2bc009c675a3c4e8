# triple: x86_64-linux-gnu
jmp x@ABS8
je x@ABS8
