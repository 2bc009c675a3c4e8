# triple: x86_64-linux-gnu
# System instructions with operands, addresses as wide as a register, branches to sums, refused.
clzero %eax
vmload %eax
rdpru %eax
invlpga %eax, %ecx
monitor %rax,%ecx,%edx
mwait %eax,%ecx
monitorx %eax,%ecx,%edx
mwaitx %eax,%ecx,%ebx
addr16
data32
addr16 movb (%eax),%al
pvalidate %rax,%ecx,%edx
rmpadjust %rax
rmpupdate %rax
rolb %al, %bl
rolb %bl, %al
rol %bl,%al
nop %ax,%ax
nopw %ax, %ax
enqcmd (%rax),%eax
enqcmd (%eax),%rax
enqcmd foo(%rip),%eax
movdir64b (%rax),%eax
movdir64b (%eax),%rax
movdir64b (,%rcx,2),%eax
rdmsr $0x123456789,%rax
rdmsr $0x92345678,%rax
urdmsr $0x92345678, %rax
rolb %bl, %al
{nf} rolb %bl, %al
{evex} rolb %bl, %al
rorb %bl, %al
{nf} rorb %bl, %al
{evex} rorb %bl, %al
shlb %bl, %al
{nf} shlb %bl, %al
{evex} shlb %bl, %al
shrb %bl, %al
{nf} shrb %bl, %al
{evex} shrb %bl, %al
sarb %bl, %al
{nf} sarb %bl, %al
{evex} sarb %bl, %al
rclb %bl, %al
{nf} rclb (%rax), %al
{nf} rclb %bl, %al
{nf} rclb %bl
{nf} rclw %bx, %ax
{evex} rclb %bl, %al
rcrb %bl, %al
{nf} rcrb (%rax), %al
{nf} rcrb %bl, %al
{nf} rcrb %bl
{nf} rcrw %bx, %ax
{evex} rcrb %bl, %al
