# triple: thumbv7m-none-eabi
	ALIGN
