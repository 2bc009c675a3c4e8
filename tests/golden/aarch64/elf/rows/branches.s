// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	b #8
	b.al #8
	b.any #8
	b.cc #8
	b.cs #8
	b.eq #8
	b.first #8
	b.ge #8
	b.gt #8
	b.hi #8
	b.hs #8
	b.last #8
	b.le #8
	b.lo #8
	b.ls #8
	b.lt #8
	b.mi #8
	b.ne #8
	b.nfrst #8
	b.nlast #8
	b.none #8
	b.nv #8
	b.pl #8
	b.plast #8
	b.pmore #8
	b.tcont #8
	b.tstop #8
	b.vc #8
	b.vs #8
	bc.al #8
	bc.any #8
	bc.cc #8
	bc.cs #8
	bc.eq #8
	bc.first #8
	bc.ge #8
	bc.gt #8
	bc.hi #8
	bc.hs #8
	bc.last #8
	bc.le #8
	bc.lo #8
	bc.ls #8
	bc.lt #8
	bc.mi #8
	bc.ne #8
	bc.nfrst #8
	bc.nlast #8
	bc.none #8
	bc.nv #8
	bc.pl #8
	bc.plast #8
	bc.pmore #8
	bc.tcont #8
	bc.tstop #8
	bc.vc #8
	bc.vs #8
	beq #8
	bl #8
	ble #8
	blo #8
	blr xzr
	blraa xzr, sp
	blraaz x1
	blrab xzr, sp
	blrabz xzr
	bls #8
	blt #8
	br xzr
	braa xzr, sp
	braaz x1
	brab xzr, sp
	brabz x1
	cbbeq w1, w1, #8
	cbbge wzr, wzr, #8
	cbbgt w1, w1, #8
	cbbhi wzr, wzr, #8
	cbbhs wzr, wzr, #8
	cbble w1, w1, #8
	cbblo w1, w1, #8
	cbbls w1, w1, #8
	cbblt w1, w1, #8
	cbbne wzr, wzr, #8
	cbeq w1, w1, #8
	cbeq xzr, xzr, #8
	cbeq w1, #1, #8
	cbeq xzr, #63, #8
	cbge w1, w1, #8
	cbge xzr, xzr, #8
	cbge w1, #2, #8
	cbge xzr, #64, #8
	cbgt w1, w1, #8
	cbgt xzr, xzr, #8
	cbgt w1, #1, #8
	cbgt xzr, #63, #8
	cbheq w1, w1, #8
	cbhge wzr, wzr, #8
	cbhgt w1, w1, #8
	cbhhi w1, w1, #8
	cbhhs wzr, wzr, #8
	cbhi w1, w1, #8
	cbhi xzr, xzr, #8
	cbhi w1, #1, #8
	cbhi xzr, #63, #8
	cbhle wzr, wzr, #8
	cbhlo w1, w1, #8
	cbhls w1, w1, #8
	cbhlt wzr, wzr, #8
	cbhne wzr, wzr, #8
	cbhs w1, w1, #8
	cbhs xzr, xzr, #8
	cbhs w1, #2, #8
	cbhs xzr, #64, #8
	cble w1, w1, #8
	cble xzr, xzr, #8
	cble w1, #0, #8
	cble xzr, #62, #8
	cblo w1, w1, #8
	cblo xzr, xzr, #8
	cblo w1, #1, #8
	cblo xzr, #63, #8
	cbls wzr, wzr, #8
	cbls x1, x1, #8
	cbls wzr, #62, #8
	cbls x1, #0, #8
	cblt w1, w1, #8
	cblt xzr, xzr, #8
	cblt w1, #1, #8
	cblt xzr, #63, #8
	cbne wzr, wzr, #8
	cbne x1, x1, #8
	cbne wzr, #63, #8
	cbne x1, #1, #8
	cbnz wzr, #8
	cbnz x1, #8
	cbz w1, #8
	cbz xzr, #8
	ret x1
	ret
	retaa
	retaasppc #-8
	retaasppcr x10
	retab
	retabsppc #-8
	retabsppcr x10
	tbnz wzr, #31, #8
	tbnz x1, #1, #8
	tbz wzr, #31, #8
	tbz x1, #1, #8
