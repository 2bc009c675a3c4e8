# triple: thumbv7m-none-eabi
# args: -mcpu=cortex-m4
	.fnstart
	.vsave {d8-d15}
	.vsave {d15, d16}
	.vsave {q8}
	.fnend
