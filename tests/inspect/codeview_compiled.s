# triple: x86_64-windows-msvc
# What a compiler says of a class, a function and one that was inlined into it.
	.def	@feat.00;
	.scl	3;
	.type	0;
	.endef
	.globl	@feat.00
@feat.00 = 0
	.file	"small.cpp"
	.def	"?f@D@@UEAAHH@Z";
	.scl	2;
	.type	32;
	.endef
	.text
	.globl	"?f@D@@UEAAHH@Z"
	.p2align	4
"?f@D@@UEAAHH@Z":
.Lfunc_begin0:
	.cv_func_id 0
	.cv_file	1 "/src/small.cpp" "6ECF03EA79EF3F5B009159938F3679E6" 1
	.cv_loc	0 1 5 0
.seh_proc "?f@D@@UEAAHH@Z"
	.seh_handler __CxxFrameHandler3, @unwind, @except
	pushq	%rbp
	.seh_pushreg %rbp
	pushq	%rsi
	.seh_pushreg %rsi
	subq	$56, %rsp
	.seh_stackalloc 56
	leaq	48(%rsp), %rbp
	.seh_setframe %rbp, 48
	.seh_endprologue
	movq	$-2, (%rbp)
.Ltmp2:
	movl	8(%rcx), %ecx
.Ltmp3:
	.cv_inline_site_id 1 within 0 inlined_at 1 5 0
	.cv_loc	1 1 4 0
	imull	%edx, %ecx
.Ltmp4:
	xorl	%eax, %eax
	movl	_tls_index(%rip), %r8d
	movq	%gs:88, %r9
	movq	(%r9,%r8,8), %r8
	cmpl	$4, %ecx
	jl	.LBB0_2
.Ltmp5:
	movl	"?t1@@3HA"@SECREL32(%r8), %eax
.Ltmp6:
.LBB0_2:
	addl	%ecx, %eax
.Ltmp7:
	.cv_loc	0 1 5 0
	testl	%edx, %edx
	jle	.LBB0_3
.Ltmp8:
	leaq	"?t1@@3HA"@SECREL32(%r8), %rcx
	xorl	%r8d, %r8d
	leaq	-4(%rbp), %r9
	jmp	.LBB0_7
.Ltmp9:
	.p2align	4
.LBB0_9:
	.cv_inline_site_id 2 within 0 inlined_at 1 5 0
	.cv_loc	2 1 4 0
	addl	%r10d, %esi
.Ltmp10:
	.cv_loc	0 1 5 0
	movl	%esi, -4(%rbp)
	addl	%eax, %esi
.Ltmp11:
.Ltmp12:
	.cv_loc	0 1 5 0
	incl	%r8d
.Ltmp13:
	movl	%esi, %eax
.Ltmp14:
	.cv_loc	0 1 5 0
	cmpl	%r8d, %edx
	je	.LBB0_4
.Ltmp15:
.LBB0_7:
	.cv_loc	2 1 4 0
	movl	%r8d, %r10d
	imull	%eax, %r10d
.Ltmp16:
	movl	$0, %esi
	cmpl	$4, %r10d
	jl	.LBB0_9
.Ltmp17:
	movl	(%rcx), %esi
	jmp	.LBB0_9
.Ltmp18:
.LBB0_3:
	movl	%eax, %esi
.Ltmp19:
.LBB0_4:
	.cv_loc	0 1 5 0
	movl	$112, %ecx
.Ltmp20:
	callq	"??2@YAPEAX_K@Z"
	nop
.Ltmp21:
.Ltmp0:
	movq	%rax, -16(%rbp)
	movq	%rax, %rcx
	movl	$1, %edx
	callq	"??0D@@QEAA@XZ"
	nop
.Ltmp1:
.Ltmp22:
	movq	-16(%rbp), %rax
	movq	%rax, where(%rip)
	movl	%esi, %eax
	.seh_startepilogue
	addq	$56, %rsp
	popq	%rsi
	popq	%rbp
	.seh_endepilogue
	retq
