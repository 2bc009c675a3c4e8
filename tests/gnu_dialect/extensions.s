# triple: armv8.2a-linux-gnueabihf
# args: --gnu-dialect
	.arch_extension dotprod
	vsdot.s8 q0, q1, q2
	.arch_extension fp16fml
	vfmal.f16 q0, d1, d2
	.arch_extension bf16
	vdot.bf16 q0, q1, q2
	.arch_extension i8mm
	vsmmla.s8 q0, q1, q2
	.arch_extension sb
	sb
