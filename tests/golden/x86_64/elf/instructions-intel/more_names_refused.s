# triple: x86_64-linux-gnu
# String instructions whose operands only tell a size, names that AT&T shares, refused.
.intel_syntax noprefix
inb al, dx
inl eax, 5
outw dx, ax
jmpl rax
jmpl eax
jmpw ax
jmpw rax
jmpl [rax]
jmpl foo
lgdtd [rax]
lgdtw [rax]
lidtd [rax]
lidtw [rax]
sgdtd [rax]
sgdtw [rax]
sidtd [rax]
sidtw [rax]
vmovd.s xmm1, eax
popfd
pushfd
vcvtph2bf8x xmm1, [rax]{1to8}
in al
in dx
out dx
fnstsw al
fnstsw eax
fstsw al
movs dword ptr [eax], dword ptr [rbx]
movs dword ptr fs:[eax], dword ptr gs:[ebx]
scas eax, [rbx]
lods eax, [rbx]
lods al, dword ptr [rbx]
stos [rbx], eax
stosd [rbx], eax
movs word ptr [foo], word ptr [bar]
vcvtneps2bf16x xmm1, [rax]{1to4}
vcvtneps2bf16y xmm1, [rax]{1to8}
vcvtneps2bf16x xmm1{k1}{z}, xmm2
vcvtph2bf8sy xmm1, [rax]{1to16}
{vex} vcvtneps2bf16x xmm1, xmm2
fstsw eax
ud0 eax, ebx
ud1 [rax]
ud2b eax, ebx
jmpl foo
jmpw foo
jmpl
lgdtd [rax]
lgdtw [rax]