.Ltmp23:
	.seh_handlerdata
	.long	"$cppxdata$?f@D@@UEAAHH@Z"@IMGREL
	.text
	.seh_endproc
	.def	"?dtor$10@?0??f@D@@UEAAHH@Z@4HA";
	.scl	3;
	.type	32;
	.endef
	.p2align	4
"?dtor$10@?0??f@D@@UEAAHH@Z@4HA":
.seh_proc "?dtor$10@?0??f@D@@UEAAHH@Z@4HA"
.LBB0_10:
	movq	%rdx, 16(%rsp)
	pushq	%rbp
	.seh_pushreg %rbp
	pushq	%rsi
	.seh_pushreg %rsi
	subq	$40, %rsp
	.seh_stackalloc 40
	leaq	48(%rdx), %rbp
	.seh_endprologue
	movl	$112, %edx
	movq	-16(%rbp), %rcx
	callq	"??3@YAXPEAX_K@Z"
	nop
	.seh_startepilogue
	addq	$40, %rsp
	popq	%rsi
	popq	%rbp
	.seh_endepilogue
	retq
.Ltmp24:
.Lfunc_end0:
	.seh_handlerdata
	.text
	.seh_endproc
	.section	.xdata,"dr"
	.p2align	2, 0x0
"$cppxdata$?f@D@@UEAAHH@Z":
	.long	429065506
	.long	1
	.long	"$stateUnwindMap$?f@D@@UEAAHH@Z"@IMGREL
	.long	0
	.long	0
	.long	3
	.long	"$ip2state$?f@D@@UEAAHH@Z"@IMGREL
	.long	48
	.long	0
	.long	1
"$stateUnwindMap$?f@D@@UEAAHH@Z":
	.long	-1
	.long	"?dtor$10@?0??f@D@@UEAAHH@Z@4HA"@IMGREL
"$ip2state$?f@D@@UEAAHH@Z":
	.long	.Lfunc_begin0@IMGREL
	.long	-1
	.long	.Ltmp0@IMGREL
	.long	0
	.long	.Ltmp1@IMGREL
	.long	-1
	.text
	.section	.tls$,"dw"
	.globl	"?t1@@3HA"
	.p2align	2, 0x0
"?t1@@3HA":
	.long	0
	.lcomm	where,8,8
	.section	.debug$S,"dr"
	.p2align	2, 0x0
	.long	4
	.long	241
	.long	.Ltmp26-.Ltmp25
.Ltmp25:
	.short	.Ltmp28-.Ltmp27
.Ltmp27:
	.short	4353
	.long	0
	.asciz	"/src/small.s"
	.p2align	2, 0x0
.Ltmp28:
	.short	.Ltmp30-.Ltmp29
.Ltmp29:
	.short	4412
	.long	1
	.short	208
	.short	22
	.short	1
	.short	8
	.short	0
	.short	22018
	.short	0
	.short	0
	.short	0
	.asciz	"Debian clang version 22.1.8 (1~deb12u1)"
	.p2align	2, 0x0
.Ltmp30:
.Ltmp26:
	.p2align	2, 0x0
	.long	246
	.long	.Ltmp32-.Ltmp31
.Ltmp31:
	.long	0
	.long	4098
	.cv_filechecksumoffset	1
	.long	4
.Ltmp32:
	.p2align	2, 0x0
	.long	241
	.long	.Ltmp34-.Ltmp33
.Ltmp33:
	.short	.Ltmp36-.Ltmp35
.Ltmp35:
	.short	4423
	.long	0
	.long	0
	.long	0
	.long	.Lfunc_end0-"?f@D@@UEAAHH@Z"
	.long	0
	.long	0
	.long	4103
	.secrel32	"?f@D@@UEAAHH@Z"
	.secidx	"?f@D@@UEAAHH@Z"
	.byte	129
	.asciz	"D::f"
	.p2align	2, 0x0
.Ltmp36:
	.short	.Ltmp38-.Ltmp37
.Ltmp37:
	.short	4114
	.long	64
	.long	0
	.long	0
	.long	8
	.long	0
	.short	0
	.long	1220632
	.p2align	2, 0x0
