# triple: x86_64-linux-gnu
# String instructions whose operands only tell a size, names that AT&T shares.
.intel_syntax noprefix
clr eax
clr rax
fstcww [rax]
fstsww [rax]
fstsww ax
inb dx
inl dx
inw dx
inb 5
outb dx
outl 5
mov.s eax, ebx
mov.s al, bl
mov.s rax, rbx
movapd.s xmm1, xmm2
movq.s xmm1, xmm2
movq.s mm1, mm2
movsd.s xmm1, xmm2
movss.s xmm1, xmm2
vmovaps.s xmm1, xmm2
vmovaps.s zmm1, zmm2
vmovaps.s zmm1{k1}, zmm2
vmovd.s xmm1, xmm2
vmovw.s xmm1, xmm2
vmovsh.s xmm1,xmm2,xmm3
vmovsd.s xmm1,xmm2,xmm3
vmovq.s xmm1,xmm2
vmovdqu8.s xmm1,xmm2
popfw
pushfw
pushf
popf
pushfq
popfq
retn
retn 5
tilerelease
tilezero tmm1
vcvtneps2bf16x xmm1, xmm2
vcvtneps2bf16x xmm1, [rax]
vcvtneps2bf16y xmm1, ymm2
vcvtneps2bf16y xmm1, [rax]
vcvtph2bf8x xmm1, [rax]
vcvtph2bf8x xmm1, xmm2
vcvtph2hf8sy xmm1, ymm2
fnstsw
fnstsw [rax]
fnstsw ax
fstsw
faddp
faddp st(1)
faddp st, st(1)
faddp st(1), st
fsubp st, st(1)
fsubp st(1), st
fsubp st(1)
fsubrp st(1)
fsubrp st(1), st
fsubrp
fsubp
fdivp
fdivrp
fdivp st(1)
fdivrp st(3)
fdivp st, st(2)
fdivrp st, st(2)
fmulp st, st(3)
ins byte ptr [eax], dx
insb byte ptr [eax], dx
outs dx, word ptr [eax]
lods dword ptr [eax]
lods dword ptr [rax]
stos qword ptr [eax]
scas byte ptr [eax]
cmps word ptr [eax], word ptr [ebx]
movs dword ptr [eax], dword ptr [ebx]
movs dword ptr es:[eax], dword ptr gs:[ebx]
lods dword ptr fs:[rbx+4]
lods dword ptr [rbx+rcx]
movs byte ptr [rdi+4], byte ptr [rsi]
movsb [rax], [rbx]
movsd [rax], [rbx]
cmpsd [rbx], [rax]
cmpsb [rsi], [rdi]
cmpsb [rdi], [rsi]
ins word ptr [rdi], dx
insw
outsw dx, [rsi]
outsb dx, byte ptr [rax]
call [eax]
jmp [eax]
push [eax]
call qword ptr [eax]
lock/add eax, ebx
movs word ptr [rip], word ptr [rsi]
{vex} vcvtneps2bf16 xmm1, xmm2
fstsw [rax]
ud1 eax, ebx
