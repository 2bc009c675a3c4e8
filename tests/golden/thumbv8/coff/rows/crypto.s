@ triple: thumbv8-windows-msvc
@ mattr: +armv8.9-a,+neon,+crypto,+fullfp16,+dotprod,+bf16,+i8mm,+fp16fml
@ One statement of each row of the tables.
	aese.8 q0, q11
	aesd.8 q10, q11
	aesmc.8 q11, q9
	aesimc.8 q14, q2
	sha1h.32 q7, q1
	sha1su1.32 q14, q14
	sha256su0.32 q4, q3
	sha1c.32 q12, q3, q10
	sha1p.32 q2, q12, q3
	sha1m.32 q11, q4, q7
	sha1su0.32 q4, q13, q8
	sha256h.32 q3, q15, q1
	sha256h2.32 q12, q13, q8
	sha256su1.32 q3, q10, q6
