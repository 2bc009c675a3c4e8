# triple: i386-linux-gnu
z:
call z
.long z@TPOFF
call z
.type z,@gnu_indirect_function
jmp z
.data
.long z
.long z - .
