add $1, g
add $0x1234, 8(%ebx)
fld g
fild g
fadd 8(%ebx)
shl g
in $5
movs
lods
mov $1, g
bt $5, g
crc32 g, %ecx
test $1, 8(%ebx)
sub $g, 8(%ebx)
addl $g, 8(%ebx)
add $g, %eax
add $g, %ecx
add $g, %ax
and $g, %rcx
imul $g, %eax, %ecx
push $g
pushw $g
movl %ss:4(%ebp), %eax
movl %ss:4(%rbp), %eax
movl %ds:4(%eax), %eax
movl %ds:g, %ecx
movl %ss:4(%esp), %eax
movl %ds:4(%ebp), %eax
movl %ds:4(%rax), %eax
movl %fs:4(%rax), %eax
movl %es:4(%eax), %eax
xlat %cs:(%ebx)
xlat (%ebx)
xlat %ds:(%ebx)
rep movsw
rep movsq
rep movsl
repne scasw
rep; movsw
lock addw $1, g
lock add %ax, g
notrack jmp *%eax
notrack jmp *%rax
notrack call *g
notrack jmp *%fs:8(%eax)
rep ret
bnd jmp g
bnd call g
bnd ret
bnd jmp *%eax
bnd
addr16 mov g, %eax
addr16 lea g, %eax
addr16 mov %ecx, g
addr16 nop
addr16
movsl %fs:(%esi), %es:(%edi)
lodsl %gs:(%rsi)
addr32 mov (%ebx), %eax
addr32 nop
addr32 mov g, %ecx
addr32 lea g, %ecx
data16 nop
leavew
leavel
leaveq
leave
enter $8, $0
enterw $8, $0
enterl $8, $0
enterq $8, $0
loopw .
loopl .
loopq .
loopnel .
fldenvs g
fldenvl g
fnsavel g
fsavel g
frstors g
frstorl g
rex
rex.w
rex.wrxb
rex.b
rex.xb
rex64
rex64xyz
rex64z
rexxyz
rexz
rex.W
rex.WRXB
REX.W
rex.w jmp *8(%rax)
rex.W jmp *8(%rax)
rex.W jmp *8(%r8)
rex.w jmp *%rax
rex.w call *g(%rip)
rex64 call *8(%rax)
rex mov %eax, %ecx
rex mov %al, %cl
rex.b mov %eax, %ecx
rex.r mov %eax, %ecx
rex.wrxb add %eax, (%rcx,%rdx)
rex.x nop
rex ret
rex.w ret
rex64 fxsave (%rax)
rex.w push %rax
rex.w; nop
vmrun %eax
monitor %eax, %ecx, %edx
clzero %eax
movdir64b g, %ecx
enqcmd g, %ecx
ret
lret
iret
call g
jmp g
jmp .
je g
lgdt g
