# Low-overhead loops, branches in the future, and where their targets are.
# triple: thumbv8.1m.main-none-eabi
# mattr: +mve,+lob,+8msecext
	.syntax unified
	wls	lr, r0, end
loop:
	add	r1, r2
	le	lr, loop
end:
	dls	lr, r1
1:	nop
	le	1b
	wlstp.16	lr, r2, 2f
3:	nop
	lctp
	letp	lr, 3b
2:	dlstp.64	lr, r5
	le	#-4
	wls	lr, r0, #4094
	le	lr, #-4094
	bf	point, target
	bfl	point, target
	bfx	point, r0
	bflx	point, r1
	bfcsel	point, target, other, ne
	bf	#2, #-65536
	bfl	#30, #262142
	bfcsel	#4, #10, #8, eq
	nop
point:
	b	target
other:
	nop
target:
	nop
	bxns	r0
	blxns	r1
