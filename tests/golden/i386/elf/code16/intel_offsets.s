# triple: i386-linux-gnu
.code16
.intel_syntax noprefix
mov eax, dword ptr z+17
mov word ptr b+12, ax
mov al, byte ptr z
mov eax, z
