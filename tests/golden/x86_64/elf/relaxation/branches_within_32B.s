# triple: x86_64-linux-gnu
# args: -x86-branches-within-32B-boundaries
f:
 ret
 jmp L15
 jmp L7
 jmp L30@PLT
 cmpl x(%rip), %eax
 jne L0
 call L1@PLT
 decl %edx
 jmp L24
 jb L21
 lock
 andl $15, %ecx
 jne L30
 call L14
 jmp L4
 andl $15, %ecx
 cmpl x(%rip), %eax
 addq %rax, 100(%rdi)
 cmpl $5, (%rdi)
 sti
 cmpl $5, (%rdi)
 andl $15, %ecx
 call L28@PLT
 cmpl x(%rip), %eax
 movw %ax, %ss
 .p2align 3, 0x90
 call *%rax
 .p2align 3, 0x90
 .zero 3, 0x90
 cmpl %eax, %ebx
 decl %edx
 movw %ax, %ss
 cmpl %eax, (%rdi)
 je L31
 testl %eax, %eax
 cmpl $5, (%rdi)
 addl $1, %eax
 movw %ax, %ss
 jmp *x(%rip)
 testl %eax, %eax
 jne L1
 nop
 andl $15, %ecx
 cmpl %eax, (%rdi)
 subl %eax, %ebx
 je L15
 ret
 andl $15, %ecx
 jo L9
 addl $1, %eax
 call *%rax
 jmp *x(%rip)
 decl %edx
 addq %rax, 100(%rdi)
 subl %eax, %ebx
 jmp L17@PLT
 jmp L29@PLT
 jmp L1
 jmp *L31@GOTPCREL(%rip)
 subl $8, %edx
 addl $1, %eax
 nop
 cmpl $5, (%rdi)
 andl $15, %ecx
 jo L6
 .zero 3, 0x90
 je undefd
 jne L25
 jmp L27
 ret
 andl $15, %ecx
 lock
 call L23@PLT
 subl %eax, %ebx
 je L25
 ret
 cmpl x(%rip), %eax
 andl $15, %ecx
 cmpl $5, (%rdi)
 je L23
 testl %eax, %eax
 jmp *L3@GOTPCREL(%rip)
 jle L1
 jmp *L7@GOTPCREL(%rip)
 je L17
 jo L21
 testl %eax, %eax
 andl $15, %ecx
 andl $15, %ecx
 je undefd
 testl %eax, %eax
 jne L31
 .p2align 3, 0x90
 addl $f-L0, %ebx
 cmpl %eax, (%rdi)
 .zero 3, 0x90
 cmpl %eax, %ebx
 addq %rax, 100(%rdi)
 jb L5
 subl $8, %edx
 cmpl x(%rip), %eax
 je L4
 jb L30
 call L20
 lock
 call *%rax
 decl %edx
 jmp *x(%rip)
 cmpl x(%rip), %eax
 .p2align 3, 0x90
 call L19
 sti
 addl $f-L12, %ebx
 je L22
 call L16
 movw %ax, %ss
 jo L22
 jne L16
 jle L28
 jmp L19@PLT
 decl %edx
 cmpl $5, (%rdi)
 jmp *L4@GOTPCREL(%rip)
 call L18@PLT
 jb L0
 jmp L26@PLT
 addl $f-L27, %ebx
 .p2align 3, 0x90
 jmp undefd
 subl %eax, %ebx
 .zero 3, 0x90
 .zero 3, 0x90
 cmpl x(%rip), %eax
 ret
 addq %rax, 100(%rdi)
 jmp L28@PLT
 je L28
 jmp *x(%rip)
 jmp *x(%rip)
 .zero 3, 0x90
 .byte 0x90
 addq %rax, 100(%rdi)
 movw %ax, %ss
 jne L7
 jmp undefd
 jo L3
 decl %edx
 sti
 andl $15, %ecx
 je L11
 sti
 addl $1, %eax
 jmp *L6@GOTPCREL(%rip)
 je L27
 call *%rax
 jmp *L2@GOTPCREL(%rip)
 subl %eax, %ebx
 addl $f-L1, %ebx
 andl $15, %ecx
 testl %eax, %eax
 decl %edx
 call L25@PLT
 jne L4
 jmp L23
 jle L14
 jmp *L2@GOTPCREL(%rip)
 jmp *x(%rip)
 jb L13
 call L22@PLT
 jne L5
 jle L12
 .byte 0x90
 subl %eax, %ebx
 cmpl %eax, (%rdi)
 jmp undefd
L31:
 jmp *L29@GOTPCREL(%rip)
 cmpl $5, (%rdi)
 jo L7
 decl %edx
 jmp L20@PLT
 ret
 subl %eax, %ebx
 lock
 addl $1, %eax
 addl $1, %eax
 addq %rax, 100(%rdi)
 addl $f-L5, %ebx
 call L27
 call *%rax
 jmp *%rax
 sti
 cmpl %eax, (%rdi)
 decl %edx
 jb L25
 subl %eax, %ebx
 jne L11
 addl $1, %eax
 testl %eax, %eax
 addl $1, %eax
 decl %edx
 cmpl x(%rip), %eax
 je L5
 call L27@PLT
 jne L6
 je undefd
 je L23
 je undefd
 cmpl $5, (%rdi)
 cmpl x(%rip), %eax
 jmp L7@PLT
 .byte 0x90
 nop
 jmp L17@PLT
 jmp undefd
L30:
 ret
 jb L0
 cmpl x(%rip), %eax
 jb L2
 addl $1, %eax
 .zero 3, 0x90
 .p2align 3, 0x90
 cmpl %eax, (%rdi)
 cmpl $5, (%rdi)
 jmp *L29@GOTPCREL(%rip)
 jmp *%rax
 .p2align 3, 0x90
 je L1
 cmpl %eax, (%rdi)
 je L19
L29:
 cmpl %eax, (%rdi)
 call L8@PLT
 jmp *%rax
 decl %edx
 sti
 addl $f-L25, %ebx
 .zero 3, 0x90
 addl $1, %eax
 call L2
 call L25
 addl $f-L7, %ebx
 cmpl $5, (%rdi)
 jle L22
 addq %rax, 100(%rdi)
 jo L19
 jmp undefd
 subl $8, %edx
 subl $8, %edx
L28:
 call L25@PLT
 jmp L9@PLT
 jle L14
 je undefd
L27:
 je undefd
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
L25:
L26:
x: .long 1
