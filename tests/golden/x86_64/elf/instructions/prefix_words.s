# triple: x86_64-linux-gnu
# Prefixes before each other, suffixes of mnemonics.
cs rep movsb
cs lock add %eax, (%rbx)
xacquire lock add %eax,(%rbx)
lock rep repne
lock rep
data16 lock add %eax,(%rbx)
repne xacquire
notrack jmp *%rax
cs notrack jmp *%rax
lock notrack
addr32 rep movsb
{evex} lock add %eax, (%rbx)
ds es fs gs
ds es movb %al,(%rbx)
rex64 jmp *%rax
data16 rex64 movb %al,(%rbx)
data16 data16 rex64 callq foo
data16
rep;movsb
jmp foo+5
call foo+5
jne foo+5
jmp foo
tileloadd (%rax), %tmm0
tileloadd (%rax,%rbx), %tmm0
setneb %al
setbb %al
add.d32 (%rax), %eax
movl.d32 (%rax), %eax
MOV.D8 (%rax), %eax
iretw
vgatherpf0dps (%rax,%zmm1){%k1}
ccmpeb {dfv=OF} %al, %bl
vaddps %zmm3, %zmm2, %zmm1{k1}
vaddps %zmm3, %zmm2, %zmm1{K1}
vaddps %zmm3, %zmm2, %zmm1{z}{k1}
vaddps %zmm3, %zmm2, %zmm1{z}
