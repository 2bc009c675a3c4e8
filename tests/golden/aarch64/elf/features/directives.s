// triple: aarch64-linux-gnu
	.arch armv8.2-a+sve
	ld1b z0.b, p0/z, [x0]
	esb
	.arch v8.4a+crypto
	sm3ss1 v24.4s, v11.4s, v11.4s, v1.4s
	sdot v10.2s, v2.8b, v29.4b[3]
	.cpu cortex-a55+memtag
	ldapr x0, [x1]
	irg x0, x1
	.cpu neoverse-v2
	bgrp z27.b, z15.b, z23.b
	rndr:
	mrs x0, rndr
	.cpu generic+fp16
	fadd h0, h1, h2
	.arch_extension sme-f8f16
	fmlal za.h[w8, 6:7, vgx2], { z6.b, z7.b }, z4.b[3]
	.arch_extension nosme
	.arch_extension rng
	mrs x0, rndrrs
	.arch armv9.5-a+nosve
	famax v7.4h, v30.4h, v2.4h
