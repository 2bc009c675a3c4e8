# triple: x86_64-linux-gnu
# args: -g -dwarf-version=5 -fdebug-compilation-dir=/somewhere
# 1 "main.S"
	.data
	.long 1
