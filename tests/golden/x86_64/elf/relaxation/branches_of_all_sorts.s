# triple: x86_64-linux-gnu
# args: -x86-align-branch-boundary=64 -x86-align-branch=fused+jcc+jmp+call+ret+indirect
f:
 .p2align 3, 0x90
 .byte 0x90
 cmpl %eax, (%rdi)
 jle L6
 cmpl $5, (%rdi)
 addl $f-L13, %ebx
 addl $f-L20, %ebx
 subl $8, %edx
 jmp L27@PLT
 lock
 movw %ax, %ss
 jmp L1
 decl %edx
 cmpl %eax, (%rdi)
 .zero 3, 0x90
 jmp *x(%rip)
 cmpl x(%rip), %eax
 jmp *L14@GOTPCREL(%rip)
 nop
 decl %edx
 addl $f-L25, %ebx
 .byte 0x90
 andl $15, %ecx
 addl $1, %eax
 .zero 3, 0x90
 nop
 .p2align 3, 0x90
 je undefd
 .p2align 3, 0x90
L31:
 jmp *x(%rip)
 addl $f-L12, %ebx
 nop
 cmpl $5, (%rdi)
 subl %eax, %ebx
 jmp L21
 sti
 call *%rax
 cmpl x(%rip), %eax
 sti
 cmpl x(%rip), %eax
 movw %ax, %ss
 jo L26
 je L27
 .zero 3, 0x90
 jb L2
 jmp *L6@GOTPCREL(%rip)
 je L27
 je L13
 jmp *L10@GOTPCREL(%rip)
 je L25
 cmpl %eax, (%rdi)
 je L1
 movw %ax, %ss
 jmp *%rax
 addl $1, %eax
 decl %edx
 jle L31
 subl %eax, %ebx
 cmpl %eax, %ebx
 jo L30
 call L1@PLT
 testl %eax, %eax
 jmp *x(%rip)
 subl %eax, %ebx
 .byte 0x90
 andl $15, %ecx
 nop
 je L4
 cmpl %eax, (%rdi)
 movw %ax, %ss
 ret
L30:
 decl %edx
 je undefd
 cmpl %eax, (%rdi)
 cmpl %eax, %ebx
 cmpl $5, (%rdi)
 addl $1, %eax
 je undefd
 andl $15, %ecx
 jmp *%rax
 je L27
 lock
 jle L2
 cmpl x(%rip), %eax
 jo L11
 je L31
 jle L13
 jmp *x(%rip)
 jo L22
 jmp L11
 lock
 testl %eax, %eax
 cmpl %eax, %ebx
 .byte 0x90
 jb L6
 jmp *L14@GOTPCREL(%rip)
 cmpl %eax, %ebx
 addl $f-L12, %ebx
 sti
 .byte 0x90
 testl %eax, %eax
 nop
 jb L22
 cmpl %eax, %ebx
 decl %edx
 .zero 3, 0x90
 jo L6
 ret
 subl $8, %edx
 subl %eax, %ebx
 cmpl %eax, %ebx
 .zero 3, 0x90
 call L30
 subl $8, %edx
 jb L30
 sti
 .byte 0x90
 addq %rax, 100(%rdi)
 .p2align 3, 0x90
 jle L28
 jne L11
 addl $f-L24, %ebx
 jmp *x(%rip)
 lock
 call L28@PLT
 jb L31
 jmp *x(%rip)
 addq %rax, 100(%rdi)
 cmpl $5, (%rdi)
 jle L25
 call *%rax
 addl $f-L5, %ebx
 subl %eax, %ebx
 nop
 je L1
 sti
 je undefd
 .zero 3, 0x90
 jo L23
 addq %rax, 100(%rdi)
 jmp undefd
 .p2align 3, 0x90
 jmp *L21@GOTPCREL(%rip)
 nop
 cmpl x(%rip), %eax
 ret
 jmp *%rax
 addl $f-L4, %ebx
 testl %eax, %eax
L29:
 call L6
 je L27
 cmpl %eax, %ebx
 jne L3
 call L29@PLT
 jo L5
L28:
 jne L5
L27:
 nop
 addq %rax, 100(%rdi)
 movw %ax, %ss
 lock
 .zero 3, 0x90
 addq %rax, 100(%rdi)
 lock
 addl $f-L31, %ebx
 subl $8, %edx
L26:
 andl $15, %ecx
 je L18
 cmpl x(%rip), %eax
 lock
 jmp *%rax
 je L7
 call L3
 decl %edx
 cmpl x(%rip), %eax
 jmp undefd
 .zero 3, 0x90
 jmp L29@PLT
 sti
 jmp L9@PLT
 jmp L14@PLT
 cmpl %eax, (%rdi)
 jne L27
 cmpl %eax, (%rdi)
 .p2align 3, 0x90
 call *%rax
 jne L18
 addq %rax, 100(%rdi)
 andl $15, %ecx
 addl $1, %eax
 testl %eax, %eax
 jb L29
 jmp L15
 je L4
 jo L5
 nop
 lock
 sti
 call *%rax
 jb L15
 cmpl $5, (%rdi)
 lock
 jle L10
 jmp *%rax
 addq %rax, 100(%rdi)
 jmp *%rax
 cmpl x(%rip), %eax
 ret
 .p2align 3, 0x90
 cmpl x(%rip), %eax
 movw %ax, %ss
 je undefd
 jmp *x(%rip)
 cmpl $5, (%rdi)
 jmp undefd
 ret
 .byte 0x90
 call L27@PLT
L25:
 cmpl %eax, %ebx
 jne L0
 decl %edx
 je undefd
 cmpl %eax, %ebx
 je L30
 jle L2
 jo L13
 subl %eax, %ebx
 jo L3
 ret
 je undefd
 addq %rax, 100(%rdi)
 cmpl %eax, (%rdi)
 jmp *x(%rip)
 subl $8, %edx
 sti
 je L8
 addq %rax, 100(%rdi)
 andl $15, %ecx
 addl $1, %eax
 je undefd
 call L28@PLT
 .byte 0x90
 addq %rax, 100(%rdi)
 cmpl %eax, %ebx
 je L4
L0:
L1:
L2:
L3:
L4:
L5:
L6:
L7:
L8:
L9:
L10:
L11:
L12:
L13:
L14:
L15:
L16:
L17:
L18:
L19:
L20:
L21:
L22:
L23:
L24:
x: .long 1
