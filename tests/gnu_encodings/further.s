mov %eax, (%bx,%si)
mov (%bp,%di), %cx
movb $1, (%bp)
movw $1, 4(%di)
movl $g, 4(%si)
mov g, %eax
mov g, %ax
mov g, %al
mov %eax, g
mov %al, g
mov %ecx, g
mov 0x1234, %eax
mov 0x12345678, %eax
mov g(%eax), %eax
mov %fs:4(%bx), %ax
mov %gs:g, %ax
lea g, %eax
lea g, %ax
lea 4(%esp), %esp
lea 4(%bx), %ecx
lea 4(%eax,%ebx,4), %cx
addr32 mov %eax, g
addr32 mov g, %eax
addr32 lea g, %eax
addr32 nop
addr32 movsb
addr32 rep movsb
addr32 rep; movsl
addr32 jcxz .
addr32 loop .
data32 ret
data32 lret
data32 iret
data32 push %cs
data32 call g
data32 jmp g
data32 push $5
data32 pushf
data32 leave
data32 lgdt g
data32 ljmp *g
data32 mov %ax, %bx
data32
addr32
rep
lock
rep movsb
rep movsw
rep movsl
rep; movsl
rep stosl
repe cmpsb
repne scasb
lock addl $1, g
lock; addl $1, g
rep insw
rep outsw
cs movsb
es lodsb
fs lodsl
es; lodsb
es stosb
movsb (%esi), (%edi)
movsl %fs:(%si), %es:(%di)
movsw (%si), (%di)
movs (%si), %ax
movsl (%esi), (%edi)
lodsl (%esi), %eax
lodsb (%esi)
lodsb
stosb (%edi)
stosl
scasl
cmpsl
insl
outsl
inb $0x60
inb (%dx)
outb (%dx)
inw %dx
inb %dx, %al
outb %al, $0x80
outl %eax, %dx
jmp g
jmp .
jmp .+200
call .
je g
je .
jmp *g
jmp *(%eax)
jmp *%eax
jmp *%ax
jmp *4(%bx)
jmp *g(,%eax,4)
call *g
call *(%eax)
call *%eax
call *%ax
ljmp *g
ljmp *(%eax)
ljmpl *g
ljmpw *g
lcall *g
lcall *(%bx)
ljmp $5, $6
ljmp $5, $g
ljmpl $5, $g
ljmpw $5, $g
lcall $5, $g
lcall $5, $0x12345
ljmp $5, $0x12345
jmp $5, $g
call $5, $g
push $1
push $0x1234
push $0x12345
push $g
push $-1
push $-200
pushw $1
pushl $1
pushw $0x1234
pushl $0x12345678
push g
push (%eax)
push %ax
push %eax
push %ds
pop %ds
push %fs
pop %gs
pushw %ds
pushl %ds
pop g
pop %eax
pop %ax
pusha
popa
pushf
popf
pushfw
popfl
pushal
popaw
enter $8, $0
enterw $8, $0
enterl $8, $0
leave
leavew
leavel
ret
ret $4
retw
retl
retw $4
retl $4
lret
lret $4
lretw
lretl
lretw $4
lretl $4
iret
iretw
iretl
int $0x10
int3
into
bound %ax, g
bound %eax, g
bound g, %eax
les g, %di
les g, %edi
lds (%bx), %si
lss g, %esp
lfs g, %bx
lgs (%eax), %eax
lgdt g
lidt g
sgdt g
sidt g
lgdtl g
lgdtw g
lidtl g
lidtw g
lgdt (%eax)
lldt %ax
lldt g
ltr %ax
ltr g
str %ax
str %eax
str g
sldt %ax
sldt %eax
sldt g
smsw %ax
smsw %eax
smsw g
lmsw %ax
lmsw g
verr %ax
verw g
lar %ax, %bx
lar %eax, %ebx
lar g, %eax
lsl %ax, %ecx
arpl %ax, %bx
mov %ds, %ax
mov %ds, %eax
mov %ax, %ds
mov %eax, %ds
mov %ds, g
mov g, %ds
movw %ds, %ax
movl %eax, %es
movw %ds, g
mov %cr0, %eax
mov %eax, %cr0
mov %dr6, %ecx
mov %eax, %db7
movl %cr4, %eax
mov $g, %ax
mov $g, %eax
mov $1, %al
movl $g, %ebp
xchg %ax, %ax
xchg %eax, %eax
xchg %eax, %ecx
xchg g, %al
nop
nopw g
nopl 8(%eax)
pause
hlt
cbw
cwd
cwde
cdq
cbtw
cwtl
cwtd
cltd
movzbl %al, %eax
movzbw %al, %ax
movzwl g, %eax
movzx %al, %eax
movzx %ax, %ecx
movsx %al, %cx
movsbl g, %eax
movswl %ax, %eax
movzb g, %eax
movzb %al, %cx
movsb %al, %cx
movsw %ax, %ecx
incw g
incl g
inc %ax
inc %eax
dec %cl
not %ax
imul $5, %ax
imul $500, %eax, %ecx
imul $g, %ax, %cx
imul g, %eax
add $1, %ax
add $1, %eax
add $1, %ecx
add $g, %ax
add $g, %eax
add $-1, %bx
add $0xffff, %bx
add $0xffffffff, %ebx
cmp $0x80, %ax
cmp $0xff80, %ax
and $0xfff0, %sp
sub $100000, %esp
test $1, %al
test %ax, %bx
test g, %ax
shl %ax
shl $1, %ax
shl $4, %eax
shl %cl, %ax
shld $4, %ax, %bx
shrd %cl, %eax, %ebx
bt $5, %ax
btw $5, g
btl $5, g
bts %eax, g
bsf %ax, %bx
bswap %eax
cmpxchg %ax, g
cmpxchg8b g
xadd %eax, g
sete %al
sete g
cmove %ax, %bx
cmove g, %eax
cpuid
rdmsr
wbinvd
invlpg g
jcxz .
jecxz .
loop .
loopw .
loopl .
loope .
loopne .
jcxz g
loop g
xlat
xlatb
xlat %cs:(%bx)
aam
aad
aam $5
daa
salc
fld g
flds g
fldl g
fldt g
fild g
filds g
fildl g
fildll g
fstp g
fstps g
fldenv g
fnstenv g
fstenv g
frstor g
fnsave g
fsave g
fldenvw g
fldenvl g
fnsaves g
fnsavel g
fsavel g
frstors g
frstorl g
fldcw g
fnstcw g
fstcw g
fnstsw %ax
fstsw %ax
fnstsw g
fninit
finit
fwait
fadd g
fadds g
faddp
fxch
fcomi %st(1)
movd %eax, %xmm0
movaps g, %xmm1
movups 8(%bx), %xmm1
paddb g, %mm1
fxsave g
ldmxcsr g
lfence
crc32b %al, %ecx
crc32l g, %eax
crc32w g, %eax
popcnt %ax, %bx
movbe g, %ax
movnti %eax, g
pinsrw $1, %ax, %xmm0
pextrw $1, %xmm0, %eax
prefetchnta g
endbr32
ud2
ud1 %eax, %ebx
rdtsc
sysenter
sysexit
sysret
syscall
vmread %eax, %ecx
vmwrite g, %eax
vmcall
invpcid g, %eax
rdrand %ax
rdrand %eax
xbegin .
monitor
mwait
monitor %eax, %ecx, %edx
clflush g
vaddps g, %ymm1, %ymm2
vaddps 8(%bx), %ymm1, %ymm2
vaddps 64(%ebx), %zmm1, %zmm2
andn g, %eax, %ecx
jmp 1f; 1:
jmpw g
jmpl g
callw g
calll g
callw *g
calll *g
jmpw *g
jmpl *g
jmpw *%ax
jmpl *%eax
callw *%ax
calll *%eax
movl $1, %fs:g
movl $1, %ds:4(%ebp)
movw $1, %ds:4(%bp)
movl $1, %ss:4(%bp)
mov 4(%ebp), %eax
mov (%esp), %eax
mov -4(%ebp,%ecx,8), %eax
mov (,%eax,2), %ecx
mov g+4(,%eax,2), %ecx
testb $1, g
testl $0x12345678, g
pushl g
pushw g
pushl 8(%ebx)
popl g
popw 8(%bx)
sgdtl g
sidtw g
ss mov %ax, (%bx)
cs mov g, %ax
lock incl g
repz ret
rep ret
bnd jmp g
notrack jmp *%eax
