# triple: thumbv7-linux-gnueabihf
	.fpu	neon
	.fnstart
	.save	{r7, lr}
	.save	{ra_auth_code, lr}
	.save	{R4-r6, fp, ip}
	.vsave	{d8-d9}
	.vsave	{q4}
	.setfp	fp, sp, #8
	.setfp	r6, fp
	.pad	#4 + 4
	.pad	$-8
	.unwind_raw	-4, 0xb1, 15, 200	@ opcodes
	.personality	__gxx_personality_v0
	.handlerdata

	.long	1
	.section	.text
	.fnend
	.fnstart
	.movsp	r7
	.cantunwind	@ none
	.fnend
	.fnstart
	.movsp	ip, #-16
	.personalityindex 1
	.fnend
