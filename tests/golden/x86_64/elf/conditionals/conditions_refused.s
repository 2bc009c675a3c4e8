# triple: x86_64-linux-gnu
	.if
	.endif
	.if 1 2
	.endif
	.if undefined
	.else
	.endif
	.ifeq
	.endif
	.ifdef
	.endif
	.ifdef 5
	.endif
	.ifdef a b
	.endif
	.ifndef
	.endif
	.ifndef a,
	.endif
	.ifc
	.endif
	.ifc a
	.endif
	.ifnc a
	.endif
	.ifeqs
	.endif
	.ifeqs "a"
	.endif
	.ifeqs "a" "b"
	.endif
	.ifeqs a, b
	.endif
	.ifeqs "a", b
	.endif
	.ifnes "a", "b" c
	.endif
	.else
	.else x
	.elseif
	.elseif 1
	.endif
	.endif x
	.if 1
	.else x
	.else
	.else
	.endif
	.if 0
	.else
	.elseif 1
	.endif
	.if 0
	.elseif x
	.endif
	.if 0
	.elseif
	.endif
	.if 0
	.elseif 1 2
	.endif x
	.endif
	.if 0
	nonsense
