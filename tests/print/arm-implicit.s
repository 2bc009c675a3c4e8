@ triple: thumbv7-windows-msvc
@ args: -arm-implicit-it=always
	.text
	moveq r0, r1
	movne r0, r2
	addeq r0, r0, r2
	mov r0, r1
	movhs r0, r1
