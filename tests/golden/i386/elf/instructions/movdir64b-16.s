# triple: i386-linux-gnu
movdir64b 485498096, %cx
movdir64b 4854, %cx
enqcmd 4854, %cx
enqcmds x, %cx
movdir64b x+4, %cx
movdir64b 485498096, %ecx
.code16
movdir64b 4854, %cx
movdir64b 4854, %ecx
enqcmd x, %ecx
