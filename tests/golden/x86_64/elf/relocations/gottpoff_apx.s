# triple: x86_64-linux-gnu
# Loads and additions of a thread-local offset that a linker may relax have relocations of their own for the EVEX encodings.
addq foo@gottpoff(%rip), %rax, %r16
addq %r8, foo@gottpoff(%rip), %r16
addq %r16, foo@gottpoff(%rip), %rax
addq foo@gottpoff(%rip), %rax, %rbx
addq %r8, foo@gottpoff(%rip), %rbx
{nf} addq foo@gottpoff(%rip), %rax
{nf} addq foo@gottpoff(%rip), %rax,%rbx
{nf} addq %r8, foo@gottpoff(%rip), %rbx
{evex} addq foo@gottpoff(%rip), %rax
{evex} addq %rax, foo@gottpoff(%rip)
{nf} addq %rax, foo@gottpoff(%rip)
addq foo@gottpoff(%rip), %r16, %r17
add foo@gottpoff(%rip), %r16, %r17
addl foo@gottpoff(%rip), %eax, %ebx
addq foo@gotpcrel(%rip), %r16, %r17
subq foo@gotpcrel(%rip), %r16, %r17
addq $1, foo@gottpoff(%rip), %rbx
adcq foo@gottpoff(%rip), %rax, %rbx
imulq foo@gottpoff(%rip), %rax, %rbx
movq foo@gottpoff(%rip), %r16
addq foo@gottpoff(%rip), %r16
addq 16+foo@gottpoff(%rip), %rax, %rbx
addq %rax, (%rbx), %rcx
addq (%rbx), %rax, %rcx
{nf} addq (%rbx), %rax
{nf} addw (%rbx), %ax
addb (%rbx), %al, %cl
