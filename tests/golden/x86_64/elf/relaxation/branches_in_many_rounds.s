# triple: x86_64-linux-gnu
# args: --x86-align-branch-boundary=32 --x86-align-branch=fused+jcc+jmp+call+ret+indirect
# The nops in front of one branch move all behind it, so that each round settles few; some jumps are as far as they reach.
.rept 40
  movl $1, 4(%rbx)
  je 1f
  cmpl %eax, %ebx
  jne 2f
  callq f
  addl $100000, %ecx
  je 3f
  movq 8(%rsp), %rax
1: testb %al, %al
  jne 2f
  leaq 64(%rbx,%rcx,4), %rdx
  jmp 3f
  callq *8(%rax)
  movl $1, 4(%rbx)
  decl %ecx
  jne 1b
  callq f
  movabsq $1, %rax
2: cmpl $8, %ebx
  jge 1b
  .p2align 3, , 5
  xorl %eax, %eax
3: testq %rdi, %rdi
  je 2b
  callq g
.endr
.section .text.other, "ax", @progbits
# Other sizes depend on these, and alignments stand in the middle of what is kept together.
a: .uleb128 b - a
.rept 20
  cmpl %eax, %ebx
  .p2align 2
  je 1f
  callq f
  movl $1, 4(%rbx)
  jmp 1f
  movl $1, 8(%rbx)
1: cmpq $1, %rdi
  ja 1b
  ret
.endr
b:
.text 1
.rept 12
  addl $100000, %ecx
  jmp 1f
  callq f
  movl $1, 4(%rbx)
1: je 1b
.endr
