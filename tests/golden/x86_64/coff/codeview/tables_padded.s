# triple: x86_64-windows-msvc
# The tables are padded from where they start, and there is one string table.
	.cv_file 2 "b" "010203" 1
	.cv_file 1 "a.c"
	.cv_file 3 ""
	.section .debug$S,"dr"
	.byte 1, 2
	.cv_stringtable
	.byte 3
	.cv_filechecksums
	.cv_stringtable
