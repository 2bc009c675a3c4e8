# triple: x86_64-linux-gnu
# Names and sizes that differ from AT&T syntax.
.intel_syntax noprefix
REP movsb
cs MOVSB
CS MOVSB
CS
lock REP
lock REP movsb
VADDPS xmm1, xmm2, xmm3
vcmpEQps xmm1, xmm2, xmm3
SETNEB al
setneb al
cs {evex} add eax, ebx
rep rep movsb
add.d32 eax, [rax]
ADD.D32 eax, [rax]
jmp short foo
jne short foo
jb short foo
jc short foo
jecxz short foo
jnae short foo
jpe short foo
fsub
fdiv
fsubr
fadd
fmul
fdivr
fxch
fsub st(1)
fcmovb st, st(1)
fld dword ptr [rax]
fld tbyte ptr [rax]
fld xword ptr [rax]
fild qword ptr [rax]
call [rax]
call rax
call foo
call [foo]
call [rip+foo]
call qword ptr foo
call qword ptr [rip+foo]
jmp dword ptr [rax]
jmp fword ptr [rax]
call fword ptr [rax]
jmp tbyte ptr [rax]
jmp [5]
jmp foo+5
jmp qword ptr fs:[0]
call fs:[0]
call fs:foo
jmp word ptr [rax]
push ax
push 5
push foo
push offset foo
push word ptr [rax]
push [rax]
push qword ptr [rax]
pop [rax]
ret 8
retf
retfq
iretd
iret
iretq
leave
enter 5, 6
movsb
movsb byte ptr es:[rdi], byte ptr [rsi]
movsb byte ptr [rdi], byte ptr fs:[rsi]
movs byte ptr [rdi], byte ptr fs:[rsi]
movs byte ptr es:[edi], byte ptr fs:[esi]
movs dword ptr [rdi], dword ptr [rsi]
movsd
movsd xmm0, xmm1
movsd xmm0, [rax]
movsd dword ptr [rdi], dword ptr [rsi]
movsd [rdi], [rsi]
lods al, byte ptr [rsi]
lods byte ptr [rsi]
lodsb al, byte ptr [rsi]
lodsb byte ptr fs:[rsi]
lods eax, [rsi]
stos byte ptr [rdi], al
stosb byte ptr [rdi]
stosd
stosq qword ptr es:[rdi], rax
scas al, byte ptr [rdi]
scasd
cmps byte ptr [rsi], byte ptr [rdi]
cmpsb byte ptr [rsi], byte ptr es:[rdi]
cmpsd
cmpsd xmm0, xmm1, 3
ins byte ptr [rdi], dx
insb byte ptr [rdi], dx
insd
outs dx, byte ptr [rsi]
outsb
outsd dx, dword ptr fs:[rsi]
in al, dx
in eax, 5
out dx, al
out 5, eax
xlatb
xlat byte ptr [rbx]
lea rax, [rip+foo]
lea rax, foo
lea rax, [rax*4+foo]
lea rax, dword ptr [rax]
lea eax, byte ptr [rbx+4]
mov rax, 0x123456789
movabs rax, foo
movabs rax, offset foo
mov rax, offset foo
movabs al, [foo]
movabs rax, [0x123456789]
mov rax, [0x123456789]
mov eax, ds:[0x123456789]
mov rax, qword ptr fs:[0x28]
mov [0x123456789], al
mov eax, [0x12345678]
mov eax, [0x92345678]
mov eax, [eax+0x92345678]
movzx eax, byte ptr [rax]
movzx eax, al
movsxd rax, dword ptr [rax]
movsxd rax, eax
cvtsi2sd xmm0, dword ptr [rax]
cvtsi2sd xmm0, qword ptr [rax]
cvtsi2sd xmm0, rax
pinsrw xmm0, word ptr [rax], 3
pinsrw xmm0, [rax], 3
pinsrw xmm0, eax, 3
vpgatherdd xmm0, [rax+xmm1], xmm2
vpgatherdd xmm0, dword ptr [rax+xmm1], xmm2
vpgatherdd xmm0, [xmm1], xmm2
vpgatherdd xmm0, [xmm1+rax], xmm2
vpgatherdd xmm0, [xmm1*2+rax], xmm2
vgatherdps xmm1{k1}, [rax+xmm2]
vgatherdpd zmm1{k1}, [rax+ymm2]
vscatterdps [rax+xmm2]{k1}, xmm1
tileloadd tmm0, [rax+rbx]
tileloadd tmm0, [rax]
tileloadd tmm0, [rax+rbx*2]
tdpbssd tmm0, tmm1, tmm2
cmpxchg16b xmmword ptr [rax]
cmpxchg16b [rax]
cmpxchg8b qword ptr [rax]
fxsave [rax]
fxsave byte ptr [rax]
fxsave64 [rax]
xsave [rax]
sgdt [rax]
lgdt [rax]
lgdt fword ptr [rax]
lgdt tbyte ptr [rax]
sidt qword ptr [rax]
invlpg [rax]
invlpg byte ptr [rax]
prefetcht0 [rax]
prefetcht0 byte ptr [rax]
clflush [rax]
clflush byte ptr [rax]
bt dword ptr [rax], 1
shl dword ptr [rax], cl
shl dword ptr [rax]
shl eax
imul eax, 5
imul eax, [rax], 5
test eax, [rax]
test [rax], eax
xchg eax, [rax]
xchg [rax], eax
xchg ax, ax
xchg eax, eax
xchg rax, rax
nop
nop eax
nop word ptr [rax]
pause
ud2
ud1 eax, eax
int 3
int 0x80
int3
syscall
hlt
cpuid
setb al
setb [rax]
setb byte ptr [rax]
cmovb eax, [rax]
lock inc dword ptr [rax]
{nf} add eax, ebx
{nf} add r16d, ebx, ecx
add r16, r17, r18
ccmpe {dfv=of} eax, ebx
ccmpe {dfv=OF} eax, ebx
push2 rax, rbx
pushp rax
{disp32} mov eax, [rax]
{disp8} mov eax, [rax]
{vex3} vaddps xmm0,xmm1,xmm2
{vex2} vaddps xmm0,xmm1,xmm2
{rex} mov al, bl
{rex2} mov eax, ebx
mov eax, dword ptr [eax]
mov eax, [rip+eax]
mov eax, [eip+4]
mov eax, [rax+riz]
mov eax, [rax+riz*2]
mov eax, [eax+eiz]
mov cr0, rax
mov rax, cr8
mov dr7, rax
mov db7, rax
mov eax, bnd0
mov eax, k0_k1
jmp foo+5
call foo+5
jne foo+5
call 5+foo
jmp foo-5
jrcxz foo+5
loop foo
xbegin foo+5
call byte ptr [rax]
call dword ptr [rax]
call qword ptr [rax]
call xmmword ptr [rax]
jmp byte ptr [rax]
jmp ymmword ptr [rax]
jmp dword ptr [rax]
call word ptr [rax]
lcall [rax]
ljmp [rax]
lcall dword ptr [rax]
lcall word ptr [rax]
lcall tbyte ptr [rax]
lcall fword ptr [rax]
lcall qword ptr [rax]
xlat [rbx]
xlatb [rbx]
xlat byte ptr [ebx]
xlat byte ptr fs:[rbx]
xlat byte ptr [rax]
vcmpsd xmm5, xmm7, xmm10, 8
vcmpss xmm5, xmm7, xmm10, 8
vcmpeqss xmm5,xmm7,xmm10
vcmpltss xmm5,xmm7,xmm10
vcmppd xmm5, xmm7, xmm10, 4
vcmpsd xmm5, xmm7, xmm10, 4
