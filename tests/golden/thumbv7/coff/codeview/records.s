@ triple: thumbv7-w64-windows-gnu
	.text
	.def f; .scl 2; .type 32; .endef
	.globl f
f:
.Lbegin:
	.cv_file 1 "a.c" "0123456789ABCDEF0123456789ABCDEF" 1
	.cv_func_id 0
	.cv_loc 0 1 1 0
	nop
	.cv_inline_site_id 1 within 0 inlined_at 1 3 5
	.cv_loc 1 1 7 3
	nop
.Lmiddle:
	.cv_loc 0 1 4 0
	nop
	nop
.Lend:
	.section .debug$S,"dr"
	.p2align 2
	.long 4
	.long 241
	.long .Lsymbols_end-.Lsymbols
.Lsymbols:
	.short .Lmachine_end-.Lmachine
.Lmachine:
	@ S_COMPILE3: ARM's Thumb-2 as the processor.
	.short 4412
	.byte 0, 0, 0, 0
	.short 244
	.short 1, 0, 0, 0
	.short 2, 0, 0, 0
	.asciz "x"
	.p2align 2
.Lmachine_end:
	.short .Lproc_end-.Lproc
.Lproc:
	.short 4423
	.zero 12
	.long .Lend-f
	.zero 12
	.secrel32 f
	.secidx f
	.byte 0
	.asciz "f"
	.p2align 2
.Lproc_end:
	@ r0, sp, r7 and d0.
	.cv_def_range .Lbegin .Lmiddle, reg, 10
	.cv_def_range .Lbegin .Lmiddle .Lmiddle .Lend, reg_rel, 23, 0, 12
	.cv_def_range .Lbegin .Lend, frame_ptr_rel, 8
	.cv_def_range .Lbegin .Lend, subfield_reg, 17, 4
	.cv_def_range .Lbegin .Lend, reg, 118
	.short 2
	.short 4431
.Lsymbols_end:
	.p2align 2
	.cv_linetable 0, f, .Lend
	.cv_inline_linetable 1 1 7 .Lbegin .Lend
	.cv_filechecksums
	.cv_stringtable
