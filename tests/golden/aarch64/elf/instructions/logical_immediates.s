// triple: aarch64-linux-gnu
// Runs of ones in elements of every size, and halfwords of mov.
	and x0, x1, #1
	and x0, x1, #0xff000000ff
	and x0, x1, #0x5555555555555555
	and x0, x1, #0x8000000000000001
	and x0, x1, #0xfffffffefffffffe
	and x0, x1, #0x3333333333333333
	and x0, x1, #0x0f0f0f0f0f0f0f0f
	and x0, x1, #0x00ff00ff00ff00ff
	and w0, w1, #0x80000001
	mov w0, #0x12340000
	mov x0, #0
	mov x0, #0x1234000000000000
	movi d0, #0xff00ff00ff00ff00
