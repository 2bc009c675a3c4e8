# VPT blocks: the predicates of their instructions, and names with two meanings.
# triple: thumbv8.1m.main-none-eabi
# mattr: +mve.fp,+fp64
	.syntax unified
	vpst
	vaddt.i32	q0, q1, q2
	vpste
	vaddt.i32	q0, q1, q2
	vadde.i32	q0, q1, r2
	vpsttet
	vldrwt.u32	q0, [r0], #16
	vmullbt.s8	q1, q2, q3
	vmullte.s8	q1, q2, q3
	vstrwt.32	q0, [r0]
	vpt.i8	eq, q0, q1
	vcmpt.i8	ne, q0, zr
	vpteee.u16	hi, q0, r1
	vcvttt.f16.f32	q0, q1
	vcvtte.f16.f32	q0, q1
	vcvtne.s16.f16	q0, q1
	vcmpe.f32	gt, q0, q1
	vpte.f32	ge, q0, q1
	vmovltt.s8	q0, q1
	vmovlbe.s8	q0, q1
	VPTT.S32	LE, Q0, R1
	VABST.S8	q0, q1
	vmaxnmat.f32	q0, q1
