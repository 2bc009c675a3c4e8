# triple: x86_64-linux-gnu
# String instructions whose operands only tell a size; names, refused.
movsl (%rax),(%ebx)
stosb %al,(%rbx)
movs (%rax),(%rbx)
ud0 %eax, %ebx
ud0 (%rax), %rbx
ud0w %ax, %bx
vmgexit
verww %ax
lkgsw %ax
movdiril %eax, (%rax)
vcmpeqbf16 %zmm1, %zmm2, %k1
fneni8087_nop
vmovd.s %eax, %xmm2
popaw
popfd
popfl
