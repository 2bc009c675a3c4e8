# triple: i386-linux-gnu-code16
# 16-bit mode.
.intel_syntax noprefix
mov eax, [ebx+ecx*4+8]
mov ax, [bx+si]
mov ax, [si+bx]
mov eax, dword ptr fs:[0]
call [eax]
jmp [eax]
call dword ptr [eax]
call word ptr [eax]
jmp fword ptr [eax]
jmp dword ptr [eax]
push eax
push ax
push [eax]
push 5
push foo
push offset foo
pop [eax]
call foo
call eax
jmp ax
ret
ret 4
retf
iretd
iret
pushad
popad
pushaw
popaw
pusha
popa
pushfd
popfd
pushf
popf
aaa
aad
aad 5
aam
daa
das
salc
into
bound eax, [ebx]
arpl ax, bx
arpl word ptr [eax], bx
les eax, [ebx]
les eax, fword ptr [ebx]
lds ax, dword ptr [ebx]
lgdt [eax]
lgdtw [eax]
lgdtd [eax]
sidt fword ptr [eax]
mov ds, ax
mov ax, ds
mov eax, ds
movsd
cmpsb
stosd
loop foo
jcxz foo
jecxz foo
jne foo
jmp foo
enter 4, 0
leave
xlatb
mov al, [0x1234]
mov [0x1234], eax
mov eax, ds:0x1234
mov eax, foo
mov eax, [foo+ebx]
lea eax, [foo]
lcall 5, 6
ljmp 5, 6
lcall [eax]
in eax, dx
inc eax
dec ax
inc dword ptr [eax]
vaddps ymm0, ymm1, [eax]
vaddps zmm0{k1}, zmm1, [eax]{1to16}
imul eax, [ebx], 5
cmpxchg8b [eax]
movzx eax, byte ptr [ebx]
movd xmm0, eax
movq xmm0, [eax]
crc32 eax, bl
xchg eax, ebx
xchg ax, ax
xchg eax, eax
nop
mov cr0, eax
mov eax, dr7
str eax
sldt ax
test eax, 5
shl eax, cl
mov eax, [esp+ebx]
mov eax, [ebx+esp]
bound eax, dword ptr [ebx]
bound ax, word ptr [ebx]
lcall [eax]
ljmp fword ptr [eax]
lcall tbyte ptr [eax]
lcall dword ptr [eax]
call fword ptr [eax]
jmp qword ptr [eax]
push word ptr [eax]
push 0x12345
push -1
push foo+1
sgdtw [eax]
lidtd [eax]
sidtw [eax]
push 300
push 70000
push -300
push 0xfffe
push 200
