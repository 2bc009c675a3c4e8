# triple: x86_64-linux-gnu
	.data
a:	.long 0
	.zero 1, a
	.zero 1, 2, 3
	.fill a, x, 1
	.fill 1, 2, x
	.fill 1, 2, 3, 4
	.org a, x
	.org a, 1, 2
	.p2align x
	.p2align 1, 2, x
	.p2align 1, 2, 3, 4
	.p2align 32
	.balign 3
	.balign 0x100000000
	.balign 4, 0, -1
	.balignl 6
	.balignw 4, 5, 6, 7
	.p2alignw 40
	.rept x
	.endr
	.rept -1
	.endr
	.if undefined
	.endif
	.if a
	.endif
	.ifeq a
	.endif
	.dcb.b x, 1
	.dcb.w 1
	.dcb.l 1 2
	.dcb.b 1, 300
	.dcb.w 1, 65536
	.dcb.s 1
	.dcb.d 1, x
	.dcb.d x, 1.0
	.dcb.b 1, 1, 1
	.dc.d x
	.dc.d x
	.dc.s 1.0 2.0
	.ds.b
	.ds.b x
	.ds.l 1, 2
	.ds.p 1 2
	.nops
	.nops 0
	.nops -1
	.nops x
	.nops 4, x
	.nops 4, -1
	.nops 4, 1, 2
	.comm b, -1
	.comm c, 4, -1
	.comm d, 4, 3
	.comm e, x
	.comm f, 4, x
	.comm g 4
	.lcomm h, 4, 3
	.lcomm i
	.even 5
	.incbin
	.incbin 5
	.incbin "absolute_refused.s", x
	.incbin "absolute_refused.s", -1
	.incbin "absolute_refused.s", 1, x
	.incbin "absolute_refused.s", 1, 2, 3
	.incbin "there is no such file"
	.include
	.include 5
	.include "there is no such file"
	.include "absolute_refused.s" x
