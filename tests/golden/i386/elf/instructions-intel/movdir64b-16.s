# triple: i386-linux-gnu
.intel_syntax noprefix
movdir64b cx, [485498096]
enqcmd cx, [4854]
movdir64b ecx, [4854]
