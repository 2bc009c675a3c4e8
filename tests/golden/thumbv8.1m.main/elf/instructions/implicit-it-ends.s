@ triple: thumbv8.1m.main-none-eabi
@ mattr: +8msecext,+pacbti
@ args: -arm-implicit-it=always
@ Branches to non-secure code and returns end their blocks.
	bxnseq r0
	moveq r4, r5
	blxnseq r0
	moveq r4, r5
	bxauteq r1, r2, r3
	moveq r4, r5
	autgeq r1, r2, r3
