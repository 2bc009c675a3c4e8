# triple: x86_64-linux-gnu
# The annotations change their size with the jumps of the code, and with them what lies behind.
.text
f:
.cv_file 1 "a.c"
.cv_func_id 0
.cv_inline_site_id 1 within 0 inlined_at 1 1
.cv_loc 1 1 2
.rept 40
jmp g
.endr
.cv_loc 1 1 3
.rept 40
jne g
.endr
.cv_loc 1 1 4
nop
.p2align 4
.cv_loc 1 1 1000
g:
.zero 0x5000
.cv_loc 1 1 1
nop
h:
.section .debug$S,"",@progbits
.cv_inline_linetable 1 1 1 f h
.Lbehind:
.cv_linetable 0 , f, h
.long .Lbehind - .debug$S
.uleb128 .Lbehind - .debug$S
.cv_filechecksums
