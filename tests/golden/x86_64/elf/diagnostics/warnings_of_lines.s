# triple: x86_64-linux-gnu
# args: --fatal-warnings -dwarf-version=5
	.file 0 "a.c" md5 0x00112233445566778899aabbccddeeff
	.file 1 "b.c"
