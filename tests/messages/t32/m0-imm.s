# triple: thumbv6m-none-eabi
	mov r0, #300
