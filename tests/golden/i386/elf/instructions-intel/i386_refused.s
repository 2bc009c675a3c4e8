# triple: i386-linux-gnu
# 32-bit mode, refused.
.intel_syntax noprefix
iretw
bound eax, qword ptr [ebx]
call 5:6
jmp far ptr [eax]
mov rax, rbx
mov eax, [rax]
mov r8d, eax
mov eax, [eip+5]
mov bh, spl
bound ax, dword ptr [ebx]
pushd 5
pushw 5
