# triple: x86_64-linux-gnu
# Prefixes, segment registers, comparisons of flags, x87.
.intel_syntax noprefix
fcompi st, st(7)
fcompi st(7)
fcompi
fcomip st, st(7)
fcomip st(3)
fcomip
fucompi st, st(6)
fucompi
fucomip
fucomi
fcomi
fcomi st(2)
sysret
sysretq
sysexit
sysexitq
ccmps {dfv=} r29b, byte ptr [rip + 1318393539]
ccmps {dfv=of,sf,zf,cf} word ptr [r25 + 383974661], r31w
ctesta {dfv=of,zf,cf} byte ptr [rdx - 116], r24b
ccmpns {dfv=sf,zf,cf} r24b, r23b
ccmpg {dfv=of,sf} bpl, byte ptr [r8]
ccmps {dfv=sf,zf,cf} rax, r13
mov ss, bp
mov es, sp
mov ax, ds
mov eax, ds
mov rax, ds
mov ds, eax
mov ds, rax
mov word ptr [rax], ds
mov ds, word ptr [rax]
mov [rax], ds
mov ds, [rax]
rep repne
repne xacquire
rep ss
addr32
lock
rep
xacquire
xrelease
data16
rex64
acquire
release
rep movsb
repne scasb
lock add dword ptr [rax], 1
xacquire lock add dword ptr [rax], 1
cs
rep cs
fs mov eax, [rax]
fs:mov eax, [rax]
data16 mov eax, [rax]
