@ triple: thumbv7-windows-msvc
	.cv_file 1 "/src/thumb.s" "afff936e558ee7f450b7e4b242496374" 1
	.cv_func_id 1
	.text
	.globl main
$Mbegin:
main:
	.cv_loc 1 1 6 0 is_stmt 1
	adds r0, #1
helper:
	.cv_loc 1 1 7 0 is_stmt 1
	bx lr
	.data
	.long 1
	.text
	.cv_loc 1 1 11 0 is_stmt 1
	adds r0, #1
	adds r0, #1
$Mend:
	.section .debug$S,"dr"
	.p2align 2
	.long 4
	.long 0xf1, $Mcompiler_end - $Mcompiler
$Mcompiler:
	.short $Mcompiler_end - . - 2, 0x113c
	.long 3
	.short 0xf4, @numbers@, 0, @numbers@, 0
	.asciz "llas @version@"
	.p2align 2
$Mcompiler_end:
	.long 0xf1, $Msymbols_end - $Msymbols
$Msymbols:
	.short $Mmain_end - . - 2, 0x1110
	.long 0, 0, 0, $Mend - main, 0, 0, 0
	.secrel32 main
	.secidx main
	.byte 0
	.asciz "main"
	.p2align 2
$Mmain_end:
	.short $Mhelper_end - . - 2, 0x1105
	.secrel32 helper
	.secidx helper
	.byte 0
	.asciz "helper"
	.p2align 2
$Mhelper_end:
	.short 2, 6
$Msymbols_end:
	.cv_linetable 1, $Mbegin, $Mend
	.cv_filechecksums
	.cv_stringtable
