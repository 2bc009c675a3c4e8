# triple: i386-linux-gnu
# A number that is known only in the end may have a byte; a .reloc comes before the instruction's own.
.intel_syntax noprefix
push offset h
push offset i
.reloc .-16, R_386_32
push offset j
.code16
push offset h
push offset i
h = 5
i = 500
