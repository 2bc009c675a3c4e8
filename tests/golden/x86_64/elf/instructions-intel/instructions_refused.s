# triple: x86_64-linux-gnu
# Names and sizes that differ from AT&T syntax, refused.
.intel_syntax noprefix
rep MOVSB
REP MOVSB
{EVEX} ADD eax, ebx
{evex} ADD eax, ebx
rep CS
{evex} cs add eax, ebx
add eax, eax,
, add
add eax eax
add eax,
add ,eax
jmp SHORT foo
jcxz short foo
jrcxz short foo
loop short foo
call short foo
call offset foo
jmp offset foo
jmp [offset foo]
call far ptr [rax]
jmp 1f
jmp ax
jmp eax
push eax
push dword ptr [rax]
inc [rax]
lret
iretw
leavew
movs [rdi], [rsi]
xlat
mov eax, [rax+0x92345678]
mov eax, [rax-0x92345678]
movzx eax, [rax]
movsxd eax, eax
movsxd ax, ax
cvtsi2sd xmm0, [rax]
vpgatherdd xmm0, xmmword ptr [rax+xmm1], xmm2
vgatherdps xmm1{k1}, xmmword ptr [rax+xmm2]
vgatherdpd zmm1{k1}, zmmword ptr [rax+ymm2]
vgatherdpd zmm1{k1}, ymmword ptr [rax+ymm2]
vgatherpf0dps {k1}, [rax+zmm1]
vgatherpf0dps [rax+zmm1]{k1}
bndmov bnd0, [rax]
bt [rax], 1
shl [rax], 1
nop [rax]
add eax, 5{k1}
ccmpe {dfv=of,of} eax, ebx
ccmpe {dfv=zz} eax, ebx
ccmpe eax, ebx
ctestb {dfv=} [rax], 5
mov eax, [ax]
mov eax, [bx+si]
mov eax, [rax+eax]
mov eax, [riz]
mov st, st(1)
mov eax, flags
mov eax, ssp
mov eax, fp0
mov eax, mxcsr
mov eax, fpsr
mov eax, dirflag
mov eax, eflags
mov eax, fs.base
jmp [foo]+5
ljmp 5:6
call 5:6
jmp 5:6
jmp far ptr [rax]
xlat
xlat word ptr [rbx]
vcmpsd xmm5, xmm7, xmm10, foo
