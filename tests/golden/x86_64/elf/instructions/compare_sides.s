# triple: x86_64-linux-gnu
# A comparison that is symmetric exchanges its sources where that spares a byte; so may a symbolic predicate.
	vcmpeqpd %xmm10, %xmm6, %xmm6
	vcmpltpd %xmm10, %xmm6, %xmm6
	vcmpeq_uqps %ymm10, %ymm6, %ymm6
	vcmpfalse_osps %xmm10, %xmm6, %xmm6
	vcmpeqsd %xmm10, %xmm6, %xmm6
	vcmppd $0, %ymm10, %ymm6, %ymm6
	vcmppd $1, %ymm10, %ymm6, %ymm6
	vcmppd $131, %ymm10, %ymm6, %ymm6
	vcmppd $-1, %ymm10, %ymm6, %ymm6
	vcmppd $p, %ymm10, %ymm6, %ymm6
	vcmpsd $0, %xmm10, %xmm6, %xmm6
