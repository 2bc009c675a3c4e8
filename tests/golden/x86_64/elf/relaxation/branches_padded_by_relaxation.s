# triple: x86_64-linux-gnu
# args: -x86-align-branch-boundary=32 -x86-align-branch=call+ret+fused -x86-pad-for-align
f:
 je L15
 .p2align 3, 0x90
 jmp L21@PLT
 jne L29
L31:
 .p2align 3, 0x90
 jmp *x(%rip)
 nop
 je undefd
 subl $8, %edx
 addl $f-L16, %ebx
 .byte 0x90
 .byte 0x90
 jmp *L17@GOTPCREL(%rip)
 lock
 jo L28
 cmpl $5, (%rdi)
 je L28
 addq %rax, 100(%rdi)
 .byte 0x90
 .p2align 3, 0x90
 cmpl %eax, %ebx
 je L25
 .zero 3, 0x90
 nop
 cmpl %eax, (%rdi)
 ret
 ret
 .byte 0x90
 nop
 jne L7
 cmpl %eax, (%rdi)
 jo L1
 .byte 0x90
 ret
 .p2align 3, 0x90
 je L19
 movw %ax, %ss
 addq %rax, 100(%rdi)
 cmpl x(%rip), %eax
 cmpl %eax, (%rdi)
 jne L4
 jmp *L17@GOTPCREL(%rip)
 .byte 0x90
 jmp L2@PLT
 je undefd
 jo L6
 jmp *L28@GOTPCREL(%rip)
 je L29
 je undefd
 jle L20
 cmpl $5, (%rdi)
 jne L31
 addl $1, %eax
 addq %rax, 100(%rdi)
 jle L19
 subl %eax, %ebx
 testl %eax, %eax
 je L13
L30:
 jo L4
 jb L14
L29:
 call *%rax
 jb L6
 lock
 sti
 je L31
 lock
 je L26
 ret
 .zero 3, 0x90
 jmp L15
 jne L2
 movw %ax, %ss
 ret
 jo L0
 nop
 jne L20
 decl %edx
 call L1
 cmpl $5, (%rdi)
 jb L25
 testl %eax, %eax
 .zero 3, 0x90
 jne L12
 nop
 jmp *%rax
 andl $15, %ecx
L28:
 lock
 jle L16
 jmp *L11@GOTPCREL(%rip)
 je L22
L27:
 .p2align 3, 0x90
 jmp *L9@GOTPCREL(%rip)
 cmpl x(%rip), %eax
 .zero 3, 0x90
 movw %ax, %ss
 call L27@PLT
 subl $8, %edx
 lock
 addq %rax, 100(%rdi)
 cmpl %eax, (%rdi)
 call *%rax
 .p2align 3, 0x90
 jb L2
 cmpl %eax, %ebx
 andl $15, %ecx
 movw %ax, %ss
 jmp L29@PLT
 testl %eax, %eax
 jle L16
 jb L27
 jo L19
 jmp *%rax
 .p2align 3, 0x90
 .byte 0x90
 jmp undefd
 cmpl %eax, (%rdi)
 jmp L12
 cmpl %eax, %ebx
 je undefd
 sti
 cmpl $5, (%rdi)
 jmp *x(%rip)
 je L13
 testl %eax, %eax
 subl $8, %edx
 cmpl %eax, %ebx
 jmp L29
 jmp L24@PLT
 ret
 je L29
 jle L10
 .byte 0x90
 subl %eax, %ebx
 addq %rax, 100(%rdi)
 jmp L25@PLT
 jmp *x(%rip)
 cmpl %eax, (%rdi)
 jmp L10@PLT
 cmpl %eax, (%rdi)
 lock
 cmpl %eax, %ebx
 cmpl %eax, (%rdi)
 cmpl $5, (%rdi)
 lock
 cmpl %eax, (%rdi)
 .zero 3, 0x90
 jmp L6@PLT
 je undefd
 je L28
 addq %rax, 100(%rdi)
 decl %edx
 cmpl $5, (%rdi)
 jmp L1@PLT
 jmp *L6@GOTPCREL(%rip)
 cmpl $5, (%rdi)
 jb L2
 je L10
 .zero 3, 0x90
 addl $f-L6, %ebx
 jmp L17
L26:
 jo L13
 jo L21
 addl $1, %eax
 decl %edx
 jmp *x(%rip)
 movw %ax, %ss
 jmp undefd
 addl $f-L31, %ebx
 testl %eax, %eax
 cmpl %eax, %ebx
 jo L4
 je undefd
 call L7
 jmp *L3@GOTPCREL(%rip)
 jne L3
 .byte 0x90
 ret
 addl $f-L17, %ebx
 subl %eax, %ebx
 subl $8, %edx
 jne L9
 cmpl x(%rip), %eax
 testl %eax, %eax
 movw %ax, %ss
 jne L30
 cmpl %eax, %ebx
 call L12@PLT
 testl %eax, %eax
 addq %rax, 100(%rdi)
L25:
 subl $8, %edx
 decl %edx
 jmp *L30@GOTPCREL(%rip)
 addl $1, %eax
 cmpl %eax, %ebx
 call *%rax
 cmpl x(%rip), %eax
 lock
 call L13@PLT
 call *%rax
 jmp *%rax
 jo L19
 call *%rax
 ret
 jmp L23
 jmp *%rax
 .zero 3, 0x90
 cmpl $5, (%rdi)
 cmpl %eax, %ebx
 call L3
 cmpl %eax, (%rdi)
 jle L30
 jo L10
 jmp undefd
 jne L31
 addq %rax, 100(%rdi)
 cmpl x(%rip), %eax
 ret
 movw %ax, %ss
 call L25@PLT
 call *%rax
 jmp *%rax
 jo L2
 nop
 decl %edx
 jo L28
 je L23
 ret
 addl $1, %eax
 je L11
 cmpl $5, (%rdi)
 jmp *%rax
 jmp undefd
 jo L22
 sti
 subl %eax, %ebx
 je L7
 jmp L1
 addq %rax, 100(%rdi)
L24:
 jmp *x(%rip)
 call L25@PLT
 .byte 0x90
 jmp *%rax
 call L29@PLT
L23:
 jmp *x(%rip)
 decl %edx
 subl %eax, %ebx
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
x: .long 1
