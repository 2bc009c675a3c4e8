# triple: x86_64-linux-gnu
# args: -filetyp=obj
	nop
