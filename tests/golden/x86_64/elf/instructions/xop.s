# triple: x86_64-linux-gnu
	vpmacssww %xmm9, %xmm3, %xmm0, %xmm3
	vpmacssww %xmm9, 64(%rax,%rbp), %xmm0, %xmm4
	vpmacsswd %xmm9, 64(%rax,%rbp), %xmm0, %xmm4
	vpmacsswd %xmm9, %xmm3, %xmm2, %xmm6
	vpmacssdql %xmm9, %xmm3, %xmm2, %xmm7
	vpmacssdql %xmm9, %xmm3, %xmm0, %xmm7
	vpmacssdd %xmm9, %xmm3, %xmm0, %xmm1
	vpmacssdd %xmm9, 64(%rax,%rbp), %xmm0, %xmm0
	vpmacssdqh %xmm9, 64(%rax,%rbp), %xmm0, %xmm0
	vpmacssdqh %xmm9, %xmm3, %xmm0, %xmm3
	vpmacsww %xmm9, 64(%rax,%rbp), %xmm2, %xmm2
	vpmacsww %xmm9, %xmm3, %xmm2, %xmm4
	vpmacswd %xmm9, 64(%rax,%rbp), %xmm0, %xmm4
	vpmacswd %xmm9, %xmm3, %xmm2, %xmm3
	vpmacsdql %xmm9, 64(%rax,%rbp), %xmm2, %xmm5
	vpmacsdql %xmm9, 64(%rax,%rbp), %xmm0, %xmm0
	vpmacsdd %xmm9, %xmm3, %xmm2, %xmm6
	vpmacsdd %xmm9, %xmm3, %xmm0, %xmm3
	vpmacsdqh %xmm9, %xmm3, %xmm0, %xmm7
	vpmacsdqh %xmm9, 64(%rax,%rbp), %xmm0, %xmm2
	vpcmov %ymm9, %ymm3, %ymm2, %ymm3
	vpcmov %ymm3, %ymm9, %ymm0, %ymm4
	vpperm 64(%rax,%rbp), %xmm9, %xmm2, %xmm4
	vpperm %xmm9, 64(%rax,%rbp), %xmm2, %xmm0
	vpmadcsswd %xmm9, 64(%rax,%rbp), %xmm0, %xmm7
	vpmadcsswd %xmm9, %xmm3, %xmm2, %xmm0
	vpmadcswd %xmm9, 64(%rax,%rbp), %xmm2, %xmm5
	vpmadcswd %xmm9, 64(%rax,%rbp), %xmm0, %xmm5
	vprotb $144, %xmm3, %xmm5
	vprotb $144, %xmm3, %xmm7
	vprotw $144, 64(%rax,%rbp), %xmm3
	vprotw $144, 64(%rax,%rbp), %xmm6
	vprotd %xmm0, 64(%rax,%rbp), %xmm3
	vprotd %xmm2, %xmm3, %xmm2
	vprotq %xmm0, 64(%rax,%rbp), %xmm7
	vprotq %xmm0, 64(%rax,%rbp), %xmm3
	vpcomb $144, %xmm3, %xmm0, %xmm0
	vpcomb $144, %xmm3, %xmm0, %xmm1
	vpcomw $144, 64(%rax,%rbp), %xmm0, %xmm6
	vpcomw $144, 64(%rax,%rbp), %xmm2, %xmm1
	vpcomd $144, %xmm3, %xmm2, %xmm7
	vpcomd $144, %xmm3, %xmm0, %xmm0
	vpcomq $144, %xmm3, %xmm0, %xmm0
	vpcomq $144, %xmm3, %xmm2, %xmm1
	vpcomub $144, %xmm3, %xmm0, %xmm0
	vpcomub $144, 64(%rax,%rbp), %xmm0, %xmm0
	vpcomuw $144, 64(%rax,%rbp), %xmm2, %xmm2
	vpcomuw $144, 64(%rax,%rbp), %xmm2, %xmm7
	vpcomud $144, %xmm3, %xmm0, %xmm0
	vpcomud $144, 64(%rax,%rbp), %xmm0, %xmm4
	vpcomuq $144, 64(%rax,%rbp), %xmm2, %xmm3
	vpcomuq $144, 64(%rax,%rbp), %xmm2, %xmm0
	blcfilll %ebx, %edx
	blcfilll %ebx, %eax
	blsfilll %ebx, %eax
	blsfilll 64(%rax,%rbp), %eax
	blcsl %ebx, %edx
	blcsl 64(%rax,%rbp), %eax
	tzmskl 64(%rax,%rbp), %eax
	tzmskl %ebx, %edx
	blcicl 64(%rax,%rbp), %eax
	blcicl %ebx, %eax
	blsicl %ebx, %edx
	blsicl 64(%rax,%rbp), %eax
	t1mskcl 64(%rax,%rbp), %eax
	t1mskcl %ebx, %edx
	blcmskl 64(%rax,%rbp), %eax
	blcmskl %ebx, %eax
	blcil 64(%rax,%rbp), %eax
	blcil %ebx, %eax
	llwpcb %ebx
	llwpcb %rbx
	slwpcb %ebx
	slwpcb %rbx
	vfrczps %xmm3, %xmm2
	vfrczps %xmm3, %xmm4
	vfrczpd 64(%rax,%rbp), %ymm5
	vfrczpd %ymm3, %ymm3
	vfrczss %xmm3, %xmm2
	vfrczss 64(%rax,%rbp), %xmm2
	vfrczsd 64(%rax,%rbp), %xmm0
	vfrczsd %xmm3, %xmm1
	vpshlb %xmm3, %xmm0, %xmm3
	vpshlb %xmm3, %xmm2, %xmm7
	vpshlw %xmm3, %xmm2, %xmm1
	vpshlw 64(%rax,%rbp), %xmm0, %xmm2
	vpshld %xmm3, %xmm2, %xmm6
	vpshld %xmm2, %xmm3, %xmm0
	vpshlq 64(%rax,%rbp), %xmm2, %xmm1
	vpshlq 64(%rax,%rbp), %xmm0, %xmm7
	vpshab 64(%rax,%rbp), %xmm0, %xmm3
	vpshab %xmm3, %xmm0, %xmm0
	vpshaw %xmm0, %xmm3, %xmm3
	vpshaw %xmm0, 64(%rax,%rbp), %xmm3
	vpshad %xmm3, %xmm2, %xmm1
	vpshad 64(%rax,%rbp), %xmm2, %xmm0
	vpshaq %xmm0, 64(%rax,%rbp), %xmm2
	vpshaq 64(%rax,%rbp), %xmm0, %xmm2
	vphaddbw %xmm3, %xmm2
	vphaddbw 64(%rax,%rbp), %xmm7
	vphaddbd 64(%rax,%rbp), %xmm3
	vphaddbd %xmm3, %xmm1
	vphaddbq 64(%rax,%rbp), %xmm5
	vphaddbq %xmm3, %xmm7
	vphaddwd 64(%rax,%rbp), %xmm4
	vphaddwd %xmm3, %xmm2
	vphaddwq %xmm3, %xmm6
	vphaddwq %xmm3, %xmm2
	vphadddq 64(%rax,%rbp), %xmm7
	vphadddq %xmm3, %xmm2
	vphaddubw 64(%rax,%rbp), %xmm6
	vphaddubw 64(%rax,%rbp), %xmm7
	vphaddubd 64(%rax,%rbp), %xmm3
	vphaddubd 64(%rax,%rbp), %xmm6
	vphaddubq %xmm3, %xmm0
	vphaddubq %xmm3, %xmm2
	vphadduwd 64(%rax,%rbp), %xmm5
	vphadduwd %xmm3, %xmm4
	vphadduwq 64(%rax,%rbp), %xmm7
	vphadduwq 64(%rax,%rbp), %xmm0
	vphaddudq %xmm3, %xmm6
	vphaddudq 64(%rax,%rbp), %xmm0
	vphsubbw %xmm3, %xmm7
	vphsubbw 64(%rax,%rbp), %xmm2
	vphsubwd %xmm3, %xmm5
	vphsubwd %xmm3, %xmm6
	vphsubdq 64(%rax,%rbp), %xmm0
	vphsubdq 64(%rax,%rbp), %xmm5
	blcfillq %rbx, %rax
	blcfillq 64(%rax,%rbp), %rdx
	blsfillq %rbx, %rdx
	blsfillq 64(%rax,%rbp), %rax
	blcsq %rbx, %rax
	blcsq 64(%rax,%rbp), %rdx
	tzmskq %rbx, %rax
	tzmskq 64(%rax,%rbp), %rax
	blcicq %rbx, %rax
	blcicq 64(%rax,%rbp), %rdx
	blsicq %rbx, %rdx
	blsicq 64(%rax,%rbp), %rax
	t1mskcq %rbx, %rdx
	t1mskcq 64(%rax,%rbp), %rdx
	blcmskq %rbx, %rdx
	blcmskq 64(%rax,%rbp), %rax
	blciq %rbx, %rax
	blciq 64(%rax,%rbp), %rax
	bextrl $2425393296, %ebx, %ebp
	bextrl $2425393296, %ebx, %eax
	lwpins $2425393296, %ebx, %rax
	lwpins $2425393296, 64(%rax,%rbp), %edx
	lwpval $2425393296, 64(%rax,%rbp), %rdx
	lwpval $2425393296, 64(%rax,%rbp), %rax
	bextrq $-1869574000, 64(%rax,%rbp), %rax
	bextrq $-1869574000, %rbx, %rcx
