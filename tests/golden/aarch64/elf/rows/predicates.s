// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	and p1.b, p1/z, p1.b, p1.b
	ands p15.b, p15/z, p15.b, p15.b
	bic p15.b, p15/z, p15.b, p15.b
	bics p15.b, p15/z, p15.b, p15.b
	brka p1.b, p1/z, p1.b
	brka p15.b, p15/m, p15.b
	brkas p15.b, p15/z, p15.b
	brkb p1.b, p1/z, p1.b
	brkb p15.b, p15/m, p15.b
	brkbs p1.b, p1/z, p1.b
	brkn p15.b, p15/z, p15.b, p15.b
	brkns p15.b, p15/z, p15.b, p15.b
	brkpa p1.b, p1/z, p1.b, p1.b
	brkpas p1.b, p1/z, p1.b, p1.b
	brkpb p15.b, p15/z, p15.b, p15.b
	brkpbs p15.b, p15/z, p15.b, p15.b
	cntp xzr, p15, p15.b
	cntp x1, p1, p1.h
	cntp xzr, p15, p15.s
	cntp x1, p1, p1.d
	cntp xzr, pn15.b, vlx2
	cntp x1, pn1.h, vlx2
	cntp xzr, pn15.s, vlx2
	cntp x1, pn1.d, vlx2
	cntp xzr, pn15.b, vlx4
	cntp x1, pn1.h, vlx4
	cntp xzr, pn15.s, vlx4
	cntp x1, pn1.d, vlx4
	decp xzr, p15.b
	decp x1, p1.h
	decp xzr, p15.s
	decp x1, p1.d
	eor p15.b, p15/z, p15.b, p15.b
	eors p1.b, p1/z, p1.b, p1.b
	firstp x1, p1, p1.b
	firstp xzr, p15, p15.h
	firstp x1, p1, p1.s
	firstp xzr, p15, p15.d
	incp xzr, p15.b
	incp x1, p1.h
	incp xzr, p15.s
	incp x1, p1.d
	lastp x1, p1, p1.b
	lastp xzr, p15, p15.h
	lastp x1, p1, p1.s
	lastp xzr, p15, p15.d
	mov p1.b, p1.b
	mov p15.b, p15/z, p15.b
	mov p1.b, p1/m, p1.b
	mov p1.b, p1/z, p10.b
	mov p15.b, p9.b
	movs p1.b, p1.b
	movs p15.b, p15/z, p15.b
	movs p1.b, p3.b
	nand p15.b, p15/z, p15.b, p15.b
	nands p1.b, p1/z, p1.b, p1.b
	nor p1.b, p1/z, p1.b, p1.b
	nors p15.b, p15/z, p15.b, p15.b
	not p1.b, p1/z, p1.b
	nots p15.b, p15/z, p15.b
	orn p1.b, p1/z, p1.b, p1.b
	orns p1.b, p1/z, p1.b, p1.b
	orr p1.b, p1/z, p1.b, p1.b
	orrs p1.b, p1/z, p1.b, p1.b
	pext p1.b, pn9[1]
	pext p15.h, pn15[3]
	pext p1.s, pn9[1]
	pext p15.d, pn15[3]
	pext {p1.b, p2.b}, pn9[1]
	pext {p15.h, p0.h}, pn15[1]
	pext {p1.s, p2.s}, pn9[1]
	pext {p15.d, p0.d}, pn15[1]
	pfalse p15.b
	pfirst p15.b, p15, p15.b
	pnext p1.b, p1, p1.b
	pnext p15.h, p15, p15.h
	pnext p1.s, p1, p1.s
	pnext p15.d, p15, p15.d
	psel p1, p1, p1.b[w13, #1]
	psel p15, p15, p15.h[w15, #7]
	psel p1, p1, p1.s[w13, #1]
	psel p15, p15, p15.d[w15, #1]
	ptest p15, p15.b
	ptrue p1.b, vl7
	ptrue p15.h, all
	ptrue p1.s, vl7
	ptrue p15.d, all
	ptrue p1.b
	ptrue p15.h
	ptrue p1.s
	ptrue p15.d
	ptrues p1.b, vl7
	ptrues p15.h, all
	ptrues p1.s, vl7
	ptrues p15.d, all
	ptrues p1.b
	ptrues p15.h
	ptrues p1.s
	ptrues p15.d
	punpkhi p1.h, p1.b
	punpklo p1.h, p1.b
	rdffr p15.b, p15/z
	rdffr p1.b
	rdffrs p1.b, p1/z
	rev p15.b, p15.b
	rev p1.h, p1.h
	rev p15.s, p15.s
	rev p1.d, p1.d
	sel p15.b, p15, p15.b, p15.b
	sqdecp xzr, p15.b
	sqdecp x1, p1.h
	sqdecp xzr, p15.s
	sqdecp x1, p1.d
	sqdecp xzr, p15.b, wzr
	sqdecp x1, p1.h, w1
	sqdecp xzr, p15.s, wzr
	sqdecp x1, p1.d, w1
	sqincp x1, p1.b
	sqincp xzr, p15.h
	sqincp x1, p1.s
	sqincp xzr, p15.d
	sqincp x1, p1.b, w1
	sqincp xzr, p15.h, wzr
	sqincp x1, p1.s, w1
	sqincp xzr, p15.d, wzr
	trn1 p1.b, p1.b, p1.b
	trn1 p15.h, p15.h, p15.h
	trn1 p1.s, p1.s, p1.s
	trn1 p15.d, p15.d, p15.d
	trn2 p15.b, p15.b, p15.b
	trn2 p1.h, p1.h, p1.h
	trn2 p15.s, p15.s, p15.s
	trn2 p1.d, p1.d, p1.d
	uqdecp x1, p1.b
	uqdecp xzr, p15.h
	uqdecp x1, p1.s
	uqdecp xzr, p15.d
	uqdecp w1, p1.b
	uqdecp wzr, p15.h
	uqdecp w1, p1.s
	uqdecp wzr, p15.d
	uqincp xzr, p15.b
	uqincp x1, p1.h
	uqincp xzr, p15.s
	uqincp x1, p1.d
	uqincp wzr, p15.b
	uqincp w1, p1.h
	uqincp wzr, p15.s
	uqincp w1, p1.d
	uzp1 p15.b, p15.b, p15.b
	uzp1 p1.h, p1.h, p1.h
	uzp1 p15.s, p15.s, p15.s
	uzp1 p1.d, p1.d, p1.d
	uzp2 p15.b, p15.b, p15.b
	uzp2 p1.h, p1.h, p1.h
	uzp2 p15.s, p15.s, p15.s
	uzp2 p1.d, p1.d, p1.d
	whilege p1.b, w1, w1
	whilege p15.h, wzr, wzr
	whilege p1.s, w1, w1
	whilege p15.d, wzr, wzr
	whilege p1.b, x1, x1
	whilege p15.h, xzr, xzr
	whilege p1.s, x1, x1
	whilege p15.d, xzr, xzr
	whilege pn9.b, x1, x1, vlx2
	whilege pn15.h, xzr, xzr, vlx2
	whilege pn9.s, x1, x1, vlx2
	whilege pn15.d, xzr, xzr, vlx2
	whilege {p2.b, p3.b}, x1, x1
	whilege {p14.h, p15.h}, xzr, xzr
	whilege {p2.s, p3.s}, x1, x1
	whilege {p14.d, p15.d}, xzr, xzr
	whilege pn9.b, x1, x1, vlx4
	whilege pn15.h, xzr, xzr, vlx4
	whilege pn9.s, x1, x1, vlx4
	whilege pn15.d, xzr, xzr, vlx4
	whilegt p15.b, wzr, wzr
	whilegt p1.h, w1, w1
	whilegt p15.s, wzr, wzr
	whilegt p1.d, w1, w1
	whilegt p15.b, xzr, xzr
	whilegt p1.h, x1, x1
	whilegt p15.s, xzr, xzr
	whilegt p1.d, x1, x1
	whilegt pn15.b, xzr, xzr, vlx2
	whilegt pn9.h, x1, x1, vlx2
	whilegt pn15.s, xzr, xzr, vlx2
	whilegt pn9.d, x1, x1, vlx2
	whilegt {p14.b, p15.b}, xzr, xzr
	whilegt {p2.h, p3.h}, x1, x1
	whilegt {p14.s, p15.s}, xzr, xzr
	whilegt {p2.d, p3.d}, x1, x1
	whilegt pn15.b, xzr, xzr, vlx4
	whilegt pn9.h, x1, x1, vlx4
	whilegt pn15.s, xzr, xzr, vlx4
	whilegt pn9.d, x1, x1, vlx4
	whilehi p15.b, wzr, wzr
	whilehi p1.h, w1, w1
	whilehi p15.s, wzr, wzr
	whilehi p1.d, w1, w1
	whilehi p15.b, xzr, xzr
	whilehi p1.h, x1, x1
	whilehi p15.s, xzr, xzr
	whilehi p1.d, x1, x1
	whilehi pn15.b, xzr, xzr, vlx2
	whilehi pn9.h, x1, x1, vlx2
	whilehi pn15.s, xzr, xzr, vlx2
	whilehi pn9.d, x1, x1, vlx2
	whilehi {p14.b, p15.b}, xzr, xzr
	whilehi {p2.h, p3.h}, x1, x1
	whilehi {p14.s, p15.s}, xzr, xzr
	whilehi {p2.d, p3.d}, x1, x1
	whilehi pn15.b, xzr, xzr, vlx4
	whilehi pn9.h, x1, x1, vlx4
	whilehi pn15.s, xzr, xzr, vlx4
	whilehi pn9.d, x1, x1, vlx4
	whilehs p15.b, wzr, wzr
	whilehs p1.h, w1, w1
	whilehs p15.s, wzr, wzr
	whilehs p1.d, w1, w1
	whilehs p15.b, xzr, xzr
	whilehs p1.h, x1, x1
	whilehs p15.s, xzr, xzr
	whilehs p1.d, x1, x1
	whilehs pn15.b, xzr, xzr, vlx2
	whilehs pn9.h, x1, x1, vlx2
	whilehs pn15.s, xzr, xzr, vlx2
	whilehs pn9.d, x1, x1, vlx2
	whilehs {p14.b, p15.b}, xzr, xzr
	whilehs {p2.h, p3.h}, x1, x1
	whilehs {p14.s, p15.s}, xzr, xzr
	whilehs {p2.d, p3.d}, x1, x1
	whilehs pn15.b, xzr, xzr, vlx4
	whilehs pn9.h, x1, x1, vlx4
	whilehs pn15.s, xzr, xzr, vlx4
	whilehs pn9.d, x1, x1, vlx4
	whilele p1.b, w1, w1
	whilele p15.h, wzr, wzr
	whilele p1.s, w1, w1
	whilele p15.d, wzr, wzr
	whilele p1.b, x1, x1
	whilele p15.h, xzr, xzr
	whilele p1.s, x1, x1
	whilele p15.d, xzr, xzr
	whilele pn9.b, x1, x1, vlx2
	whilele pn15.h, xzr, xzr, vlx2
	whilele pn9.s, x1, x1, vlx2
	whilele pn15.d, xzr, xzr, vlx2
	whilele {p2.b, p3.b}, x1, x1
	whilele {p14.h, p15.h}, xzr, xzr
	whilele {p2.s, p3.s}, x1, x1
	whilele {p14.d, p15.d}, xzr, xzr
	whilele pn9.b, x1, x1, vlx4
	whilele pn15.h, xzr, xzr, vlx4
	whilele pn9.s, x1, x1, vlx4
	whilele pn15.d, xzr, xzr, vlx4
	whilelo p15.b, wzr, wzr
	whilelo p1.h, w1, w1
	whilelo p15.s, wzr, wzr
	whilelo p1.d, w1, w1
	whilelo p15.b, xzr, xzr
	whilelo p1.h, x1, x1
	whilelo p15.s, xzr, xzr
	whilelo p1.d, x1, x1
	whilelo pn15.b, xzr, xzr, vlx2
	whilelo pn9.h, x1, x1, vlx2
	whilelo pn15.s, xzr, xzr, vlx2
	whilelo pn9.d, x1, x1, vlx2
	whilelo {p14.b, p15.b}, xzr, xzr
	whilelo {p2.h, p3.h}, x1, x1
	whilelo {p14.s, p15.s}, xzr, xzr
	whilelo {p2.d, p3.d}, x1, x1
	whilelo pn15.b, xzr, xzr, vlx4
	whilelo pn9.h, x1, x1, vlx4
	whilelo pn15.s, xzr, xzr, vlx4
	whilelo pn9.d, x1, x1, vlx4
	whilels p1.b, w1, w1
	whilels p15.h, wzr, wzr
	whilels p1.s, w1, w1
	whilels p15.d, wzr, wzr
	whilels p1.b, x1, x1
	whilels p15.h, xzr, xzr
	whilels p1.s, x1, x1
	whilels p15.d, xzr, xzr
	whilels pn9.b, x1, x1, vlx2
	whilels pn15.h, xzr, xzr, vlx2
	whilels pn9.s, x1, x1, vlx2
	whilels pn15.d, xzr, xzr, vlx2
	whilels {p2.b, p3.b}, x1, x1
	whilels {p14.h, p15.h}, xzr, xzr
	whilels {p2.s, p3.s}, x1, x1
	whilels {p14.d, p15.d}, xzr, xzr
	whilels pn9.b, x1, x1, vlx4
	whilels pn15.h, xzr, xzr, vlx4
	whilels pn9.s, x1, x1, vlx4
	whilels pn15.d, xzr, xzr, vlx4
	whilelt p15.b, wzr, wzr
	whilelt p1.h, w1, w1
	whilelt p15.s, wzr, wzr
	whilelt p1.d, w1, w1
	whilelt p15.b, xzr, xzr
	whilelt p1.h, x1, x1
	whilelt p15.s, xzr, xzr
	whilelt p1.d, x1, x1
	whilelt pn15.b, xzr, xzr, vlx2
	whilelt pn9.h, x1, x1, vlx2
	whilelt pn15.s, xzr, xzr, vlx2
	whilelt pn9.d, x1, x1, vlx2
	whilelt {p14.b, p15.b}, xzr, xzr
	whilelt {p2.h, p3.h}, x1, x1
	whilelt {p14.s, p15.s}, xzr, xzr
	whilelt {p2.d, p3.d}, x1, x1
	whilelt pn15.b, xzr, xzr, vlx4
	whilelt pn9.h, x1, x1, vlx4
	whilelt pn15.s, xzr, xzr, vlx4
	whilelt pn9.d, x1, x1, vlx4
	whilerw p15.b, xzr, xzr
	whilerw p1.h, x1, x1
	whilerw p15.s, xzr, xzr
	whilerw p1.d, x1, x1
	whilewr p1.b, x1, x1
	whilewr p15.h, xzr, xzr
	whilewr p1.s, x1, x1
	whilewr p15.d, xzr, xzr
	wrffr p1.b
	zip1 p15.b, p15.b, p15.b
	zip1 p1.h, p1.h, p1.h
	zip1 p15.s, p15.s, p15.s
	zip1 p1.d, p1.d, p1.d
	zip2 p15.b, p15.b, p15.b
	zip2 p1.h, p1.h, p1.h
	zip2 p15.s, p15.s, p15.s
	zip2 p1.d, p1.d, p1.d
