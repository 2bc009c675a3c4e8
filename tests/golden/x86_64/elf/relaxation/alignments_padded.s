# triple: x86_64-linux-gnu
# args: -x86-pad-for-align
f:
 call L30
 jle L16
 je L23
 jo L7
 je L26
 sti
 addl $f-L31, %ebx
 cmpl %eax, %ebx
 andl $15, %ecx
 jmp undefd
 subl $8, %edx
 jne L26
 lock
 cmpl x(%rip), %eax
L31:
 call *%rax
 jmp L22
 cmpl $5, (%rdi)
 jmp *%rax
 je L7
 jo L11
 jmp *L12@GOTPCREL(%rip)
 jb L20
 jmp *L13@GOTPCREL(%rip)
 jo L12
 call *%rax
 jmp *%rax
 jle L22
 sti
 .byte 0x90
 call L8
 je undefd
 andl $15, %ecx
 subl %eax, %ebx
 jmp *%rax
 subl %eax, %ebx
L30:
 call L16
 sti
 movw %ax, %ss
 jo L10
 jb L5
 cmpl %eax, (%rdi)
 subl $8, %edx
 call L16
 je undefd
 jmp *L6@GOTPCREL(%rip)
 call L21
 je undefd
 cmpl %eax, (%rdi)
 call L6
 jne L31
 jmp *%rax
L29:
 lock
 jmp L31
 subl %eax, %ebx
 sti
 jmp *%rax
 addl $1, %eax
 cmpl x(%rip), %eax
 cmpl %eax, %ebx
 call L25@PLT
 subl %eax, %ebx
 je L15
 .byte 0x90
 addq %rax, 100(%rdi)
 je L31
 cmpl $5, (%rdi)
 jmp *x(%rip)
 jmp *x(%rip)
 ret
 andl $15, %ecx
 jmp undefd
 addl $f-L29, %ebx
 jb L23
 je L30
L28:
 call L10
 call L16@PLT
 lock
 addl $f-L17, %ebx
 ret
 decl %edx
 .byte 0x90
 je L29
 ret
 jo L8
 jmp *L10@GOTPCREL(%rip)
 jne L20
 lock
 addl $f-L17, %ebx
 nop
 cmpl %eax, (%rdi)
 testl %eax, %eax
 je L9
 jb L25
 subl %eax, %ebx
 subl %eax, %ebx
 lock
 jmp *x(%rip)
 call L1
 .p2align 3, 0x90
 je L4
 lock
 jb L19
 jo L15
 decl %edx
 cmpl x(%rip), %eax
 .zero 3, 0x90
 jb L18
 subl %eax, %ebx
 jmp L25@PLT
 testl %eax, %eax
 jmp L7
 jmp undefd
 subl %eax, %ebx
 .zero 3, 0x90
 jmp *%rax
 je L2
 .p2align 3, 0x90
 subl %eax, %ebx
 testl %eax, %eax
 movw %ax, %ss
 nop
 addl $f-L8, %ebx
 jo L0
 cmpl %eax, (%rdi)
 decl %edx
 jmp L15
 subl $8, %edx
 addl $1, %eax
L27:
 cmpl x(%rip), %eax
 sti
 cmpl %eax, %ebx
 jmp *%rax
 ret
 testl %eax, %eax
 jmp *%rax
L26:
 jb L7
 cmpl $5, (%rdi)
 .p2align 3, 0x90
 addl $1, %eax
 subl %eax, %ebx
 movw %ax, %ss
 jle L26
 cmpl %eax, %ebx
 addl $f-L31, %ebx
 cmpl $5, (%rdi)
 .p2align 3, 0x90
 call *%rax
 je undefd
 je L6
 jb L3
 lock
 addq %rax, 100(%rdi)
 cmpl x(%rip), %eax
 je L21
 addq %rax, 100(%rdi)
 movw %ax, %ss
 call L13@PLT
 jmp *x(%rip)
 jmp *%rax
 jmp undefd
 jne L29
 cmpl x(%rip), %eax
 .byte 0x90
 .zero 3, 0x90
 sti
 jmp *x(%rip)
 andl $15, %ecx
 je undefd
 andl $15, %ecx
 nop
 jo L24
 lock
 cmpl $5, (%rdi)
 .byte 0x90
 addl $f-L7, %ebx
 addq %rax, 100(%rdi)
 addl $f-L4, %ebx
 call *%rax
 jmp *%rax
 addl $1, %eax
 jmp L19@PLT
 movw %ax, %ss
 andl $15, %ecx
 call *%rax
 sti
 subl %eax, %ebx
 cmpl $5, (%rdi)
L25:
 jmp *L21@GOTPCREL(%rip)
 addl $f-L26, %ebx
 jmp *L29@GOTPCREL(%rip)
 ret
 jmp *x(%rip)
 cmpl $5, (%rdi)
 jmp L11
 jne L10
L24:
 je L5
 movw %ax, %ss
 .byte 0x90
 call L15@PLT
 ret
 jne L15
 jmp *x(%rip)
 testl %eax, %eax
 movw %ax, %ss
 .byte 0x90
 movw %ax, %ss
 jne L21
 cmpl x(%rip), %eax
 ret
L23:
 addl $f-L15, %ebx
 je L13
 jo L3
 jmp L23
 addl $f-L29, %ebx
 addq %rax, 100(%rdi)
 jmp *x(%rip)
 testl %eax, %eax
 jmp *%rax
 jle L19
 subl %eax, %ebx
 jmp *x(%rip)
 jle L15
 jmp *%rax
 .p2align 3, 0x90
L22:
 jmp undefd
 addq %rax, 100(%rdi)
 call L24@PLT
 call L26@PLT
 ret
 addl $f-L5, %ebx
 subl %eax, %ebx
 movw %ax, %ss
 jo L30
 jo L29
 subl $8, %edx
 call *%rax
 testl %eax, %eax
 je undefd
 call *%rax
 jmp *L19@GOTPCREL(%rip)
 cmpl %eax, %ebx
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
x: .long 1
