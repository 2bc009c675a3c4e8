@ triple: thumbv7-windows-msvc
@ mattr: +hwdiv
@ Forms that there are not, with .n and .w, outside of an IT block and in one.
bics.w r2, sp, #1020
subs.w r2, sp, #65535
orn.w r9, r10
tst.n pc, r1
it eq; sbcseq.w r9, r10, #4096; nopeq
ldrd.w r2, r3, [r4, #8]
it eq; subseq r9, r10, #65535; nopeq
it eq; sbceq.w r1, r1, #-8; nopeq
it eq; rsbeq sp, sp, #200; nopeq
it eq; adceq sp, sp, #4096; nopeq
bfi.w r1, r2, #3, #4
orr.w r1, r2, #65535
mvns.n r9, #65535
bics r2, sp, #200
sbc.w r1, r2, #-1
it eq; adcseq pc, r1, r2; nopeq
and r1, r1, #65535
add.w r1, #-1
orn sp, sp, #256
orr.n r2, sp, #65535
it eq; bicseq.n r2, sp, #7; nopeq
orn.n r2, sp, #4095
rsb.n sp, sp, #4096
it eq; addeq.w pc, r1, r2; nopeq
it eq; rsbseq.n sp, sp, #8; nopeq
bics.n r2, sp, #200
it eq; subseq.w r1, #200; nopeq
it eq; biceq.w sp, sp, #256; nopeq
orns.w sp, sp, #7
it eq; eoreq.n sp, sp, #0; nopeq
it eq; andseq.n r2, sp, #256; nopeq
it eq; mvneq.n r1, #4095; nopeq
it eq; orneq.w r1, #-1; nopeq
it eq; andeq.w sp, sp, #65535; nopeq
it eq; movseq.n r1, #-4095; nopeq
it eq; tsteq.w r9, #4095; nopeq
it eq; adcseq.w r9, r10, #1020; nopeq
and.n sp, sp, #0
it eq; sbceq.w r9, r10, #7; nopeq
sbc.w r1, r1, #7
orr.n sp, sp, r2
it eq; addseq.w r1, r2, #65535; nopeq
it eq; addseq.n r1, r1, #-4095; nopeq
adc.n pc, r1, r2
it eq; adceq.w r2, sp, #0; nopeq
it eq; biceq.w sp, sp, #0; nopeq
it eq; mvnseq r1, #4095; nopeq
it eq; biceq r2, sp, #255; nopeq
and.n r2, sp, #-255
it eq; andeq r1, r2, #-4095; nopeq
it eq; eoreq.w r2, sp, #508; nopeq
it eq; eoreq r1, r1, #-4095; nopeq
it eq; andseq.n sp, sp, #-8; nopeq
rsb.w r1, r2, #4095
it eq; sbceq.w r9, r10, #255; nopeq
it eq; andseq.n sp, sp, #-4095; nopeq
ands r2, sp, #256
sbcs sp, sp, #4096
ands.w r2, sp, #0x00ff00ff
it eq; orneq r1, r2, #65535; nopeq
it eq; eoreq.w r1, #65535; nopeq
orn.w pc, r1, r2
it eq; andeq.n r2, sp, #-255; nopeq
it eq; andeq.w r2, sp, #255; nopeq
it eq; bicseq r9, r10, #65535; nopeq
adcs r2, sp, #255
eors r1, r2, #4095
eor.n sp, sp, #0x00ff00ff
it eq; asrseq.n r1, r2, #0; nopeq
rsbs.n r1, r2, #-255
rsbs.w r1, #4095
adc.w r1, r1, #0
it eq; rsbseq r2, sp, #0x00ff00ff; nopeq
sbcs.w r1, r1, #256
sbcs.n r1, r2, #-4095
eors.n r1, r2, #65535
adcs.w r1, r2, #256
it eq; eoreq r1, #-255; nopeq
it eq; eorseq r1, #-4095; nopeq
it eq; roreq.w r1, r2, #0; nopeq
it eq; eoreq.w r1, #-8; nopeq
it eq; orreq.n r9, r10, #-4095; nopeq
eor sp, sp, #-4095
it eq; andseq r2, sp, #1020; nopeq
it eq; orreq sp, sp, #-4095; nopeq
it eq; orreq.w r1, r2, #-8; nopeq
sbcs.w r1, r2, #-255
ands.n r2, sp, #7
adcs.n sp, sp, #7
bics.w r1, r2, #4095
adc.n r2, sp, #1020
it eq; moveq.w r1, #65535; nopeq
it eq; eorseq r2, sp, #-4095; nopeq
it eq; ornseq.n pc, r1, r2; nopeq
it eq; adceq.w r2, sp, #256; nopeq
it eq; rsbeq.n r2, sp, #65535; nopeq
it eq; cmneq r1, #4095; nopeq
orns.n sp, sp, #1020
orn.n r2, sp, #1020
it eq; rsbseq.w r2, sp, #255; nopeq
it eq; sdiveq.w r1, r2, r3; nopeq
adc sp, sp, #8
it eq; orreq r2, sp, #200; nopeq
adc.n r1, r1, #-4095
ands sp, sp, #256
sbc.w sp, sp, #200
it eq; andseq r2, sp, #0x00ff00ff; nopeq
adds.w r1, #8
movs r1, #4095
it eq; bicseq.w sp, sp, #7; nopeq
