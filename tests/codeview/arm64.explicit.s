// triple: aarch64-windows-msvc
	.cv_file 1 "/src/arm64.s" "a1f1846f48f151f4ebbb371cf190fdd8" 1
	.cv_func_id 1
	.text
	.globl main
.Lbegin:
main:
	.cv_loc 1 1 6 0 is_stmt 1
	add x0, x0, #1
helper:
	.cv_loc 1 1 7 0 is_stmt 1
	ret
	.data
	.long 1
	.text
	.cv_loc 1 1 11 0 is_stmt 1
	add x0, x0, #1
	add x0, x0, #1
.Lend:
	.section .debug$S,"dr"
	.p2align 2
	.long 4
	.long 0xf1, .Lcompiler_end - .Lcompiler
.Lcompiler:
	.short .Lcompiler_end - . - 2, 0x113c
	.long 3
	.short 0xf6, @numbers@, 0, @numbers@, 0
	.asciz "llas @version@"
	.p2align 2
.Lcompiler_end:
	.long 0xf1, .Lsymbols_end - .Lsymbols
.Lsymbols:
	.short .Lmain_end - . - 2, 0x1110
	.long 0, 0, 0, .Lend - main, 0, 0, 0
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
.Lsymbols_end:
	.cv_linetable 1, .Lbegin, .Lend
	.cv_filechecksums
	.cv_stringtable
