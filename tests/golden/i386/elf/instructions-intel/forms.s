# triple: i386-linux-gnu
.intel_syntax noprefix
push [eax]
call [eax]
jmp [eax]
pop [eax]
push 0
push 257
push 65536
push es
pop ds
pusha
popa
pushf
popf
pushfd
mov eax, [x]
mov eax, ds:[4]
mov [x], al
ret
lgdt [eax]
call x
.att_syntax
.dc.a x, 4
