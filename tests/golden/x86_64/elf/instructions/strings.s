# triple: x86_64-linux-gnu
# String instructions whose operands only tell a size; names.
movsb (%rax),(%rbx)
movsb %fs:(%eax),(%ebx)
lodsb (%rax)
cmpsl 8(%rax), (%rbx)
insb %dx,(%rax)
insb (%dx),(%rax)
outsb (%rax),(%dx)
scasl (%rax,%rbx)
lock/incl 1(%rsp)
lock /incl (%rax)
lock//incl (%rax)
smovb (%rax),(%rbx)
ud1 %eax, %ebx
ud1 (%rax), %rbx
ud1l %eax, %ebx
ud2b %eax, %ebx
ud2bl %eax, %ebx
ud2a
ud2
verrw %ax
verw %ax
lkgs %ax
movdiri %eax, (%rax)
vcmpbf16 $1, %zmm1, %zmm2, %k1
vmovd.s %xmm1, %xmm2
vmovw.s %xmm1, %xmm2
vcvtsh2sil %xmm1, %eax
vcvtsh2siq %xmm1, %rax
vcvtsh2sil (%rax), %eax
vcvtsh2usil %xmm1, %eax
vcvttsh2siq (%rax), %rax
vcvttsh2usiq {sae}, %xmm1, %rax
vcvtsh2usiq {rn-sae}, %xmm1, %rax
vcvtsh2sil {rn-sae}, %xmm1, %eax
tilerelease
tilezero %tmm3
