# triple: armv7-linux-gnueabihf
# mattr: +neon
	vst1.8	{d2-d3}, [r6, : 128]!
	vst1.8	{d0-d1}, [r6 : 128]
	vld1.8	{d4-d5}, [r6 ,	: 64], r2
	vld4.16	{d0, d2, d4, d6}, [r3, :	256]
	vld1.32	{d0[1]}, [r3, : 32]
