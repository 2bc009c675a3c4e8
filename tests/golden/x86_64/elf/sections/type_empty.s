# triple: x86_64-linux-gnu
.section a,"a",@""
.byte 1
.section .init_array,"aw",""
.quad 0
.section b,"a",%"nobits"
.zero 5
