# VPT blocks whose instructions have the wrong predicates, and registers and numbers that vectors do not have.
# triple: thumbv8.1m.main-none-eabi
# mattr: +mve.fp,+fp64,+cdecp0
	.syntax unified
	vpst
	vadde.i32	q0, q1, q2
	vadd.i32	q0, q1, q2
	vaddt.i32	q0, q1, q2
	vpst
	add	r0, r1
	vpste
	vaddt.i32	q0, q1, q2
	vaddt.i32	q0, q1, q2
	vpst
	vptt.i8	eq, q0, q1
	nop
	vcmpt.i8	eq, q0, q1
	vpst
	vadd.i32	q0, q1, q2
	vaddv.s32	r1, q1
	vaddlv.s32	r0, sp, q1
	vidup.u8	q0, r0, #3
	vcmp.i8	hi, q0, q1
	vld20.8	{d0, d1, d2, d3}, [r0]
	vld20.8	{q7, q8}, [r0]
	vldrb.u8	q0, [r0, q1, uxtw #0]
	csel	r0, r1, pc, eq
	csel	r0, r1, r2, al
	cx1	p2, r0, #1
	cx1d	p0, r12, sp, #1
	clrm	{r0, sp}
	mrs	r0, nothing
	vshr.s8	q0, q1, #9
	vmov	q0, q8
	cdp	p0, #0, c0, c0, c0, #0
	cdp	p8, #0, c0, c0, c0, #0
	vpush	{s31, d16}
	push	{r0, apsr}
	vpush	{s0, vpr}
	it	eq
	vadd.i32	q0, q1, q2
