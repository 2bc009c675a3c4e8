# triple: x86_64-linux-gnu
	{evex} addb %cl, %bl
	{nf} addb 64(%rax,%rbp), %dil, %al
	{nf} addl $2425393296, 64(%rax,%rbp), %eax
	addl 64(%rax,%rbp), %eax, %eax
	orb $-112, %bl, %al
	orb %bl, 64(%rax,%rbp), %al
	orl %ebx, %edx, %eax
	orl %ebx, %eax, %eax
	{evex} adcb %sil, %bl
	adcb %spl, 64(%rax,%rbp), %al
	adcl %ebx, %edx, %eax
	adcl %ebx, %edi, %edx
	{evex} sbbb %bl, %dl
	sbbb %bl, %bl, %al
	sbbl %esp, %ebx, %edx
	sbbl 64(%rax,%rbp), %edx, %eax
	andb %bl, %bl, %al
	andb %bl, %dil, %al
	andl 64(%rax,%rbp), %ecx, %eax
	{nf} andl %ebx, 64(%rax,%rbp)
	{nf} shldl %cl, %esi, 64(%rax,%rbp), %edx
	shldl %cl, %edx, 64(%rax,%rbp), %edx
	subb %dil, %bl, %dl
	{nf} subb 64(%rax,%rbp), %cl, %al
	{evex} subl %ecx, 64(%rax,%rbp)
	{nf} subl 64(%rax,%rbp), %eax, %eax
	{evex} shrdl $144, %ecx, 64(%rax,%rbp)
	{nf} shrdl %cl, %esi, 64(%rax,%rbp), %edx
	xorb %bl, 64(%rax,%rbp), %al
	xorb 64(%rax,%rbp), %dl, %al
	xorl %esi, %ebx, %edx
	xorl $-112, 64(%rax,%rbp), %edx
	ccmpsb {dfv=of,sf,cf} %cl, %bl
	ccmpsb {dfv=of,sf,cf} %bl, 64(%rax,%rbp)
	ccmplb {dfv=of,sf,zf,cf} %bpl, 64(%rax,%rbp)
	ccmplb {dfv=of,sf,zf,cf} %cl, 64(%rax,%rbp)
	ccmpsl {dfv=of,sf,zf,cf} %eax, 64(%rax,%rbp)
	ccmpsl {dfv=of,sf,cf} $2425393296, %ebx
	ccmpll {dfv=of,sf,cf} %ebx, %edx
	ccmpll {dfv=of,sf,zf,cf} %edx, 64(%rax,%rbp)
	cmovol 64(%rax,%rbp), %edx, %edx
	cmovol 64(%rax,%rbp), %esi, %edx
	cfcmovol 64(%rax,%rbp), %esp, %edx
	cfcmovol %esp, 64(%rax,%rbp)
	cmovnol %ebx, %ebp, %eax
	cmovnol 64(%rax,%rbp), %ebx, %edx
	cfcmovnol %ebx, %ebx
	cfcmovnol %ebx, %esp, %eax
	cmovbl %ebx, %ecx, %edx
	cmovbl %ebx, %esi, %eax
	cfcmovbl 64(%rax,%rbp), %ebx, %edx
	cfcmovbl %ebx, %edi, %edx
	cmovael 64(%rax,%rbp), %edx, %edx
	cmovael %ebx, %esi, %eax
	cfcmovael 64(%rax,%rbp), %ecx, %eax
	cfcmovael %ebx, %edi, %eax
	cmovel 64(%rax,%rbp), %ecx, %eax
	cmovel 64(%rax,%rbp), %edx, %edx
	cfcmovel %ebx, %ebx, %eax
	cfcmovel 64(%rax,%rbp), %ecx
	cmovnel 64(%rax,%rbp), %edi, %edx
	cmovnel %ebx, %eax, %edx
	cfcmovnel %ebx, %esp, %eax
	cfcmovnel %eax, %ebx
	cmovbel 64(%rax,%rbp), %edi, %edx
	cmovbel 64(%rax,%rbp), %edx, %eax
	cfcmovbel 64(%rax,%rbp), %edx
	cfcmovbel %ebx, %esp, %edx
	cmoval %ebx, %esp, %edx
	cmoval 64(%rax,%rbp), %ecx, %edx
	cfcmoval %edi, 64(%rax,%rbp)
	cfcmoval %ebx, %edi, %eax
	cmovsl 64(%rax,%rbp), %ebp, %edx
	cmovsl 64(%rax,%rbp), %eax, %edx
	cfcmovsl %eax, 64(%rax,%rbp)
	cfcmovsl %edi, 64(%rax,%rbp)
	cmovnsl 64(%rax,%rbp), %ebx, %eax
	cmovnsl 64(%rax,%rbp), %ebp, %edx
	cfcmovnsl %ebx, %ebx
	cfcmovnsl %ebx, %esp
	cmovpl 64(%rax,%rbp), %ebp, %eax
	cmovpl 64(%rax,%rbp), %ecx, %edx
	cfcmovpl 64(%rax,%rbp), %ebx, %edx
	cfcmovpl %esp, 64(%rax,%rbp)
	cmovnpl 64(%rax,%rbp), %esp, %eax
	cmovnpl %ebx, %ebp, %eax
	cfcmovnpl %ebx, %eax, %edx
	cfcmovnpl 64(%rax,%rbp), %ecx, %eax
	cmovll %ebx, %ecx, %eax
	cmovll %ebx, %ebx, %eax
	cfcmovll %ebx, %esi, %eax
	cfcmovll %ebx, %esp
	cmovgel %ebx, %esi, %edx
	cmovgel %ebx, %ebx, %edx
	cfcmovgel %esi, %ebx
	cfcmovgel 64(%rax,%rbp), %esi
	cmovlel %ebx, %esi, %eax
	cmovlel %ebx, %edx, %eax
	cfcmovlel %ebx, %ecx, %eax
	cfcmovlel %edx, 64(%rax,%rbp)
	cmovgl %ebx, %ebp, %edx
	cmovgl %ebx, %edi, %edx
	cfcmovgl 64(%rax,%rbp), %ecx, %edx
	cfcmovgl %esi, %ebx
	movbel %ebx, %ebp
	movbel %ebx, %edi
	imull %ebx, %ebp, %edx
	{nf} imull $-112, 64(%rax,%rbp), %ebx
	imulzul $2425393296, %ebx, %esp
	imulzul $2425393296, %ebx, %edx
	ctestsb {dfv=of,sf,zf,cf} %bl, 64(%rax,%rbp)
	ctestsb {dfv=of,sf,cf} %spl, 64(%rax,%rbp)
	ctestlb {dfv=of,sf,cf} %dil, 64(%rax,%rbp)
	ctestlb {dfv=of,sf,cf} $-112, %bl
	ctestsl {dfv=of,sf,cf} %ebx, 64(%rax,%rbp)
	ctestsl {dfv=of,sf,zf,cf} %ebp, %ebx
	ctestll {dfv=of,sf,cf} %edi, %ebx
	ctestll {dfv=of,sf,cf} %ecx, %ebx
	{nf} popcntl %ebx, %eax
	{nf} popcntl %ebx, %edx
	pop2 %rbx, %rdx
	pop2 %rbx, %rax
	{evex} rolb 64(%rax,%rbp)
	rolb %cl, %bl, %al
	{nf} rorb 64(%rax,%rbp), %al
	{nf} rorb $144, %bl, %al
	rclb $144, %bl, %dl
	rclb 64(%rax,%rbp), %dl
	rcrb %cl, %bl, %dl
	rcrb $144, %bl, %dl
	shlb $144, %bl, %dl
	{nf} shlb $144, %bl, %dl
	{nf} shrb 64(%rax,%rbp), %al
	{nf} shrb %cl, 64(%rax,%rbp), %dl
	{nf} sarb $144, 64(%rax,%rbp), %al
	sarb %cl, %bl, %al
	roll 64(%rax,%rbp), %eax
	{evex} roll 64(%rax,%rbp)
	rorl 64(%rax,%rbp), %eax
	{nf} rorl $144, %ebx, %eax
	rcll %cl, 64(%rax,%rbp), %eax
	rcll 64(%rax,%rbp), %edx
	rcrl 64(%rax,%rbp), %eax
	rcrl $144, 64(%rax,%rbp), %eax
	{nf} shll %cl, 64(%rax,%rbp), %edx
	shll %ebx, %edx
	shrl %ebx, %edx
	{evex} shrl %cl, 64(%rax,%rbp)
	sarl %cl, %ebx, %eax
	{evex} sarl %ebx
	{evex} tzcntl 64(%rax,%rbp), %edx
	{evex} tzcntl 64(%rax,%rbp), %esi
	{evex} lzcntl 64(%rax,%rbp), %edi
	{evex} lzcntl 64(%rax,%rbp), %ebp
	{evex} notb %bl
	notb 64(%rax,%rbp), %al
	{evex} negb 64(%rax,%rbp)
	{evex} negb %bl
	{evex} mulb 64(%rax,%rbp)
	{nf} mulb 64(%rax,%rbp)
	{nf} imulb %bl
	{evex} imulb 64(%rax,%rbp)
	{evex} divb 64(%rax,%rbp)
	{evex} divb %bl
	{nf} idivb 64(%rax,%rbp)
	{evex} idivb %bl
	notl %ebx, %eax
	notl %ebx, %edx
	{evex} negl %ebx
	{nf} negl %ebx
	{nf} mull 64(%rax,%rbp)
	{nf} mull %ebx
	{nf} divl 64(%rax,%rbp)
	{evex} divl 64(%rax,%rbp)
	{nf} idivl 64(%rax,%rbp)
	{evex} idivl 64(%rax,%rbp)
	{nf} incb 64(%rax,%rbp), %al
	{evex} incb %bl
	{evex} decb 64(%rax,%rbp)
	decb 64(%rax,%rbp), %al
	{evex} incl 64(%rax,%rbp)
	incl %ebx, %eax
	{evex} decl 64(%rax,%rbp)
	{evex} decl %ebx
	push2 %rbx, %rax
	push2 %rbx, %rdx
	addq 64(%rax,%rbp), %rsi, %rax
	addq 64(%rax,%rbp), %rdi, %rdx
	orq 64(%rax,%rbp), %rbx, %rax
	{evex} orq %rbx, %rax
	adcq %rdi, 64(%rax,%rbp), %rax
	adcq %rcx, %rbx, %rdx
	sbbq %rbp, %rbx, %rdx
	{evex} sbbq %rax, %rbx
	{nf} andq %rcx, 64(%rax,%rbp), %rax
	{nf} andq 64(%rax,%rbp), %rbx, %rdx
	shldq %cl, %rax, 64(%rax,%rbp), %rax
	shldq %cl, %rbx, %rbx, %rdx
	{nf} subq %rsp, 64(%rax,%rbp), %rdx
	{evex} subq $-112, 64(%rax,%rbp)
	shrdq %cl, %rbp, %rbx, %rax
	{nf} shrdq $144, %rbx, 64(%rax,%rbp), %rax
	xorq %rsp, %rbx, %rax
	xorq %rsi, 64(%rax,%rbp), %rdx
	ccmpsq {dfv=of,sf,zf,cf} %rbx, %rbx
	ccmpsq {dfv=of,sf,zf,cf} %rcx, %rbx
	ccmplq {dfv=of,sf,zf,cf} 64(%rax,%rbp), %rcx
	ccmplq {dfv=of,sf,zf,cf} %rax, 64(%rax,%rbp)
	cmovoq %rbx, %rsp, %rax
	cmovoq 64(%rax,%rbp), %rax, %rdx
	cfcmovoq %rbx, %rsp, %rax
	cfcmovoq %rsi, 64(%rax,%rbp)
	cmovnoq 64(%rax,%rbp), %rcx, %rax
	cmovnoq 64(%rax,%rbp), %rbp, %rdx
	cfcmovnoq %rcx, 64(%rax,%rbp)
	cfcmovnoq 64(%rax,%rbp), %rdi, %rdx
	cmovbq %rbx, %rdi, %rax
	cmovbq %rbx, %rdx, %rdx
	cfcmovbq %rbx, %rsi, %rax
	cfcmovbq %rdi, %rbx
	cmovaeq %rbx, %rcx, %rdx
	cmovaeq 64(%rax,%rbp), %rcx, %rax
	cfcmovaeq %rbp, 64(%rax,%rbp)
	cfcmovaeq %rbx, %rbx, %rax
	cmoveq %rbx, %rbp, %rax
	cmoveq %rbx, %rdx, %rdx
	cfcmoveq %rbx, %rdi
	cfcmoveq %rbx, %rbp
	cmovneq %rbx, %rcx, %rdx
	cmovneq 64(%rax,%rbp), %rsp, %rdx
	cfcmovneq %rax, 64(%rax,%rbp)
	cfcmovneq 64(%rax,%rbp), %rsi, %rax
	cmovbeq 64(%rax,%rbp), %rsi, %rax
	cmovbeq %rbx, %rsp, %rdx
	cfcmovbeq 64(%rax,%rbp), %rdx, %rax
	cfcmovbeq %rax, 64(%rax,%rbp)
	cmovaq %rbx, %rdi, %rax
	cmovaq %rbx, %rbp, %rax
	cfcmovaq 64(%rax,%rbp), %rsp, %rax
	cfcmovaq %rdx, 64(%rax,%rbp)
	cmovsq 64(%rax,%rbp), %rsi, %rdx
	cmovsq %rbx, %rsi, %rdx
	cfcmovsq %rbp, 64(%rax,%rbp)
	cfcmovsq %rsi, %rbx
	cmovnsq 64(%rax,%rbp), %rsi, %rax
	cmovnsq 64(%rax,%rbp), %rdx, %rdx
	cfcmovnsq %rbx, %rsi
	cfcmovnsq %rsi, 64(%rax,%rbp)
	cmovpq 64(%rax,%rbp), %rsp, %rdx
	cmovpq 64(%rax,%rbp), %rsi, %rax
	cfcmovpq %rax, 64(%rax,%rbp)
	cfcmovpq 64(%rax,%rbp), %rdx, %rax
	cmovnpq %rbx, %rbx, %rdx
	cmovnpq 64(%rax,%rbp), %rbp, %rax
	cfcmovnpq %rbx, %rbp, %rax
	cfcmovnpq 64(%rax,%rbp), %rdi, %rdx
	cmovlq %rbx, %rsi, %rax
	cmovlq %rbx, %rdi, %rdx
	cfcmovlq %rbx, %rdx, %rdx
	cfcmovlq 64(%rax,%rbp), %rsp, %rdx
	cmovgeq %rbx, %rdx, %rdx
	cmovgeq 64(%rax,%rbp), %rdx, %rdx
	cfcmovgeq %rbx, %rbp
	cfcmovgeq %rbx, 64(%rax,%rbp)
	cmovleq %rbx, %rbp, %rdx
	cmovleq 64(%rax,%rbp), %rcx, %rax
	cfcmovleq %rsp, %rbx
	cfcmovleq %rbx, %rdi, %rdx
	cmovgq %rbx, %rbp, %rax
	cmovgq 64(%rax,%rbp), %rdi, %rdx
	cfcmovgq %rcx, 64(%rax,%rbp)
	cfcmovgq %rbx, 64(%rax,%rbp)
	movbeq %rbx, %rbx
	movbeq %rcx, %rbx
	imulq %rbx, %rax, %rdx
	{nf} imulq $-112, %rbx, %rsi
	imulzuq $-1869574000, 64(%rax,%rbp), %rsp
	imulzuq $-1869574000, 64(%rax,%rbp), %rdi
	ctestsq {dfv=of,sf,zf,cf} %rax, 64(%rax,%rbp)
	ctestsq {dfv=of,sf,zf,cf} $-1869574000, %rbx
	ctestlq {dfv=of,sf,zf,cf} %rbx, 64(%rax,%rbp)
	ctestlq {dfv=of,sf,cf} %rbx, 64(%rax,%rbp)
	{nf} popcntq 64(%rax,%rbp), %rsi
	{evex} popcntq 64(%rax,%rbp), %rsp
	pop2p %rbx, %rdx
	pop2p %rbx, %rax
	{nf} rolq %cl, 64(%rax,%rbp), %rdx
	{evex} rolq %cl, 64(%rax,%rbp)
	{nf} rorq $144, 64(%rax,%rbp), %rdx
	rorq %cl, %rbx, %rdx
	rclq %cl, %rbx, %rdx
	{evex} rclq $144, %rbx
	rcrq %rbx, %rdx
	rcrq %cl, %rbx, %rax
	shlq %rbx, %rax
	{nf} shlq %cl, 64(%rax,%rbp), %rdx
	{evex} shrq %rbx
	{nf} shrq %cl, 64(%rax,%rbp)
	{evex} sarq %rbx
	{evex} sarq 64(%rax,%rbp)
	{evex} tzcntq 64(%rax,%rbp), %rdi
	{evex} tzcntq %rbx, %rdx
	{evex} lzcntq %rbx, %rsp
	{nf} lzcntq %rbx, %rbx
	{evex} notq 64(%rax,%rbp)
	notq 64(%rax,%rbp), %rax
	{nf} negq 64(%rax,%rbp)
	{nf} negq %rbx
	{evex} mulq %rbx
	{nf} mulq 64(%rax,%rbp)
	{evex} divq %rbx
	{evex} divq 64(%rax,%rbp)
	{evex} idivq %rbx
	{evex} idivq 64(%rax,%rbp)
	{nf} incq 64(%rax,%rbp), %rax
	{nf} incq %rbx, %rdx
	decq %rbx, %rax
	decq %rbx, %rdx
	push2p %rbx, %rax
	push2p %rbx, %rdx
	{nf} addw %ax, 64(%rax,%rbp), %ax
	addw %bx, %bp, %ax
	{nf} orw %ax, 64(%rax,%rbp), %ax
	{nf} orw %bx, %bx, %dx
	{evex} adcw %ax, 64(%rax,%rbp)
	adcw %bp, 64(%rax,%rbp), %ax
	sbbw 64(%rax,%rbp), %di, %ax
	sbbw 64(%rax,%rbp), %dx, %dx
	andw %ax, 64(%rax,%rbp), %ax
	{nf} andw %bx, %dx
	shldw %cl, %bp, 64(%rax,%rbp), %ax
	shldw %cl, %bp, 64(%rax,%rbp), %dx
	{nf} subw %bp, 64(%rax,%rbp), %dx
	subw %ax, %bx, %ax
	{nf} shrdw %cl, %bx, %bx
	{evex} shrdw $144, %dx, 64(%rax,%rbp)
	{nf} xorw %dx, 64(%rax,%rbp)
	{nf} xorw $-112, %bx, %dx
	ccmpsw {dfv=of,sf,zf,cf} $-112, %bx
	ccmpsw {dfv=of,sf,zf,cf} 64(%rax,%rbp), %bp
	ccmplw {dfv=of,sf,cf} 64(%rax,%rbp), %ax
	ccmplw {dfv=of,sf,cf} %bx, %bx
	cmovow 64(%rax,%rbp), %ax, %dx
	cmovow 64(%rax,%rbp), %si, %ax
	cfcmovow %bx, %si, %dx
	cfcmovow 64(%rax,%rbp), %si, %ax
	cmovnow %bx, %di, %ax
	cmovnow 64(%rax,%rbp), %bx, %dx
	cfcmovnow 64(%rax,%rbp), %dx
	cfcmovnow %ax, %bx
	cmovbw %bx, %ax, %ax
	cmovbw %bx, %cx, %ax
	cfcmovbw %bx, 64(%rax,%rbp)
	cfcmovbw %bx, %bx
	cmovaew %bx, %bx, %dx
	cmovaew 64(%rax,%rbp), %cx, %ax
	cfcmovaew 64(%rax,%rbp), %si
	cfcmovaew %sp, 64(%rax,%rbp)
	cmovew 64(%rax,%rbp), %bx, %dx
	cmovew 64(%rax,%rbp), %ax, %ax
	cfcmovew %bx, %sp, %dx
	cfcmovew %bx, %sp, %ax
	cmovnew 64(%rax,%rbp), %dx, %dx
	cmovnew %bx, %dx, %dx
	cfcmovnew %bx, %bx, %ax
	cfcmovnew %bp, 64(%rax,%rbp)
	cmovbew 64(%rax,%rbp), %ax, %ax
	cmovbew %bx, %bp, %dx
	cfcmovbew %bx, %ax, %ax
	cfcmovbew %bx, %cx, %ax
	cmovaw %bx, %sp, %dx
	cmovaw %bx, %dx, %dx
	cfcmovaw 64(%rax,%rbp), %dx, %ax
	cfcmovaw %bp, 64(%rax,%rbp)
	cmovsw %bx, %bx, %dx
	cmovsw %bx, %si, %ax
	cfcmovsw %bx, %dx
	cfcmovsw %dx, %bx
	cmovnsw 64(%rax,%rbp), %dx, %ax
	cmovnsw %bx, %bp, %dx
	cfcmovnsw 64(%rax,%rbp), %ax, %dx
	cfcmovnsw 64(%rax,%rbp), %sp, %dx
	cmovpw %bx, %dx, %ax
	cmovpw %bx, %di, %ax
	cfcmovpw %di, %bx
	cfcmovpw 64(%rax,%rbp), %si, %dx
	cmovnpw %bx, %si, %dx
	cmovnpw 64(%rax,%rbp), %dx, %ax
	cfcmovnpw 64(%rax,%rbp), %bx, %dx
	cfcmovnpw %bx, %sp, %dx
	cmovlw %bx, %bp, %ax
	cmovlw %bx, %di, %ax
	cfcmovlw %bx, %dx, %dx
	cfcmovlw %bx, %bx, %dx
	cmovgew %bx, %di, %ax
	cmovgew %bx, %bp, %dx
	cfcmovgew %bx, %di, %dx
	cfcmovgew %si, 64(%rax,%rbp)
	cmovlew %bx, %cx, %dx
	cmovlew %bx, %di, %ax
	cfcmovlew 64(%rax,%rbp), %ax, %dx
	cfcmovlew 64(%rax,%rbp), %di, %ax
	cmovgw %bx, %bp, %dx
	cmovgw 64(%rax,%rbp), %ax, %dx
	cfcmovgw 64(%rax,%rbp), %di, %ax
	cfcmovgw 64(%rax,%rbp), %bx, %ax
	movbew %bx, %dx
	movbew %sp, %bx
	adcxl %ebx, %ebx, %eax
	adcxl 64(%rax,%rbp), %esp, %eax
	{nf} imulw $-112, 64(%rax,%rbp), %sp
	{nf} imulw $-112, 64(%rax,%rbp), %dx
	imulzuw $-28528, %bx, %bx
	imulzuw $-28528, %bx, %cx
	ctestsw {dfv=of,sf,zf,cf} %bp, 64(%rax,%rbp)
	ctestsw {dfv=of,sf,zf,cf} %ax, %bx
	ctestlw {dfv=of,sf,cf} %sp, %bx
	ctestlw {dfv=of,sf,zf,cf} %di, 64(%rax,%rbp)
	{evex} popcntw %bx, %sp
	{evex} popcntw %bx, %cx
	rolw %cl, 64(%rax,%rbp), %ax
	rolw $144, 64(%rax,%rbp), %ax
	{nf} rorw $144, 64(%rax,%rbp)
	{evex} rorw $144, %bx
	rclw $144, 64(%rax,%rbp), %ax
	rclw %bx, %ax
	rcrw %bx, %ax
	rcrw %bx, %dx
	{nf} shlw %cl, %bx, %ax
	{nf} shlw 64(%rax,%rbp), %dx
	{nf} shrw $144, 64(%rax,%rbp), %ax
	{nf} shrw %cl, %bx, %ax
	{nf} sarw %cl, 64(%rax,%rbp), %dx
	{evex} sarw %bx
	{nf} tzcntw %bx, %sp
	{evex} tzcntw 64(%rax,%rbp), %sp
	{nf} lzcntw 64(%rax,%rbp), %si
	{nf} lzcntw 64(%rax,%rbp), %dx
	{evex} notw 64(%rax,%rbp)
	notw 64(%rax,%rbp), %dx
	negw 64(%rax,%rbp), %dx
	{evex} negw 64(%rax,%rbp)
	{evex} mulw %bx
	{nf} mulw 64(%rax,%rbp)
	{nf} divw %bx
	{evex} divw 64(%rax,%rbp)
	{evex} idivw 64(%rax,%rbp)
	{nf} idivw 64(%rax,%rbp)
	{nf} incw %bx, %dx
	incw %bx, %dx
	{evex} decw %bx
	decw 64(%rax,%rbp), %dx
	adcxq 64(%rax,%rbp), %rsi, %rdx
	adcxq %rbx, %rdi, %rdx
	adoxl 64(%rax,%rbp), %ecx, %eax
	adoxl %ebx, %edx, %edx
	adoxq %rbx, %rbx, %rax
	adoxq %rbx, %rdi, %rdx
	{evex} seto %bl
	{evex} seto 1024(%rax,%rbp)
	setzuo 64(%rax,%rbp)
	setzuo %bl
	{evex} setno 1024(%rax,%rbp)
	{evex} setno %bl
	setzuno %bl
	setzuno 64(%rax,%rbp)
	{evex} setb 1024(%rax,%rbp)
	{evex} setb %bl
	setzub 64(%rax,%rbp)
	setzub %bl
	{evex} setae %bl
	{evex} setae 1024(%rax,%rbp)
	setzuae 64(%rax,%rbp)
	setzuae %bl
	{evex} sete 1024(%rax,%rbp)
	{evex} sete %bl
	setzue 64(%rax,%rbp)
	setzue %bl
	{evex} setne 1024(%rax,%rbp)
	{evex} setne %bl
	setzune 64(%rax,%rbp)
	setzune %bl
	{evex} setbe 1024(%rax,%rbp)
	{evex} setbe %bl
	setzube %bl
	setzube 64(%rax,%rbp)
	{evex} seta %bl
	{evex} seta 1024(%rax,%rbp)
	setzua 64(%rax,%rbp)
	setzua %bl
	{evex} sets %bl
	{evex} sets 1024(%rax,%rbp)
	setzus 64(%rax,%rbp)
	setzus %bl
	{evex} setns %bl
	{evex} setns 1024(%rax,%rbp)
	setzuns %bl
	setzuns 64(%rax,%rbp)
	{evex} setp 1024(%rax,%rbp)
	{evex} setp %bl
	setzup %bl
	setzup 64(%rax,%rbp)
	{evex} setnp %bl
	{evex} setnp 1024(%rax,%rbp)
	setzunp %bl
	setzunp 64(%rax,%rbp)
	{evex} setl 1024(%rax,%rbp)
	{evex} setl %bl
	setzul 64(%rax,%rbp)
	setzul %bl
	{evex} setge 1024(%rax,%rbp)
	{evex} setge %bl
	setzuge 64(%rax,%rbp)
	setzuge %bl
	{evex} setle %bl
	{evex} setle 1024(%rax,%rbp)
	setzule %bl
	setzule 64(%rax,%rbp)
	{evex} setg 1024(%rax,%rbp)
	{evex} setg %bl
	setzug %bl
	setzug 64(%rax,%rbp)
