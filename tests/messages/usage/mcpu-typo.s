# triple: x86_64-linux-gnu
# args: -mcpu=skylak
	nop
