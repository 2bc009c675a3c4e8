// triple: aarch64-linux-gnu
// mattr: +all
// One statement of each row of the tables.
	cpye [x11]!, [x15]!, x18!
	cpyen [x11]!, [x15]!, x18!
	cpyern [x11]!, [x15]!, x18!
	cpyert [x11]!, [x15]!, x18!
	cpyertn [x11]!, [x15]!, x18!
	cpyertrn [x11]!, [x15]!, x18!
	cpyertwn [x11]!, [x15]!, x18!
	cpyet [x11]!, [x15]!, x18!
	cpyetn [x11]!, [x15]!, x18!
	cpyetrn [x11]!, [x15]!, x18!
	cpyetwn [x11]!, [x15]!, x18!
	cpyewn [x11]!, [x15]!, x18!
	cpyewt [x11]!, [x15]!, x18!
	cpyewtn [x11]!, [x15]!, x18!
	cpyewtrn [x11]!, [x15]!, x18!
	cpyewtwn [x11]!, [x15]!, x18!
	cpyfe [x11]!, [x15]!, x18!
	cpyfen [x11]!, [x15]!, x18!
	cpyfern [x11]!, [x15]!, x18!
	cpyfert [x11]!, [x15]!, x18!
	cpyfertn [x11]!, [x15]!, x18!
	cpyfertrn [x11]!, [x15]!, x18!
	cpyfertwn [x11]!, [x15]!, x18!
	cpyfet [x11]!, [x15]!, x18!
	cpyfetn [x11]!, [x15]!, x18!
	cpyfetrn [x11]!, [x15]!, x18!
	cpyfetwn [x11]!, [x15]!, x18!
	cpyfewn [x11]!, [x15]!, x18!
	cpyfewt [x11]!, [x15]!, x18!
	cpyfewtn [x11]!, [x15]!, x18!
	cpyfewtrn [x11]!, [x15]!, x18!
	cpyfewtwn [x11]!, [x15]!, x18!
	cpyfm [x11]!, [x15]!, x18!
	cpyfmn [x11]!, [x15]!, x18!
	cpyfmrn [x11]!, [x15]!, x18!
	cpyfmrt [x11]!, [x15]!, x18!
	cpyfmrtn [x11]!, [x15]!, x18!
	cpyfmrtrn [x11]!, [x15]!, x18!
	cpyfmrtwn [x11]!, [x15]!, x18!
	cpyfmt [x11]!, [x15]!, x18!
	cpyfmtn [x11]!, [x15]!, x18!
	cpyfmtrn [x11]!, [x15]!, x18!
	cpyfmtwn [x11]!, [x15]!, x18!
	cpyfmwn [x11]!, [x15]!, x18!
	cpyfmwt [x11]!, [x15]!, x18!
	cpyfmwtn [x11]!, [x15]!, x18!
	cpyfmwtrn [x11]!, [x15]!, x18!
	cpyfmwtwn [x11]!, [x15]!, x18!
	cpyfp [x11]!, [x15]!, x18!
	cpyfpn [x11]!, [x15]!, x18!
	cpyfprn [x11]!, [x15]!, x18!
	cpyfprt [x11]!, [x15]!, x18!
	cpyfprtn [x11]!, [x15]!, x18!
	cpyfprtrn [x11]!, [x15]!, x18!
	cpyfprtwn [x11]!, [x15]!, x18!
	cpyfpt [x11]!, [x15]!, x18!
	cpyfptn [x11]!, [x15]!, x18!
	cpyfptrn [x11]!, [x15]!, x18!
	cpyfptwn [x11]!, [x15]!, x18!
	cpyfpwn [x11]!, [x15]!, x18!
	cpyfpwt [x11]!, [x15]!, x18!
	cpyfpwtn [x11]!, [x15]!, x18!
	cpyfpwtrn [x11]!, [x15]!, x18!
	cpyfpwtwn [x11]!, [x15]!, x18!
	cpym [x11]!, [x15]!, x18!
	cpymn [x11]!, [x15]!, x18!
	cpymrn [x11]!, [x15]!, x18!
	cpymrt [x11]!, [x15]!, x18!
	cpymrtn [x11]!, [x15]!, x18!
	cpymrtrn [x11]!, [x15]!, x18!
	cpymrtwn [x11]!, [x15]!, x18!
	cpymt [x11]!, [x15]!, x18!
	cpymtn [x11]!, [x15]!, x18!
	cpymtrn [x11]!, [x15]!, x18!
	cpymtwn [x11]!, [x15]!, x18!
	cpymwn [x11]!, [x15]!, x18!
	cpymwt [x11]!, [x15]!, x18!
	cpymwtn [x11]!, [x15]!, x18!
	cpymwtrn [x11]!, [x15]!, x18!
	cpymwtwn [x11]!, [x15]!, x18!
	cpyp [x11]!, [x15]!, x18!
	cpypn [x11]!, [x15]!, x18!
	cpyprn [x11]!, [x15]!, x18!
	cpyprt [x11]!, [x15]!, x18!
	cpyprtn [x11]!, [x15]!, x18!
	cpyprtrn [x11]!, [x15]!, x18!
	cpyprtwn [x11]!, [x15]!, x18!
	cpypt [x11]!, [x15]!, x18!
	cpyptn [x11]!, [x15]!, x18!
	cpyptrn [x11]!, [x15]!, x18!
	cpyptwn [x11]!, [x15]!, x18!
	cpypwn [x11]!, [x15]!, x18!
	cpypwt [x11]!, [x15]!, x18!
	cpypwtn [x11]!, [x15]!, x18!
	cpypwtrn [x11]!, [x15]!, x18!
	cpypwtwn [x11]!, [x15]!, x18!
	sete [x11]!, x14!, x16
	seten [x11]!, x14!, x16
	setet [x11]!, x14!, x16
	setetn [x11]!, x14!, x16
	setge [x11]!, x14!, x16
	setgen [x11]!, x14!, x16
	setget [x11]!, x14!, x16
	setgetn [x11]!, x14!, x16
	setgm [x11]!, x14!, x16
	setgmn [x11]!, x14!, x16
	setgmt [x11]!, x14!, x16
	setgmtn [x11]!, x14!, x16
	setgoe [x11]!, x14!
	setgoen [x11]!, x14!
	setgoet [x11]!, x14!
	setgoetn [x11]!, x14!
	setgom [x11]!, x14!
	setgomn [x11]!, x14!
	setgomt [x11]!, x14!
	setgomtn [x11]!, x14!
	setgop [x11]!, x14!
	setgopn [x11]!, x14!
	setgopt [x11]!, x14!
	setgoptn [x11]!, x14!
	setgp [x11]!, x14!, x16
	setgpn [x11]!, x14!, x16
	setgpt [x11]!, x14!, x16
	setgptn [x11]!, x14!, x16
	setm [x11]!, x14!, x16
	setmn [x11]!, x14!, x16
	setmt [x11]!, x14!, x16
	setmtn [x11]!, x14!, x16
	setp [x11]!, x14!, x16
	setpn [x11]!, x14!, x16
	setpt [x11]!, x14!, x16
	setptn [x11]!, x14!, x16
