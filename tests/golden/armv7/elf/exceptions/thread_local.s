# triple: armv7-linux-gnueabihf
	.section .tdata,"awT",%progbits
a:	.long	1
	.fnstart
	.long	2
	.fnend
b:	.fnstart
	.save	{r4, lr}
	.long	b
	.handlerdata
	.long	3
	.fnend
	.tbss
	.fnstart
	.cantunwind
	.fnend