.Ltmp38:
	.short	.Ltmp40-.Ltmp39
.Ltmp39:
	.short	4456
	.long	1
	.long	4098
	.p2align	2, 0x0
.Ltmp40:
	.short	.Ltmp42-.Ltmp41
.Ltmp41:
	.short	4414
	.long	4104
	.short	1
	.asciz	"this"
	.p2align	2, 0x0
.Ltmp42:
	.cv_def_range	 .Lfunc_begin0 .Ltmp3, reg, 330
	.short	.Ltmp44-.Ltmp43
.Ltmp43:
	.short	4414
	.long	116
	.short	1
	.asciz	"a"
	.p2align	2, 0x0
.Ltmp44:
	.cv_def_range	 .Lfunc_begin0 .Ltmp21, reg, 19
	.short	.Ltmp46-.Ltmp45
.Ltmp45:
	.short	4414
	.long	116
	.short	0
	.asciz	"r"
	.p2align	2, 0x0
.Ltmp46:
	.cv_def_range	 .Ltmp7 .Ltmp11 .Ltmp15 .Ltmp21, reg, 17
	.cv_def_range	 .Ltmp11 .Ltmp15 .Ltmp19 .Ltmp19, reg, 23
	.short	.Ltmp48-.Ltmp47
.Ltmp47:
	.short	4355
	.long	0
	.long	0
	.long	.Ltmp17-.Ltmp7
	.secrel32	.Ltmp7
	.secidx	.Lfunc_begin0
	.byte	0
	.p2align	2, 0x0
.Ltmp48:
	.short	.Ltmp50-.Ltmp49
.Ltmp49:
	.short	4359
	.long	116
	.byte	0x00, 0x00
	.asciz	"i"
	.p2align	2, 0x0
.Ltmp50:
	.short	.Ltmp52-.Ltmp51
.Ltmp51:
	.short	4414
	.long	116
	.short	0
	.asciz	"q"
	.p2align	2, 0x0
.Ltmp52:
	.cv_def_range	 .Ltmp9 .Ltmp12 .Ltmp15 .Ltmp17, frame_ptr_rel, -4
	.short	2
	.short	6
	.short	.Ltmp54-.Ltmp53
.Ltmp53:
	.short	4429
	.long	0
	.long	0
	.long	4098
	.cv_inline_linetable	1 1 4 .Lfunc_begin0 .Lfunc_end0
	.p2align	2, 0x0
.Ltmp54:
	.short	.Ltmp56-.Ltmp55
.Ltmp55:
	.short	4414
	.long	116
	.short	1
	.asciz	"a"
	.p2align	2, 0x0
.Ltmp56:
	.cv_def_range	 .Ltmp2 .Ltmp8, reg, 19
	.short	.Ltmp58-.Ltmp57
.Ltmp57:
	.short	4414
	.long	116
	.short	257
	.asciz	"b"
	.p2align	2, 0x0
.Ltmp58:
	.short	.Ltmp60-.Ltmp59
.Ltmp59:
	.short	4414
	.long	116
	.short	256
	.asciz	"c"
	.p2align	2, 0x0
.Ltmp60:
	.short	2
	.short	4430
	.short	.Ltmp62-.Ltmp61
.Ltmp61:
	.short	4429
	.long	0
	.long	0
	.long	4098
	.cv_inline_linetable	2 1 4 .Lfunc_begin0 .Lfunc_end0
	.p2align	2, 0x0
.Ltmp62:
	.short	.Ltmp64-.Ltmp63
.Ltmp63:
	.short	4414
	.long	116
	.short	1
	.asciz	"a"
	.p2align	2, 0x0
.Ltmp64:
	.cv_def_range	 .Ltmp9 .Ltmp14 .Ltmp15 .Ltmp17, reg, 17
	.short	.Ltmp66-.Ltmp65
.Ltmp65:
	.short	4414
	.long	116
	.short	1
	.asciz	"b"
	.p2align	2, 0x0
