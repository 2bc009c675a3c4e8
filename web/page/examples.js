// Texts to start from.
const EXAMPLES = [
  {
    name: "Relocations", triple: "x86_64-linux-gnu", text: `# Each line shows its bytes, and what the linker fills in.
	.text
	.globl	main
	.type	main, @function
main:
	endbr64
	subq	$8, %rsp
	leaq	message(%rip), %rdi
	movq	counter@GOTPCREL(%rip), %rax
	lock addl	$1, (%rax)
	call	puts@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.size	main, .-main

	.section	.rodata.str1.1,"aMS",@progbits,1
message:
	.asciz	"hello"
`,
  },
  {
    name: "Mistakes with help", triple: "x86_64-linux-gnu", text: `# Put the mouse on a mistake, or the caret on its line.
start:
	movx	%eax, %ebx
	addl	$1, %raz
	vaddps	%zmm0, %zmm1
	movb	$300, %al
	jmp	strat
	.secton	.data
	.long	1 +
`,
  },
  {
    name: "APX", triple: "x86_64-linux-gnu", text: `# Registers r16 to r31, three operands, flags left alone.
	addq	%r16, %r17
	{nf} addq	%rcx, %rdx, %r20
	ccmpeq	{dfv=zf} %rax, %rbx
	push2	%r18, %r19
	pop2	%r19, %r18
	jmpabs	$0x123456789abcdef0
	{evex} subl	$1, (%rax,%r30,4)
	setzune	%r25b
`,
  },
  {
    name: "AVX-512 in Intel syntax", triple: "x86_64-linux-gnu", intel: true, text: `	.intel_syntax noprefix
	vaddps	zmm0 {k1}{z}, zmm1, zmm2, {rn-sae}
	vpermi2b	zmm3, zmm4, zmmword ptr [rax + 64*2]
	vcvttph2w	ymm5, ymmword ptr [rdi + 2*rcx + 32]
	vfmaddcph	zmm6, zmm7, dword ptr [rsi]{1to16}
	vpcompressd	zmmword ptr [rdx] {k2}, zmm8
	kmovq	k3, rax
	mov	rax, qword ptr fs:[rip + value@gottpoff]
`,
  },
  {
    name: "SVE and SME", triple: "aarch64-linux-gnu", features: "+sve2,+sme2", text: `// y[i] += a * x[i], whatever the size of a vector
	.globl	saxpy
	.type	saxpy, %function
saxpy:
	mov	x3, xzr
	whilelo	p0.s, x3, x2
1:	ld1w	{z1.s}, p0/z, [x0, x3, lsl #2]
	ld1w	{z2.s}, p0/z, [x1, x3, lsl #2]
	fmla	z2.s, p0/m, z0.s, z1.s
	st1w	{z2.s}, p0, [x1, x3, lsl #2]
	incw	x3
	whilelo	p0.s, x3, x2
	b.first	1b
	ret

	smstart	za
	fmopa	za0.s, p0/m, p1/m, z3.s, z4.s
	smstop
	ldr	x5, =0x123456789abcdef0
	adrp	x6, :got:table
	ldr	x6, [x6, :got_lo12:table]
`,
  },
  {
    name: "CodeView", triple: "x86_64-pc-windows-msvc", text: `# Line tables for debuggers of Windows: look at the object.
	.text
	.globl	square
square:
	.cv_func_id 0
	.cv_file	1 "square.c" "0123456789abcdef0123456789abcdef" 1
	.cv_loc	0 1 3 0
	movl	%ecx, %eax
	.cv_loc	0 1 4 0
	imull	%ecx, %eax
	retq
.Lend:
	.section	.debug$S,"dr"
	.p2align	2
	.long	4
	.cv_linetable	0, square, .Lend
	.cv_filechecksums
	.cv_stringtable
`,
  },
  {
    name: "Unwinding on Windows", triple: "aarch64-pc-windows-msvc", text: `// Unwind codes in .xdata, a function in .pdata: look at the object.
	.globl	f
	.def	f
	.scl	2
	.type	32
	.endef
	.seh_proc f
f:
	stp	x19, x20, [sp, #-32]!
	.seh_save_regp_x x19, 32
	stp	x29, x30, [sp, #16]
	.seh_save_fplr 16
	add	x29, sp, #16
	.seh_add_fp 16
	.seh_endprologue
	bl	g
	.seh_startepilogue
	ldp	x29, x30, [sp, #16]
	.seh_save_fplr 16
	ldp	x19, x20, [sp], #32
	.seh_save_regp_x x19, 32
	.seh_endepilogue
	ret
	.seh_endproc
`,
  },
  {
    name: "Call frames", triple: "x86_64-linux-gnu", text: `# .eh_frame from directives: look at the object.
	.cfi_sections .eh_frame, .debug_frame
	.globl	f
f:
	.cfi_startproc
	.cfi_personality 0x9b, DW.ref.__gxx_personality_v0
	.cfi_lsda 0x1b, .Lexceptions
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	callq	may_throw
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
.Lexceptions:
	.byte	255, 255, 1
	.uleb128	0
`,
  },
  {
    name: "PC sections", triple: "x86_64-linux-gnu", text: `# Addresses of instructions in a section that is linked with its function.
	.section	.text.f,"ax",@progbits
f:
.Lbegin:
	movl	(%rdi), %eax
.Lload:
	incl	%eax
	retq
.Lend:
	.section	sanmd_atomics,"ao",@progbits,.text.f
.Lbase:
	.long	.Lload-.Lbase
	.section	sanmd_covered,"ao",@progbits,.text.f
.Lcovered:
	.long	.Lbegin-.Lcovered
	.long	.Lend-.Lbegin
	.uleb128	.Lend-.Lload
`,
  },
  {
    name: "Thumb", triple: "thumbv7-linux-gnueabihf", features: "+neon", text: `@ Conditional blocks, literals, 16 and 32 bits.
	.syntax	unified
	.thumb
	.globl	clamp
	.thumb_func
clamp:
	cmp	r0, r1
	it	lt
	movlt	r0, r1
	cmp	r0, r2
	it	gt
	movgt	r0, r2
	ldr	r3, =0x12345678
	movw	r4, :lower16:table
	movt	r4, :upper16:table
	vmla.f32	q0, q1, d4[0]
	bl	printf
	bx	lr
	.ltorg
`,
  },
  {
    name: "Macros", triple: "x86_64-linux-gnu", text: `# The bytes of an expansion belong to the line of the call.
	.macro	save registers:vararg
	.irp	register, \\registers
	pushq	%\\register
	.endr
	.endm

	.altmacro
	.macro	table count
	.set	i, 0
	.rept	\\count
	.quad	entry\\+
	.set	i, i + 1
	.endr
	.endm

f:	save	rbx, r12, r13
	.if	. - f > 4
	nop
	.else
	int3
	.endif
	.data
	table	4
`,
  },
];
