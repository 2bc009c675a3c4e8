# triple: x86_64-linux-gnu
	.file 1 "a.c"
	.file 1 "b.c"
	.file x "b.c"
	.file 2
	.file 2 c.c
	.file 2 "c.c" md6 5
	.file 2 "c.c" md5 x
	.file 2 "c.c" md5 0x1ffffffffffffffffffffffffffffffff
	.file 2 "c.c" source 5
	.loc 3 1
	.loc 0 1
	.loc x
	.loc 1 x
	.loc 1 1 1 1
	.loc 1 1 1 is_stmt 2
	.loc 1 1 1 is_stmt x
	.loc 1 1 1 isa x
	.loc 1 1 1 isa 0-1
	.loc 1 1 1 discriminator x
	.loc 1 1 1 prologue_ende
	.loc 1 1 1, prologue_end
	.loc_label 5
	.loc_label a b