.Ltmp66:
	.cv_def_range	 .Ltmp9 .Ltmp13 .Ltmp15 .Ltmp17, reg, 360
	.short	.Ltmp68-.Ltmp67
.Ltmp67:
	.short	4414
	.long	116
	.short	0
	.asciz	"c"
	.p2align	2, 0x0
.Ltmp68:
	.cv_def_range	 .Ltmp9 .Ltmp10 .Ltmp16 .Ltmp17, reg, 362
	.cv_def_range	 .Ltmp10 .Ltmp11, reg, 23
	.short	2
	.short	4430
	.short	.Ltmp70-.Ltmp69
.Ltmp69:
	.short	4446
	.secrel32	.Ltmp20
	.secidx	.Ltmp20
	.short	.Ltmp21-.Ltmp20
	.long	4099
	.p2align	2, 0x0
.Ltmp70:
	.short	2
	.short	4431
.Ltmp34:
	.p2align	2, 0x0
	.cv_linetable	0, "?f@D@@UEAAHH@Z", .Lfunc_end0
	.long	241
	.long	.Ltmp72-.Ltmp71
.Ltmp71:
	.short	.Ltmp74-.Ltmp73
.Ltmp73:
	.short	4371
	.long	116
	.secrel32	"?t1@@3HA"
	.secidx	"?t1@@3HA"
	.asciz	"t1"
	.p2align	2, 0x0
.Ltmp74:
	.short	.Ltmp76-.Ltmp75
.Ltmp75:
	.short	4364
	.long	4104
	.secrel32	where
	.secidx	where
	.asciz	"where"
	.p2align	2, 0x0
.Ltmp76:
.Ltmp72:
	.p2align	2, 0x0
	.cv_filechecksums
	.cv_stringtable
	.long	241
	.long	.Ltmp78-.Ltmp77
.Ltmp77:
	.short	.Ltmp80-.Ltmp79
.Ltmp79:
	.short	4428
	.long	4108
	.p2align	2, 0x0
.Ltmp80:
.Ltmp78:
	.p2align	2, 0x0
	.section	.debug$T,"dr"
	.p2align	2, 0x0
	.long	4
	.short	0xe
	.short	0x1201
	.long	0x2
	.long	0x74
	.long	0x74
	.short	0xe
	.short	0x1008
	.long	0x74
	.byte	0x0
	.byte	0x0
	.short	0x2
	.long	0x1000
	.short	0xe
	.short	0x1601
	.long	0x0
	.long	0x1001
	.asciz	"inl"
	.short	0x1e
	.short	0x1504
	.short	0x0
	.short	0x280
	.long	0x0
	.long	0x0
	.long	0x0
	.short	0x0
	.asciz	"D"
	.asciz	".?AVD@@"
	.short	0xa
	.short	0x1002
	.long	0x1003
	.long	0x1040c
	.short	0xa
	.short	0x1201
	.long	0x1
	.long	0x74
	.short	0x1a
	.short	0x1009
	.long	0x74
	.long	0x1003
	.long	0x1004
	.byte	0x0
	.byte	0x0
	.short	0x1
	.long	0x1005
	.long	0x60
	.short	0xe
	.short	0x1602
	.long	0x1003
	.long	0x1006
	.asciz	"f"
	.byte	242
	.byte	241
	.short	0xa
	.short	0x1002
	.long	0x1003
	.long	0x1000c
	.short	0xe
	.short	0x1605
	.long	0x0
	.asciz	"/src"
	.byte	243
	.byte	242
	.byte	241
	.short	0x12
	.short	0x1605
	.long	0x0
	.asciz	"small.cpp"
	.byte	242
	.byte	241
	.short	0xa
	.short	0x1605
	.long	0x0
	.byte	0
	.byte	243
	.byte	242
	.byte	241
	.short	0x1a
	.short	0x1603
	.short	0x5
	.long	0x1009
	.long	0x100b
	.long	0x100a
	.long	0x100b
	.long	0x100b
	.byte	242
	.byte	241
	.addrsig
	.addrsig_sym __CxxFrameHandler3
