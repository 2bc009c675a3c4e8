// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	ld1 {v1.8b, v2.8b, v3.8b, v4.8b}, [x5]
	ld1 {v31.16b, v0.16b, v1.16b, v2.16b}, [sp]
	ld1 {v1.4h, v2.4h, v3.4h, v4.4h}, [x5]
	ld1 {v31.8h, v0.8h, v1.8h, v2.8h}, [sp]
	ld1 {v1.2s, v2.2s, v3.2s, v4.2s}, [x5]
	ld1 {v31.4s, v0.4s, v1.4s, v2.4s}, [sp]
	ld1 {v1.1d, v2.1d, v3.1d, v4.1d}, [x5]
	ld1 {v31.2d, v0.2d, v1.2d, v2.2d}, [sp]
	ld1 {v1.8b}, [x5]
	ld1 {v31.16b}, [sp]
	ld1 {v1.4h}, [x5]
	ld1 {v31.8h}, [sp]
	ld1 {v1.2s}, [x5]
	ld1 {v31.4s}, [sp]
	ld1 {v1.1d}, [x5]
	ld1 {v31.2d}, [sp]
	ld1 {v1.8b, v2.8b, v3.8b}, [x5]
	ld1 {v31.16b, v0.16b, v1.16b}, [sp]
	ld1 {v1.4h, v2.4h, v3.4h}, [x5]
	ld1 {v31.8h, v0.8h, v1.8h}, [sp]
	ld1 {v1.2s, v2.2s, v3.2s}, [x5]
	ld1 {v31.4s, v0.4s, v1.4s}, [sp]
	ld1 {v1.1d, v2.1d, v3.1d}, [x5]
	ld1 {v31.2d, v0.2d, v1.2d}, [sp]
	ld1 {v1.8b, v2.8b}, [x5]
	ld1 {v31.16b, v0.16b}, [sp]
	ld1 {v1.4h, v2.4h}, [x5]
	ld1 {v31.8h, v0.8h}, [sp]
	ld1 {v1.2s, v2.2s}, [x5]
	ld1 {v31.4s, v0.4s}, [sp]
	ld1 {v1.1d, v2.1d}, [x5]
	ld1 {v31.2d, v0.2d}, [sp]
	ld1 {v1.8b, v2.8b, v3.8b, v4.8b}, [x5], x1
	ld1 {v31.16b, v0.16b, v1.16b, v2.16b}, [sp], xzr
	ld1 {v1.4h, v2.4h, v3.4h, v4.4h}, [x5], x1
	ld1 {v31.8h, v0.8h, v1.8h, v2.8h}, [sp], xzr
	ld1 {v1.2s, v2.2s, v3.2s, v4.2s}, [x5], x1
	ld1 {v31.4s, v0.4s, v1.4s, v2.4s}, [sp], xzr
	ld1 {v1.1d, v2.1d, v3.1d, v4.1d}, [x5], x1
	ld1 {v31.2d, v0.2d, v1.2d, v2.2d}, [sp], xzr
	ld1 {v1.8b}, [x5], x1
	ld1 {v31.16b}, [sp], xzr
	ld1 {v1.4h}, [x5], x1
	ld1 {v31.8h}, [sp], xzr
	ld1 {v1.2s}, [x5], x1
	ld1 {v31.4s}, [sp], xzr
	ld1 {v1.1d}, [x5], x1
	ld1 {v31.2d}, [sp], xzr
	ld1 {v1.8b, v2.8b, v3.8b}, [x5], x1
	ld1 {v31.16b, v0.16b, v1.16b}, [sp], xzr
	ld1 {v1.4h, v2.4h, v3.4h}, [x5], x1
	ld1 {v31.8h, v0.8h, v1.8h}, [sp], xzr
	ld1 {v1.2s, v2.2s, v3.2s}, [x5], x1
	ld1 {v31.4s, v0.4s, v1.4s}, [sp], xzr
	ld1 {v1.1d, v2.1d, v3.1d}, [x5], x1
	ld1 {v31.2d, v0.2d, v1.2d}, [sp], xzr
	ld1 {v1.8b, v2.8b}, [x5], x1
	ld1 {v31.16b, v0.16b}, [sp], xzr
	ld1 {v1.4h, v2.4h}, [x5], x1
	ld1 {v31.8h, v0.8h}, [sp], xzr
	ld1 {v1.2s, v2.2s}, [x5], x1
	ld1 {v31.4s, v0.4s}, [sp], xzr
	ld1 {v1.1d, v2.1d}, [x5], x1
	ld1 {v31.2d, v0.2d}, [sp], xzr
	ld1 {v1.8b, v2.8b, v3.8b, v4.8b}, [x5], #32
	ld1 {v31.4h, v0.4h, v1.4h, v2.4h}, [sp], #32
	ld1 {v1.2s, v2.2s, v3.2s, v4.2s}, [x5], #32
	ld1 {v31.1d, v0.1d, v1.1d, v2.1d}, [sp], #32
	ld1 {v1.8b, v2.8b, v3.8b}, [x5], #24
	ld1 {v31.4h, v0.4h, v1.4h}, [sp], #24
	ld1 {v1.2s, v2.2s, v3.2s}, [x5], #24
	ld1 {v31.1d, v0.1d, v1.1d}, [sp], #24
	ld1 {v1.8b}, [x5], #8
	ld1 {v31.4h}, [sp], #8
	ld1 {v1.2s}, [x5], #8
	ld1 {v31.1d}, [sp], #8
	ld1 {v1.8b, v2.8b}, [x5], #16
	ld1 {v31.4h, v0.4h}, [sp], #16
	ld1 {v1.2s, v2.2s}, [x5], #16
	ld1 {v31.1d, v0.1d}, [sp], #16
	ld1 {v1.b}[1], [x6]
	ld1 {v31.h}[7], [sp]
	ld1 {v1.s}[1], [x6]
	ld1 {v31.d}[1], [sp]
	ld1 {v1.b}[1], [x6], x1
	ld1 {v31.h}[7], [sp], xzr
	ld1 {v1.s}[1], [x6], x1
	ld1 {v31.d}[1], [sp], xzr
	ld1 {v1.b}[1], [x6], #1
	ld1 {v31.h}[7], [sp], #2
	ld1 {v1.s}[1], [x6], #4
	ld1 {v31.d}[1], [sp], #8
	ld1 {v1.16b, v2.16b, v3.16b, v4.16b}, [x5], #64
	ld1 {v31.8h, v0.8h, v1.8h, v2.8h}, [sp], #64
	ld1 {v1.4s, v2.4s, v3.4s, v4.4s}, [x5], #64
	ld1 {v31.2d, v0.2d, v1.2d, v2.2d}, [sp], #64
	ld1 {v1.16b, v2.16b, v3.16b}, [x5], #48
	ld1 {v31.8h, v0.8h, v1.8h}, [sp], #48
	ld1 {v1.4s, v2.4s, v3.4s}, [x5], #48
	ld1 {v31.2d, v0.2d, v1.2d}, [sp], #48
	ld1 {v1.16b}, [x5], #16
	ld1 {v31.8h}, [sp], #16
	ld1 {v1.4s}, [x5], #16
	ld1 {v31.2d}, [sp], #16
	ld1 {v1.16b, v2.16b}, [x5], #32
	ld1 {v31.8h, v0.8h}, [sp], #32
	ld1 {v1.4s, v2.4s}, [x5], #32
	ld1 {v31.2d, v0.2d}, [sp], #32
	ld1r {v1.8b}, [x5]
	ld1r {v31.16b}, [sp]
	ld1r {v1.4h}, [x5]
	ld1r {v31.8h}, [sp]
	ld1r {v1.2s}, [x5]
	ld1r {v31.4s}, [sp]
	ld1r {v1.1d}, [x5]
	ld1r {v31.2d}, [sp]
	ld1r {v1.8b}, [x5], x1
	ld1r {v31.16b}, [sp], xzr
	ld1r {v1.4h}, [x5], x1
	ld1r {v31.8h}, [sp], xzr
	ld1r {v1.2s}, [x5], x1
	ld1r {v31.4s}, [sp], xzr
	ld1r {v1.1d}, [x5], x1
	ld1r {v31.2d}, [sp], xzr
	ld1r {v1.8b}, [x5], #1
	ld1r {v31.16b}, [sp], #1
	ld1r {v1.4h}, [x5], #2
	ld1r {v31.8h}, [sp], #2
	ld1r {v1.2s}, [x5], #4
	ld1r {v31.4s}, [sp], #4
	ld1r {v1.1d}, [x5], #8
	ld1r {v31.2d}, [sp], #8
	ld2 {v1.8b, v2.8b}, [x5]
	ld2 {v31.16b, v0.16b}, [sp]
	ld2 {v1.4h, v2.4h}, [x5]
	ld2 {v31.8h, v0.8h}, [sp]
	ld2 {v1.2s, v2.2s}, [x5]
	ld2 {v31.4s, v0.4s}, [sp]
	ld2 {v1.2d, v2.2d}, [x5]
	ld2 {v31.8b, v0.8b}, [sp], xzr
	ld2 {v1.16b, v2.16b}, [x5], x1
	ld2 {v31.4h, v0.4h}, [sp], xzr
	ld2 {v1.8h, v2.8h}, [x5], x1
	ld2 {v31.2s, v0.2s}, [sp], xzr
	ld2 {v1.4s, v2.4s}, [x5], x1
	ld2 {v31.2d, v0.2d}, [sp], xzr
	ld2 {v1.8b, v2.8b}, [x5], #16
	ld2 {v31.4h, v0.4h}, [sp], #16
	ld2 {v1.2s, v2.2s}, [x5], #16
	ld2 {v31.b, v0.b}[15], [sp]
	ld2 {v1.h, v2.h}[1], [x6]
	ld2 {v31.s, v0.s}[3], [sp]
	ld2 {v1.d, v2.d}[1], [x6]
	ld2 {v31.b, v0.b}[15], [sp], xzr
	ld2 {v1.h, v2.h}[1], [x6], x1
	ld2 {v31.s, v0.s}[3], [sp], xzr
	ld2 {v1.d, v2.d}[1], [x6], x1
	ld2 {v31.b, v0.b}[15], [sp], #2
	ld2 {v1.h, v2.h}[1], [x6], #4
	ld2 {v31.s, v0.s}[3], [sp], #8
	ld2 {v1.d, v2.d}[1], [x6], #16
	ld2 {v31.16b, v0.16b}, [sp], #32
	ld2 {v1.8h, v2.8h}, [x5], #32
	ld2 {v31.4s, v0.4s}, [sp], #32
	ld2 {v1.2d, v2.2d}, [x5], #32
	ld2r {v1.8b, v2.8b}, [x5]
	ld2r {v31.16b, v0.16b}, [sp]
	ld2r {v1.4h, v2.4h}, [x5]
	ld2r {v31.8h, v0.8h}, [sp]
	ld2r {v1.2s, v2.2s}, [x5]
	ld2r {v31.4s, v0.4s}, [sp]
	ld2r {v1.1d, v2.1d}, [x5]
	ld2r {v31.2d, v0.2d}, [sp]
	ld2r {v1.8b, v2.8b}, [x5], x1
	ld2r {v31.16b, v0.16b}, [sp], xzr
	ld2r {v1.4h, v2.4h}, [x5], x1
	ld2r {v31.8h, v0.8h}, [sp], xzr
	ld2r {v1.2s, v2.2s}, [x5], x1
	ld2r {v31.4s, v0.4s}, [sp], xzr
	ld2r {v1.1d, v2.1d}, [x5], x1
	ld2r {v31.2d, v0.2d}, [sp], xzr
	ld2r {v1.8b, v2.8b}, [x5], #2
	ld2r {v31.16b, v0.16b}, [sp], #2
	ld2r {v1.4h, v2.4h}, [x5], #4
	ld2r {v31.8h, v0.8h}, [sp], #4
	ld2r {v1.2s, v2.2s}, [x5], #8
	ld2r {v31.4s, v0.4s}, [sp], #8
	ld2r {v1.1d, v2.1d}, [x5], #16
	ld2r {v31.2d, v0.2d}, [sp], #16
	ld3 {v1.8b, v2.8b, v3.8b}, [x5]
	ld3 {v31.16b, v0.16b, v1.16b}, [sp]
	ld3 {v1.4h, v2.4h, v3.4h}, [x5]
	ld3 {v31.8h, v0.8h, v1.8h}, [sp]
	ld3 {v1.2s, v2.2s, v3.2s}, [x5]
	ld3 {v31.4s, v0.4s, v1.4s}, [sp]
	ld3 {v1.2d, v2.2d, v3.2d}, [x5]
	ld3 {v31.8b, v0.8b, v1.8b}, [sp], xzr
	ld3 {v1.16b, v2.16b, v3.16b}, [x5], x1
	ld3 {v31.4h, v0.4h, v1.4h}, [sp], xzr
	ld3 {v1.8h, v2.8h, v3.8h}, [x5], x1
	ld3 {v31.2s, v0.2s, v1.2s}, [sp], xzr
	ld3 {v1.4s, v2.4s, v3.4s}, [x5], x1
	ld3 {v31.2d, v0.2d, v1.2d}, [sp], xzr
	ld3 {v1.8b, v2.8b, v3.8b}, [x5], #24
	ld3 {v31.4h, v0.4h, v1.4h}, [sp], #24
	ld3 {v1.2s, v2.2s, v3.2s}, [x5], #24
	ld3 {v31.b, v0.b, v1.b}[15], [sp]
	ld3 {v1.h, v2.h, v3.h}[1], [x6]
	ld3 {v31.s, v0.s, v1.s}[3], [sp]
	ld3 {v1.d, v2.d, v3.d}[1], [x6]
	ld3 {v31.b, v0.b, v1.b}[15], [sp], xzr
	ld3 {v1.h, v2.h, v3.h}[1], [x6], x1
	ld3 {v31.s, v0.s, v1.s}[3], [sp], xzr
	ld3 {v1.d, v2.d, v3.d}[1], [x6], x1
	ld3 {v31.b, v0.b, v1.b}[15], [sp], #3
	ld3 {v1.h, v2.h, v3.h}[1], [x6], #6
	ld3 {v31.s, v0.s, v1.s}[3], [sp], #12
	ld3 {v1.d, v2.d, v3.d}[1], [x6], #24
	ld3 {v31.16b, v0.16b, v1.16b}, [sp], #48
	ld3 {v1.8h, v2.8h, v3.8h}, [x5], #48
	ld3 {v31.4s, v0.4s, v1.4s}, [sp], #48
	ld3 {v1.2d, v2.2d, v3.2d}, [x5], #48
	ld3r {v31.8b, v0.8b, v1.8b}, [sp]
	ld3r {v1.16b, v2.16b, v3.16b}, [x5]
	ld3r {v31.4h, v0.4h, v1.4h}, [sp]
	ld3r {v1.8h, v2.8h, v3.8h}, [x5]
	ld3r {v31.2s, v0.2s, v1.2s}, [sp]
	ld3r {v1.4s, v2.4s, v3.4s}, [x5]
	ld3r {v31.1d, v0.1d, v1.1d}, [sp]
	ld3r {v1.2d, v2.2d, v3.2d}, [x5]
	ld3r {v31.8b, v0.8b, v1.8b}, [sp], xzr
	ld3r {v1.16b, v2.16b, v3.16b}, [x5], x1
	ld3r {v31.4h, v0.4h, v1.4h}, [sp], xzr
	ld3r {v1.8h, v2.8h, v3.8h}, [x5], x1
	ld3r {v31.2s, v0.2s, v1.2s}, [sp], xzr
	ld3r {v1.4s, v2.4s, v3.4s}, [x5], x1
	ld3r {v31.1d, v0.1d, v1.1d}, [sp], xzr
	ld3r {v1.2d, v2.2d, v3.2d}, [x5], x1
	ld3r {v31.8b, v0.8b, v1.8b}, [sp], #3
	ld3r {v1.16b, v2.16b, v3.16b}, [x5], #3
	ld3r {v31.4h, v0.4h, v1.4h}, [sp], #6
	ld3r {v1.8h, v2.8h, v3.8h}, [x5], #6
	ld3r {v31.2s, v0.2s, v1.2s}, [sp], #12
	ld3r {v1.4s, v2.4s, v3.4s}, [x5], #12
	ld3r {v31.1d, v0.1d, v1.1d}, [sp], #24
	ld3r {v1.2d, v2.2d, v3.2d}, [x5], #24
	ld4 {v31.8b, v0.8b, v1.8b, v2.8b}, [sp]
	ld4 {v1.16b, v2.16b, v3.16b, v4.16b}, [x5]
	ld4 {v31.4h, v0.4h, v1.4h, v2.4h}, [sp]
	ld4 {v1.8h, v2.8h, v3.8h, v4.8h}, [x5]
	ld4 {v31.2s, v0.2s, v1.2s, v2.2s}, [sp]
	ld4 {v1.4s, v2.4s, v3.4s, v4.4s}, [x5]
	ld4 {v31.2d, v0.2d, v1.2d, v2.2d}, [sp]
	ld4 {v1.8b, v2.8b, v3.8b, v4.8b}, [x5], x1
	ld4 {v31.16b, v0.16b, v1.16b, v2.16b}, [sp], xzr
	ld4 {v1.4h, v2.4h, v3.4h, v4.4h}, [x5], x1
	ld4 {v31.8h, v0.8h, v1.8h, v2.8h}, [sp], xzr
	ld4 {v1.2s, v2.2s, v3.2s, v4.2s}, [x5], x1
	ld4 {v31.4s, v0.4s, v1.4s, v2.4s}, [sp], xzr
	ld4 {v1.2d, v2.2d, v3.2d, v4.2d}, [x5], x1
	ld4 {v31.8b, v0.8b, v1.8b, v2.8b}, [sp], #32
	ld4 {v1.4h, v2.4h, v3.4h, v4.4h}, [x5], #32
	ld4 {v31.2s, v0.2s, v1.2s, v2.2s}, [sp], #32
	ld4 {v1.b, v2.b, v3.b, v4.b}[1], [x6]
	ld4 {v31.h, v0.h, v1.h, v2.h}[7], [sp]
	ld4 {v1.s, v2.s, v3.s, v4.s}[1], [x6]
	ld4 {v31.d, v0.d, v1.d, v2.d}[1], [sp]
	ld4 {v1.b, v2.b, v3.b, v4.b}[1], [x6], x1
	ld4 {v31.h, v0.h, v1.h, v2.h}[7], [sp], xzr
	ld4 {v1.s, v2.s, v3.s, v4.s}[1], [x6], x1
	ld4 {v31.d, v0.d, v1.d, v2.d}[1], [sp], xzr
	ld4 {v1.b, v2.b, v3.b, v4.b}[1], [x6], #4
	ld4 {v31.h, v0.h, v1.h, v2.h}[7], [sp], #8
	ld4 {v1.s, v2.s, v3.s, v4.s}[1], [x6], #16
	ld4 {v31.d, v0.d, v1.d, v2.d}[1], [sp], #32
	ld4 {v1.16b, v2.16b, v3.16b, v4.16b}, [x5], #64
	ld4 {v31.8h, v0.8h, v1.8h, v2.8h}, [sp], #64
	ld4 {v1.4s, v2.4s, v3.4s, v4.4s}, [x5], #64
	ld4 {v31.2d, v0.2d, v1.2d, v2.2d}, [sp], #64
	ld4r {v1.8b, v2.8b, v3.8b, v4.8b}, [x5]
	ld4r {v31.16b, v0.16b, v1.16b, v2.16b}, [sp]
	ld4r {v1.4h, v2.4h, v3.4h, v4.4h}, [x5]
	ld4r {v31.8h, v0.8h, v1.8h, v2.8h}, [sp]
	ld4r {v1.2s, v2.2s, v3.2s, v4.2s}, [x5]
	ld4r {v31.4s, v0.4s, v1.4s, v2.4s}, [sp]
	ld4r {v1.1d, v2.1d, v3.1d, v4.1d}, [x5]
	ld4r {v31.2d, v0.2d, v1.2d, v2.2d}, [sp]
	ld4r {v1.8b, v2.8b, v3.8b, v4.8b}, [x5], x1
	ld4r {v31.16b, v0.16b, v1.16b, v2.16b}, [sp], xzr
	ld4r {v1.4h, v2.4h, v3.4h, v4.4h}, [x5], x1
	ld4r {v31.8h, v0.8h, v1.8h, v2.8h}, [sp], xzr
	ld4r {v1.2s, v2.2s, v3.2s, v4.2s}, [x5], x1
	ld4r {v31.4s, v0.4s, v1.4s, v2.4s}, [sp], xzr
	ld4r {v1.1d, v2.1d, v3.1d, v4.1d}, [x5], x1
	ld4r {v31.2d, v0.2d, v1.2d, v2.2d}, [sp], xzr
	ld4r {v1.8b, v2.8b, v3.8b, v4.8b}, [x5], #4
	ld4r {v31.16b, v0.16b, v1.16b, v2.16b}, [sp], #4
	ld4r {v1.4h, v2.4h, v3.4h, v4.4h}, [x5], #8
	ld4r {v31.8h, v0.8h, v1.8h, v2.8h}, [sp], #8
	ld4r {v1.2s, v2.2s, v3.2s, v4.2s}, [x5], #16
	ld4r {v31.4s, v0.4s, v1.4s, v2.4s}, [sp], #16
	ld4r {v1.1d, v2.1d, v3.1d, v4.1d}, [x5], #32
	ld4r {v31.2d, v0.2d, v1.2d, v2.2d}, [sp], #32
	ldap1 {v1.d}[1], [x6]
	st1 {v31.8b, v0.8b, v1.8b, v2.8b}, [sp]
	st1 {v1.16b, v2.16b, v3.16b, v4.16b}, [x5]
	st1 {v31.4h, v0.4h, v1.4h, v2.4h}, [sp]
	st1 {v1.8h, v2.8h, v3.8h, v4.8h}, [x5]
	st1 {v31.2s, v0.2s, v1.2s, v2.2s}, [sp]
	st1 {v1.4s, v2.4s, v3.4s, v4.4s}, [x5]
	st1 {v31.1d, v0.1d, v1.1d, v2.1d}, [sp]
	st1 {v1.2d, v2.2d, v3.2d, v4.2d}, [x5]
	st1 {v31.8b}, [sp]
	st1 {v1.16b}, [x5]
	st1 {v31.4h}, [sp]
	st1 {v1.8h}, [x5]
	st1 {v31.2s}, [sp]
	st1 {v1.4s}, [x5]
	st1 {v31.1d}, [sp]
	st1 {v1.2d}, [x5]
	st1 {v31.8b, v0.8b, v1.8b}, [sp]
	st1 {v1.16b, v2.16b, v3.16b}, [x5]
	st1 {v31.4h, v0.4h, v1.4h}, [sp]
	st1 {v1.8h, v2.8h, v3.8h}, [x5]
	st1 {v31.2s, v0.2s, v1.2s}, [sp]
	st1 {v1.4s, v2.4s, v3.4s}, [x5]
	st1 {v31.1d, v0.1d, v1.1d}, [sp]
	st1 {v1.2d, v2.2d, v3.2d}, [x5]
	st1 {v31.8b, v0.8b}, [sp]
	st1 {v1.16b, v2.16b}, [x5]
	st1 {v31.4h, v0.4h}, [sp]
	st1 {v1.8h, v2.8h}, [x5]
	st1 {v31.2s, v0.2s}, [sp]
	st1 {v1.4s, v2.4s}, [x5]
	st1 {v31.1d, v0.1d}, [sp]
	st1 {v1.2d, v2.2d}, [x5]
	st1 {v31.8b, v0.8b, v1.8b, v2.8b}, [sp], xzr
	st1 {v1.16b, v2.16b, v3.16b, v4.16b}, [x5], x1
	st1 {v31.4h, v0.4h, v1.4h, v2.4h}, [sp], xzr
	st1 {v1.8h, v2.8h, v3.8h, v4.8h}, [x5], x1
	st1 {v31.2s, v0.2s, v1.2s, v2.2s}, [sp], xzr
	st1 {v1.4s, v2.4s, v3.4s, v4.4s}, [x5], x1
	st1 {v31.1d, v0.1d, v1.1d, v2.1d}, [sp], xzr
	st1 {v1.2d, v2.2d, v3.2d, v4.2d}, [x5], x1
	st1 {v31.8b}, [sp], xzr
	st1 {v1.16b}, [x5], x1
	st1 {v31.4h}, [sp], xzr
	st1 {v1.8h}, [x5], x1
	st1 {v31.2s}, [sp], xzr
	st1 {v1.4s}, [x5], x1
	st1 {v31.1d}, [sp], xzr
	st1 {v1.2d}, [x5], x1
	st1 {v31.8b, v0.8b, v1.8b}, [sp], xzr
	st1 {v1.16b, v2.16b, v3.16b}, [x5], x1
	st1 {v31.4h, v0.4h, v1.4h}, [sp], xzr
	st1 {v1.8h, v2.8h, v3.8h}, [x5], x1
	st1 {v31.2s, v0.2s, v1.2s}, [sp], xzr
	st1 {v1.4s, v2.4s, v3.4s}, [x5], x1
	st1 {v31.1d, v0.1d, v1.1d}, [sp], xzr
	st1 {v1.2d, v2.2d, v3.2d}, [x5], x1
	st1 {v31.8b, v0.8b}, [sp], xzr
	st1 {v1.16b, v2.16b}, [x5], x1
	st1 {v31.4h, v0.4h}, [sp], xzr
	st1 {v1.8h, v2.8h}, [x5], x1
	st1 {v31.2s, v0.2s}, [sp], xzr
	st1 {v1.4s, v2.4s}, [x5], x1
	st1 {v31.1d, v0.1d}, [sp], xzr
	st1 {v1.2d, v2.2d}, [x5], x1
	st1 {v31.8b, v0.8b, v1.8b, v2.8b}, [sp], #32
	st1 {v1.4h, v2.4h, v3.4h, v4.4h}, [x5], #32
	st1 {v31.2s, v0.2s, v1.2s, v2.2s}, [sp], #32
	st1 {v1.1d, v2.1d, v3.1d, v4.1d}, [x5], #32
	st1 {v31.8b, v0.8b, v1.8b}, [sp], #24
	st1 {v1.4h, v2.4h, v3.4h}, [x5], #24
	st1 {v31.2s, v0.2s, v1.2s}, [sp], #24
	st1 {v1.1d, v2.1d, v3.1d}, [x5], #24
	st1 {v31.8b}, [sp], #8
	st1 {v1.4h}, [x5], #8
	st1 {v31.2s}, [sp], #8
	st1 {v1.1d}, [x5], #8
	st1 {v31.8b, v0.8b}, [sp], #16
	st1 {v1.4h, v2.4h}, [x5], #16
	st1 {v31.2s, v0.2s}, [sp], #16
	st1 {v1.1d, v2.1d}, [x5], #16
	st1 {v31.b}[15], [sp]
	st1 {v1.h}[1], [x6]
	st1 {v31.s}[3], [sp]
	st1 {v1.d}[1], [x6]
	st1 {v31.b}[15], [sp], xzr
	st1 {v1.h}[1], [x6], x1
	st1 {v31.s}[3], [sp], xzr
	st1 {v1.d}[1], [x6], x1
	st1 {v31.b}[15], [sp], #1
	st1 {v1.h}[1], [x6], #2
	st1 {v31.s}[3], [sp], #4
	st1 {v1.d}[1], [x6], #8
	st1 {v31.16b, v0.16b, v1.16b, v2.16b}, [sp], #64
	st1 {v1.8h, v2.8h, v3.8h, v4.8h}, [x5], #64
	st1 {v31.4s, v0.4s, v1.4s, v2.4s}, [sp], #64
	st1 {v1.2d, v2.2d, v3.2d, v4.2d}, [x5], #64
	st1 {v31.16b, v0.16b, v1.16b}, [sp], #48
	st1 {v1.8h, v2.8h, v3.8h}, [x5], #48
	st1 {v31.4s, v0.4s, v1.4s}, [sp], #48
	st1 {v1.2d, v2.2d, v3.2d}, [x5], #48
	st1 {v31.16b}, [sp], #16
	st1 {v1.8h}, [x5], #16
	st1 {v31.4s}, [sp], #16
	st1 {v1.2d}, [x5], #16
	st1 {v31.16b, v0.16b}, [sp], #32
	st1 {v1.8h, v2.8h}, [x5], #32
	st1 {v31.4s, v0.4s}, [sp], #32
	st1 {v1.2d, v2.2d}, [x5], #32
	st2 {v31.8b, v0.8b}, [sp]
	st2 {v1.16b, v2.16b}, [x5]
	st2 {v31.4h, v0.4h}, [sp]
	st2 {v1.8h, v2.8h}, [x5]
	st2 {v31.2s, v0.2s}, [sp]
	st2 {v1.4s, v2.4s}, [x5]
	st2 {v31.2d, v0.2d}, [sp]
	st2 {v1.8b, v2.8b}, [x5], x1
	st2 {v31.16b, v0.16b}, [sp], xzr
	st2 {v1.4h, v2.4h}, [x5], x1
	st2 {v31.8h, v0.8h}, [sp], xzr
	st2 {v1.2s, v2.2s}, [x5], x1
	st2 {v31.4s, v0.4s}, [sp], xzr
	st2 {v1.2d, v2.2d}, [x5], x1
	st2 {v31.8b, v0.8b}, [sp], #16
	st2 {v1.4h, v2.4h}, [x5], #16
	st2 {v31.2s, v0.2s}, [sp], #16
	st2 {v1.b, v2.b}[1], [x6]
	st2 {v31.h, v0.h}[7], [sp]
	st2 {v1.s, v2.s}[1], [x6]
	st2 {v31.d, v0.d}[1], [sp]
	st2 {v1.b, v2.b}[1], [x6], x1
	st2 {v31.h, v0.h}[7], [sp], xzr
	st2 {v1.s, v2.s}[1], [x6], x1
	st2 {v31.d, v0.d}[1], [sp], xzr
	st2 {v1.b, v2.b}[1], [x6], #2
	st2 {v31.h, v0.h}[7], [sp], #4
	st2 {v1.s, v2.s}[1], [x6], #8
	st2 {v31.d, v0.d}[1], [sp], #16
	st2 {v1.16b, v2.16b}, [x5], #32
	st2 {v31.8h, v0.8h}, [sp], #32
	st2 {v1.4s, v2.4s}, [x5], #32
	st2 {v31.2d, v0.2d}, [sp], #32
	st3 {v31.8b, v0.8b, v1.8b}, [sp]
	st3 {v1.16b, v2.16b, v3.16b}, [x5]
	st3 {v31.4h, v0.4h, v1.4h}, [sp]
	st3 {v1.8h, v2.8h, v3.8h}, [x5]
	st3 {v31.2s, v0.2s, v1.2s}, [sp]
	st3 {v1.4s, v2.4s, v3.4s}, [x5]
	st3 {v31.2d, v0.2d, v1.2d}, [sp]
	st3 {v1.8b, v2.8b, v3.8b}, [x5], x1
	st3 {v31.16b, v0.16b, v1.16b}, [sp], xzr
	st3 {v1.4h, v2.4h, v3.4h}, [x5], x1
	st3 {v31.8h, v0.8h, v1.8h}, [sp], xzr
	st3 {v1.2s, v2.2s, v3.2s}, [x5], x1
	st3 {v31.4s, v0.4s, v1.4s}, [sp], xzr
	st3 {v1.2d, v2.2d, v3.2d}, [x5], x1
	st3 {v31.8b, v0.8b, v1.8b}, [sp], #24
	st3 {v1.4h, v2.4h, v3.4h}, [x5], #24
	st3 {v31.2s, v0.2s, v1.2s}, [sp], #24
	st3 {v1.b, v2.b, v3.b}[1], [x6]
	st3 {v31.h, v0.h, v1.h}[7], [sp]
	st3 {v1.s, v2.s, v3.s}[1], [x6]
	st3 {v31.d, v0.d, v1.d}[1], [sp]
	st3 {v1.b, v2.b, v3.b}[1], [x6], x1
	st3 {v31.h, v0.h, v1.h}[7], [sp], xzr
	st3 {v1.s, v2.s, v3.s}[1], [x6], x1
	st3 {v31.d, v0.d, v1.d}[1], [sp], xzr
	st3 {v1.b, v2.b, v3.b}[1], [x6], #3
	st3 {v31.h, v0.h, v1.h}[7], [sp], #6
	st3 {v1.s, v2.s, v3.s}[1], [x6], #12
	st3 {v31.d, v0.d, v1.d}[1], [sp], #24
	st3 {v1.16b, v2.16b, v3.16b}, [x5], #48
	st3 {v31.8h, v0.8h, v1.8h}, [sp], #48
	st3 {v1.4s, v2.4s, v3.4s}, [x5], #48
	st3 {v31.2d, v0.2d, v1.2d}, [sp], #48
	st4 {v1.8b, v2.8b, v3.8b, v4.8b}, [x5]
	st4 {v31.16b, v0.16b, v1.16b, v2.16b}, [sp]
	st4 {v1.4h, v2.4h, v3.4h, v4.4h}, [x5]
	st4 {v31.8h, v0.8h, v1.8h, v2.8h}, [sp]
	st4 {v1.2s, v2.2s, v3.2s, v4.2s}, [x5]
	st4 {v31.4s, v0.4s, v1.4s, v2.4s}, [sp]
	st4 {v1.2d, v2.2d, v3.2d, v4.2d}, [x5]
	st4 {v31.8b, v0.8b, v1.8b, v2.8b}, [sp], xzr
	st4 {v1.16b, v2.16b, v3.16b, v4.16b}, [x5], x1
	st4 {v31.4h, v0.4h, v1.4h, v2.4h}, [sp], xzr
	st4 {v1.8h, v2.8h, v3.8h, v4.8h}, [x5], x1
	st4 {v31.2s, v0.2s, v1.2s, v2.2s}, [sp], xzr
	st4 {v1.4s, v2.4s, v3.4s, v4.4s}, [x5], x1
	st4 {v31.2d, v0.2d, v1.2d, v2.2d}, [sp], xzr
	st4 {v1.8b, v2.8b, v3.8b, v4.8b}, [x5], #32
	st4 {v31.4h, v0.4h, v1.4h, v2.4h}, [sp], #32
	st4 {v1.2s, v2.2s, v3.2s, v4.2s}, [x5], #32
	st4 {v31.b, v0.b, v1.b, v2.b}[15], [sp]
	st4 {v1.h, v2.h, v3.h, v4.h}[1], [x6]
	st4 {v31.s, v0.s, v1.s, v2.s}[3], [sp]
	st4 {v1.d, v2.d, v3.d, v4.d}[1], [x6]
	st4 {v31.b, v0.b, v1.b, v2.b}[15], [sp], xzr
	st4 {v1.h, v2.h, v3.h, v4.h}[1], [x6], x1
	st4 {v31.s, v0.s, v1.s, v2.s}[3], [sp], xzr
	st4 {v1.d, v2.d, v3.d, v4.d}[1], [x6], x1
	st4 {v31.b, v0.b, v1.b, v2.b}[15], [sp], #4
	st4 {v1.h, v2.h, v3.h, v4.h}[1], [x6], #8
	st4 {v31.s, v0.s, v1.s, v2.s}[3], [sp], #16
	st4 {v1.d, v2.d, v3.d, v4.d}[1], [x6], #32
	st4 {v31.16b, v0.16b, v1.16b, v2.16b}, [sp], #64
	st4 {v1.8h, v2.8h, v3.8h, v4.8h}, [x5], #64
	st4 {v31.4s, v0.4s, v1.4s, v2.4s}, [sp], #64
	st4 {v1.2d, v2.2d, v3.2d, v4.2d}, [x5], #64
	stl1 {v31.d}[1], [sp]
