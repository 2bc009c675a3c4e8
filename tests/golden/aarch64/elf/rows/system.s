// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	apas x1
	at s12e0r, xzr
	autda x1, x4
	autdb x1, x4
	autdza xzr
	autdzb xzr
	autia xzr, sp
	autia1716
	autia171615
	autiasp
	autiasppc #-8
	autiasppcr xzr
	autiaz
	autib xzr, sp
	autib1716
	autib171615
	autibsp
	autibsppc #-8
	autibsppcr x1
	autibz
	autiza xzr
	autizb xzr
	brb iall
	brk #1
	bti
	bti jc
	cfp rctx, x1
	chkfeat x16
	clrbhb
	clrex
	clrex #15
	cosp rctx, x1
	cpp rctx, xzr
	csdb
	dc cgdsw, x1
	dcps1
	dcps1 #1
	dcps2
	dcps2 #1
	dcps3
	dcps3 #1
	dfb
	dgh
	dmb sy
	dsb ish
	dsb ishnxs
	dvp rctx, xzr
	esb
	gcsb dsync
	gcspopcx
	gcspopm x1
	gcspopm
	gcspopx
	gcspushm xzr
	gcspushx
	gcsss1 xzr
	gcsss2 x1
	gcsstr x1, [x5]
	gcssttr xzr, [sp]
	gic cdeoi
	gic cdaff, x1
	gicr x1, cdia
	gsb ack
	hint #127
	hlt #1
	hvc #1
	ic iallu
	ic ivau, x1
	isb
	isb sy
	mlbi alle1
	mlbi vpide1, xzr
	mrrs x2, x3, nzcv
	mrs xzr, nzcv
	msr nzcv, x1
	msr daifset, #15
	msr allint, #1
	msrr nzcv, x4, x5
	nop
	pacda xzr, sp
	pacdb x1, x4
	pacdza xzr
	pacdzb xzr
	pacga xzr, xzr, sp
	pacia xzr, sp
	pacia1716
	pacia171615
	paciasp
	paciasppc
	paciaz
	pacib x1, x4
	pacib1716
	pacib171615
	pacibsp
	pacibsppc
	pacibz
	paciza x1
	pacizb x1
	pacm
	pacnbiasppc
	pacnbibsppc
	plbi alle1
	plbi alle1is, x1
	psb csync
	pssbb
	sb
	sev
	sevl
	shuh
	shuh ph
	smc #65535
	ssbb
	stshh strm
	svc #1
	sys #1, c7, c7, #1
	sys #7, c7, c7, #7, xzr
	sysl x1, #1, c7, c7, #1
	sysp #7, c7, c7, #7, x10, x11
	sysp #1, c7, c7, #1, xzr, xzr
	sysp #7, c7, c7, #7
	tlbi alle1
	tlbi alle1is, xzr
	tlbip ipas2e1, x4, x5
	tlbip ipas2e1, xzr, xzr
	trcit x1
	tsb csync
	udf #65535
	wfe
	wfet x1
	wfi
	wfit x1
	xpaclri
	yield
