# triple: x86_64-linux-gnu
# ELF objects lack the references to code, and their tables of strings are empty.
.text
f:
.cv_file 1 "a.c" "0102030405060708090A0B0C0D0E0F10" 1
.cv_file 2 ""
.cv_file 3 "b.c" "00112233445566778899AABBCCDDEEFF0011223344556677" 3
.cv_func_id 0
.cv_loc 0 1 3 4 prologue_end is_stmt 1
nop
.cv_inline_site_id 1 within 0 inlined_at 1 10 2
.cv_inline_site_id 2 within 1 inlined_at 3 7 1
.cv_loc 1 3 5 0
nop
.cv_loc 2 2 100 0
nop
.cv_loc 1 3 6 0
nop
.cv_loc 0 1 12
jmp g
ret
.cv_func_id 7
.cv_loc 7 1 20 3
.zero 300
g:
.cv_loc 0 1 13
nop
.Lend:
.section .debug$S,"",@progbits
.byte 1
.cv_linetable 0, f, .Lend
.cv_linetable 7, f, .Lend
.cv_linetable 9, f, .Lend
.cv_inline_linetable 1 3 1 f .Lend
.cv_inline_linetable 2 1 1 f g
.cv_inline_linetable 9 1 1 f g
.cv_inline_linetable 7 1 200000 f .Lend
.cv_filechecksumoffset 3
.cv_filechecksums
.cv_filechecksumoffset 2
.cv_stringtable
.cv_string "hello"
.cv_string "a.c"
.cv_string ""
.cv_stringtable
