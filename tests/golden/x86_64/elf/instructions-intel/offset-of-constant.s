# triple: x86_64-linux-gnu
    .equ .Lb, (4)+2
    .intel_syntax noprefix
    imul esi, dword ptr [z], offset .Lb+2
    imul esi, dword ptr [z], offset .Lb
    imul esi, dword ptr [z], .Lb+2
    add dword ptr [z], offset .Lb+2
    mov dword ptr [z], offset .Lb+2
    add eax, offset .Lb+300
    add eax, offset .Lb-300
    and rax, offset .Lb+300
    push offset .Lb+300
    shl dword ptr [rax], offset .Lb
    shl dword ptr [rax], offset .Lb-5
    mov rax, offset .Lb+0xfffffff0
    mov al, offset .Lb+3
    imul ax, bx, offset .Lb+200
