# triple: x86_64-linux-gnu
# System instructions with operands, addresses as wide as a register, branches to sums.
clzero
clzero %rax
psmash
psmash %rax
skinit
skinit %eax
vmload
vmload %rax
vmrun %rax
vmsave %rax
rdpru
invlpga
invlpga %rax, %ecx
monitor
monitor %rax,%rcx,%rdx
mwait %rax,%rcx
monitorx %rax,%rcx,%rdx
mwaitx %rax,%rcx,%rbx
pvalidate
rmpadjust
rmpupdate
rmpquery
rol %ebx,%eax
roll %ebx, %eax
nop %ax
enqcmd (%eax),%eax
enqcmd (%rax),%rax
enqcmd 5,%rax
enqcmd 5,%eax
enqcmd foo(%eip),%eax
movdir64b foo,%eax
movdir64b (,%ecx,2),%eax
movdir64b (,%rcx,2),%rax
umonitor %eax
rdmsr $-1, %rax
rdmsr $-0x80000000,%rax
lar %ax, %ax
lsl %ax, %ax
lar %eax, %ax
lsl %eax, %ax
lar %rax, %ax
lsl %rax, %ax
lar %ax, %eax
lsl %ax, %eax
lar %eax, %eax
lsl %eax, %eax
lar %rax, %eax
lsl %rax, %eax
lar %ax, %rax
lsl %ax, %rax
lar %eax, %rax
lsl %eax, %rax
lar %rax, %rax
lsl %rax, %rax
jne 1
jmp 1
call 1
je foo+1
rolb (%rax), %al
rolb %bl
rolw %bx, %ax
{nf} rolb (%rax), %al
{nf} rolb %bl
{nf} rolw %bx, %ax
{evex} rolb (%rax), %al
{evex} rolb %bl
{evex} rolw %bx, %ax
rorb (%rax), %al
rorb %bl
rorw %bx, %ax
{nf} rorb (%rax), %al
{nf} rorb %bl
{nf} rorw %bx, %ax
{evex} rorb (%rax), %al
{evex} rorb %bl
{evex} rorw %bx, %ax
shlb (%rax), %al
shlb %bl
shlw %bx, %ax
{nf} shlb (%rax), %al
{nf} shlb %bl
{nf} shlw %bx, %ax
{evex} shlb (%rax), %al
{evex} shlb %bl
{evex} shlw %bx, %ax
shrb (%rax), %al
shrb %bl
shrw %bx, %ax
{nf} shrb (%rax), %al
{nf} shrb %bl
{nf} shrw %bx, %ax
{evex} shrb (%rax), %al
{evex} shrb %bl
{evex} shrw %bx, %ax
sarb (%rax), %al
sarb %bl
sarw %bx, %ax
{nf} sarb (%rax), %al
{nf} sarb %bl
{nf} sarw %bx, %ax
{evex} sarb (%rax), %al
{evex} sarb %bl
{evex} sarw %bx, %ax
rclb (%rax), %al
rclb %bl
rclw %bx, %ax
{evex} rclb (%rax), %al
{evex} rclb %bl
{evex} rclw %bx, %ax
rcrb (%rax), %al
rcrb %bl
rcrw %bx, %ax
{evex} rcrb (%rax), %al
{evex} rcrb %bl
{evex} rcrw %bx, %ax
