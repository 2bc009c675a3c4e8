# triple: x86_64-windows-msvc
	.cv_file 1 "/src/x64.s" "7fa347ca4649f0c459f1a2bd126f99ee" 1
	.cv_file 2 "/src/part.inc" "3b945167dccda3b5da19db25036f1d7a" 1
	.cv_file 3 "/src/other.asm"
	.cv_func_id 1
	.cv_func_id 2
	.text
	.globl main
	.def main; .scl 2; .type 32; .endef
.Lbegin1:
main:
	.cv_loc 1 1 7 0 is_stmt 1
	pushq %rbp
	.cv_loc 1 1 8 0 is_stmt 1
	movl $42, %eax
helper:
	.cv_loc 1 1 10 0 is_stmt 1
	popq %rbp
	.cv_loc 1 1 11 0 is_stmt 1
	ret
.Lend_main:
	.def second; .scl 3; .type 32; .endef
second:
	.cv_loc 1 1 18 0 is_stmt 1
	nop
	nop
	.cv_loc 1 1 19 0 is_stmt 1
	jmp helper
.Lprivate:
	.data
datum:	.long 7
	.section .text$f,"xr",discard,f
	.globl f
.Lbegin2:
f:
	.seh_proc f
	.cv_loc 2 1 27 0 is_stmt 1
	subq $8, %rsp
	.seh_stackalloc 8
	.seh_endprologue
	.cv_loc 2 1 30 0 is_stmt 1
	addq $8, %rsp
	.cv_loc 2 1 31 0 is_stmt 1
	ret
	.seh_endproc
.Lend_f:
	.cv_loc 2 1 33 0 is_stmt 1
	int3
.Lend2:
	.text
third:
	.cv_loc 1 2 1 0 is_stmt 1
	nop
	.cv_loc 1 2 2 0 is_stmt 1
	ret
	.cv_loc 1 3 7 0 is_stmt 1
	hlt
.Lend1:
	.section .debug$S,"dr"
	.p2align 2
	.long 4
	.long 0xf1, .Lcompiler_end - .Lcompiler
.Lcompiler:
	.short .Lcompiler_end - . - 2, 0x113c
	.long 3
	.short 0xd0, @numbers@, 0, @numbers@, 0
	.asciz "llas @version@"
	.p2align 2
.Lcompiler_end:
	.long 0xf1, .Lsymbols1_end - .Lsymbols1
.Lsymbols1:
	.short .Lmain_end - . - 2, 0x1110
	.long 0, 0, 0, .Lend_main - main, 0, 0, 0
	.secrel32 main
	.secidx main
	.byte 0
	.asciz "main"
	.p2align 2
.Lmain_end:
	.short .Lhelper_end - . - 2, 0x1105
	.secrel32 helper
	.secidx helper
	.byte 0
	.asciz "helper"
	.p2align 2
.Lhelper_end:
	.short 2, 6
	.short .Lsecond_end - . - 2, 0x110f
	.long 0, 0, 0, .Lend1 - second, 0, 0, 0
	.secrel32 second
	.secidx second
	.byte 0
	.asciz "second"
	.p2align 2
.Lsecond_end:
	.short .Lthird_end - . - 2, 0x1105
	.secrel32 third
	.secidx third
	.byte 0
	.asciz "third"
	.p2align 2
.Lthird_end:
	.short 2, 6
.Lsymbols1_end:
	.cv_linetable 1, .Lbegin1, .Lend1
	.section .debug$S,"dr",associative,f
	.p2align 2
	.long 4
	.long 0xf1, .Lsymbols2_end - .Lsymbols2
.Lsymbols2:
	.short .Lf_end - . - 2, 0x1110
	.long 0, 0, 0, .Lend_f - f, 0, 0, 0
	.secrel32 f
	.secidx f
	.byte 0
	.asciz "f"
	.p2align 2
.Lf_end:
	.short 2, 6
.Lsymbols2_end:
	.cv_linetable 2, .Lbegin2, .Lend2
	.section .debug$S,"dr"
	.cv_filechecksums
	.cv_stringtable
