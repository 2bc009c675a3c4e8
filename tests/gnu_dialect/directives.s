# triple: x86_64-linux-gnu
	.title "a"
	.sbttl "b"
	.list
	.nolist
	.psize 60, 80
	.func f, f
f:	.nop
	.endfunc
	.mri 0
	.gnu_attribute 8, 1
	.gnu_attribute 4, 200
	.gnu_attribute 5, "ab"
	.gnu_attribute 32, 1, "gnu"
	.data
	.hword 1, f-f
	.slong -2
	.string8 "ab"
	.string16 "ab", "c"
	.string32 "d"
	.string64 "e"
