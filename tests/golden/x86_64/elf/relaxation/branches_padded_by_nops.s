# triple: x86_64-linux-gnu
# args: -x86-align-branch-boundary=32 -x86-align-branch=call+ret+fused -x86-pad-for-branch-align=false
f:
 jne L13
 .byte 0x90
 call *%rax
 cmpl %eax, %ebx
 call *%rax
 jle L17
 nop
 call L22@PLT
 jmp *L25@GOTPCREL(%rip)
 cmpl %eax, %ebx
 andl $15, %ecx
 jmp L5@PLT
 je undefd
 testl %eax, %eax
 .zero 3, 0x90
 call *%rax
 cmpl $5, (%rdi)
 je undefd
 .byte 0x90
 andl $15, %ecx
 addl $1, %eax
 addl $f-L16, %ebx
 jmp undefd
 jmp L0@PLT
 call L29@PLT
 je undefd
 addl $f-L13, %ebx
 call L23@PLT
 addl $f-L21, %ebx
 .byte 0x90
 jmp *L18@GOTPCREL(%rip)
 cmpl x(%rip), %eax
 cmpl %eax, %ebx
 sti
 ret
 jne L31
 call L15
 jo L28
 cmpl x(%rip), %eax
 jmp L8@PLT
 cmpl %eax, (%rdi)
 je L8
 je undefd
 .zero 3, 0x90
 jo L0
L31:
 andl $15, %ecx
 cmpl $5, (%rdi)
 jmp *%rax
 jmp *x(%rip)
 andl $15, %ecx
 addl $1, %eax
 .p2align 3, 0x90
 lock
 addl $f-L26, %ebx
 je L26
 lock
 call L12@PLT
 addl $1, %eax
 .p2align 3, 0x90
 je undefd
 call L12@PLT
 jmp *x(%rip)
 jmp *L12@GOTPCREL(%rip)
 movw %ax, %ss
 cmpl $5, (%rdi)
 addq %rax, 100(%rdi)
 lock
 cmpl %eax, %ebx
 .p2align 3, 0x90
 jne L20
 cmpl %eax, (%rdi)
 je L11
 .zero 3, 0x90
 movw %ax, %ss
L30:
 subl %eax, %ebx
 jmp L26
 jmp *L18@GOTPCREL(%rip)
 ret
 je L15
 call L16@PLT
 .zero 3, 0x90
 jmp undefd
 cmpl %eax, %ebx
 addl $f-L16, %ebx
 nop
 cmpl %eax, %ebx
 je L8
 .zero 3, 0x90
 cmpl x(%rip), %eax
 jb L1
 jmp undefd
 jo L13
 .p2align 3, 0x90
 cmpl $5, (%rdi)
 nop
 call L7@PLT
 jmp L16
 jne L4
 jo L3
 jb L7
 addl $1, %eax
 addq %rax, 100(%rdi)
 subl %eax, %ebx
 jmp *%rax
 call L8@PLT
 subl %eax, %ebx
 testl %eax, %eax
 lock
 sti
 subl %eax, %ebx
 decl %edx
 .p2align 3, 0x90
 cmpl %eax, (%rdi)
 .p2align 3, 0x90
 .p2align 3, 0x90
 cmpl %eax, %ebx
 sti
 decl %edx
 jne L9
 sti
 nop
 jne L2
 .zero 3, 0x90
 addl $f-L14, %ebx
 je L4
 cmpl %eax, %ebx
 .p2align 3, 0x90
 subl %eax, %ebx
 addq %rax, 100(%rdi)
 addl $1, %eax
 je L15
 andl $15, %ecx
 je L8
 subl %eax, %ebx
 jo L7
 testl %eax, %eax
 ret
 subl $8, %edx
 subl $8, %edx
 je undefd
 andl $15, %ecx
 addq %rax, 100(%rdi)
 addl $1, %eax
 jb L12
 call L23@PLT
 jb L10
 .p2align 3, 0x90
 cmpl x(%rip), %eax
 .byte 0x90
 decl %edx
 .p2align 3, 0x90
 subl $8, %edx
 addl $1, %eax
 jmp L14
 decl %edx
 nop
 jb L1
 call *%rax
 sti
 jmp L1
 addq %rax, 100(%rdi)
 lock
 movw %ax, %ss
 jb L1
 cmpl %eax, %ebx
 .p2align 3, 0x90
 movw %ax, %ss
 jmp undefd
 cmpl %eax, %ebx
 je undefd
 addl $1, %eax
 je L13
 cmpl %eax, %ebx
 jne L8
 jmp *L19@GOTPCREL(%rip)
 andl $15, %ecx
 cmpl $5, (%rdi)
 je L4
 cmpl %eax, (%rdi)
 jne L18
L29:
 andl $15, %ecx
 jmp undefd
 jne L21
 subl $8, %edx
 cmpl %eax, (%rdi)
 nop
 cmpl x(%rip), %eax
 decl %edx
 cmpl %eax, %ebx
 je undefd
 cmpl x(%rip), %eax
 jmp L0
 jmp undefd
 cmpl x(%rip), %eax
 jb L28
 addq %rax, 100(%rdi)
 jb L27
 jb L2
 addq %rax, 100(%rdi)
 nop
 nop
 addl $1, %eax
 jmp *L15@GOTPCREL(%rip)
 jmp *%rax
 jmp *x(%rip)
 call L29@PLT
 .byte 0x90
 jle L24
 sti
 je undefd
 jmp undefd
 cmpl $5, (%rdi)
 je L11
 jmp *%rax
 je L20
 decl %edx
 cmpl x(%rip), %eax
 jmp L2@PLT
 call L14@PLT
 jne L18
 jo L4
 jmp L3
 subl $8, %edx
 lock
 movw %ax, %ss
 testl %eax, %eax
 jne L17
 jle L8
 jmp *L24@GOTPCREL(%rip)
 jne L11
 .byte 0x90
 jmp *L8@GOTPCREL(%rip)
 .zero 3, 0x90
 addq %rax, 100(%rdi)
 decl %edx
 call *%rax
 decl %edx
 nop
 jmp undefd
 cmpl x(%rip), %eax
 addq %rax, 100(%rdi)
 decl %edx
 subl %eax, %ebx
 cmpl x(%rip), %eax
 je L9
 .p2align 3, 0x90
 je undefd
 call *%rax
 sti
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
L27:
L28:
x: .long 1
