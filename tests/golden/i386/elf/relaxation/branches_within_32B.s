# triple: i386-linux-gnu
# args: -x86-branches-within-32B-boundaries
f:
 jb L1
 subl %eax, %ebx
 lock
L31:
 jo L20
 lock
 call L5@PLT
 lock
 je L22
 je L27
 andl $15, %ecx
 jmp L0@PLT
 jle L19
 .byte 0x90
 jne L31
 jmp L16
 .p2align 3, 0x90
 addl $f-L18, %ebx
 jne L18
 addl $1, %eax
 call *%eax
L30:
 .zero 3, 0x90
 jb L29
 jne L23
 jmp undefd
 jne L2
 call L13
 addl $f-L0, %ebx
 subl $8, %edx
 ret
 jne L25
 cmpl %eax, (%edi)
 .p2align 3, 0x90
 subl $8, %edx
 movw %ax, %ss
 jmp L18@PLT
L29:
 decl %edx
 jne L6
 cmpl %eax, (%edi)
 jo L27
 jle L25
 nop
 addl $f-L22, %ebx
 sti
 call L19
 jmp L11@PLT
 .zero 3, 0x90
 movw %ax, %ss
 .byte 0x90
L28:
 jmp L26@PLT
 nop
 addl $1, %eax
 sti
L27:
 andl $15, %ecx
 jmp L30
 cmpl %eax, %ebx
 jb L20
 jo L21
 nop
 jne L0
 je L19
 addl $1, %eax
 testl %eax, %eax
 call *%eax
 subl %eax, %ebx
 andl $15, %ecx
 jmp *%eax
 movw %ax, %ss
 addl $f-L2, %ebx
 jmp *%eax
 je L13
 andl $15, %ecx
 jo L13
 cmpl %eax, (%edi)
 sti
 jo L25
 cmpl %eax, (%edi)
 cmpl %eax, (%edi)
 jle L20
 jle L27
 call L3
 je L0
 jmp L16@PLT
 decl %edx
 jmp L12@PLT
 sti
 testl %eax, %eax
 subl %eax, %ebx
 subl %eax, %ebx
 call L28@PLT
 decl %edx
 subl %eax, %ebx
 cmpl $5, (%edi)
 jne L23
 .p2align 3, 0x90
 jne L20
 jmp *%eax
L26:
 testl %eax, %eax
L25:
 call L12@PLT
 jo L19
 cmpl %eax, (%edi)
 .byte 0x90
 lock
 testl %eax, %eax
 sti
 jle L0
 andl $15, %ecx
 jo L7
 call L3
 call L5
 jb L5
 jmp L27
 call *%eax
 jne L20
 cmpl %eax, (%edi)
 testl %eax, %eax
L24:
 testl %eax, %eax
 je L11
 decl %edx
 je undefd
 nop
 .zero 3, 0x90
 sti
 jle L5
 sti
 decl %edx
 lock
 call L22@PLT
 movw %ax, %ss
 jmp *%eax
 call *%eax
L23:
 jle L20
 movw %ax, %ss
 .zero 3, 0x90
 cmpl $5, (%edi)
 ret
 jmp *%eax
 nop
 jne L26
 .zero 3, 0x90
 decl %edx
 addl $f-L20, %ebx
 decl %edx
 jmp L22@PLT
 nop
 .zero 3, 0x90
 jne L16
 cmpl %eax, (%edi)
 cmpl %eax, (%edi)
 jne L13
 decl %edx
 jmp undefd
 addl $f-L23, %ebx
 cmpl %eax, (%edi)
 call L6@PLT
 jne L28
 je L10
 jmp *%eax
 subl $8, %edx
 andl $15, %ecx
 call L12@PLT
 .byte 0x90
 jne L28
 jmp L19@PLT
 call L24@PLT
 je undefd
 jle L31
 jne L17
L22:
 decl %edx
 call L26
 call L3
 jle L19
 jmp L22@PLT
 call L8@PLT
 jb L24
 sti
 jne L21
 je L31
 ret
 call *%eax
 subl $8, %edx
 sti
 jo L18
 jmp L1
 cmpl %eax, %ebx
 je L26
 jo L3
 jo L30
L21:
 subl $8, %edx
 call L14
 cmpl $5, (%edi)
 subl %eax, %ebx
 jle L27
 decl %edx
 addl $f-L4, %ebx
 andl $15, %ecx
 ret
 lock
 jle L6
 cmpl %eax, (%edi)
 nop
 jo L4
 jmp L30
 movw %ax, %ss
 .p2align 3, 0x90
 jne L10
 movw %ax, %ss
 jmp *%eax
 movw %ax, %ss
 .zero 3, 0x90
 jne L0
 .byte 0x90
 jne L28
 ret
 .zero 3, 0x90
 jmp L15
 decl %edx
 andl $15, %ecx
 movw %ax, %ss
 decl %edx
 subl $8, %edx
 jle L12
 .byte 0x90
 call *%eax
 .byte 0x90
L20:
 jmp L11@PLT
 nop
 cmpl %eax, %ebx
 call *%eax
 jne L13
 call L4
 addl $1, %eax
 jmp undefd
 addl $f-L15, %ebx
 andl $15, %ecx
 cmpl $5, (%edi)
 je L4
 call L25@PLT
 jb L19
 call L8@PLT
 .byte 0x90
 ret
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
x: .long 1
