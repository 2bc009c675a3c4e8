# triple: i386-linux-gnu
# The accumulator is as wide as the memory.
.code16
.intel_syntax noprefix
mov eax, word ptr z+17
mov word ptr b+12, eax
mov dword ptr z, ax
mov al, word ptr z
