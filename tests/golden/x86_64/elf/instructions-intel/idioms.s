# triple: x86_64-linux-gnu
# Idioms of inline assembly and of hand-written files.
.intel_syntax noprefix
# idioms of rustc's asm! and of hand-written files
mov qword ptr [rsp - 8], rax
lea rdi, [rip + .Lstr]
mov rax, qword ptr [rip + foo@GOTPCREL]
call qword ptr [rip + memcpy@GOTPCREL]
mov rax, QWORD PTR fs:[0]
lea rdi, foo@TLSGD[rip]
add rsp, 0x40
2: dec rcx
jnz 2b
jmp 3f
3: xchg al, ah
vmovdqu YMMWORD PTR [rdi+1*32], ymm0
vpshufb ymm0, ymm0, ymmword ptr [ROT16+rip]
vmovups xmm15, xmmword ptr [rdi+rdx*4+0x20]
mov eax, dword ptr [rsp+8+4*2]
movzx eax, BYTE PTR [rbp+0x48]
kmovw k1, eax
vpaddd zmm0{k1}{z}, zmm1, dword ptr [rsi]{1to16}
cmp rdi, (4096*4) - 1
and rsp, -64
.att_syntax
movq %rax, %rbx
.intel_syntax noprefix
mov rbx, rax
.Lstr: .asciz "x"
.balign 16
ROT16: .byte 2, 3, 0, 1
