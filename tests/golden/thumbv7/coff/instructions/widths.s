@ triple: thumbv7-windows-msvc
@ mattr: +hwdiv
@ Each form as it is, with .n and with .w, outside of an IT block and in one: which encoding is chosen.
adc r1, r2, r3
it eq; adceq r1, r2, r3
adc.n r1, r2, r3
it eq; adceq.n r1, r2, r3
adc.w r1, r2, r3
it eq; adceq.w r1, r2, r3
adc r1, r1, r2
it eq; adceq r1, r1, r2
adc.n r1, r1, r2
it eq; adceq.n r1, r1, r2
adc.w r1, r1, r2
it eq; adceq.w r1, r1, r2
adc r1, r2, r1
it eq; adceq r1, r2, r1
adc.n r1, r2, r1
it eq; adceq.n r1, r2, r1
adc.w r1, r2, r1
it eq; adceq.w r1, r2, r1
adc r9, r2, r3
it eq; adceq r9, r2, r3
adc.n r9, r2, r3
it eq; adceq.n r9, r2, r3
adc.w r9, r2, r3
it eq; adceq.w r9, r2, r3
adc r1, r2
it eq; adceq r1, r2
adc.n r1, r2
it eq; adceq.n r1, r2
adc.w r1, r2
it eq; adceq.w r1, r2
adc r9, r10
it eq; adceq r9, r10
adc.n r9, r10
it eq; adceq.n r9, r10
adc.w r9, r10
it eq; adceq.w r9, r10
adc r2, r3, r4, lsl #3
it eq; adceq r2, r3, r4, lsl #3
adc.n r2, r3, r4, lsl #3
it eq; adceq.n r2, r3, r4, lsl #3
adc.w r2, r3, r4, lsl #3
it eq; adceq.w r2, r3, r4, lsl #3
adc r2, r3, rrx
it eq; adceq r2, r3, rrx
adc.n r2, r3, rrx
it eq; adceq.n r2, r3, rrx
adc.w r2, r3, rrx
it eq; adceq.w r2, r3, rrx
adc r1, r2, #0
it eq; adceq r1, r2, #0
adc.n r1, r2, #0
it eq; adceq.n r1, r2, #0
it eq; adceq r1, r1, #0
adc.n r1, r1, #0
it eq; adceq.n r1, r1, #0
it eq; adceq r1, #0
adc.n r1, #0
it eq; adceq.n r1, #0
adc.w r1, #0
it eq; adceq.w r1, #0
adc r9, r10, #0
it eq; adceq r9, r10, #0
adc.n r9, r10, #0
it eq; adceq.n r9, r10, #0
it eq; adceq r1, r2, #7
adc.n r1, r2, #7
it eq; adceq.n r1, r2, #7
it eq; adceq r1, r1, #7
adc.n r1, r1, #7
it eq; adceq.n r1, r1, #7
it eq; adceq r1, #7
adc.n r1, #7
it eq; adceq.n r1, #7
adc.w r1, #7
it eq; adceq.w r1, #7
adc r9, r10, #7
it eq; adceq r9, r10, #7
adc.n r9, r10, #7
it eq; adceq.n r9, r10, #7
it eq; adceq r1, r2, #8
adc.n r1, r2, #8
it eq; adceq.n r1, r2, #8
it eq; adceq r1, r1, #8
adc.n r1, r1, #8
it eq; adceq.n r1, r1, #8
it eq; adceq r1, #8
adc.n r1, #8
it eq; adceq.n r1, #8
adc.w r1, #8
it eq; adceq.w r1, #8
adc r9, r10, #8
it eq; adceq r9, r10, #8
adc.n r9, r10, #8
it eq; adceq.n r9, r10, #8
it eq; adceq r1, r2, #200
adc.n r1, r2, #200
it eq; adceq.n r1, r2, #200
it eq; adceq r1, r1, #200
adc.n r1, r1, #200
it eq; adceq.n r1, r1, #200
it eq; adceq r1, #200
adc.n r1, #200
it eq; adceq.n r1, #200
adc.w r1, #200
it eq; adceq.w r1, #200
adc r9, r10, #200
it eq; adceq r9, r10, #200
adc.n r9, r10, #200
it eq; adceq.n r9, r10, #200
it eq; adceq r1, r2, #255
adc.n r1, r2, #255
it eq; adceq.n r1, r2, #255
it eq; adceq r1, r1, #255
adc.n r1, r1, #255
it eq; adceq.n r1, r1, #255
it eq; adceq r1, #255
adc.n r1, #255
it eq; adceq.n r1, #255
adc.w r1, #255
it eq; adceq.w r1, #255
adc r9, r10, #255
it eq; adceq r9, r10, #255
adc.n r9, r10, #255
it eq; adceq.n r9, r10, #255
it eq; adceq r1, r2, #256
adc.n r1, r2, #256
it eq; adceq.n r1, r2, #256
it eq; adceq r1, r1, #256
adc.n r1, r1, #256
it eq; adceq.n r1, r1, #256
it eq; adceq r1, #256
adc.n r1, #256
it eq; adceq.n r1, #256
adc.w r1, #256
it eq; adceq.w r1, #256
adc r9, r10, #256
it eq; adceq r9, r10, #256
adc.n r9, r10, #256
it eq; adceq.n r9, r10, #256
it eq; adceq r1, r2, #508
adc.n r1, r2, #508
it eq; adceq.n r1, r2, #508
it eq; adceq r1, r1, #508
adc.n r1, r1, #508
it eq; adceq.n r1, r1, #508
it eq; adceq r1, #508
adc.n r1, #508
it eq; adceq.n r1, #508
adc.w r1, #508
it eq; adceq.w r1, #508
adc r9, r10, #508
it eq; adceq r9, r10, #508
adc.n r9, r10, #508
it eq; adceq.n r9, r10, #508
it eq; adceq r1, r2, #1020
adc.n r1, r2, #1020
it eq; adceq.n r1, r2, #1020
it eq; adceq r1, r1, #1020
adc.n r1, r1, #1020
it eq; adceq.n r1, r1, #1020
it eq; adceq r1, #1020
adc.n r1, #1020
it eq; adceq.n r1, #1020
adc.w r1, #1020
it eq; adceq.w r1, #1020
adc r9, r10, #1020
it eq; adceq r9, r10, #1020
adc.n r9, r10, #1020
it eq; adceq.n r9, r10, #1020
it eq; adceq r1, r2, #4096
adc.n r1, r2, #4096
it eq; adceq.n r1, r2, #4096
it eq; adceq r1, r1, #4096
adc.n r1, r1, #4096
it eq; adceq.n r1, r1, #4096
it eq; adceq r1, #4096
adc.n r1, #4096
it eq; adceq.n r1, #4096
adc.w r1, #4096
it eq; adceq.w r1, #4096
adc r9, r10, #4096
it eq; adceq r9, r10, #4096
adc.n r9, r10, #4096
it eq; adceq.n r9, r10, #4096
it eq; adceq r1, r2, #0x00ff00ff
adc.n r1, r2, #0x00ff00ff
it eq; adceq.n r1, r2, #0x00ff00ff
it eq; adceq r1, r1, #0x00ff00ff
adc.n r1, r1, #0x00ff00ff
it eq; adceq.n r1, r1, #0x00ff00ff
it eq; adceq r1, #0x00ff00ff
adc.n r1, #0x00ff00ff
it eq; adceq.n r1, #0x00ff00ff
adc.w r1, #0x00ff00ff
it eq; adceq.w r1, #0x00ff00ff
adc r9, r10, #0x00ff00ff
it eq; adceq r9, r10, #0x00ff00ff
adc.n r9, r10, #0x00ff00ff
it eq; adceq.n r9, r10, #0x00ff00ff
it eq; adceq r1, r2, #-1
adc.n r1, r2, #-1
it eq; adceq.n r1, r2, #-1
it eq; adceq r1, r1, #-1
adc.n r1, r1, #-1
it eq; adceq.n r1, r1, #-1
it eq; adceq r1, #-1
adc.n r1, #-1
it eq; adceq.n r1, #-1
adc.w r1, #-1
it eq; adceq.w r1, #-1
adc r9, r10, #-1
it eq; adceq r9, r10, #-1
adc.n r9, r10, #-1
it eq; adceq.n r9, r10, #-1
it eq; adceq r1, r2, #-8
adc.n r1, r2, #-8
it eq; adceq.n r1, r2, #-8
it eq; adceq r1, r1, #-8
adc.n r1, r1, #-8
it eq; adceq.n r1, r1, #-8
it eq; adceq r1, #-8
adc.n r1, #-8
it eq; adceq.n r1, #-8
it eq; adceq r9, r10, #-8
adc.n r9, r10, #-8
it eq; adceq.n r9, r10, #-8
it eq; adceq r1, r2, #-255
adc.n r1, r2, #-255
it eq; adceq.n r1, r2, #-255
it eq; adceq r1, r1, #-255
adc.n r1, r1, #-255
it eq; adceq.n r1, r1, #-255
it eq; adceq r1, #-255
adc.n r1, #-255
it eq; adceq.n r1, #-255
it eq; adceq r9, r10, #-255
adc.n r9, r10, #-255
it eq; adceq.n r9, r10, #-255
it eq; adcseq r1, r2, r3
adcs.n r1, r2, r3
it eq; adcseq.n r1, r2, r3
adcs.w r1, r2, r3
it eq; adcseq.w r1, r2, r3
adcs r1, r1, r2
it eq; adcseq r1, r1, r2
adcs.n r1, r1, r2
it eq; adcseq.n r1, r1, r2
adcs.w r1, r1, r2
it eq; adcseq.w r1, r1, r2
adcs r1, r2, r1
it eq; adcseq r1, r2, r1
adcs.n r1, r2, r1
it eq; adcseq.n r1, r2, r1
adcs.w r1, r2, r1
it eq; adcseq.w r1, r2, r1
adcs r9, r2, r3
it eq; adcseq r9, r2, r3
adcs.n r9, r2, r3
it eq; adcseq.n r9, r2, r3
adcs.w r9, r2, r3
it eq; adcseq.w r9, r2, r3
adcs r1, r2
it eq; adcseq r1, r2
adcs.n r1, r2
it eq; adcseq.n r1, r2
adcs.w r1, r2
it eq; adcseq.w r1, r2
adcs r9, r10
it eq; adcseq r9, r10
adcs.n r9, r10
it eq; adcseq.n r9, r10
adcs.w r9, r10
it eq; adcseq.w r9, r10
adcs r2, r3, r4, lsl #3
it eq; adcseq r2, r3, r4, lsl #3
adcs.n r2, r3, r4, lsl #3
it eq; adcseq.n r2, r3, r4, lsl #3
adcs.w r2, r3, r4, lsl #3
it eq; adcseq.w r2, r3, r4, lsl #3
adcs r2, r3, rrx
it eq; adcseq r2, r3, rrx
adcs.n r2, r3, rrx
it eq; adcseq.n r2, r3, rrx
adcs.w r2, r3, rrx
it eq; adcseq.w r2, r3, rrx
adcs r1, r2, #0
it eq; adcseq r1, r2, #0
adcs.n r1, r2, #0
it eq; adcseq.n r1, r2, #0
it eq; adcseq r1, r1, #0
adcs.n r1, r1, #0
it eq; adcseq.n r1, r1, #0
it eq; adcseq r1, #0
adcs.n r1, #0
it eq; adcseq.n r1, #0
adcs.w r1, #0
it eq; adcseq.w r1, #0
adcs r9, r10, #0
it eq; adcseq r9, r10, #0
adcs.n r9, r10, #0
it eq; adcseq.n r9, r10, #0
it eq; adcseq r1, r2, #7
adcs.n r1, r2, #7
it eq; adcseq.n r1, r2, #7
it eq; adcseq r1, r1, #7
adcs.n r1, r1, #7
it eq; adcseq.n r1, r1, #7
it eq; adcseq r1, #7
adcs.n r1, #7
it eq; adcseq.n r1, #7
adcs.w r1, #7
it eq; adcseq.w r1, #7
adcs r9, r10, #7
it eq; adcseq r9, r10, #7
adcs.n r9, r10, #7
it eq; adcseq.n r9, r10, #7
it eq; adcseq r1, r2, #8
adcs.n r1, r2, #8
it eq; adcseq.n r1, r2, #8
it eq; adcseq r1, r1, #8
adcs.n r1, r1, #8
it eq; adcseq.n r1, r1, #8
it eq; adcseq r1, #8
adcs.n r1, #8
it eq; adcseq.n r1, #8
adcs.w r1, #8
it eq; adcseq.w r1, #8
adcs r9, r10, #8
it eq; adcseq r9, r10, #8
adcs.n r9, r10, #8
it eq; adcseq.n r9, r10, #8
it eq; adcseq r1, r2, #200
adcs.n r1, r2, #200
it eq; adcseq.n r1, r2, #200
it eq; adcseq r1, r1, #200
adcs.n r1, r1, #200
it eq; adcseq.n r1, r1, #200
it eq; adcseq r1, #200
adcs.n r1, #200
it eq; adcseq.n r1, #200
adcs.w r1, #200
it eq; adcseq.w r1, #200
adcs r9, r10, #200
it eq; adcseq r9, r10, #200
adcs.n r9, r10, #200
it eq; adcseq.n r9, r10, #200
it eq; adcseq r1, r2, #255
adcs.n r1, r2, #255
it eq; adcseq.n r1, r2, #255
it eq; adcseq r1, r1, #255
adcs.n r1, r1, #255
it eq; adcseq.n r1, r1, #255
it eq; adcseq r1, #255
adcs.n r1, #255
it eq; adcseq.n r1, #255
adcs.w r1, #255
it eq; adcseq.w r1, #255
adcs r9, r10, #255
it eq; adcseq r9, r10, #255
adcs.n r9, r10, #255
it eq; adcseq.n r9, r10, #255
it eq; adcseq r1, r2, #256
adcs.n r1, r2, #256
it eq; adcseq.n r1, r2, #256
it eq; adcseq r1, r1, #256
adcs.n r1, r1, #256
it eq; adcseq.n r1, r1, #256
it eq; adcseq r1, #256
adcs.n r1, #256
it eq; adcseq.n r1, #256
adcs.w r1, #256
it eq; adcseq.w r1, #256
adcs r9, r10, #256
it eq; adcseq r9, r10, #256
adcs.n r9, r10, #256
it eq; adcseq.n r9, r10, #256
it eq; adcseq r1, r2, #508
adcs.n r1, r2, #508
it eq; adcseq.n r1, r2, #508
it eq; adcseq r1, r1, #508
adcs.n r1, r1, #508
it eq; adcseq.n r1, r1, #508
it eq; adcseq r1, #508
adcs.n r1, #508
it eq; adcseq.n r1, #508
adcs.w r1, #508
it eq; adcseq.w r1, #508
adcs r9, r10, #508
it eq; adcseq r9, r10, #508
adcs.n r9, r10, #508
it eq; adcseq.n r9, r10, #508
it eq; adcseq r1, r2, #1020
adcs.n r1, r2, #1020
it eq; adcseq.n r1, r2, #1020
it eq; adcseq r1, r1, #1020
adcs.n r1, r1, #1020
it eq; adcseq.n r1, r1, #1020
it eq; adcseq r1, #1020
adcs.n r1, #1020
it eq; adcseq.n r1, #1020
adcs.w r1, #1020
it eq; adcseq.w r1, #1020
adcs r9, r10, #1020
it eq; adcseq r9, r10, #1020
adcs.n r9, r10, #1020
it eq; adcseq.n r9, r10, #1020
it eq; adcseq r1, r2, #4096
adcs.n r1, r2, #4096
it eq; adcseq.n r1, r2, #4096
it eq; adcseq r1, r1, #4096
adcs.n r1, r1, #4096
it eq; adcseq.n r1, r1, #4096
it eq; adcseq r1, #4096
adcs.n r1, #4096
it eq; adcseq.n r1, #4096
adcs.w r1, #4096
it eq; adcseq.w r1, #4096
adcs r9, r10, #4096
it eq; adcseq r9, r10, #4096
adcs.n r9, r10, #4096
it eq; adcseq.n r9, r10, #4096
it eq; adcseq r1, r2, #0x00ff00ff
adcs.n r1, r2, #0x00ff00ff
it eq; adcseq.n r1, r2, #0x00ff00ff
it eq; adcseq r1, r1, #0x00ff00ff
adcs.n r1, r1, #0x00ff00ff
it eq; adcseq.n r1, r1, #0x00ff00ff
it eq; adcseq r1, #0x00ff00ff
adcs.n r1, #0x00ff00ff
it eq; adcseq.n r1, #0x00ff00ff
adcs.w r1, #0x00ff00ff
it eq; adcseq.w r1, #0x00ff00ff
adcs r9, r10, #0x00ff00ff
it eq; adcseq r9, r10, #0x00ff00ff
adcs.n r9, r10, #0x00ff00ff
it eq; adcseq.n r9, r10, #0x00ff00ff
it eq; adcseq r1, r2, #-1
adcs.n r1, r2, #-1
it eq; adcseq.n r1, r2, #-1
it eq; adcseq r1, r1, #-1
adcs.n r1, r1, #-1
it eq; adcseq.n r1, r1, #-1
it eq; adcseq r1, #-1
adcs.n r1, #-1
it eq; adcseq.n r1, #-1
adcs.w r1, #-1
it eq; adcseq.w r1, #-1
adcs r9, r10, #-1
it eq; adcseq r9, r10, #-1
adcs.n r9, r10, #-1
it eq; adcseq.n r9, r10, #-1
it eq; adcseq r1, r2, #-8
adcs.n r1, r2, #-8
it eq; adcseq.n r1, r2, #-8
it eq; adcseq r1, r1, #-8
adcs.n r1, r1, #-8
it eq; adcseq.n r1, r1, #-8
it eq; adcseq r1, #-8
adcs.n r1, #-8
it eq; adcseq.n r1, #-8
it eq; adcseq r9, r10, #-8
adcs.n r9, r10, #-8
it eq; adcseq.n r9, r10, #-8
it eq; adcseq r1, r2, #-255
adcs.n r1, r2, #-255
it eq; adcseq.n r1, r2, #-255
it eq; adcseq r1, r1, #-255
adcs.n r1, r1, #-255
it eq; adcseq.n r1, r1, #-255
it eq; adcseq r1, #-255
adcs.n r1, #-255
it eq; adcseq.n r1, #-255
it eq; adcseq r9, r10, #-255
adcs.n r9, r10, #-255
it eq; adcseq.n r9, r10, #-255
it eq; addeq r1, r2, r3
add.n r1, r2, r3
it eq; addeq.n r1, r2, r3
add.w r1, r2, r3
it eq; addeq.w r1, r2, r3
add r1, r1, r2
it eq; addeq r1, r1, r2
add.n r1, r1, r2
it eq; addeq.n r1, r1, r2
add.w r1, r1, r2
it eq; addeq.w r1, r1, r2
add r1, r2, r1
it eq; addeq r1, r2, r1
add.n r1, r2, r1
it eq; addeq.n r1, r2, r1
add.w r1, r2, r1
it eq; addeq.w r1, r2, r1
add r9, r2, r3
it eq; addeq r9, r2, r3
add.n r9, r2, r3
it eq; addeq.n r9, r2, r3
add.w r9, r2, r3
it eq; addeq.w r9, r2, r3
add r1, r2
it eq; addeq r1, r2
add.n r1, r2
it eq; addeq.n r1, r2
it eq; addeq r9, r10
add.n r9, r10
it eq; addeq.n r9, r10
it eq; addeq sp, sp, r2
add.n sp, sp, r2
it eq; addeq.n sp, sp, r2
add.w sp, sp, r2
it eq; addeq.w sp, sp, r2
add r1, sp, r2
it eq; addeq r1, sp, r2
add.n r1, sp, r2
it eq; addeq.n r1, sp, r2
add.w r1, sp, r2
it eq; addeq.w r1, sp, r2
add r2, r3, r4, lsl #3
it eq; addeq r2, r3, r4, lsl #3
add.n r2, r3, r4, lsl #3
it eq; addeq.n r2, r3, r4, lsl #3
add.w r2, r3, r4, lsl #3
it eq; addeq.w r2, r3, r4, lsl #3
add r2, r3, rrx
it eq; addeq r2, r3, rrx
add.n r2, r3, rrx
it eq; addeq.n r2, r3, rrx
it eq; addeq r1, r2, #0
add.n r1, r2, #0
it eq; addeq.n r1, r2, #0
add.w r1, r2, #0
it eq; addeq.w r1, r2, #0
add r1, r1, #0
it eq; addeq r1, r1, #0
add.n r1, r1, #0
it eq; addeq.n r1, r1, #0
add.w r1, r1, #0
it eq; addeq.w r1, r1, #0
add r1, #0
it eq; addeq r1, #0
add.n r1, #0
it eq; addeq.n r1, #0
it eq; addeq r9, r10, #0
add.n r9, r10, #0
it eq; addeq.n r9, r10, #0
add.w r9, r10, #0
it eq; addeq.w r9, r10, #0
add sp, sp, #0
it eq; addeq sp, sp, #0
add.n sp, sp, #0
it eq; addeq.n sp, sp, #0
add.w sp, sp, #0
it eq; addeq.w sp, sp, #0
add r2, sp, #0
it eq; addeq r2, sp, #0
add.n r2, sp, #0
it eq; addeq.n r2, sp, #0
add.w r2, sp, #0
it eq; addeq.w r2, sp, #0
add r1, r2, #7
it eq; addeq r1, r2, #7
add.n r1, r2, #7
it eq; addeq.n r1, r2, #7
add.w r1, r2, #7
it eq; addeq.w r1, r2, #7
add r1, r1, #7
it eq; addeq r1, r1, #7
add.n r1, r1, #7
it eq; addeq.n r1, r1, #7
add.w r1, r1, #7
it eq; addeq.w r1, r1, #7
add r1, #7
it eq; addeq r1, #7
add.n r1, #7
it eq; addeq.n r1, #7
it eq; addeq r9, r10, #7
add.n r9, r10, #7
it eq; addeq.n r9, r10, #7
add.w r9, r10, #7
it eq; addeq.w r9, r10, #7
add sp, sp, #7
it eq; addeq sp, sp, #7
add.n sp, sp, #7
it eq; addeq.n sp, sp, #7
add.w sp, sp, #7
it eq; addeq.w sp, sp, #7
add r2, sp, #7
it eq; addeq r2, sp, #7
add.n r2, sp, #7
it eq; addeq.n r2, sp, #7
add.w r2, sp, #7
it eq; addeq.w r2, sp, #7
add r1, r2, #8
it eq; addeq r1, r2, #8
add.n r1, r2, #8
it eq; addeq.n r1, r2, #8
add.w r1, r2, #8
it eq; addeq.w r1, r2, #8
add r1, r1, #8
it eq; addeq r1, r1, #8
add.n r1, r1, #8
it eq; addeq.n r1, r1, #8
add.w r1, r1, #8
it eq; addeq.w r1, r1, #8
add r1, #8
it eq; addeq r1, #8
add.n r1, #8
it eq; addeq.n r1, #8
it eq; addeq r9, r10, #8
add.n r9, r10, #8
it eq; addeq.n r9, r10, #8
add.w r9, r10, #8
it eq; addeq.w r9, r10, #8
add sp, sp, #8
it eq; addeq sp, sp, #8
add.n sp, sp, #8
it eq; addeq.n sp, sp, #8
add.w sp, sp, #8
it eq; addeq.w sp, sp, #8
add r2, sp, #8
it eq; addeq r2, sp, #8
add.n r2, sp, #8
it eq; addeq.n r2, sp, #8
add.w r2, sp, #8
it eq; addeq.w r2, sp, #8
add r1, r2, #200
it eq; addeq r1, r2, #200
add.n r1, r2, #200
it eq; addeq.n r1, r2, #200
add.w r1, r2, #200
it eq; addeq.w r1, r2, #200
add r1, r1, #200
it eq; addeq r1, r1, #200
add.n r1, r1, #200
it eq; addeq.n r1, r1, #200
add.w r1, r1, #200
it eq; addeq.w r1, r1, #200
add r1, #200
it eq; addeq r1, #200
add.n r1, #200
it eq; addeq.n r1, #200
it eq; addeq r9, r10, #200
add.n r9, r10, #200
it eq; addeq.n r9, r10, #200
add.w r9, r10, #200
it eq; addeq.w r9, r10, #200
add sp, sp, #200
it eq; addeq sp, sp, #200
add.n sp, sp, #200
it eq; addeq.n sp, sp, #200
add.w sp, sp, #200
it eq; addeq.w sp, sp, #200
add r2, sp, #200
it eq; addeq r2, sp, #200
add.n r2, sp, #200
it eq; addeq.n r2, sp, #200
add.w r2, sp, #200
it eq; addeq.w r2, sp, #200
add r1, r2, #255
it eq; addeq r1, r2, #255
add.n r1, r2, #255
it eq; addeq.n r1, r2, #255
add.w r1, r2, #255
it eq; addeq.w r1, r2, #255
add r1, r1, #255
it eq; addeq r1, r1, #255
add.n r1, r1, #255
it eq; addeq.n r1, r1, #255
add.w r1, r1, #255
it eq; addeq.w r1, r1, #255
add r1, #255
it eq; addeq r1, #255
add.n r1, #255
it eq; addeq.n r1, #255
it eq; addeq r9, r10, #255
add.n r9, r10, #255
it eq; addeq.n r9, r10, #255
add.w r9, r10, #255
it eq; addeq.w r9, r10, #255
add sp, sp, #255
it eq; addeq sp, sp, #255
add.n sp, sp, #255
it eq; addeq.n sp, sp, #255
add.w sp, sp, #255
it eq; addeq.w sp, sp, #255
add r2, sp, #255
it eq; addeq r2, sp, #255
add.n r2, sp, #255
it eq; addeq.n r2, sp, #255
add.w r2, sp, #255
it eq; addeq.w r2, sp, #255
add r1, r2, #256
it eq; addeq r1, r2, #256
add.n r1, r2, #256
it eq; addeq.n r1, r2, #256
add.w r1, r2, #256
it eq; addeq.w r1, r2, #256
add r1, r1, #256
it eq; addeq r1, r1, #256
add.n r1, r1, #256
it eq; addeq.n r1, r1, #256
add.w r1, r1, #256
it eq; addeq.w r1, r1, #256
add r1, #256
it eq; addeq r1, #256
add.n r1, #256
it eq; addeq.n r1, #256
it eq; addeq r9, r10, #256
add.n r9, r10, #256
it eq; addeq.n r9, r10, #256
add.w r9, r10, #256
it eq; addeq.w r9, r10, #256
add sp, sp, #256
it eq; addeq sp, sp, #256
add.n sp, sp, #256
it eq; addeq.n sp, sp, #256
add.w sp, sp, #256
it eq; addeq.w sp, sp, #256
add r2, sp, #256
it eq; addeq r2, sp, #256
add.n r2, sp, #256
it eq; addeq.n r2, sp, #256
add.w r2, sp, #256
it eq; addeq.w r2, sp, #256
add r1, r2, #508
it eq; addeq r1, r2, #508
add.n r1, r2, #508
it eq; addeq.n r1, r2, #508
add.w r1, r2, #508
it eq; addeq.w r1, r2, #508
add r1, r1, #508
it eq; addeq r1, r1, #508
add.n r1, r1, #508
it eq; addeq.n r1, r1, #508
add.w r1, r1, #508
it eq; addeq.w r1, r1, #508
add r1, #508
it eq; addeq r1, #508
add.n r1, #508
it eq; addeq.n r1, #508
it eq; addeq r9, r10, #508
add.n r9, r10, #508
it eq; addeq.n r9, r10, #508
add.w r9, r10, #508
it eq; addeq.w r9, r10, #508
add sp, sp, #508
it eq; addeq sp, sp, #508
add.n sp, sp, #508
it eq; addeq.n sp, sp, #508
add.w sp, sp, #508
it eq; addeq.w sp, sp, #508
add r2, sp, #508
it eq; addeq r2, sp, #508
add.n r2, sp, #508
it eq; addeq.n r2, sp, #508
add.w r2, sp, #508
it eq; addeq.w r2, sp, #508
add r1, r2, #1020
it eq; addeq r1, r2, #1020
add.n r1, r2, #1020
it eq; addeq.n r1, r2, #1020
add.w r1, r2, #1020
it eq; addeq.w r1, r2, #1020
add r1, r1, #1020
it eq; addeq r1, r1, #1020
add.n r1, r1, #1020
it eq; addeq.n r1, r1, #1020
add.w r1, r1, #1020
it eq; addeq.w r1, r1, #1020
add r1, #1020
it eq; addeq r1, #1020
add.n r1, #1020
it eq; addeq.n r1, #1020
it eq; addeq r9, r10, #1020
add.n r9, r10, #1020
it eq; addeq.n r9, r10, #1020
add.w r9, r10, #1020
it eq; addeq.w r9, r10, #1020
add sp, sp, #1020
it eq; addeq sp, sp, #1020
add.n sp, sp, #1020
it eq; addeq.n sp, sp, #1020
add.w sp, sp, #1020
it eq; addeq.w sp, sp, #1020
add r2, sp, #1020
it eq; addeq r2, sp, #1020
add.n r2, sp, #1020
it eq; addeq.n r2, sp, #1020
add.w r2, sp, #1020
it eq; addeq.w r2, sp, #1020
add r1, r2, #4095
it eq; addeq r1, r2, #4095
add.n r1, r2, #4095
it eq; addeq.n r1, r2, #4095
it eq; addeq r1, r1, #4095
add.n r1, r1, #4095
it eq; addeq.n r1, r1, #4095
it eq; addeq r1, #4095
add.n r1, #4095
it eq; addeq.n r1, #4095
it eq; addeq r9, r10, #4095
add.n r9, r10, #4095
it eq; addeq.n r9, r10, #4095
it eq; addeq sp, sp, #4095
add.n sp, sp, #4095
it eq; addeq.n sp, sp, #4095
it eq; addeq r2, sp, #4095
add.n r2, sp, #4095
it eq; addeq.n r2, sp, #4095
it eq; addeq r1, r2, #4096
add.n r1, r2, #4096
it eq; addeq.n r1, r2, #4096
add.w r1, r2, #4096
it eq; addeq.w r1, r2, #4096
add r1, r1, #4096
it eq; addeq r1, r1, #4096
add.n r1, r1, #4096
it eq; addeq.n r1, r1, #4096
add.w r1, r1, #4096
it eq; addeq.w r1, r1, #4096
add r1, #4096
it eq; addeq r1, #4096
add.n r1, #4096
it eq; addeq.n r1, #4096
it eq; addeq r9, r10, #4096
add.n r9, r10, #4096
it eq; addeq.n r9, r10, #4096
add.w r9, r10, #4096
it eq; addeq.w r9, r10, #4096
add sp, sp, #4096
it eq; addeq sp, sp, #4096
add.n sp, sp, #4096
it eq; addeq.n sp, sp, #4096
add.w sp, sp, #4096
it eq; addeq.w sp, sp, #4096
add r2, sp, #4096
it eq; addeq r2, sp, #4096
add.n r2, sp, #4096
it eq; addeq.n r2, sp, #4096
add.w r2, sp, #4096
it eq; addeq.w r2, sp, #4096
add r1, r2, #0x00ff00ff
it eq; addeq r1, r2, #0x00ff00ff
add.n r1, r2, #0x00ff00ff
it eq; addeq.n r1, r2, #0x00ff00ff
add.w r1, r2, #0x00ff00ff
it eq; addeq.w r1, r2, #0x00ff00ff
add r1, r1, #0x00ff00ff
it eq; addeq r1, r1, #0x00ff00ff
add.n r1, r1, #0x00ff00ff
it eq; addeq.n r1, r1, #0x00ff00ff
add.w r1, r1, #0x00ff00ff
it eq; addeq.w r1, r1, #0x00ff00ff
add r1, #0x00ff00ff
it eq; addeq r1, #0x00ff00ff
add.n r1, #0x00ff00ff
it eq; addeq.n r1, #0x00ff00ff
it eq; addeq r9, r10, #0x00ff00ff
add.n r9, r10, #0x00ff00ff
it eq; addeq.n r9, r10, #0x00ff00ff
add.w r9, r10, #0x00ff00ff
it eq; addeq.w r9, r10, #0x00ff00ff
add sp, sp, #0x00ff00ff
it eq; addeq sp, sp, #0x00ff00ff
add.n sp, sp, #0x00ff00ff
it eq; addeq.n sp, sp, #0x00ff00ff
add.w sp, sp, #0x00ff00ff
it eq; addeq.w sp, sp, #0x00ff00ff
add r2, sp, #0x00ff00ff
it eq; addeq r2, sp, #0x00ff00ff
add.n r2, sp, #0x00ff00ff
it eq; addeq.n r2, sp, #0x00ff00ff
add.w r2, sp, #0x00ff00ff
it eq; addeq.w r2, sp, #0x00ff00ff
add r1, r2, #-1
it eq; addeq r1, r2, #-1
add.n r1, r2, #-1
it eq; addeq.n r1, r2, #-1
add.w r1, r2, #-1
it eq; addeq.w r1, r2, #-1
add r1, r1, #-1
it eq; addeq r1, r1, #-1
add.n r1, r1, #-1
it eq; addeq.n r1, r1, #-1
add.w r1, r1, #-1
it eq; addeq.w r1, r1, #-1
add r1, #-1
it eq; addeq r1, #-1
add.n r1, #-1
it eq; addeq.n r1, #-1
it eq; addeq r9, r10, #-1
add.n r9, r10, #-1
it eq; addeq.n r9, r10, #-1
add.w r9, r10, #-1
it eq; addeq.w r9, r10, #-1
add sp, sp, #-1
it eq; addeq sp, sp, #-1
add.n sp, sp, #-1
it eq; addeq.n sp, sp, #-1
add.w sp, sp, #-1
it eq; addeq.w sp, sp, #-1
add r2, sp, #-1
it eq; addeq r2, sp, #-1
add.n r2, sp, #-1
it eq; addeq.n r2, sp, #-1
add.w r2, sp, #-1
it eq; addeq.w r2, sp, #-1
add r1, r2, #-8
it eq; addeq r1, r2, #-8
add.n r1, r2, #-8
it eq; addeq.n r1, r2, #-8
add.w r1, r2, #-8
it eq; addeq.w r1, r2, #-8
add r1, r1, #-8
it eq; addeq r1, r1, #-8
add.n r1, r1, #-8
it eq; addeq.n r1, r1, #-8
add.w r1, r1, #-8
it eq; addeq.w r1, r1, #-8
add r1, #-8
it eq; addeq r1, #-8
add.n r1, #-8
it eq; addeq.n r1, #-8
add.w r1, #-8
it eq; addeq.w r1, #-8
add r9, r10, #-8
it eq; addeq r9, r10, #-8
add.n r9, r10, #-8
it eq; addeq.n r9, r10, #-8
add.w r9, r10, #-8
it eq; addeq.w r9, r10, #-8
add sp, sp, #-8
it eq; addeq sp, sp, #-8
add.n sp, sp, #-8
it eq; addeq.n sp, sp, #-8
add.w sp, sp, #-8
it eq; addeq.w sp, sp, #-8
add r2, sp, #-8
it eq; addeq r2, sp, #-8
add.n r2, sp, #-8
it eq; addeq.n r2, sp, #-8
add.w r2, sp, #-8
it eq; addeq.w r2, sp, #-8
add r1, r2, #-255
it eq; addeq r1, r2, #-255
add.n r1, r2, #-255
it eq; addeq.n r1, r2, #-255
add.w r1, r2, #-255
it eq; addeq.w r1, r2, #-255
add r1, r1, #-255
it eq; addeq r1, r1, #-255
add.n r1, r1, #-255
it eq; addeq.n r1, r1, #-255
add.w r1, r1, #-255
it eq; addeq.w r1, r1, #-255
add r1, #-255
it eq; addeq r1, #-255
add.n r1, #-255
it eq; addeq.n r1, #-255
add.w r1, #-255
it eq; addeq.w r1, #-255
add r9, r10, #-255
it eq; addeq r9, r10, #-255
add.n r9, r10, #-255
it eq; addeq.n r9, r10, #-255
add.w r9, r10, #-255
it eq; addeq.w r9, r10, #-255
add sp, sp, #-255
it eq; addeq sp, sp, #-255
add.n sp, sp, #-255
it eq; addeq.n sp, sp, #-255
add.w sp, sp, #-255
it eq; addeq.w sp, sp, #-255
add r2, sp, #-255
it eq; addeq r2, sp, #-255
add.n r2, sp, #-255
it eq; addeq.n r2, sp, #-255
add.w r2, sp, #-255
it eq; addeq.w r2, sp, #-255
add r1, r2, #-4095
it eq; addeq r1, r2, #-4095
add.n r1, r2, #-4095
it eq; addeq.n r1, r2, #-4095
it eq; addeq r1, r1, #-4095
add.n r1, r1, #-4095
it eq; addeq.n r1, r1, #-4095
it eq; addeq r1, #-4095
add.n r1, #-4095
it eq; addeq.n r1, #-4095
it eq; addeq r9, r10, #-4095
add.n r9, r10, #-4095
it eq; addeq.n r9, r10, #-4095
it eq; addeq sp, sp, #-4095
add.n sp, sp, #-4095
it eq; addeq.n sp, sp, #-4095
it eq; addeq r2, sp, #-4095
add.n r2, sp, #-4095
it eq; addeq.n r2, sp, #-4095
it eq; addseq r1, r2, r3
adds.n r1, r2, r3
it eq; addseq.n r1, r2, r3
adds.w r1, r2, r3
it eq; addseq.w r1, r2, r3
adds r1, r1, r2
it eq; addseq r1, r1, r2
adds.n r1, r1, r2
it eq; addseq.n r1, r1, r2
adds.w r1, r1, r2
it eq; addseq.w r1, r1, r2
adds r1, r2, r1
it eq; addseq r1, r2, r1
adds.n r1, r2, r1
it eq; addseq.n r1, r2, r1
adds.w r1, r2, r1
it eq; addseq.w r1, r2, r1
adds r9, r2, r3
it eq; addseq r9, r2, r3
adds.n r9, r2, r3
it eq; addseq.n r9, r2, r3
adds.w r9, r2, r3
it eq; addseq.w r9, r2, r3
adds r1, r2
it eq; addseq r1, r2
adds.n r1, r2
it eq; addseq.n r1, r2
it eq; addseq r9, r10
adds.n r9, r10
it eq; addseq.n r9, r10
it eq; addseq sp, sp, r2
adds.n sp, sp, r2
it eq; addseq.n sp, sp, r2
adds.w sp, sp, r2
it eq; addseq.w sp, sp, r2
adds r1, sp, r2
it eq; addseq r1, sp, r2
adds.n r1, sp, r2
it eq; addseq.n r1, sp, r2
adds.w r1, sp, r2
it eq; addseq.w r1, sp, r2
adds r2, r3, r4, lsl #3
it eq; addseq r2, r3, r4, lsl #3
adds.n r2, r3, r4, lsl #3
it eq; addseq.n r2, r3, r4, lsl #3
adds.w r2, r3, r4, lsl #3
it eq; addseq.w r2, r3, r4, lsl #3
adds r2, r3, rrx
it eq; addseq r2, r3, rrx
adds.n r2, r3, rrx
it eq; addseq.n r2, r3, rrx
it eq; addseq r1, r2, #0
adds.n r1, r2, #0
it eq; addseq.n r1, r2, #0
adds.w r1, r2, #0
it eq; addseq.w r1, r2, #0
adds r1, r1, #0
it eq; addseq r1, r1, #0
adds.n r1, r1, #0
it eq; addseq.n r1, r1, #0
adds.w r1, r1, #0
it eq; addseq.w r1, r1, #0
adds r1, #0
it eq; addseq r1, #0
adds.n r1, #0
it eq; addseq.n r1, #0
it eq; addseq r9, r10, #0
adds.n r9, r10, #0
it eq; addseq.n r9, r10, #0
adds.w r9, r10, #0
it eq; addseq.w r9, r10, #0
adds sp, sp, #0
it eq; addseq sp, sp, #0
adds.n sp, sp, #0
it eq; addseq.n sp, sp, #0
adds.w sp, sp, #0
it eq; addseq.w sp, sp, #0
adds r2, sp, #0
it eq; addseq r2, sp, #0
adds.n r2, sp, #0
it eq; addseq.n r2, sp, #0
adds.w r2, sp, #0
it eq; addseq.w r2, sp, #0
adds r1, r2, #7
it eq; addseq r1, r2, #7
adds.n r1, r2, #7
it eq; addseq.n r1, r2, #7
adds.w r1, r2, #7
it eq; addseq.w r1, r2, #7
adds r1, r1, #7
it eq; addseq r1, r1, #7
adds.n r1, r1, #7
it eq; addseq.n r1, r1, #7
adds.w r1, r1, #7
it eq; addseq.w r1, r1, #7
adds r1, #7
it eq; addseq r1, #7
adds.n r1, #7
it eq; addseq.n r1, #7
it eq; addseq r9, r10, #7
adds.n r9, r10, #7
it eq; addseq.n r9, r10, #7
adds.w r9, r10, #7
it eq; addseq.w r9, r10, #7
adds sp, sp, #7
it eq; addseq sp, sp, #7
adds.n sp, sp, #7
it eq; addseq.n sp, sp, #7
adds.w sp, sp, #7
it eq; addseq.w sp, sp, #7
adds r2, sp, #7
it eq; addseq r2, sp, #7
adds.n r2, sp, #7
it eq; addseq.n r2, sp, #7
adds.w r2, sp, #7
it eq; addseq.w r2, sp, #7
adds r1, r2, #8
it eq; addseq r1, r2, #8
adds.n r1, r2, #8
it eq; addseq.n r1, r2, #8
adds.w r1, r2, #8
it eq; addseq.w r1, r2, #8
adds r1, r1, #8
it eq; addseq r1, r1, #8
adds.n r1, r1, #8
it eq; addseq.n r1, r1, #8
adds.w r1, r1, #8
it eq; addseq.w r1, r1, #8
adds r1, #8
it eq; addseq r1, #8
adds.n r1, #8
it eq; addseq.n r1, #8
it eq; addseq r9, r10, #8
adds.n r9, r10, #8
it eq; addseq.n r9, r10, #8
adds.w r9, r10, #8
it eq; addseq.w r9, r10, #8
adds sp, sp, #8
it eq; addseq sp, sp, #8
adds.n sp, sp, #8
it eq; addseq.n sp, sp, #8
adds.w sp, sp, #8
it eq; addseq.w sp, sp, #8
adds r2, sp, #8
it eq; addseq r2, sp, #8
adds.n r2, sp, #8
it eq; addseq.n r2, sp, #8
adds.w r2, sp, #8
it eq; addseq.w r2, sp, #8
adds r1, r2, #200
it eq; addseq r1, r2, #200
adds.n r1, r2, #200
it eq; addseq.n r1, r2, #200
adds.w r1, r2, #200
it eq; addseq.w r1, r2, #200
adds r1, r1, #200
it eq; addseq r1, r1, #200
adds.n r1, r1, #200
it eq; addseq.n r1, r1, #200
adds.w r1, r1, #200
it eq; addseq.w r1, r1, #200
adds r1, #200
it eq; addseq r1, #200
adds.n r1, #200
it eq; addseq.n r1, #200
it eq; addseq r9, r10, #200
adds.n r9, r10, #200
it eq; addseq.n r9, r10, #200
adds.w r9, r10, #200
it eq; addseq.w r9, r10, #200
adds sp, sp, #200
it eq; addseq sp, sp, #200
adds.n sp, sp, #200
it eq; addseq.n sp, sp, #200
adds.w sp, sp, #200
it eq; addseq.w sp, sp, #200
adds r2, sp, #200
it eq; addseq r2, sp, #200
adds.n r2, sp, #200
it eq; addseq.n r2, sp, #200
adds.w r2, sp, #200
it eq; addseq.w r2, sp, #200
adds r1, r2, #255
it eq; addseq r1, r2, #255
adds.n r1, r2, #255
it eq; addseq.n r1, r2, #255
adds.w r1, r2, #255
it eq; addseq.w r1, r2, #255
adds r1, r1, #255
it eq; addseq r1, r1, #255
adds.n r1, r1, #255
it eq; addseq.n r1, r1, #255
adds.w r1, r1, #255
it eq; addseq.w r1, r1, #255
adds r1, #255
it eq; addseq r1, #255
adds.n r1, #255
it eq; addseq.n r1, #255
it eq; addseq r9, r10, #255
adds.n r9, r10, #255
it eq; addseq.n r9, r10, #255
adds.w r9, r10, #255
it eq; addseq.w r9, r10, #255
adds sp, sp, #255
it eq; addseq sp, sp, #255
adds.n sp, sp, #255
it eq; addseq.n sp, sp, #255
adds.w sp, sp, #255
it eq; addseq.w sp, sp, #255
adds r2, sp, #255
it eq; addseq r2, sp, #255
adds.n r2, sp, #255
it eq; addseq.n r2, sp, #255
adds.w r2, sp, #255
it eq; addseq.w r2, sp, #255
adds r1, r2, #256
it eq; addseq r1, r2, #256
adds.n r1, r2, #256
it eq; addseq.n r1, r2, #256
adds.w r1, r2, #256
it eq; addseq.w r1, r2, #256
adds r1, r1, #256
it eq; addseq r1, r1, #256
adds.n r1, r1, #256
it eq; addseq.n r1, r1, #256
adds.w r1, r1, #256
it eq; addseq.w r1, r1, #256
adds r1, #256
it eq; addseq r1, #256
adds.n r1, #256
it eq; addseq.n r1, #256
it eq; addseq r9, r10, #256
adds.n r9, r10, #256
it eq; addseq.n r9, r10, #256
adds.w r9, r10, #256
it eq; addseq.w r9, r10, #256
adds sp, sp, #256
it eq; addseq sp, sp, #256
adds.n sp, sp, #256
it eq; addseq.n sp, sp, #256
adds.w sp, sp, #256
it eq; addseq.w sp, sp, #256
adds r2, sp, #256
it eq; addseq r2, sp, #256
adds.n r2, sp, #256
it eq; addseq.n r2, sp, #256
adds.w r2, sp, #256
it eq; addseq.w r2, sp, #256
adds r1, r2, #508
it eq; addseq r1, r2, #508
adds.n r1, r2, #508
it eq; addseq.n r1, r2, #508
adds.w r1, r2, #508
it eq; addseq.w r1, r2, #508
adds r1, r1, #508
it eq; addseq r1, r1, #508
adds.n r1, r1, #508
it eq; addseq.n r1, r1, #508
adds.w r1, r1, #508
it eq; addseq.w r1, r1, #508
adds r1, #508
it eq; addseq r1, #508
adds.n r1, #508
it eq; addseq.n r1, #508
it eq; addseq r9, r10, #508
adds.n r9, r10, #508
it eq; addseq.n r9, r10, #508
adds.w r9, r10, #508
it eq; addseq.w r9, r10, #508
adds sp, sp, #508
it eq; addseq sp, sp, #508
adds.n sp, sp, #508
it eq; addseq.n sp, sp, #508
adds.w sp, sp, #508
it eq; addseq.w sp, sp, #508
adds r2, sp, #508
it eq; addseq r2, sp, #508
adds.n r2, sp, #508
it eq; addseq.n r2, sp, #508
adds.w r2, sp, #508
it eq; addseq.w r2, sp, #508
adds r1, r2, #1020
it eq; addseq r1, r2, #1020
adds.n r1, r2, #1020
it eq; addseq.n r1, r2, #1020
adds.w r1, r2, #1020
it eq; addseq.w r1, r2, #1020
adds r1, r1, #1020
it eq; addseq r1, r1, #1020
adds.n r1, r1, #1020
it eq; addseq.n r1, r1, #1020
adds.w r1, r1, #1020
it eq; addseq.w r1, r1, #1020
adds r1, #1020
it eq; addseq r1, #1020
adds.n r1, #1020
it eq; addseq.n r1, #1020
it eq; addseq r9, r10, #1020
adds.n r9, r10, #1020
it eq; addseq.n r9, r10, #1020
adds.w r9, r10, #1020
it eq; addseq.w r9, r10, #1020
adds sp, sp, #1020
it eq; addseq sp, sp, #1020
adds.n sp, sp, #1020
it eq; addseq.n sp, sp, #1020
adds.w sp, sp, #1020
it eq; addseq.w sp, sp, #1020
adds r2, sp, #1020
it eq; addseq r2, sp, #1020
adds.n r2, sp, #1020
it eq; addseq.n r2, sp, #1020
adds.w r2, sp, #1020
it eq; addseq.w r2, sp, #1020
adds r1, r2, #4096
it eq; addseq r1, r2, #4096
adds.n r1, r2, #4096
it eq; addseq.n r1, r2, #4096
adds.w r1, r2, #4096
it eq; addseq.w r1, r2, #4096
adds r1, r1, #4096
it eq; addseq r1, r1, #4096
adds.n r1, r1, #4096
it eq; addseq.n r1, r1, #4096
adds.w r1, r1, #4096
it eq; addseq.w r1, r1, #4096
adds r1, #4096
it eq; addseq r1, #4096
adds.n r1, #4096
it eq; addseq.n r1, #4096
it eq; addseq r9, r10, #4096
adds.n r9, r10, #4096
it eq; addseq.n r9, r10, #4096
adds.w r9, r10, #4096
it eq; addseq.w r9, r10, #4096
adds sp, sp, #4096
it eq; addseq sp, sp, #4096
adds.n sp, sp, #4096
it eq; addseq.n sp, sp, #4096
adds.w sp, sp, #4096
it eq; addseq.w sp, sp, #4096
adds r2, sp, #4096
it eq; addseq r2, sp, #4096
adds.n r2, sp, #4096
it eq; addseq.n r2, sp, #4096
adds.w r2, sp, #4096
it eq; addseq.w r2, sp, #4096
adds r1, r2, #0x00ff00ff
it eq; addseq r1, r2, #0x00ff00ff
adds.n r1, r2, #0x00ff00ff
it eq; addseq.n r1, r2, #0x00ff00ff
adds.w r1, r2, #0x00ff00ff
it eq; addseq.w r1, r2, #0x00ff00ff
adds r1, r1, #0x00ff00ff
it eq; addseq r1, r1, #0x00ff00ff
adds.n r1, r1, #0x00ff00ff
it eq; addseq.n r1, r1, #0x00ff00ff
adds.w r1, r1, #0x00ff00ff
it eq; addseq.w r1, r1, #0x00ff00ff
adds r1, #0x00ff00ff
it eq; addseq r1, #0x00ff00ff
adds.n r1, #0x00ff00ff
it eq; addseq.n r1, #0x00ff00ff
it eq; addseq r9, r10, #0x00ff00ff
adds.n r9, r10, #0x00ff00ff
it eq; addseq.n r9, r10, #0x00ff00ff
adds.w r9, r10, #0x00ff00ff
it eq; addseq.w r9, r10, #0x00ff00ff
adds sp, sp, #0x00ff00ff
it eq; addseq sp, sp, #0x00ff00ff
adds.n sp, sp, #0x00ff00ff
it eq; addseq.n sp, sp, #0x00ff00ff
adds.w sp, sp, #0x00ff00ff
it eq; addseq.w sp, sp, #0x00ff00ff
adds r2, sp, #0x00ff00ff
it eq; addseq r2, sp, #0x00ff00ff
adds.n r2, sp, #0x00ff00ff
it eq; addseq.n r2, sp, #0x00ff00ff
adds.w r2, sp, #0x00ff00ff
it eq; addseq.w r2, sp, #0x00ff00ff
adds r1, r2, #-1
it eq; addseq r1, r2, #-1
adds.n r1, r2, #-1
it eq; addseq.n r1, r2, #-1
adds.w r1, r2, #-1
it eq; addseq.w r1, r2, #-1
adds r1, r1, #-1
it eq; addseq r1, r1, #-1
adds.n r1, r1, #-1
it eq; addseq.n r1, r1, #-1
adds.w r1, r1, #-1
it eq; addseq.w r1, r1, #-1
adds r1, #-1
it eq; addseq r1, #-1
adds.n r1, #-1
it eq; addseq.n r1, #-1
it eq; addseq r9, r10, #-1
adds.n r9, r10, #-1
it eq; addseq.n r9, r10, #-1
adds.w r9, r10, #-1
it eq; addseq.w r9, r10, #-1
adds sp, sp, #-1
it eq; addseq sp, sp, #-1
adds.n sp, sp, #-1
it eq; addseq.n sp, sp, #-1
adds.w sp, sp, #-1
it eq; addseq.w sp, sp, #-1
adds r2, sp, #-1
it eq; addseq r2, sp, #-1
adds.n r2, sp, #-1
it eq; addseq.n r2, sp, #-1
adds.w r2, sp, #-1
it eq; addseq.w r2, sp, #-1
adds r1, r2, #-8
it eq; addseq r1, r2, #-8
adds.n r1, r2, #-8
it eq; addseq.n r1, r2, #-8
adds.w r1, r2, #-8
it eq; addseq.w r1, r2, #-8
adds r1, r1, #-8
it eq; addseq r1, r1, #-8
adds.n r1, r1, #-8
it eq; addseq.n r1, r1, #-8
adds.w r1, r1, #-8
it eq; addseq.w r1, r1, #-8
adds r1, #-8
it eq; addseq r1, #-8
adds.n r1, #-8
it eq; addseq.n r1, #-8
adds.w r1, #-8
it eq; addseq.w r1, #-8
adds r9, r10, #-8
it eq; addseq r9, r10, #-8
adds.n r9, r10, #-8
it eq; addseq.n r9, r10, #-8
adds.w r9, r10, #-8
it eq; addseq.w r9, r10, #-8
adds sp, sp, #-8
it eq; addseq sp, sp, #-8
adds.n sp, sp, #-8
it eq; addseq.n sp, sp, #-8
adds.w sp, sp, #-8
it eq; addseq.w sp, sp, #-8
adds r2, sp, #-8
it eq; addseq r2, sp, #-8
adds.n r2, sp, #-8
it eq; addseq.n r2, sp, #-8
adds.w r2, sp, #-8
it eq; addseq.w r2, sp, #-8
adds r1, r2, #-255
it eq; addseq r1, r2, #-255
adds.n r1, r2, #-255
it eq; addseq.n r1, r2, #-255
adds.w r1, r2, #-255
it eq; addseq.w r1, r2, #-255
adds r1, r1, #-255
it eq; addseq r1, r1, #-255
adds.n r1, r1, #-255
it eq; addseq.n r1, r1, #-255
adds.w r1, r1, #-255
it eq; addseq.w r1, r1, #-255
adds r1, #-255
it eq; addseq r1, #-255
adds.n r1, #-255
it eq; addseq.n r1, #-255
adds.w r1, #-255
it eq; addseq.w r1, #-255
adds r9, r10, #-255
it eq; addseq r9, r10, #-255
adds.n r9, r10, #-255
it eq; addseq.n r9, r10, #-255
adds.w r9, r10, #-255
it eq; addseq.w r9, r10, #-255
adds sp, sp, #-255
it eq; addseq sp, sp, #-255
adds.n sp, sp, #-255
it eq; addseq.n sp, sp, #-255
adds.w sp, sp, #-255
it eq; addseq.w sp, sp, #-255
adds r2, sp, #-255
it eq; addseq r2, sp, #-255
adds.n r2, sp, #-255
it eq; addseq.n r2, sp, #-255
adds.w r2, sp, #-255
it eq; addseq.w r2, sp, #-255
and r1, r2, r3
it eq; andeq r1, r2, r3
and.n r1, r2, r3
it eq; andeq.n r1, r2, r3
and.w r1, r2, r3
it eq; andeq.w r1, r2, r3
and r1, r1, r2
it eq; andeq r1, r1, r2
and.n r1, r1, r2
it eq; andeq.n r1, r1, r2
and.w r1, r1, r2
it eq; andeq.w r1, r1, r2
and r1, r2, r1
it eq; andeq r1, r2, r1
and.n r1, r2, r1
it eq; andeq.n r1, r2, r1
and.w r1, r2, r1
it eq; andeq.w r1, r2, r1
and r9, r2, r3
it eq; andeq r9, r2, r3
and.n r9, r2, r3
it eq; andeq.n r9, r2, r3
and.w r9, r2, r3
it eq; andeq.w r9, r2, r3
and r1, r2
it eq; andeq r1, r2
and.n r1, r2
it eq; andeq.n r1, r2
and.w r1, r2
it eq; andeq.w r1, r2
and r9, r10
it eq; andeq r9, r10
and.n r9, r10
it eq; andeq.n r9, r10
and.w r9, r10
it eq; andeq.w r9, r10
and r2, r3, r4, lsl #3
it eq; andeq r2, r3, r4, lsl #3
and.n r2, r3, r4, lsl #3
it eq; andeq.n r2, r3, r4, lsl #3
and.w r2, r3, r4, lsl #3
it eq; andeq.w r2, r3, r4, lsl #3
and r2, r3, rrx
it eq; andeq r2, r3, rrx
and.n r2, r3, rrx
it eq; andeq.n r2, r3, rrx
and.w r2, r3, rrx
it eq; andeq.w r2, r3, rrx
and r1, r2, #0
it eq; andeq r1, r2, #0
and.n r1, r2, #0
it eq; andeq.n r1, r2, #0
and.w r1, r2, #0
it eq; andeq.w r1, r2, #0
and r1, r1, #0
it eq; andeq r1, r1, #0
and.n r1, r1, #0
it eq; andeq.n r1, r1, #0
and.w r1, r1, #0
it eq; andeq.w r1, r1, #0
and r1, #0
it eq; andeq r1, #0
and.n r1, #0
it eq; andeq.n r1, #0
and.w r1, #0
it eq; andeq.w r1, #0
and r9, r10, #0
it eq; andeq r9, r10, #0
and.n r9, r10, #0
it eq; andeq.n r9, r10, #0
and.w r9, r10, #0
it eq; andeq.w r9, r10, #0
and r1, r2, #7
it eq; andeq r1, r2, #7
and.n r1, r2, #7
it eq; andeq.n r1, r2, #7
and.w r1, r2, #7
it eq; andeq.w r1, r2, #7
and r1, r1, #7
it eq; andeq r1, r1, #7
and.n r1, r1, #7
it eq; andeq.n r1, r1, #7
and.w r1, r1, #7
it eq; andeq.w r1, r1, #7
and r1, #7
it eq; andeq r1, #7
and.n r1, #7
it eq; andeq.n r1, #7
and.w r1, #7
it eq; andeq.w r1, #7
and r9, r10, #7
it eq; andeq r9, r10, #7
and.n r9, r10, #7
it eq; andeq.n r9, r10, #7
and.w r9, r10, #7
it eq; andeq.w r9, r10, #7
and r1, r2, #8
it eq; andeq r1, r2, #8
and.n r1, r2, #8
it eq; andeq.n r1, r2, #8
and.w r1, r2, #8
it eq; andeq.w r1, r2, #8
and r1, r1, #8
it eq; andeq r1, r1, #8
and.n r1, r1, #8
it eq; andeq.n r1, r1, #8
and.w r1, r1, #8
it eq; andeq.w r1, r1, #8
and r1, #8
it eq; andeq r1, #8
and.n r1, #8
it eq; andeq.n r1, #8
and.w r1, #8
it eq; andeq.w r1, #8
and r9, r10, #8
it eq; andeq r9, r10, #8
and.n r9, r10, #8
it eq; andeq.n r9, r10, #8
and.w r9, r10, #8
it eq; andeq.w r9, r10, #8
and r1, r2, #200
it eq; andeq r1, r2, #200
and.n r1, r2, #200
it eq; andeq.n r1, r2, #200
and.w r1, r2, #200
it eq; andeq.w r1, r2, #200
and r1, r1, #200
it eq; andeq r1, r1, #200
and.n r1, r1, #200
it eq; andeq.n r1, r1, #200
and.w r1, r1, #200
it eq; andeq.w r1, r1, #200
and r1, #200
it eq; andeq r1, #200
and.n r1, #200
it eq; andeq.n r1, #200
and.w r1, #200
it eq; andeq.w r1, #200
and r9, r10, #200
it eq; andeq r9, r10, #200
and.n r9, r10, #200
it eq; andeq.n r9, r10, #200
and.w r9, r10, #200
it eq; andeq.w r9, r10, #200
and r1, r2, #255
it eq; andeq r1, r2, #255
and.n r1, r2, #255
it eq; andeq.n r1, r2, #255
and.w r1, r2, #255
it eq; andeq.w r1, r2, #255
and r1, r1, #255
it eq; andeq r1, r1, #255
and.n r1, r1, #255
it eq; andeq.n r1, r1, #255
and.w r1, r1, #255
it eq; andeq.w r1, r1, #255
and r1, #255
it eq; andeq r1, #255
and.n r1, #255
it eq; andeq.n r1, #255
and.w r1, #255
it eq; andeq.w r1, #255
and r9, r10, #255
it eq; andeq r9, r10, #255
and.n r9, r10, #255
it eq; andeq.n r9, r10, #255
and.w r9, r10, #255
it eq; andeq.w r9, r10, #255
and r1, r2, #256
it eq; andeq r1, r2, #256
and.n r1, r2, #256
it eq; andeq.n r1, r2, #256
and.w r1, r2, #256
it eq; andeq.w r1, r2, #256
and r1, r1, #256
it eq; andeq r1, r1, #256
and.n r1, r1, #256
it eq; andeq.n r1, r1, #256
and.w r1, r1, #256
it eq; andeq.w r1, r1, #256
and r1, #256
it eq; andeq r1, #256
and.n r1, #256
it eq; andeq.n r1, #256
and.w r1, #256
it eq; andeq.w r1, #256
and r9, r10, #256
it eq; andeq r9, r10, #256
and.n r9, r10, #256
it eq; andeq.n r9, r10, #256
and.w r9, r10, #256
it eq; andeq.w r9, r10, #256
and r1, r2, #508
it eq; andeq r1, r2, #508
and.n r1, r2, #508
it eq; andeq.n r1, r2, #508
and.w r1, r2, #508
it eq; andeq.w r1, r2, #508
and r1, r1, #508
it eq; andeq r1, r1, #508
and.n r1, r1, #508
it eq; andeq.n r1, r1, #508
and.w r1, r1, #508
it eq; andeq.w r1, r1, #508
and r1, #508
it eq; andeq r1, #508
and.n r1, #508
it eq; andeq.n r1, #508
and.w r1, #508
it eq; andeq.w r1, #508
and r9, r10, #508
it eq; andeq r9, r10, #508
and.n r9, r10, #508
it eq; andeq.n r9, r10, #508
and.w r9, r10, #508
it eq; andeq.w r9, r10, #508
and r1, r2, #1020
it eq; andeq r1, r2, #1020
and.n r1, r2, #1020
it eq; andeq.n r1, r2, #1020
and.w r1, r2, #1020
it eq; andeq.w r1, r2, #1020
and r1, r1, #1020
it eq; andeq r1, r1, #1020
and.n r1, r1, #1020
it eq; andeq.n r1, r1, #1020
and.w r1, r1, #1020
it eq; andeq.w r1, r1, #1020
and r1, #1020
it eq; andeq r1, #1020
and.n r1, #1020
it eq; andeq.n r1, #1020
and.w r1, #1020
it eq; andeq.w r1, #1020
and r9, r10, #1020
it eq; andeq r9, r10, #1020
and.n r9, r10, #1020
it eq; andeq.n r9, r10, #1020
and.w r9, r10, #1020
it eq; andeq.w r9, r10, #1020
and r1, r2, #4096
it eq; andeq r1, r2, #4096
and.n r1, r2, #4096
it eq; andeq.n r1, r2, #4096
and.w r1, r2, #4096
it eq; andeq.w r1, r2, #4096
and r1, r1, #4096
it eq; andeq r1, r1, #4096
and.n r1, r1, #4096
it eq; andeq.n r1, r1, #4096
and.w r1, r1, #4096
it eq; andeq.w r1, r1, #4096
and r1, #4096
it eq; andeq r1, #4096
and.n r1, #4096
it eq; andeq.n r1, #4096
and.w r1, #4096
it eq; andeq.w r1, #4096
and r9, r10, #4096
it eq; andeq r9, r10, #4096
and.n r9, r10, #4096
it eq; andeq.n r9, r10, #4096
and.w r9, r10, #4096
it eq; andeq.w r9, r10, #4096
and r1, r2, #0x00ff00ff
it eq; andeq r1, r2, #0x00ff00ff
and.n r1, r2, #0x00ff00ff
it eq; andeq.n r1, r2, #0x00ff00ff
and.w r1, r2, #0x00ff00ff
it eq; andeq.w r1, r2, #0x00ff00ff
and r1, r1, #0x00ff00ff
it eq; andeq r1, r1, #0x00ff00ff
and.n r1, r1, #0x00ff00ff
it eq; andeq.n r1, r1, #0x00ff00ff
and.w r1, r1, #0x00ff00ff
it eq; andeq.w r1, r1, #0x00ff00ff
and r1, #0x00ff00ff
it eq; andeq r1, #0x00ff00ff
and.n r1, #0x00ff00ff
it eq; andeq.n r1, #0x00ff00ff
and.w r1, #0x00ff00ff
it eq; andeq.w r1, #0x00ff00ff
and r9, r10, #0x00ff00ff
it eq; andeq r9, r10, #0x00ff00ff
and.n r9, r10, #0x00ff00ff
it eq; andeq.n r9, r10, #0x00ff00ff
and.w r9, r10, #0x00ff00ff
it eq; andeq.w r9, r10, #0x00ff00ff
and r1, r2, #-1
it eq; andeq r1, r2, #-1
and.n r1, r2, #-1
it eq; andeq.n r1, r2, #-1
and.w r1, r2, #-1
it eq; andeq.w r1, r2, #-1
and r1, r1, #-1
it eq; andeq r1, r1, #-1
and.n r1, r1, #-1
it eq; andeq.n r1, r1, #-1
and.w r1, r1, #-1
it eq; andeq.w r1, r1, #-1
and r1, #-1
it eq; andeq r1, #-1
and.n r1, #-1
it eq; andeq.n r1, #-1
and.w r1, #-1
it eq; andeq.w r1, #-1
and r9, r10, #-1
it eq; andeq r9, r10, #-1
and.n r9, r10, #-1
it eq; andeq.n r9, r10, #-1
and.w r9, r10, #-1
it eq; andeq.w r9, r10, #-1
and r1, r2, #-8
it eq; andeq r1, r2, #-8
and.n r1, r2, #-8
it eq; andeq.n r1, r2, #-8
and.w r1, r2, #-8
it eq; andeq.w r1, r2, #-8
and r1, r1, #-8
it eq; andeq r1, r1, #-8
and.n r1, r1, #-8
it eq; andeq.n r1, r1, #-8
and.w r1, r1, #-8
it eq; andeq.w r1, r1, #-8
and r1, #-8
it eq; andeq r1, #-8
and.n r1, #-8
it eq; andeq.n r1, #-8
and.w r1, #-8
it eq; andeq.w r1, #-8
and r9, r10, #-8
it eq; andeq r9, r10, #-8
and.n r9, r10, #-8
it eq; andeq.n r9, r10, #-8
and.w r9, r10, #-8
it eq; andeq.w r9, r10, #-8
and r1, r2, #-255
it eq; andeq r1, r2, #-255
and.n r1, r2, #-255
it eq; andeq.n r1, r2, #-255
and.w r1, r2, #-255
it eq; andeq.w r1, r2, #-255
and r1, r1, #-255
it eq; andeq r1, r1, #-255
and.n r1, r1, #-255
it eq; andeq.n r1, r1, #-255
and.w r1, r1, #-255
it eq; andeq.w r1, r1, #-255
and r1, #-255
it eq; andeq r1, #-255
and.n r1, #-255
it eq; andeq.n r1, #-255
and.w r1, #-255
it eq; andeq.w r1, #-255
and r9, r10, #-255
it eq; andeq r9, r10, #-255
and.n r9, r10, #-255
it eq; andeq.n r9, r10, #-255
and.w r9, r10, #-255
it eq; andeq.w r9, r10, #-255
ands r1, r2, r3
it eq; andseq r1, r2, r3
ands.n r1, r2, r3
it eq; andseq.n r1, r2, r3
ands.w r1, r2, r3
it eq; andseq.w r1, r2, r3
ands r1, r1, r2
it eq; andseq r1, r1, r2
ands.n r1, r1, r2
it eq; andseq.n r1, r1, r2
ands.w r1, r1, r2
it eq; andseq.w r1, r1, r2
ands r1, r2, r1
it eq; andseq r1, r2, r1
ands.n r1, r2, r1
it eq; andseq.n r1, r2, r1
ands.w r1, r2, r1
it eq; andseq.w r1, r2, r1
ands r9, r2, r3
it eq; andseq r9, r2, r3
ands.n r9, r2, r3
it eq; andseq.n r9, r2, r3
ands.w r9, r2, r3
it eq; andseq.w r9, r2, r3
ands r1, r2
it eq; andseq r1, r2
ands.n r1, r2
it eq; andseq.n r1, r2
ands.w r1, r2
it eq; andseq.w r1, r2
ands r9, r10
it eq; andseq r9, r10
ands.n r9, r10
it eq; andseq.n r9, r10
ands.w r9, r10
it eq; andseq.w r9, r10
ands r2, r3, r4, lsl #3
it eq; andseq r2, r3, r4, lsl #3
ands.n r2, r3, r4, lsl #3
it eq; andseq.n r2, r3, r4, lsl #3
ands.w r2, r3, r4, lsl #3
it eq; andseq.w r2, r3, r4, lsl #3
ands r2, r3, rrx
it eq; andseq r2, r3, rrx
ands.n r2, r3, rrx
it eq; andseq.n r2, r3, rrx
ands.w r2, r3, rrx
it eq; andseq.w r2, r3, rrx
ands r1, r2, #0
it eq; andseq r1, r2, #0
ands.n r1, r2, #0
it eq; andseq.n r1, r2, #0
ands.w r1, r2, #0
it eq; andseq.w r1, r2, #0
ands r1, r1, #0
it eq; andseq r1, r1, #0
ands.n r1, r1, #0
it eq; andseq.n r1, r1, #0
ands.w r1, r1, #0
it eq; andseq.w r1, r1, #0
ands r1, #0
it eq; andseq r1, #0
ands.n r1, #0
it eq; andseq.n r1, #0
ands.w r1, #0
it eq; andseq.w r1, #0
ands r9, r10, #0
it eq; andseq r9, r10, #0
ands.n r9, r10, #0
it eq; andseq.n r9, r10, #0
ands.w r9, r10, #0
it eq; andseq.w r9, r10, #0
ands r1, r2, #7
it eq; andseq r1, r2, #7
ands.n r1, r2, #7
it eq; andseq.n r1, r2, #7
ands.w r1, r2, #7
it eq; andseq.w r1, r2, #7
ands r1, r1, #7
it eq; andseq r1, r1, #7
ands.n r1, r1, #7
it eq; andseq.n r1, r1, #7
ands.w r1, r1, #7
it eq; andseq.w r1, r1, #7
ands r1, #7
it eq; andseq r1, #7
ands.n r1, #7
it eq; andseq.n r1, #7
ands.w r1, #7
it eq; andseq.w r1, #7
ands r9, r10, #7
it eq; andseq r9, r10, #7
ands.n r9, r10, #7
it eq; andseq.n r9, r10, #7
ands.w r9, r10, #7
it eq; andseq.w r9, r10, #7
ands r1, r2, #8
it eq; andseq r1, r2, #8
ands.n r1, r2, #8
it eq; andseq.n r1, r2, #8
ands.w r1, r2, #8
it eq; andseq.w r1, r2, #8
ands r1, r1, #8
it eq; andseq r1, r1, #8
ands.n r1, r1, #8
it eq; andseq.n r1, r1, #8
ands.w r1, r1, #8
it eq; andseq.w r1, r1, #8
ands r1, #8
it eq; andseq r1, #8
ands.n r1, #8
it eq; andseq.n r1, #8
ands.w r1, #8
it eq; andseq.w r1, #8
ands r9, r10, #8
it eq; andseq r9, r10, #8
ands.n r9, r10, #8
it eq; andseq.n r9, r10, #8
ands.w r9, r10, #8
it eq; andseq.w r9, r10, #8
ands r1, r2, #200
it eq; andseq r1, r2, #200
ands.n r1, r2, #200
it eq; andseq.n r1, r2, #200
ands.w r1, r2, #200
it eq; andseq.w r1, r2, #200
ands r1, r1, #200
it eq; andseq r1, r1, #200
ands.n r1, r1, #200
it eq; andseq.n r1, r1, #200
ands.w r1, r1, #200
it eq; andseq.w r1, r1, #200
ands r1, #200
it eq; andseq r1, #200
ands.n r1, #200
it eq; andseq.n r1, #200
ands.w r1, #200
it eq; andseq.w r1, #200
ands r9, r10, #200
it eq; andseq r9, r10, #200
ands.n r9, r10, #200
it eq; andseq.n r9, r10, #200
ands.w r9, r10, #200
it eq; andseq.w r9, r10, #200
ands r1, r2, #255
it eq; andseq r1, r2, #255
ands.n r1, r2, #255
it eq; andseq.n r1, r2, #255
ands.w r1, r2, #255
it eq; andseq.w r1, r2, #255
ands r1, r1, #255
it eq; andseq r1, r1, #255
ands.n r1, r1, #255
it eq; andseq.n r1, r1, #255
ands.w r1, r1, #255
it eq; andseq.w r1, r1, #255
ands r1, #255
it eq; andseq r1, #255
ands.n r1, #255
it eq; andseq.n r1, #255
ands.w r1, #255
it eq; andseq.w r1, #255
ands r9, r10, #255
it eq; andseq r9, r10, #255
ands.n r9, r10, #255
it eq; andseq.n r9, r10, #255
ands.w r9, r10, #255
it eq; andseq.w r9, r10, #255
ands r1, r2, #256
it eq; andseq r1, r2, #256
ands.n r1, r2, #256
it eq; andseq.n r1, r2, #256
ands.w r1, r2, #256
it eq; andseq.w r1, r2, #256
ands r1, r1, #256
it eq; andseq r1, r1, #256
ands.n r1, r1, #256
it eq; andseq.n r1, r1, #256
ands.w r1, r1, #256
it eq; andseq.w r1, r1, #256
ands r1, #256
it eq; andseq r1, #256
ands.n r1, #256
it eq; andseq.n r1, #256
ands.w r1, #256
it eq; andseq.w r1, #256
ands r9, r10, #256
it eq; andseq r9, r10, #256
ands.n r9, r10, #256
it eq; andseq.n r9, r10, #256
ands.w r9, r10, #256
it eq; andseq.w r9, r10, #256
ands r1, r2, #508
it eq; andseq r1, r2, #508
ands.n r1, r2, #508
it eq; andseq.n r1, r2, #508
ands.w r1, r2, #508
it eq; andseq.w r1, r2, #508
ands r1, r1, #508
it eq; andseq r1, r1, #508
ands.n r1, r1, #508
it eq; andseq.n r1, r1, #508
ands.w r1, r1, #508
it eq; andseq.w r1, r1, #508
ands r1, #508
it eq; andseq r1, #508
ands.n r1, #508
it eq; andseq.n r1, #508
ands.w r1, #508
it eq; andseq.w r1, #508
ands r9, r10, #508
it eq; andseq r9, r10, #508
ands.n r9, r10, #508
it eq; andseq.n r9, r10, #508
ands.w r9, r10, #508
it eq; andseq.w r9, r10, #508
ands r1, r2, #1020
it eq; andseq r1, r2, #1020
ands.n r1, r2, #1020
it eq; andseq.n r1, r2, #1020
ands.w r1, r2, #1020
it eq; andseq.w r1, r2, #1020
ands r1, r1, #1020
it eq; andseq r1, r1, #1020
ands.n r1, r1, #1020
it eq; andseq.n r1, r1, #1020
ands.w r1, r1, #1020
it eq; andseq.w r1, r1, #1020
ands r1, #1020
it eq; andseq r1, #1020
ands.n r1, #1020
it eq; andseq.n r1, #1020
ands.w r1, #1020
it eq; andseq.w r1, #1020
ands r9, r10, #1020
it eq; andseq r9, r10, #1020
ands.n r9, r10, #1020
it eq; andseq.n r9, r10, #1020
ands.w r9, r10, #1020
it eq; andseq.w r9, r10, #1020
ands r1, r2, #4096
it eq; andseq r1, r2, #4096
ands.n r1, r2, #4096
it eq; andseq.n r1, r2, #4096
ands.w r1, r2, #4096
it eq; andseq.w r1, r2, #4096
ands r1, r1, #4096
it eq; andseq r1, r1, #4096
ands.n r1, r1, #4096
it eq; andseq.n r1, r1, #4096
ands.w r1, r1, #4096
it eq; andseq.w r1, r1, #4096
ands r1, #4096
it eq; andseq r1, #4096
ands.n r1, #4096
it eq; andseq.n r1, #4096
ands.w r1, #4096
it eq; andseq.w r1, #4096
ands r9, r10, #4096
it eq; andseq r9, r10, #4096
ands.n r9, r10, #4096
it eq; andseq.n r9, r10, #4096
ands.w r9, r10, #4096
it eq; andseq.w r9, r10, #4096
ands r1, r2, #0x00ff00ff
it eq; andseq r1, r2, #0x00ff00ff
ands.n r1, r2, #0x00ff00ff
it eq; andseq.n r1, r2, #0x00ff00ff
ands.w r1, r2, #0x00ff00ff
it eq; andseq.w r1, r2, #0x00ff00ff
ands r1, r1, #0x00ff00ff
it eq; andseq r1, r1, #0x00ff00ff
ands.n r1, r1, #0x00ff00ff
it eq; andseq.n r1, r1, #0x00ff00ff
ands.w r1, r1, #0x00ff00ff
it eq; andseq.w r1, r1, #0x00ff00ff
ands r1, #0x00ff00ff
it eq; andseq r1, #0x00ff00ff
ands.n r1, #0x00ff00ff
it eq; andseq.n r1, #0x00ff00ff
ands.w r1, #0x00ff00ff
it eq; andseq.w r1, #0x00ff00ff
ands r9, r10, #0x00ff00ff
it eq; andseq r9, r10, #0x00ff00ff
ands.n r9, r10, #0x00ff00ff
it eq; andseq.n r9, r10, #0x00ff00ff
ands.w r9, r10, #0x00ff00ff
it eq; andseq.w r9, r10, #0x00ff00ff
ands r1, r2, #-1
it eq; andseq r1, r2, #-1
ands.n r1, r2, #-1
it eq; andseq.n r1, r2, #-1
ands.w r1, r2, #-1
it eq; andseq.w r1, r2, #-1
ands r1, r1, #-1
it eq; andseq r1, r1, #-1
ands.n r1, r1, #-1
it eq; andseq.n r1, r1, #-1
ands.w r1, r1, #-1
it eq; andseq.w r1, r1, #-1
ands r1, #-1
it eq; andseq r1, #-1
ands.n r1, #-1
it eq; andseq.n r1, #-1
ands.w r1, #-1
it eq; andseq.w r1, #-1
ands r9, r10, #-1
it eq; andseq r9, r10, #-1
ands.n r9, r10, #-1
it eq; andseq.n r9, r10, #-1
ands.w r9, r10, #-1
it eq; andseq.w r9, r10, #-1
ands r1, r2, #-8
it eq; andseq r1, r2, #-8
ands.n r1, r2, #-8
it eq; andseq.n r1, r2, #-8
ands.w r1, r2, #-8
it eq; andseq.w r1, r2, #-8
ands r1, r1, #-8
it eq; andseq r1, r1, #-8
ands.n r1, r1, #-8
it eq; andseq.n r1, r1, #-8
ands.w r1, r1, #-8
it eq; andseq.w r1, r1, #-8
ands r1, #-8
it eq; andseq r1, #-8
ands.n r1, #-8
it eq; andseq.n r1, #-8
ands.w r1, #-8
it eq; andseq.w r1, #-8
ands r9, r10, #-8
it eq; andseq r9, r10, #-8
ands.n r9, r10, #-8
it eq; andseq.n r9, r10, #-8
ands.w r9, r10, #-8
it eq; andseq.w r9, r10, #-8
ands r1, r2, #-255
it eq; andseq r1, r2, #-255
ands.n r1, r2, #-255
it eq; andseq.n r1, r2, #-255
ands.w r1, r2, #-255
it eq; andseq.w r1, r2, #-255
ands r1, r1, #-255
it eq; andseq r1, r1, #-255
ands.n r1, r1, #-255
it eq; andseq.n r1, r1, #-255
ands.w r1, r1, #-255
it eq; andseq.w r1, r1, #-255
ands r1, #-255
it eq; andseq r1, #-255
ands.n r1, #-255
it eq; andseq.n r1, #-255
ands.w r1, #-255
it eq; andseq.w r1, #-255
ands r9, r10, #-255
it eq; andseq r9, r10, #-255
ands.n r9, r10, #-255
it eq; andseq.n r9, r10, #-255
ands.w r9, r10, #-255
it eq; andseq.w r9, r10, #-255
bic r1, r2, r3
it eq; biceq r1, r2, r3
bic.n r1, r2, r3
it eq; biceq.n r1, r2, r3
bic.w r1, r2, r3
it eq; biceq.w r1, r2, r3
bic r1, r1, r2
it eq; biceq r1, r1, r2
bic.n r1, r1, r2
it eq; biceq.n r1, r1, r2
bic.w r1, r1, r2
it eq; biceq.w r1, r1, r2
bic r1, r2, r1
it eq; biceq r1, r2, r1
bic.n r1, r2, r1
it eq; biceq.n r1, r2, r1
bic.w r1, r2, r1
it eq; biceq.w r1, r2, r1
bic r9, r2, r3
it eq; biceq r9, r2, r3
bic.n r9, r2, r3
it eq; biceq.n r9, r2, r3
bic.w r9, r2, r3
it eq; biceq.w r9, r2, r3
bic r1, r2
it eq; biceq r1, r2
bic.n r1, r2
it eq; biceq.n r1, r2
bic.w r1, r2
it eq; biceq.w r1, r2
bic r9, r10
it eq; biceq r9, r10
bic.n r9, r10
it eq; biceq.n r9, r10
bic.w r9, r10
it eq; biceq.w r9, r10
bic r2, r3, r4, lsl #3
it eq; biceq r2, r3, r4, lsl #3
bic.n r2, r3, r4, lsl #3
it eq; biceq.n r2, r3, r4, lsl #3
bic.w r2, r3, r4, lsl #3
it eq; biceq.w r2, r3, r4, lsl #3
bic r2, r3, rrx
it eq; biceq r2, r3, rrx
bic.n r2, r3, rrx
it eq; biceq.n r2, r3, rrx
bic.w r2, r3, rrx
it eq; biceq.w r2, r3, rrx
bic r1, r2, #0
it eq; biceq r1, r2, #0
bic.n r1, r2, #0
it eq; biceq.n r1, r2, #0
bic.w r1, r2, #0
it eq; biceq.w r1, r2, #0
bic r1, r1, #0
it eq; biceq r1, r1, #0
bic.n r1, r1, #0
it eq; biceq.n r1, r1, #0
bic.w r1, r1, #0
it eq; biceq.w r1, r1, #0
bic r1, #0
it eq; biceq r1, #0
bic.n r1, #0
it eq; biceq.n r1, #0
bic.w r1, #0
it eq; biceq.w r1, #0
bic r9, r10, #0
it eq; biceq r9, r10, #0
bic.n r9, r10, #0
it eq; biceq.n r9, r10, #0
bic.w r9, r10, #0
it eq; biceq.w r9, r10, #0
bic r1, r2, #7
it eq; biceq r1, r2, #7
bic.n r1, r2, #7
it eq; biceq.n r1, r2, #7
bic.w r1, r2, #7
it eq; biceq.w r1, r2, #7
bic r1, r1, #7
it eq; biceq r1, r1, #7
bic.n r1, r1, #7
it eq; biceq.n r1, r1, #7
bic.w r1, r1, #7
it eq; biceq.w r1, r1, #7
bic r1, #7
it eq; biceq r1, #7
bic.n r1, #7
it eq; biceq.n r1, #7
bic.w r1, #7
it eq; biceq.w r1, #7
bic r9, r10, #7
it eq; biceq r9, r10, #7
bic.n r9, r10, #7
it eq; biceq.n r9, r10, #7
bic.w r9, r10, #7
it eq; biceq.w r9, r10, #7
bic r1, r2, #8
it eq; biceq r1, r2, #8
bic.n r1, r2, #8
it eq; biceq.n r1, r2, #8
bic.w r1, r2, #8
it eq; biceq.w r1, r2, #8
bic r1, r1, #8
it eq; biceq r1, r1, #8
bic.n r1, r1, #8
it eq; biceq.n r1, r1, #8
bic.w r1, r1, #8
it eq; biceq.w r1, r1, #8
bic r1, #8
it eq; biceq r1, #8
bic.n r1, #8
it eq; biceq.n r1, #8
bic.w r1, #8
it eq; biceq.w r1, #8
bic r9, r10, #8
it eq; biceq r9, r10, #8
bic.n r9, r10, #8
it eq; biceq.n r9, r10, #8
bic.w r9, r10, #8
it eq; biceq.w r9, r10, #8
bic r1, r2, #200
it eq; biceq r1, r2, #200
bic.n r1, r2, #200
it eq; biceq.n r1, r2, #200
bic.w r1, r2, #200
it eq; biceq.w r1, r2, #200
bic r1, r1, #200
it eq; biceq r1, r1, #200
bic.n r1, r1, #200
it eq; biceq.n r1, r1, #200
bic.w r1, r1, #200
it eq; biceq.w r1, r1, #200
bic r1, #200
it eq; biceq r1, #200
bic.n r1, #200
it eq; biceq.n r1, #200
bic.w r1, #200
it eq; biceq.w r1, #200
bic r9, r10, #200
it eq; biceq r9, r10, #200
bic.n r9, r10, #200
it eq; biceq.n r9, r10, #200
bic.w r9, r10, #200
it eq; biceq.w r9, r10, #200
bic r1, r2, #255
it eq; biceq r1, r2, #255
bic.n r1, r2, #255
it eq; biceq.n r1, r2, #255
bic.w r1, r2, #255
it eq; biceq.w r1, r2, #255
bic r1, r1, #255
it eq; biceq r1, r1, #255
bic.n r1, r1, #255
it eq; biceq.n r1, r1, #255
bic.w r1, r1, #255
it eq; biceq.w r1, r1, #255
bic r1, #255
it eq; biceq r1, #255
bic.n r1, #255
it eq; biceq.n r1, #255
bic.w r1, #255
it eq; biceq.w r1, #255
bic r9, r10, #255
it eq; biceq r9, r10, #255
bic.n r9, r10, #255
it eq; biceq.n r9, r10, #255
bic.w r9, r10, #255
it eq; biceq.w r9, r10, #255
bic r1, r2, #256
it eq; biceq r1, r2, #256
bic.n r1, r2, #256
it eq; biceq.n r1, r2, #256
bic.w r1, r2, #256
it eq; biceq.w r1, r2, #256
bic r1, r1, #256
it eq; biceq r1, r1, #256
bic.n r1, r1, #256
it eq; biceq.n r1, r1, #256
bic.w r1, r1, #256
it eq; biceq.w r1, r1, #256
bic r1, #256
it eq; biceq r1, #256
bic.n r1, #256
it eq; biceq.n r1, #256
bic.w r1, #256
it eq; biceq.w r1, #256
bic r9, r10, #256
it eq; biceq r9, r10, #256
bic.n r9, r10, #256
it eq; biceq.n r9, r10, #256
bic.w r9, r10, #256
it eq; biceq.w r9, r10, #256
bic r1, r2, #508
it eq; biceq r1, r2, #508
bic.n r1, r2, #508
it eq; biceq.n r1, r2, #508
bic.w r1, r2, #508
it eq; biceq.w r1, r2, #508
bic r1, r1, #508
it eq; biceq r1, r1, #508
bic.n r1, r1, #508
it eq; biceq.n r1, r1, #508
bic.w r1, r1, #508
it eq; biceq.w r1, r1, #508
bic r1, #508
it eq; biceq r1, #508
bic.n r1, #508
it eq; biceq.n r1, #508
bic.w r1, #508
it eq; biceq.w r1, #508
bic r9, r10, #508
it eq; biceq r9, r10, #508
bic.n r9, r10, #508
it eq; biceq.n r9, r10, #508
bic.w r9, r10, #508
it eq; biceq.w r9, r10, #508
bic r1, r2, #1020
it eq; biceq r1, r2, #1020
bic.n r1, r2, #1020
it eq; biceq.n r1, r2, #1020
bic.w r1, r2, #1020
it eq; biceq.w r1, r2, #1020
bic r1, r1, #1020
it eq; biceq r1, r1, #1020
bic.n r1, r1, #1020
it eq; biceq.n r1, r1, #1020
bic.w r1, r1, #1020
it eq; biceq.w r1, r1, #1020
bic r1, #1020
it eq; biceq r1, #1020
bic.n r1, #1020
it eq; biceq.n r1, #1020
bic.w r1, #1020
it eq; biceq.w r1, #1020
bic r9, r10, #1020
it eq; biceq r9, r10, #1020
bic.n r9, r10, #1020
it eq; biceq.n r9, r10, #1020
bic.w r9, r10, #1020
it eq; biceq.w r9, r10, #1020
bic r1, r2, #4096
it eq; biceq r1, r2, #4096
bic.n r1, r2, #4096
it eq; biceq.n r1, r2, #4096
bic.w r1, r2, #4096
it eq; biceq.w r1, r2, #4096
bic r1, r1, #4096
it eq; biceq r1, r1, #4096
bic.n r1, r1, #4096
it eq; biceq.n r1, r1, #4096
bic.w r1, r1, #4096
it eq; biceq.w r1, r1, #4096
bic r1, #4096
it eq; biceq r1, #4096
bic.n r1, #4096
it eq; biceq.n r1, #4096
bic.w r1, #4096
it eq; biceq.w r1, #4096
bic r9, r10, #4096
it eq; biceq r9, r10, #4096
bic.n r9, r10, #4096
it eq; biceq.n r9, r10, #4096
bic.w r9, r10, #4096
it eq; biceq.w r9, r10, #4096
bic r1, r2, #0x00ff00ff
it eq; biceq r1, r2, #0x00ff00ff
bic.n r1, r2, #0x00ff00ff
it eq; biceq.n r1, r2, #0x00ff00ff
bic.w r1, r2, #0x00ff00ff
it eq; biceq.w r1, r2, #0x00ff00ff
bic r1, r1, #0x00ff00ff
it eq; biceq r1, r1, #0x00ff00ff
bic.n r1, r1, #0x00ff00ff
it eq; biceq.n r1, r1, #0x00ff00ff
bic.w r1, r1, #0x00ff00ff
it eq; biceq.w r1, r1, #0x00ff00ff
bic r1, #0x00ff00ff
it eq; biceq r1, #0x00ff00ff
bic.n r1, #0x00ff00ff
it eq; biceq.n r1, #0x00ff00ff
bic.w r1, #0x00ff00ff
it eq; biceq.w r1, #0x00ff00ff
bic r9, r10, #0x00ff00ff
it eq; biceq r9, r10, #0x00ff00ff
bic.n r9, r10, #0x00ff00ff
it eq; biceq.n r9, r10, #0x00ff00ff
bic.w r9, r10, #0x00ff00ff
it eq; biceq.w r9, r10, #0x00ff00ff
bic r1, r2, #-1
it eq; biceq r1, r2, #-1
bic.n r1, r2, #-1
it eq; biceq.n r1, r2, #-1
bic.w r1, r2, #-1
it eq; biceq.w r1, r2, #-1
bic r1, r1, #-1
it eq; biceq r1, r1, #-1
bic.n r1, r1, #-1
it eq; biceq.n r1, r1, #-1
bic.w r1, r1, #-1
it eq; biceq.w r1, r1, #-1
bic r1, #-1
it eq; biceq r1, #-1
bic.n r1, #-1
it eq; biceq.n r1, #-1
bic.w r1, #-1
it eq; biceq.w r1, #-1
bic r9, r10, #-1
it eq; biceq r9, r10, #-1
bic.n r9, r10, #-1
it eq; biceq.n r9, r10, #-1
bic.w r9, r10, #-1
it eq; biceq.w r9, r10, #-1
bic r1, r2, #-8
it eq; biceq r1, r2, #-8
bic.n r1, r2, #-8
it eq; biceq.n r1, r2, #-8
bic.w r1, r2, #-8
it eq; biceq.w r1, r2, #-8
bic r1, r1, #-8
it eq; biceq r1, r1, #-8
bic.n r1, r1, #-8
it eq; biceq.n r1, r1, #-8
bic.w r1, r1, #-8
it eq; biceq.w r1, r1, #-8
bic r1, #-8
it eq; biceq r1, #-8
bic.n r1, #-8
it eq; biceq.n r1, #-8
bic.w r1, #-8
it eq; biceq.w r1, #-8
bic r9, r10, #-8
it eq; biceq r9, r10, #-8
bic.n r9, r10, #-8
it eq; biceq.n r9, r10, #-8
bic.w r9, r10, #-8
it eq; biceq.w r9, r10, #-8
bic r1, r2, #-255
it eq; biceq r1, r2, #-255
bic.n r1, r2, #-255
it eq; biceq.n r1, r2, #-255
bic.w r1, r2, #-255
it eq; biceq.w r1, r2, #-255
bic r1, r1, #-255
it eq; biceq r1, r1, #-255
bic.n r1, r1, #-255
it eq; biceq.n r1, r1, #-255
bic.w r1, r1, #-255
it eq; biceq.w r1, r1, #-255
bic r1, #-255
it eq; biceq r1, #-255
bic.n r1, #-255
it eq; biceq.n r1, #-255
bic.w r1, #-255
it eq; biceq.w r1, #-255
bic r9, r10, #-255
it eq; biceq r9, r10, #-255
bic.n r9, r10, #-255
it eq; biceq.n r9, r10, #-255
bic.w r9, r10, #-255
it eq; biceq.w r9, r10, #-255
bics r1, r2, r3
it eq; bicseq r1, r2, r3
bics.n r1, r2, r3
it eq; bicseq.n r1, r2, r3
bics.w r1, r2, r3
it eq; bicseq.w r1, r2, r3
bics r1, r1, r2
it eq; bicseq r1, r1, r2
bics.n r1, r1, r2
it eq; bicseq.n r1, r1, r2
bics.w r1, r1, r2
it eq; bicseq.w r1, r1, r2
bics r1, r2, r1
it eq; bicseq r1, r2, r1
bics.n r1, r2, r1
it eq; bicseq.n r1, r2, r1
bics.w r1, r2, r1
it eq; bicseq.w r1, r2, r1
bics r9, r2, r3
it eq; bicseq r9, r2, r3
bics.n r9, r2, r3
it eq; bicseq.n r9, r2, r3
bics.w r9, r2, r3
it eq; bicseq.w r9, r2, r3
bics r1, r2
it eq; bicseq r1, r2
bics.n r1, r2
it eq; bicseq.n r1, r2
bics.w r1, r2
it eq; bicseq.w r1, r2
bics r9, r10
it eq; bicseq r9, r10
bics.n r9, r10
it eq; bicseq.n r9, r10
bics.w r9, r10
it eq; bicseq.w r9, r10
bics r2, r3, r4, lsl #3
it eq; bicseq r2, r3, r4, lsl #3
bics.n r2, r3, r4, lsl #3
it eq; bicseq.n r2, r3, r4, lsl #3
bics.w r2, r3, r4, lsl #3
it eq; bicseq.w r2, r3, r4, lsl #3
bics r2, r3, rrx
it eq; bicseq r2, r3, rrx
bics.n r2, r3, rrx
it eq; bicseq.n r2, r3, rrx
bics.w r2, r3, rrx
it eq; bicseq.w r2, r3, rrx
bics r1, r2, #0
it eq; bicseq r1, r2, #0
bics.n r1, r2, #0
it eq; bicseq.n r1, r2, #0
bics.w r1, r2, #0
it eq; bicseq.w r1, r2, #0
bics r1, r1, #0
it eq; bicseq r1, r1, #0
bics.n r1, r1, #0
it eq; bicseq.n r1, r1, #0
bics.w r1, r1, #0
it eq; bicseq.w r1, r1, #0
bics r1, #0
it eq; bicseq r1, #0
bics.n r1, #0
it eq; bicseq.n r1, #0
bics.w r1, #0
it eq; bicseq.w r1, #0
bics r9, r10, #0
it eq; bicseq r9, r10, #0
bics.n r9, r10, #0
it eq; bicseq.n r9, r10, #0
bics.w r9, r10, #0
it eq; bicseq.w r9, r10, #0
bics r1, r2, #7
it eq; bicseq r1, r2, #7
bics.n r1, r2, #7
it eq; bicseq.n r1, r2, #7
bics.w r1, r2, #7
it eq; bicseq.w r1, r2, #7
bics r1, r1, #7
it eq; bicseq r1, r1, #7
bics.n r1, r1, #7
it eq; bicseq.n r1, r1, #7
bics.w r1, r1, #7
it eq; bicseq.w r1, r1, #7
bics r1, #7
it eq; bicseq r1, #7
bics.n r1, #7
it eq; bicseq.n r1, #7
bics.w r1, #7
it eq; bicseq.w r1, #7
bics r9, r10, #7
it eq; bicseq r9, r10, #7
bics.n r9, r10, #7
it eq; bicseq.n r9, r10, #7
bics.w r9, r10, #7
it eq; bicseq.w r9, r10, #7
bics r1, r2, #8
it eq; bicseq r1, r2, #8
bics.n r1, r2, #8
it eq; bicseq.n r1, r2, #8
bics.w r1, r2, #8
it eq; bicseq.w r1, r2, #8
bics r1, r1, #8
it eq; bicseq r1, r1, #8
bics.n r1, r1, #8
it eq; bicseq.n r1, r1, #8
bics.w r1, r1, #8
it eq; bicseq.w r1, r1, #8
bics r1, #8
it eq; bicseq r1, #8
bics.n r1, #8
it eq; bicseq.n r1, #8
bics.w r1, #8
it eq; bicseq.w r1, #8
bics r9, r10, #8
it eq; bicseq r9, r10, #8
bics.n r9, r10, #8
it eq; bicseq.n r9, r10, #8
bics.w r9, r10, #8
it eq; bicseq.w r9, r10, #8
bics r1, r2, #200
it eq; bicseq r1, r2, #200
bics.n r1, r2, #200
it eq; bicseq.n r1, r2, #200
bics.w r1, r2, #200
it eq; bicseq.w r1, r2, #200
bics r1, r1, #200
it eq; bicseq r1, r1, #200
bics.n r1, r1, #200
it eq; bicseq.n r1, r1, #200
bics.w r1, r1, #200
it eq; bicseq.w r1, r1, #200
bics r1, #200
it eq; bicseq r1, #200
bics.n r1, #200
it eq; bicseq.n r1, #200
bics.w r1, #200
it eq; bicseq.w r1, #200
bics r9, r10, #200
it eq; bicseq r9, r10, #200
bics.n r9, r10, #200
it eq; bicseq.n r9, r10, #200
bics.w r9, r10, #200
it eq; bicseq.w r9, r10, #200
bics r1, r2, #255
it eq; bicseq r1, r2, #255
bics.n r1, r2, #255
it eq; bicseq.n r1, r2, #255
bics.w r1, r2, #255
it eq; bicseq.w r1, r2, #255
bics r1, r1, #255
it eq; bicseq r1, r1, #255
bics.n r1, r1, #255
it eq; bicseq.n r1, r1, #255
bics.w r1, r1, #255
it eq; bicseq.w r1, r1, #255
bics r1, #255
it eq; bicseq r1, #255
bics.n r1, #255
it eq; bicseq.n r1, #255
bics.w r1, #255
it eq; bicseq.w r1, #255
bics r9, r10, #255
it eq; bicseq r9, r10, #255
bics.n r9, r10, #255
it eq; bicseq.n r9, r10, #255
bics.w r9, r10, #255
it eq; bicseq.w r9, r10, #255
bics r1, r2, #256
it eq; bicseq r1, r2, #256
bics.n r1, r2, #256
it eq; bicseq.n r1, r2, #256
bics.w r1, r2, #256
it eq; bicseq.w r1, r2, #256
bics r1, r1, #256
it eq; bicseq r1, r1, #256
bics.n r1, r1, #256
it eq; bicseq.n r1, r1, #256
bics.w r1, r1, #256
it eq; bicseq.w r1, r1, #256
bics r1, #256
it eq; bicseq r1, #256
bics.n r1, #256
it eq; bicseq.n r1, #256
bics.w r1, #256
it eq; bicseq.w r1, #256
bics r9, r10, #256
it eq; bicseq r9, r10, #256
bics.n r9, r10, #256
it eq; bicseq.n r9, r10, #256
bics.w r9, r10, #256
it eq; bicseq.w r9, r10, #256
bics r1, r2, #508
it eq; bicseq r1, r2, #508
bics.n r1, r2, #508
it eq; bicseq.n r1, r2, #508
bics.w r1, r2, #508
it eq; bicseq.w r1, r2, #508
bics r1, r1, #508
it eq; bicseq r1, r1, #508
bics.n r1, r1, #508
it eq; bicseq.n r1, r1, #508
bics.w r1, r1, #508
it eq; bicseq.w r1, r1, #508
bics r1, #508
it eq; bicseq r1, #508
bics.n r1, #508
it eq; bicseq.n r1, #508
bics.w r1, #508
it eq; bicseq.w r1, #508
bics r9, r10, #508
it eq; bicseq r9, r10, #508
bics.n r9, r10, #508
it eq; bicseq.n r9, r10, #508
bics.w r9, r10, #508
it eq; bicseq.w r9, r10, #508
bics r1, r2, #1020
it eq; bicseq r1, r2, #1020
bics.n r1, r2, #1020
it eq; bicseq.n r1, r2, #1020
bics.w r1, r2, #1020
it eq; bicseq.w r1, r2, #1020
bics r1, r1, #1020
it eq; bicseq r1, r1, #1020
bics.n r1, r1, #1020
it eq; bicseq.n r1, r1, #1020
bics.w r1, r1, #1020
it eq; bicseq.w r1, r1, #1020
bics r1, #1020
it eq; bicseq r1, #1020
bics.n r1, #1020
it eq; bicseq.n r1, #1020
bics.w r1, #1020
it eq; bicseq.w r1, #1020
bics r9, r10, #1020
it eq; bicseq r9, r10, #1020
bics.n r9, r10, #1020
it eq; bicseq.n r9, r10, #1020
bics.w r9, r10, #1020
it eq; bicseq.w r9, r10, #1020
bics r1, r2, #4096
it eq; bicseq r1, r2, #4096
bics.n r1, r2, #4096
it eq; bicseq.n r1, r2, #4096
bics.w r1, r2, #4096
it eq; bicseq.w r1, r2, #4096
bics r1, r1, #4096
it eq; bicseq r1, r1, #4096
bics.n r1, r1, #4096
it eq; bicseq.n r1, r1, #4096
bics.w r1, r1, #4096
it eq; bicseq.w r1, r1, #4096
bics r1, #4096
it eq; bicseq r1, #4096
bics.n r1, #4096
it eq; bicseq.n r1, #4096
bics.w r1, #4096
it eq; bicseq.w r1, #4096
bics r9, r10, #4096
it eq; bicseq r9, r10, #4096
bics.n r9, r10, #4096
it eq; bicseq.n r9, r10, #4096
bics.w r9, r10, #4096
it eq; bicseq.w r9, r10, #4096
bics r1, r2, #0x00ff00ff
it eq; bicseq r1, r2, #0x00ff00ff
bics.n r1, r2, #0x00ff00ff
it eq; bicseq.n r1, r2, #0x00ff00ff
bics.w r1, r2, #0x00ff00ff
it eq; bicseq.w r1, r2, #0x00ff00ff
bics r1, r1, #0x00ff00ff
it eq; bicseq r1, r1, #0x00ff00ff
bics.n r1, r1, #0x00ff00ff
it eq; bicseq.n r1, r1, #0x00ff00ff
bics.w r1, r1, #0x00ff00ff
it eq; bicseq.w r1, r1, #0x00ff00ff
bics r1, #0x00ff00ff
it eq; bicseq r1, #0x00ff00ff
bics.n r1, #0x00ff00ff
it eq; bicseq.n r1, #0x00ff00ff
bics.w r1, #0x00ff00ff
it eq; bicseq.w r1, #0x00ff00ff
bics r9, r10, #0x00ff00ff
it eq; bicseq r9, r10, #0x00ff00ff
bics.n r9, r10, #0x00ff00ff
it eq; bicseq.n r9, r10, #0x00ff00ff
bics.w r9, r10, #0x00ff00ff
it eq; bicseq.w r9, r10, #0x00ff00ff
bics r1, r2, #-1
it eq; bicseq r1, r2, #-1
bics.n r1, r2, #-1
it eq; bicseq.n r1, r2, #-1
bics.w r1, r2, #-1
it eq; bicseq.w r1, r2, #-1
bics r1, r1, #-1
it eq; bicseq r1, r1, #-1
bics.n r1, r1, #-1
it eq; bicseq.n r1, r1, #-1
bics.w r1, r1, #-1
it eq; bicseq.w r1, r1, #-1
bics r1, #-1
it eq; bicseq r1, #-1
bics.n r1, #-1
it eq; bicseq.n r1, #-1
bics.w r1, #-1
it eq; bicseq.w r1, #-1
bics r9, r10, #-1
it eq; bicseq r9, r10, #-1
bics.n r9, r10, #-1
it eq; bicseq.n r9, r10, #-1
bics.w r9, r10, #-1
it eq; bicseq.w r9, r10, #-1
bics r1, r2, #-8
it eq; bicseq r1, r2, #-8
bics.n r1, r2, #-8
it eq; bicseq.n r1, r2, #-8
bics.w r1, r2, #-8
it eq; bicseq.w r1, r2, #-8
bics r1, r1, #-8
it eq; bicseq r1, r1, #-8
bics.n r1, r1, #-8
it eq; bicseq.n r1, r1, #-8
bics.w r1, r1, #-8
it eq; bicseq.w r1, r1, #-8
bics r1, #-8
it eq; bicseq r1, #-8
bics.n r1, #-8
it eq; bicseq.n r1, #-8
bics.w r1, #-8
it eq; bicseq.w r1, #-8
bics r9, r10, #-8
it eq; bicseq r9, r10, #-8
bics.n r9, r10, #-8
it eq; bicseq.n r9, r10, #-8
bics.w r9, r10, #-8
it eq; bicseq.w r9, r10, #-8
bics r1, r2, #-255
it eq; bicseq r1, r2, #-255
bics.n r1, r2, #-255
it eq; bicseq.n r1, r2, #-255
bics.w r1, r2, #-255
it eq; bicseq.w r1, r2, #-255
bics r1, r1, #-255
it eq; bicseq r1, r1, #-255
bics.n r1, r1, #-255
it eq; bicseq.n r1, r1, #-255
bics.w r1, r1, #-255
it eq; bicseq.w r1, r1, #-255
bics r1, #-255
it eq; bicseq r1, #-255
bics.n r1, #-255
it eq; bicseq.n r1, #-255
bics.w r1, #-255
it eq; bicseq.w r1, #-255
bics r9, r10, #-255
it eq; bicseq r9, r10, #-255
bics.n r9, r10, #-255
it eq; bicseq.n r9, r10, #-255
bics.w r9, r10, #-255
it eq; bicseq.w r9, r10, #-255
eor r1, r2, r3
it eq; eoreq r1, r2, r3
eor.n r1, r2, r3
it eq; eoreq.n r1, r2, r3
eor.w r1, r2, r3
it eq; eoreq.w r1, r2, r3
eor r1, r1, r2
it eq; eoreq r1, r1, r2
eor.n r1, r1, r2
it eq; eoreq.n r1, r1, r2
eor.w r1, r1, r2
it eq; eoreq.w r1, r1, r2
eor r1, r2, r1
it eq; eoreq r1, r2, r1
eor.n r1, r2, r1
it eq; eoreq.n r1, r2, r1
eor.w r1, r2, r1
it eq; eoreq.w r1, r2, r1
eor r9, r2, r3
it eq; eoreq r9, r2, r3
eor.n r9, r2, r3
it eq; eoreq.n r9, r2, r3
eor.w r9, r2, r3
it eq; eoreq.w r9, r2, r3
eor r1, r2
it eq; eoreq r1, r2
eor.n r1, r2
it eq; eoreq.n r1, r2
eor.w r1, r2
it eq; eoreq.w r1, r2
eor r9, r10
it eq; eoreq r9, r10
eor.n r9, r10
it eq; eoreq.n r9, r10
eor.w r9, r10
it eq; eoreq.w r9, r10
eor r2, r3, r4, lsl #3
it eq; eoreq r2, r3, r4, lsl #3
eor.n r2, r3, r4, lsl #3
it eq; eoreq.n r2, r3, r4, lsl #3
eor.w r2, r3, r4, lsl #3
it eq; eoreq.w r2, r3, r4, lsl #3
eor r2, r3, rrx
it eq; eoreq r2, r3, rrx
eor.n r2, r3, rrx
it eq; eoreq.n r2, r3, rrx
eor.w r2, r3, rrx
it eq; eoreq.w r2, r3, rrx
eor r1, r2, #0
it eq; eoreq r1, r2, #0
eor.n r1, r2, #0
it eq; eoreq.n r1, r2, #0
eor.w r1, r2, #0
it eq; eoreq.w r1, r2, #0
eor r1, r1, #0
it eq; eoreq r1, r1, #0
eor.n r1, r1, #0
it eq; eoreq.n r1, r1, #0
eor.w r1, r1, #0
it eq; eoreq.w r1, r1, #0
eor r1, #0
it eq; eoreq r1, #0
eor.n r1, #0
it eq; eoreq.n r1, #0
eor.w r1, #0
it eq; eoreq.w r1, #0
eor r9, r10, #0
it eq; eoreq r9, r10, #0
eor.n r9, r10, #0
it eq; eoreq.n r9, r10, #0
eor.w r9, r10, #0
it eq; eoreq.w r9, r10, #0
eor r1, r2, #7
it eq; eoreq r1, r2, #7
eor.n r1, r2, #7
it eq; eoreq.n r1, r2, #7
eor.w r1, r2, #7
it eq; eoreq.w r1, r2, #7
eor r1, r1, #7
it eq; eoreq r1, r1, #7
eor.n r1, r1, #7
it eq; eoreq.n r1, r1, #7
eor.w r1, r1, #7
it eq; eoreq.w r1, r1, #7
eor r1, #7
it eq; eoreq r1, #7
eor.n r1, #7
it eq; eoreq.n r1, #7
eor.w r1, #7
it eq; eoreq.w r1, #7
eor r9, r10, #7
it eq; eoreq r9, r10, #7
eor.n r9, r10, #7
it eq; eoreq.n r9, r10, #7
eor.w r9, r10, #7
it eq; eoreq.w r9, r10, #7
eor r1, r2, #8
it eq; eoreq r1, r2, #8
eor.n r1, r2, #8
it eq; eoreq.n r1, r2, #8
eor.w r1, r2, #8
it eq; eoreq.w r1, r2, #8
eor r1, r1, #8
it eq; eoreq r1, r1, #8
eor.n r1, r1, #8
it eq; eoreq.n r1, r1, #8
eor.w r1, r1, #8
it eq; eoreq.w r1, r1, #8
eor r1, #8
it eq; eoreq r1, #8
eor.n r1, #8
it eq; eoreq.n r1, #8
eor.w r1, #8
it eq; eoreq.w r1, #8
eor r9, r10, #8
it eq; eoreq r9, r10, #8
eor.n r9, r10, #8
it eq; eoreq.n r9, r10, #8
eor.w r9, r10, #8
it eq; eoreq.w r9, r10, #8
eor r1, r2, #200
it eq; eoreq r1, r2, #200
eor.n r1, r2, #200
it eq; eoreq.n r1, r2, #200
eor.w r1, r2, #200
it eq; eoreq.w r1, r2, #200
eor r1, r1, #200
it eq; eoreq r1, r1, #200
eor.n r1, r1, #200
it eq; eoreq.n r1, r1, #200
eor.w r1, r1, #200
it eq; eoreq.w r1, r1, #200
eor r1, #200
it eq; eoreq r1, #200
eor.n r1, #200
it eq; eoreq.n r1, #200
eor.w r1, #200
it eq; eoreq.w r1, #200
eor r9, r10, #200
it eq; eoreq r9, r10, #200
eor.n r9, r10, #200
it eq; eoreq.n r9, r10, #200
eor.w r9, r10, #200
it eq; eoreq.w r9, r10, #200
eor r1, r2, #255
it eq; eoreq r1, r2, #255
eor.n r1, r2, #255
it eq; eoreq.n r1, r2, #255
eor.w r1, r2, #255
it eq; eoreq.w r1, r2, #255
eor r1, r1, #255
it eq; eoreq r1, r1, #255
eor.n r1, r1, #255
it eq; eoreq.n r1, r1, #255
eor.w r1, r1, #255
it eq; eoreq.w r1, r1, #255
eor r1, #255
it eq; eoreq r1, #255
eor.n r1, #255
it eq; eoreq.n r1, #255
eor.w r1, #255
it eq; eoreq.w r1, #255
eor r9, r10, #255
it eq; eoreq r9, r10, #255
eor.n r9, r10, #255
it eq; eoreq.n r9, r10, #255
eor.w r9, r10, #255
it eq; eoreq.w r9, r10, #255
eor r1, r2, #256
it eq; eoreq r1, r2, #256
eor.n r1, r2, #256
it eq; eoreq.n r1, r2, #256
eor.w r1, r2, #256
it eq; eoreq.w r1, r2, #256
eor r1, r1, #256
it eq; eoreq r1, r1, #256
eor.n r1, r1, #256
it eq; eoreq.n r1, r1, #256
eor.w r1, r1, #256
it eq; eoreq.w r1, r1, #256
eor r1, #256
it eq; eoreq r1, #256
eor.n r1, #256
it eq; eoreq.n r1, #256
eor.w r1, #256
it eq; eoreq.w r1, #256
eor r9, r10, #256
it eq; eoreq r9, r10, #256
eor.n r9, r10, #256
it eq; eoreq.n r9, r10, #256
eor.w r9, r10, #256
it eq; eoreq.w r9, r10, #256
eor r1, r2, #508
it eq; eoreq r1, r2, #508
eor.n r1, r2, #508
it eq; eoreq.n r1, r2, #508
eor.w r1, r2, #508
it eq; eoreq.w r1, r2, #508
eor r1, r1, #508
it eq; eoreq r1, r1, #508
eor.n r1, r1, #508
it eq; eoreq.n r1, r1, #508
eor.w r1, r1, #508
it eq; eoreq.w r1, r1, #508
eor r1, #508
it eq; eoreq r1, #508
eor.n r1, #508
it eq; eoreq.n r1, #508
eor.w r1, #508
it eq; eoreq.w r1, #508
eor r9, r10, #508
it eq; eoreq r9, r10, #508
eor.n r9, r10, #508
it eq; eoreq.n r9, r10, #508
eor.w r9, r10, #508
it eq; eoreq.w r9, r10, #508
eor r1, r2, #1020
it eq; eoreq r1, r2, #1020
eor.n r1, r2, #1020
it eq; eoreq.n r1, r2, #1020
eor.w r1, r2, #1020
it eq; eoreq.w r1, r2, #1020
eor r1, r1, #1020
it eq; eoreq r1, r1, #1020
eor.n r1, r1, #1020
it eq; eoreq.n r1, r1, #1020
eor.w r1, r1, #1020
it eq; eoreq.w r1, r1, #1020
eor r1, #1020
it eq; eoreq r1, #1020
eor.n r1, #1020
it eq; eoreq.n r1, #1020
eor.w r1, #1020
it eq; eoreq.w r1, #1020
eor r9, r10, #1020
it eq; eoreq r9, r10, #1020
eor.n r9, r10, #1020
it eq; eoreq.n r9, r10, #1020
eor.w r9, r10, #1020
it eq; eoreq.w r9, r10, #1020
eor r1, r2, #4096
it eq; eoreq r1, r2, #4096
eor.n r1, r2, #4096
it eq; eoreq.n r1, r2, #4096
eor.w r1, r2, #4096
it eq; eoreq.w r1, r2, #4096
eor r1, r1, #4096
it eq; eoreq r1, r1, #4096
eor.n r1, r1, #4096
it eq; eoreq.n r1, r1, #4096
eor.w r1, r1, #4096
it eq; eoreq.w r1, r1, #4096
eor r1, #4096
it eq; eoreq r1, #4096
eor.n r1, #4096
it eq; eoreq.n r1, #4096
eor.w r1, #4096
it eq; eoreq.w r1, #4096
eor r9, r10, #4096
it eq; eoreq r9, r10, #4096
eor.n r9, r10, #4096
it eq; eoreq.n r9, r10, #4096
eor.w r9, r10, #4096
it eq; eoreq.w r9, r10, #4096
eor r1, r2, #0x00ff00ff
it eq; eoreq r1, r2, #0x00ff00ff
eor.n r1, r2, #0x00ff00ff
it eq; eoreq.n r1, r2, #0x00ff00ff
eor.w r1, r2, #0x00ff00ff
it eq; eoreq.w r1, r2, #0x00ff00ff
eor r1, r1, #0x00ff00ff
it eq; eoreq r1, r1, #0x00ff00ff
eor.n r1, r1, #0x00ff00ff
it eq; eoreq.n r1, r1, #0x00ff00ff
eor.w r1, r1, #0x00ff00ff
it eq; eoreq.w r1, r1, #0x00ff00ff
eor r1, #0x00ff00ff
it eq; eoreq r1, #0x00ff00ff
eor.n r1, #0x00ff00ff
it eq; eoreq.n r1, #0x00ff00ff
eor.w r1, #0x00ff00ff
it eq; eoreq.w r1, #0x00ff00ff
eor r9, r10, #0x00ff00ff
it eq; eoreq r9, r10, #0x00ff00ff
eor.n r9, r10, #0x00ff00ff
it eq; eoreq.n r9, r10, #0x00ff00ff
eor.w r9, r10, #0x00ff00ff
it eq; eoreq.w r9, r10, #0x00ff00ff
eor r1, r2, #-1
it eq; eoreq r1, r2, #-1
eor.n r1, r2, #-1
it eq; eoreq.n r1, r2, #-1
eor.w r1, r2, #-1
it eq; eoreq.w r1, r2, #-1
eor r1, r1, #-1
it eq; eoreq r1, r1, #-1
eor.n r1, r1, #-1
it eq; eoreq.n r1, r1, #-1
eor.w r1, r1, #-1
it eq; eoreq.w r1, r1, #-1
eor r1, #-1
it eq; eoreq r1, #-1
eor.n r1, #-1
it eq; eoreq.n r1, #-1
eor.w r1, #-1
it eq; eoreq.w r1, #-1
eor r9, r10, #-1
it eq; eoreq r9, r10, #-1
eor.n r9, r10, #-1
it eq; eoreq.n r9, r10, #-1
eor.w r9, r10, #-1
it eq; eoreq.w r9, r10, #-1
eors r1, r2, r3
it eq; eorseq r1, r2, r3
eors.n r1, r2, r3
it eq; eorseq.n r1, r2, r3
eors.w r1, r2, r3
it eq; eorseq.w r1, r2, r3
eors r1, r1, r2
it eq; eorseq r1, r1, r2
eors.n r1, r1, r2
it eq; eorseq.n r1, r1, r2
eors.w r1, r1, r2
it eq; eorseq.w r1, r1, r2
eors r1, r2, r1
it eq; eorseq r1, r2, r1
eors.n r1, r2, r1
it eq; eorseq.n r1, r2, r1
eors.w r1, r2, r1
it eq; eorseq.w r1, r2, r1
eors r9, r2, r3
it eq; eorseq r9, r2, r3
eors.n r9, r2, r3
it eq; eorseq.n r9, r2, r3
eors.w r9, r2, r3
it eq; eorseq.w r9, r2, r3
eors r1, r2
it eq; eorseq r1, r2
eors.n r1, r2
it eq; eorseq.n r1, r2
eors.w r1, r2
it eq; eorseq.w r1, r2
eors r9, r10
it eq; eorseq r9, r10
eors.n r9, r10
it eq; eorseq.n r9, r10
eors.w r9, r10
it eq; eorseq.w r9, r10
eors r2, r3, r4, lsl #3
it eq; eorseq r2, r3, r4, lsl #3
eors.n r2, r3, r4, lsl #3
it eq; eorseq.n r2, r3, r4, lsl #3
eors.w r2, r3, r4, lsl #3
it eq; eorseq.w r2, r3, r4, lsl #3
eors r2, r3, rrx
it eq; eorseq r2, r3, rrx
eors.n r2, r3, rrx
it eq; eorseq.n r2, r3, rrx
eors.w r2, r3, rrx
it eq; eorseq.w r2, r3, rrx
eors r1, r2, #0
it eq; eorseq r1, r2, #0
eors.n r1, r2, #0
it eq; eorseq.n r1, r2, #0
eors.w r1, r2, #0
it eq; eorseq.w r1, r2, #0
eors r1, r1, #0
it eq; eorseq r1, r1, #0
eors.n r1, r1, #0
it eq; eorseq.n r1, r1, #0
eors.w r1, r1, #0
it eq; eorseq.w r1, r1, #0
eors r1, #0
it eq; eorseq r1, #0
eors.n r1, #0
it eq; eorseq.n r1, #0
eors.w r1, #0
it eq; eorseq.w r1, #0
eors r9, r10, #0
it eq; eorseq r9, r10, #0
eors.n r9, r10, #0
it eq; eorseq.n r9, r10, #0
eors.w r9, r10, #0
it eq; eorseq.w r9, r10, #0
eors r1, r2, #7
it eq; eorseq r1, r2, #7
eors.n r1, r2, #7
it eq; eorseq.n r1, r2, #7
eors.w r1, r2, #7
it eq; eorseq.w r1, r2, #7
eors r1, r1, #7
it eq; eorseq r1, r1, #7
eors.n r1, r1, #7
it eq; eorseq.n r1, r1, #7
eors.w r1, r1, #7
it eq; eorseq.w r1, r1, #7
eors r1, #7
it eq; eorseq r1, #7
eors.n r1, #7
it eq; eorseq.n r1, #7
eors.w r1, #7
it eq; eorseq.w r1, #7
eors r9, r10, #7
it eq; eorseq r9, r10, #7
eors.n r9, r10, #7
it eq; eorseq.n r9, r10, #7
eors.w r9, r10, #7
it eq; eorseq.w r9, r10, #7
eors r1, r2, #8
it eq; eorseq r1, r2, #8
eors.n r1, r2, #8
it eq; eorseq.n r1, r2, #8
eors.w r1, r2, #8
it eq; eorseq.w r1, r2, #8
eors r1, r1, #8
it eq; eorseq r1, r1, #8
eors.n r1, r1, #8
it eq; eorseq.n r1, r1, #8
eors.w r1, r1, #8
it eq; eorseq.w r1, r1, #8
eors r1, #8
it eq; eorseq r1, #8
eors.n r1, #8
it eq; eorseq.n r1, #8
eors.w r1, #8
it eq; eorseq.w r1, #8
eors r9, r10, #8
it eq; eorseq r9, r10, #8
eors.n r9, r10, #8
it eq; eorseq.n r9, r10, #8
eors.w r9, r10, #8
it eq; eorseq.w r9, r10, #8
eors r1, r2, #200
it eq; eorseq r1, r2, #200
eors.n r1, r2, #200
it eq; eorseq.n r1, r2, #200
eors.w r1, r2, #200
it eq; eorseq.w r1, r2, #200
eors r1, r1, #200
it eq; eorseq r1, r1, #200
eors.n r1, r1, #200
it eq; eorseq.n r1, r1, #200
eors.w r1, r1, #200
it eq; eorseq.w r1, r1, #200
eors r1, #200
it eq; eorseq r1, #200
eors.n r1, #200
it eq; eorseq.n r1, #200
eors.w r1, #200
it eq; eorseq.w r1, #200
eors r9, r10, #200
it eq; eorseq r9, r10, #200
eors.n r9, r10, #200
it eq; eorseq.n r9, r10, #200
eors.w r9, r10, #200
it eq; eorseq.w r9, r10, #200
eors r1, r2, #255
it eq; eorseq r1, r2, #255
eors.n r1, r2, #255
it eq; eorseq.n r1, r2, #255
eors.w r1, r2, #255
it eq; eorseq.w r1, r2, #255
eors r1, r1, #255
it eq; eorseq r1, r1, #255
eors.n r1, r1, #255
it eq; eorseq.n r1, r1, #255
eors.w r1, r1, #255
it eq; eorseq.w r1, r1, #255
eors r1, #255
it eq; eorseq r1, #255
eors.n r1, #255
it eq; eorseq.n r1, #255
eors.w r1, #255
it eq; eorseq.w r1, #255
eors r9, r10, #255
it eq; eorseq r9, r10, #255
eors.n r9, r10, #255
it eq; eorseq.n r9, r10, #255
eors.w r9, r10, #255
it eq; eorseq.w r9, r10, #255
eors r1, r2, #256
it eq; eorseq r1, r2, #256
eors.n r1, r2, #256
it eq; eorseq.n r1, r2, #256
eors.w r1, r2, #256
it eq; eorseq.w r1, r2, #256
eors r1, r1, #256
it eq; eorseq r1, r1, #256
eors.n r1, r1, #256
it eq; eorseq.n r1, r1, #256
eors.w r1, r1, #256
it eq; eorseq.w r1, r1, #256
eors r1, #256
it eq; eorseq r1, #256
eors.n r1, #256
it eq; eorseq.n r1, #256
eors.w r1, #256
it eq; eorseq.w r1, #256
eors r9, r10, #256
it eq; eorseq r9, r10, #256
eors.n r9, r10, #256
it eq; eorseq.n r9, r10, #256
eors.w r9, r10, #256
it eq; eorseq.w r9, r10, #256
eors r1, r2, #508
it eq; eorseq r1, r2, #508
eors.n r1, r2, #508
it eq; eorseq.n r1, r2, #508
eors.w r1, r2, #508
it eq; eorseq.w r1, r2, #508
eors r1, r1, #508
it eq; eorseq r1, r1, #508
eors.n r1, r1, #508
it eq; eorseq.n r1, r1, #508
eors.w r1, r1, #508
it eq; eorseq.w r1, r1, #508
eors r1, #508
it eq; eorseq r1, #508
eors.n r1, #508
it eq; eorseq.n r1, #508
eors.w r1, #508
it eq; eorseq.w r1, #508
eors r9, r10, #508
it eq; eorseq r9, r10, #508
eors.n r9, r10, #508
it eq; eorseq.n r9, r10, #508
eors.w r9, r10, #508
it eq; eorseq.w r9, r10, #508
eors r1, r2, #1020
it eq; eorseq r1, r2, #1020
eors.n r1, r2, #1020
it eq; eorseq.n r1, r2, #1020
eors.w r1, r2, #1020
it eq; eorseq.w r1, r2, #1020
eors r1, r1, #1020
it eq; eorseq r1, r1, #1020
eors.n r1, r1, #1020
it eq; eorseq.n r1, r1, #1020
eors.w r1, r1, #1020
it eq; eorseq.w r1, r1, #1020
eors r1, #1020
it eq; eorseq r1, #1020
eors.n r1, #1020
it eq; eorseq.n r1, #1020
eors.w r1, #1020
it eq; eorseq.w r1, #1020
eors r9, r10, #1020
it eq; eorseq r9, r10, #1020
eors.n r9, r10, #1020
it eq; eorseq.n r9, r10, #1020
eors.w r9, r10, #1020
it eq; eorseq.w r9, r10, #1020
eors r1, r2, #4096
it eq; eorseq r1, r2, #4096
eors.n r1, r2, #4096
it eq; eorseq.n r1, r2, #4096
eors.w r1, r2, #4096
it eq; eorseq.w r1, r2, #4096
eors r1, r1, #4096
it eq; eorseq r1, r1, #4096
eors.n r1, r1, #4096
it eq; eorseq.n r1, r1, #4096
eors.w r1, r1, #4096
it eq; eorseq.w r1, r1, #4096
eors r1, #4096
it eq; eorseq r1, #4096
eors.n r1, #4096
it eq; eorseq.n r1, #4096
eors.w r1, #4096
it eq; eorseq.w r1, #4096
eors r9, r10, #4096
it eq; eorseq r9, r10, #4096
eors.n r9, r10, #4096
it eq; eorseq.n r9, r10, #4096
eors.w r9, r10, #4096
it eq; eorseq.w r9, r10, #4096
eors r1, r2, #0x00ff00ff
it eq; eorseq r1, r2, #0x00ff00ff
eors.n r1, r2, #0x00ff00ff
it eq; eorseq.n r1, r2, #0x00ff00ff
eors.w r1, r2, #0x00ff00ff
it eq; eorseq.w r1, r2, #0x00ff00ff
eors r1, r1, #0x00ff00ff
it eq; eorseq r1, r1, #0x00ff00ff
eors.n r1, r1, #0x00ff00ff
it eq; eorseq.n r1, r1, #0x00ff00ff
eors.w r1, r1, #0x00ff00ff
it eq; eorseq.w r1, r1, #0x00ff00ff
eors r1, #0x00ff00ff
it eq; eorseq r1, #0x00ff00ff
eors.n r1, #0x00ff00ff
it eq; eorseq.n r1, #0x00ff00ff
eors.w r1, #0x00ff00ff
it eq; eorseq.w r1, #0x00ff00ff
eors r9, r10, #0x00ff00ff
it eq; eorseq r9, r10, #0x00ff00ff
eors.n r9, r10, #0x00ff00ff
it eq; eorseq.n r9, r10, #0x00ff00ff
eors.w r9, r10, #0x00ff00ff
it eq; eorseq.w r9, r10, #0x00ff00ff
eors r1, r2, #-1
it eq; eorseq r1, r2, #-1
eors.n r1, r2, #-1
it eq; eorseq.n r1, r2, #-1
eors.w r1, r2, #-1
it eq; eorseq.w r1, r2, #-1
eors r1, r1, #-1
it eq; eorseq r1, r1, #-1
eors.n r1, r1, #-1
it eq; eorseq.n r1, r1, #-1
eors.w r1, r1, #-1
it eq; eorseq.w r1, r1, #-1
eors r1, #-1
it eq; eorseq r1, #-1
eors.n r1, #-1
it eq; eorseq.n r1, #-1
eors.w r1, #-1
it eq; eorseq.w r1, #-1
eors r9, r10, #-1
it eq; eorseq r9, r10, #-1
eors.n r9, r10, #-1
it eq; eorseq.n r9, r10, #-1
eors.w r9, r10, #-1
it eq; eorseq.w r9, r10, #-1
orn r1, r2, r3
it eq; orneq r1, r2, r3
orn.n r1, r2, r3
it eq; orneq.n r1, r2, r3
orn.w r1, r2, r3
it eq; orneq.w r1, r2, r3
orn r1, r1, r2
it eq; orneq r1, r1, r2
orn.n r1, r1, r2
it eq; orneq.n r1, r1, r2
orn.w r1, r1, r2
it eq; orneq.w r1, r1, r2
orn r1, r2, r1
it eq; orneq r1, r2, r1
orn.n r1, r2, r1
it eq; orneq.n r1, r2, r1
orn.w r1, r2, r1
it eq; orneq.w r1, r2, r1
orn r9, r2, r3
it eq; orneq r9, r2, r3
orn.n r9, r2, r3
it eq; orneq.n r9, r2, r3
orn.w r9, r2, r3
it eq; orneq.w r9, r2, r3
orn r1, r2
it eq; orneq r1, r2
orn.n r1, r2
it eq; orneq.n r1, r2
it eq; orneq r9, r10
orn.n r9, r10
it eq; orneq.n r9, r10
it eq; orneq r2, r3, r4, lsl #3
orn.n r2, r3, r4, lsl #3
it eq; orneq.n r2, r3, r4, lsl #3
orn.w r2, r3, r4, lsl #3
it eq; orneq.w r2, r3, r4, lsl #3
orn r2, r3, rrx
it eq; orneq r2, r3, rrx
orn.n r2, r3, rrx
it eq; orneq.n r2, r3, rrx
it eq; orneq r1, r2, #0
orn.n r1, r2, #0
it eq; orneq.n r1, r2, #0
orn.w r1, r2, #0
it eq; orneq.w r1, r2, #0
orn r1, r1, #0
it eq; orneq r1, r1, #0
orn.n r1, r1, #0
it eq; orneq.n r1, r1, #0
orn.w r1, r1, #0
it eq; orneq.w r1, r1, #0
orn r1, #0
it eq; orneq r1, #0
orn.n r1, #0
it eq; orneq.n r1, #0
it eq; orneq r9, r10, #0
orn.n r9, r10, #0
it eq; orneq.n r9, r10, #0
orn.w r9, r10, #0
it eq; orneq.w r9, r10, #0
orn r1, r2, #7
it eq; orneq r1, r2, #7
orn.n r1, r2, #7
it eq; orneq.n r1, r2, #7
orn.w r1, r2, #7
it eq; orneq.w r1, r2, #7
orn r1, r1, #7
it eq; orneq r1, r1, #7
orn.n r1, r1, #7
it eq; orneq.n r1, r1, #7
orn.w r1, r1, #7
it eq; orneq.w r1, r1, #7
orn r1, #7
it eq; orneq r1, #7
orn.n r1, #7
it eq; orneq.n r1, #7
it eq; orneq r9, r10, #7
orn.n r9, r10, #7
it eq; orneq.n r9, r10, #7
orn.w r9, r10, #7
it eq; orneq.w r9, r10, #7
orn r1, r2, #8
it eq; orneq r1, r2, #8
orn.n r1, r2, #8
it eq; orneq.n r1, r2, #8
orn.w r1, r2, #8
it eq; orneq.w r1, r2, #8
orn r1, r1, #8
it eq; orneq r1, r1, #8
orn.n r1, r1, #8
it eq; orneq.n r1, r1, #8
orn.w r1, r1, #8
it eq; orneq.w r1, r1, #8
orn r1, #8
it eq; orneq r1, #8
orn.n r1, #8
it eq; orneq.n r1, #8
it eq; orneq r9, r10, #8
orn.n r9, r10, #8
it eq; orneq.n r9, r10, #8
orn.w r9, r10, #8
it eq; orneq.w r9, r10, #8
orn r1, r2, #200
it eq; orneq r1, r2, #200
orn.n r1, r2, #200
it eq; orneq.n r1, r2, #200
orn.w r1, r2, #200
it eq; orneq.w r1, r2, #200
orn r1, r1, #200
it eq; orneq r1, r1, #200
orn.n r1, r1, #200
it eq; orneq.n r1, r1, #200
orn.w r1, r1, #200
it eq; orneq.w r1, r1, #200
orn r1, #200
it eq; orneq r1, #200
orn.n r1, #200
it eq; orneq.n r1, #200
it eq; orneq r9, r10, #200
orn.n r9, r10, #200
it eq; orneq.n r9, r10, #200
orn.w r9, r10, #200
it eq; orneq.w r9, r10, #200
orn r1, r2, #255
it eq; orneq r1, r2, #255
orn.n r1, r2, #255
it eq; orneq.n r1, r2, #255
orn.w r1, r2, #255
it eq; orneq.w r1, r2, #255
orn r1, r1, #255
it eq; orneq r1, r1, #255
orn.n r1, r1, #255
it eq; orneq.n r1, r1, #255
orn.w r1, r1, #255
it eq; orneq.w r1, r1, #255
orn r1, #255
it eq; orneq r1, #255
orn.n r1, #255
it eq; orneq.n r1, #255
it eq; orneq r9, r10, #255
orn.n r9, r10, #255
it eq; orneq.n r9, r10, #255
orn.w r9, r10, #255
it eq; orneq.w r9, r10, #255
orn r1, r2, #256
it eq; orneq r1, r2, #256
orn.n r1, r2, #256
it eq; orneq.n r1, r2, #256
orn.w r1, r2, #256
it eq; orneq.w r1, r2, #256
orn r1, r1, #256
it eq; orneq r1, r1, #256
orn.n r1, r1, #256
it eq; orneq.n r1, r1, #256
orn.w r1, r1, #256
it eq; orneq.w r1, r1, #256
orn r1, #256
it eq; orneq r1, #256
orn.n r1, #256
it eq; orneq.n r1, #256
it eq; orneq r9, r10, #256
orn.n r9, r10, #256
it eq; orneq.n r9, r10, #256
orn.w r9, r10, #256
it eq; orneq.w r9, r10, #256
orn r1, r2, #508
it eq; orneq r1, r2, #508
orn.n r1, r2, #508
it eq; orneq.n r1, r2, #508
orn.w r1, r2, #508
it eq; orneq.w r1, r2, #508
orn r1, r1, #508
it eq; orneq r1, r1, #508
orn.n r1, r1, #508
it eq; orneq.n r1, r1, #508
orn.w r1, r1, #508
it eq; orneq.w r1, r1, #508
orn r1, #508
it eq; orneq r1, #508
orn.n r1, #508
it eq; orneq.n r1, #508
it eq; orneq r9, r10, #508
orn.n r9, r10, #508
it eq; orneq.n r9, r10, #508
orn.w r9, r10, #508
it eq; orneq.w r9, r10, #508
orn r1, r2, #1020
it eq; orneq r1, r2, #1020
orn.n r1, r2, #1020
it eq; orneq.n r1, r2, #1020
orn.w r1, r2, #1020
it eq; orneq.w r1, r2, #1020
orn r1, r1, #1020
it eq; orneq r1, r1, #1020
orn.n r1, r1, #1020
it eq; orneq.n r1, r1, #1020
orn.w r1, r1, #1020
it eq; orneq.w r1, r1, #1020
orn r1, #1020
it eq; orneq r1, #1020
orn.n r1, #1020
it eq; orneq.n r1, #1020
it eq; orneq r9, r10, #1020
orn.n r9, r10, #1020
it eq; orneq.n r9, r10, #1020
orn.w r9, r10, #1020
it eq; orneq.w r9, r10, #1020
orn r1, r2, #4096
it eq; orneq r1, r2, #4096
orn.n r1, r2, #4096
it eq; orneq.n r1, r2, #4096
orn.w r1, r2, #4096
it eq; orneq.w r1, r2, #4096
orn r1, r1, #4096
it eq; orneq r1, r1, #4096
orn.n r1, r1, #4096
it eq; orneq.n r1, r1, #4096
orn.w r1, r1, #4096
it eq; orneq.w r1, r1, #4096
orn r1, #4096
it eq; orneq r1, #4096
orn.n r1, #4096
it eq; orneq.n r1, #4096
it eq; orneq r9, r10, #4096
orn.n r9, r10, #4096
it eq; orneq.n r9, r10, #4096
orn.w r9, r10, #4096
it eq; orneq.w r9, r10, #4096
orn r1, r2, #0x00ff00ff
it eq; orneq r1, r2, #0x00ff00ff
orn.n r1, r2, #0x00ff00ff
it eq; orneq.n r1, r2, #0x00ff00ff
orn.w r1, r2, #0x00ff00ff
it eq; orneq.w r1, r2, #0x00ff00ff
orn r1, r1, #0x00ff00ff
it eq; orneq r1, r1, #0x00ff00ff
orn.n r1, r1, #0x00ff00ff
it eq; orneq.n r1, r1, #0x00ff00ff
orn.w r1, r1, #0x00ff00ff
it eq; orneq.w r1, r1, #0x00ff00ff
orn r1, #0x00ff00ff
it eq; orneq r1, #0x00ff00ff
orn.n r1, #0x00ff00ff
it eq; orneq.n r1, #0x00ff00ff
it eq; orneq r9, r10, #0x00ff00ff
orn.n r9, r10, #0x00ff00ff
it eq; orneq.n r9, r10, #0x00ff00ff
orn.w r9, r10, #0x00ff00ff
it eq; orneq.w r9, r10, #0x00ff00ff
orn r1, r2, #-1
it eq; orneq r1, r2, #-1
orn.n r1, r2, #-1
it eq; orneq.n r1, r2, #-1
orn.w r1, r2, #-1
it eq; orneq.w r1, r2, #-1
orn r1, r1, #-1
it eq; orneq r1, r1, #-1
orn.n r1, r1, #-1
it eq; orneq.n r1, r1, #-1
orn.w r1, r1, #-1
it eq; orneq.w r1, r1, #-1
orn r1, #-1
it eq; orneq r1, #-1
orn.n r1, #-1
it eq; orneq.n r1, #-1
it eq; orneq r9, r10, #-1
orn.n r9, r10, #-1
it eq; orneq.n r9, r10, #-1
orn.w r9, r10, #-1
it eq; orneq.w r9, r10, #-1
orn r1, r2, #-8
it eq; orneq r1, r2, #-8
orn.n r1, r2, #-8
it eq; orneq.n r1, r2, #-8
it eq; orneq r1, r1, #-8
orn.n r1, r1, #-8
it eq; orneq.n r1, r1, #-8
it eq; orneq r1, #-8
orn.n r1, #-8
it eq; orneq.n r1, #-8
it eq; orneq r9, r10, #-8
orn.n r9, r10, #-8
it eq; orneq.n r9, r10, #-8
it eq; orneq r1, r2, #-255
orn.n r1, r2, #-255
it eq; orneq.n r1, r2, #-255
it eq; orneq r1, r1, #-255
orn.n r1, r1, #-255
it eq; orneq.n r1, r1, #-255
it eq; orneq r1, #-255
orn.n r1, #-255
it eq; orneq.n r1, #-255
it eq; orneq r9, r10, #-255
orn.n r9, r10, #-255
it eq; orneq.n r9, r10, #-255
it eq; ornseq r1, r2, r3
orns.n r1, r2, r3
it eq; ornseq.n r1, r2, r3
orns.w r1, r2, r3
it eq; ornseq.w r1, r2, r3
orns r1, r1, r2
it eq; ornseq r1, r1, r2
orns.n r1, r1, r2
it eq; ornseq.n r1, r1, r2
orns.w r1, r1, r2
it eq; ornseq.w r1, r1, r2
orns r1, r2, r1
it eq; ornseq r1, r2, r1
orns.n r1, r2, r1
it eq; ornseq.n r1, r2, r1
orns.w r1, r2, r1
it eq; ornseq.w r1, r2, r1
orns r9, r2, r3
it eq; ornseq r9, r2, r3
orns.n r9, r2, r3
it eq; ornseq.n r9, r2, r3
orns.w r9, r2, r3
it eq; ornseq.w r9, r2, r3
orns r1, r2
it eq; ornseq r1, r2
orns.n r1, r2
it eq; ornseq.n r1, r2
it eq; ornseq r9, r10
orns.n r9, r10
it eq; ornseq.n r9, r10
it eq; ornseq r2, r3, r4, lsl #3
orns.n r2, r3, r4, lsl #3
it eq; ornseq.n r2, r3, r4, lsl #3
orns.w r2, r3, r4, lsl #3
it eq; ornseq.w r2, r3, r4, lsl #3
orns r2, r3, rrx
it eq; ornseq r2, r3, rrx
orns.n r2, r3, rrx
it eq; ornseq.n r2, r3, rrx
it eq; ornseq r1, r2, #0
orns.n r1, r2, #0
it eq; ornseq.n r1, r2, #0
orns.w r1, r2, #0
it eq; ornseq.w r1, r2, #0
orns r1, r1, #0
it eq; ornseq r1, r1, #0
orns.n r1, r1, #0
it eq; ornseq.n r1, r1, #0
orns.w r1, r1, #0
it eq; ornseq.w r1, r1, #0
orns r1, #0
it eq; ornseq r1, #0
orns.n r1, #0
it eq; ornseq.n r1, #0
it eq; ornseq r9, r10, #0
orns.n r9, r10, #0
it eq; ornseq.n r9, r10, #0
orns.w r9, r10, #0
it eq; ornseq.w r9, r10, #0
orns r1, r2, #7
it eq; ornseq r1, r2, #7
orns.n r1, r2, #7
it eq; ornseq.n r1, r2, #7
orns.w r1, r2, #7
it eq; ornseq.w r1, r2, #7
orns r1, r1, #7
it eq; ornseq r1, r1, #7
orns.n r1, r1, #7
it eq; ornseq.n r1, r1, #7
orns.w r1, r1, #7
it eq; ornseq.w r1, r1, #7
orns r1, #7
it eq; ornseq r1, #7
orns.n r1, #7
it eq; ornseq.n r1, #7
it eq; ornseq r9, r10, #7
orns.n r9, r10, #7
it eq; ornseq.n r9, r10, #7
orns.w r9, r10, #7
it eq; ornseq.w r9, r10, #7
orns r1, r2, #8
it eq; ornseq r1, r2, #8
orns.n r1, r2, #8
it eq; ornseq.n r1, r2, #8
orns.w r1, r2, #8
it eq; ornseq.w r1, r2, #8
orns r1, r1, #8
it eq; ornseq r1, r1, #8
orns.n r1, r1, #8
it eq; ornseq.n r1, r1, #8
orns.w r1, r1, #8
it eq; ornseq.w r1, r1, #8
orns r1, #8
it eq; ornseq r1, #8
orns.n r1, #8
it eq; ornseq.n r1, #8
it eq; ornseq r9, r10, #8
orns.n r9, r10, #8
it eq; ornseq.n r9, r10, #8
orns.w r9, r10, #8
it eq; ornseq.w r9, r10, #8
orns r1, r2, #200
it eq; ornseq r1, r2, #200
orns.n r1, r2, #200
it eq; ornseq.n r1, r2, #200
orns.w r1, r2, #200
it eq; ornseq.w r1, r2, #200
orns r1, r1, #200
it eq; ornseq r1, r1, #200
orns.n r1, r1, #200
it eq; ornseq.n r1, r1, #200
orns.w r1, r1, #200
it eq; ornseq.w r1, r1, #200
orns r1, #200
it eq; ornseq r1, #200
orns.n r1, #200
it eq; ornseq.n r1, #200
it eq; ornseq r9, r10, #200
orns.n r9, r10, #200
it eq; ornseq.n r9, r10, #200
orns.w r9, r10, #200
it eq; ornseq.w r9, r10, #200
orns r1, r2, #255
it eq; ornseq r1, r2, #255
orns.n r1, r2, #255
it eq; ornseq.n r1, r2, #255
orns.w r1, r2, #255
it eq; ornseq.w r1, r2, #255
orns r1, r1, #255
it eq; ornseq r1, r1, #255
orns.n r1, r1, #255
it eq; ornseq.n r1, r1, #255
orns.w r1, r1, #255
it eq; ornseq.w r1, r1, #255
orns r1, #255
it eq; ornseq r1, #255
orns.n r1, #255
it eq; ornseq.n r1, #255
it eq; ornseq r9, r10, #255
orns.n r9, r10, #255
it eq; ornseq.n r9, r10, #255
orns.w r9, r10, #255
it eq; ornseq.w r9, r10, #255
orns r1, r2, #256
it eq; ornseq r1, r2, #256
orns.n r1, r2, #256
it eq; ornseq.n r1, r2, #256
orns.w r1, r2, #256
it eq; ornseq.w r1, r2, #256
orns r1, r1, #256
it eq; ornseq r1, r1, #256
orns.n r1, r1, #256
it eq; ornseq.n r1, r1, #256
orns.w r1, r1, #256
it eq; ornseq.w r1, r1, #256
orns r1, #256
it eq; ornseq r1, #256
orns.n r1, #256
it eq; ornseq.n r1, #256
it eq; ornseq r9, r10, #256
orns.n r9, r10, #256
it eq; ornseq.n r9, r10, #256
orns.w r9, r10, #256
it eq; ornseq.w r9, r10, #256
orns r1, r2, #508
it eq; ornseq r1, r2, #508
orns.n r1, r2, #508
it eq; ornseq.n r1, r2, #508
orns.w r1, r2, #508
it eq; ornseq.w r1, r2, #508
orns r1, r1, #508
it eq; ornseq r1, r1, #508
orns.n r1, r1, #508
it eq; ornseq.n r1, r1, #508
orns.w r1, r1, #508
it eq; ornseq.w r1, r1, #508
orns r1, #508
it eq; ornseq r1, #508
orns.n r1, #508
it eq; ornseq.n r1, #508
it eq; ornseq r9, r10, #508
orns.n r9, r10, #508
it eq; ornseq.n r9, r10, #508
orns.w r9, r10, #508
it eq; ornseq.w r9, r10, #508
orns r1, r2, #1020
it eq; ornseq r1, r2, #1020
orns.n r1, r2, #1020
it eq; ornseq.n r1, r2, #1020
orns.w r1, r2, #1020
it eq; ornseq.w r1, r2, #1020
orns r1, r1, #1020
it eq; ornseq r1, r1, #1020
orns.n r1, r1, #1020
it eq; ornseq.n r1, r1, #1020
orns.w r1, r1, #1020
it eq; ornseq.w r1, r1, #1020
orns r1, #1020
it eq; ornseq r1, #1020
orns.n r1, #1020
it eq; ornseq.n r1, #1020
it eq; ornseq r9, r10, #1020
orns.n r9, r10, #1020
it eq; ornseq.n r9, r10, #1020
orns.w r9, r10, #1020
it eq; ornseq.w r9, r10, #1020
orns r1, r2, #4096
it eq; ornseq r1, r2, #4096
orns.n r1, r2, #4096
it eq; ornseq.n r1, r2, #4096
orns.w r1, r2, #4096
it eq; ornseq.w r1, r2, #4096
orns r1, r1, #4096
it eq; ornseq r1, r1, #4096
orns.n r1, r1, #4096
it eq; ornseq.n r1, r1, #4096
orns.w r1, r1, #4096
it eq; ornseq.w r1, r1, #4096
orns r1, #4096
it eq; ornseq r1, #4096
orns.n r1, #4096
it eq; ornseq.n r1, #4096
it eq; ornseq r9, r10, #4096
orns.n r9, r10, #4096
it eq; ornseq.n r9, r10, #4096
orns.w r9, r10, #4096
it eq; ornseq.w r9, r10, #4096
orns r1, r2, #0x00ff00ff
it eq; ornseq r1, r2, #0x00ff00ff
orns.n r1, r2, #0x00ff00ff
it eq; ornseq.n r1, r2, #0x00ff00ff
orns.w r1, r2, #0x00ff00ff
it eq; ornseq.w r1, r2, #0x00ff00ff
orns r1, r1, #0x00ff00ff
it eq; ornseq r1, r1, #0x00ff00ff
orns.n r1, r1, #0x00ff00ff
it eq; ornseq.n r1, r1, #0x00ff00ff
orns.w r1, r1, #0x00ff00ff
it eq; ornseq.w r1, r1, #0x00ff00ff
orns r1, #0x00ff00ff
it eq; ornseq r1, #0x00ff00ff
orns.n r1, #0x00ff00ff
it eq; ornseq.n r1, #0x00ff00ff
it eq; ornseq r9, r10, #0x00ff00ff
orns.n r9, r10, #0x00ff00ff
it eq; ornseq.n r9, r10, #0x00ff00ff
orns.w r9, r10, #0x00ff00ff
it eq; ornseq.w r9, r10, #0x00ff00ff
orns r1, r2, #-1
it eq; ornseq r1, r2, #-1
orns.n r1, r2, #-1
it eq; ornseq.n r1, r2, #-1
orns.w r1, r2, #-1
it eq; ornseq.w r1, r2, #-1
orns r1, r1, #-1
it eq; ornseq r1, r1, #-1
orns.n r1, r1, #-1
it eq; ornseq.n r1, r1, #-1
orns.w r1, r1, #-1
it eq; ornseq.w r1, r1, #-1
orns r1, #-1
it eq; ornseq r1, #-1
orns.n r1, #-1
it eq; ornseq.n r1, #-1
it eq; ornseq r9, r10, #-1
orns.n r9, r10, #-1
it eq; ornseq.n r9, r10, #-1
orns.w r9, r10, #-1
it eq; ornseq.w r9, r10, #-1
orns r1, r2, #-8
it eq; ornseq r1, r2, #-8
orns.n r1, r2, #-8
it eq; ornseq.n r1, r2, #-8
it eq; ornseq r1, r1, #-8
orns.n r1, r1, #-8
it eq; ornseq.n r1, r1, #-8
it eq; ornseq r1, #-8
orns.n r1, #-8
it eq; ornseq.n r1, #-8
it eq; ornseq r9, r10, #-8
orns.n r9, r10, #-8
it eq; ornseq.n r9, r10, #-8
it eq; ornseq r1, r2, #-255
orns.n r1, r2, #-255
it eq; ornseq.n r1, r2, #-255
it eq; ornseq r1, r1, #-255
orns.n r1, r1, #-255
it eq; ornseq.n r1, r1, #-255
it eq; ornseq r1, #-255
orns.n r1, #-255
it eq; ornseq.n r1, #-255
it eq; ornseq r9, r10, #-255
orns.n r9, r10, #-255
it eq; ornseq.n r9, r10, #-255
it eq; orreq r1, r2, r3
orr.n r1, r2, r3
it eq; orreq.n r1, r2, r3
orr.w r1, r2, r3
it eq; orreq.w r1, r2, r3
orr r1, r1, r2
it eq; orreq r1, r1, r2
orr.n r1, r1, r2
it eq; orreq.n r1, r1, r2
orr.w r1, r1, r2
it eq; orreq.w r1, r1, r2
orr r1, r2, r1
it eq; orreq r1, r2, r1
orr.n r1, r2, r1
it eq; orreq.n r1, r2, r1
orr.w r1, r2, r1
it eq; orreq.w r1, r2, r1
orr r9, r2, r3
it eq; orreq r9, r2, r3
orr.n r9, r2, r3
it eq; orreq.n r9, r2, r3
orr.w r9, r2, r3
it eq; orreq.w r9, r2, r3
orr r1, r2
it eq; orreq r1, r2
orr.n r1, r2
it eq; orreq.n r1, r2
orr.w r1, r2
it eq; orreq.w r1, r2
orr r9, r10
it eq; orreq r9, r10
orr.n r9, r10
it eq; orreq.n r9, r10
orr.w r9, r10
it eq; orreq.w r9, r10
orr r2, r3, r4, lsl #3
it eq; orreq r2, r3, r4, lsl #3
orr.n r2, r3, r4, lsl #3
it eq; orreq.n r2, r3, r4, lsl #3
orr.w r2, r3, r4, lsl #3
it eq; orreq.w r2, r3, r4, lsl #3
orr r2, r3, rrx
it eq; orreq r2, r3, rrx
orr.n r2, r3, rrx
it eq; orreq.n r2, r3, rrx
orr.w r2, r3, rrx
it eq; orreq.w r2, r3, rrx
orr r1, r2, #0
it eq; orreq r1, r2, #0
orr.n r1, r2, #0
it eq; orreq.n r1, r2, #0
orr.w r1, r2, #0
it eq; orreq.w r1, r2, #0
orr r1, r1, #0
it eq; orreq r1, r1, #0
orr.n r1, r1, #0
it eq; orreq.n r1, r1, #0
orr.w r1, r1, #0
it eq; orreq.w r1, r1, #0
orr r1, #0
it eq; orreq r1, #0
orr.n r1, #0
it eq; orreq.n r1, #0
orr.w r1, #0
it eq; orreq.w r1, #0
orr r9, r10, #0
it eq; orreq r9, r10, #0
orr.n r9, r10, #0
it eq; orreq.n r9, r10, #0
orr.w r9, r10, #0
it eq; orreq.w r9, r10, #0
orr r1, r2, #7
it eq; orreq r1, r2, #7
orr.n r1, r2, #7
it eq; orreq.n r1, r2, #7
orr.w r1, r2, #7
it eq; orreq.w r1, r2, #7
orr r1, r1, #7
it eq; orreq r1, r1, #7
orr.n r1, r1, #7
it eq; orreq.n r1, r1, #7
orr.w r1, r1, #7
it eq; orreq.w r1, r1, #7
orr r1, #7
it eq; orreq r1, #7
orr.n r1, #7
it eq; orreq.n r1, #7
orr.w r1, #7
it eq; orreq.w r1, #7
orr r9, r10, #7
it eq; orreq r9, r10, #7
orr.n r9, r10, #7
it eq; orreq.n r9, r10, #7
orr.w r9, r10, #7
it eq; orreq.w r9, r10, #7
orr r1, r2, #8
it eq; orreq r1, r2, #8
orr.n r1, r2, #8
it eq; orreq.n r1, r2, #8
orr.w r1, r2, #8
it eq; orreq.w r1, r2, #8
orr r1, r1, #8
it eq; orreq r1, r1, #8
orr.n r1, r1, #8
it eq; orreq.n r1, r1, #8
orr.w r1, r1, #8
it eq; orreq.w r1, r1, #8
orr r1, #8
it eq; orreq r1, #8
orr.n r1, #8
it eq; orreq.n r1, #8
orr.w r1, #8
it eq; orreq.w r1, #8
orr r9, r10, #8
it eq; orreq r9, r10, #8
orr.n r9, r10, #8
it eq; orreq.n r9, r10, #8
orr.w r9, r10, #8
it eq; orreq.w r9, r10, #8
orr r1, r2, #200
it eq; orreq r1, r2, #200
orr.n r1, r2, #200
it eq; orreq.n r1, r2, #200
orr.w r1, r2, #200
it eq; orreq.w r1, r2, #200
orr r1, r1, #200
it eq; orreq r1, r1, #200
orr.n r1, r1, #200
it eq; orreq.n r1, r1, #200
orr.w r1, r1, #200
it eq; orreq.w r1, r1, #200
orr r1, #200
it eq; orreq r1, #200
orr.n r1, #200
it eq; orreq.n r1, #200
orr.w r1, #200
it eq; orreq.w r1, #200
orr r9, r10, #200
it eq; orreq r9, r10, #200
orr.n r9, r10, #200
it eq; orreq.n r9, r10, #200
orr.w r9, r10, #200
it eq; orreq.w r9, r10, #200
orr r1, r2, #255
it eq; orreq r1, r2, #255
orr.n r1, r2, #255
it eq; orreq.n r1, r2, #255
orr.w r1, r2, #255
it eq; orreq.w r1, r2, #255
orr r1, r1, #255
it eq; orreq r1, r1, #255
orr.n r1, r1, #255
it eq; orreq.n r1, r1, #255
orr.w r1, r1, #255
it eq; orreq.w r1, r1, #255
orr r1, #255
it eq; orreq r1, #255
orr.n r1, #255
it eq; orreq.n r1, #255
orr.w r1, #255
it eq; orreq.w r1, #255
orr r9, r10, #255
it eq; orreq r9, r10, #255
orr.n r9, r10, #255
it eq; orreq.n r9, r10, #255
orr.w r9, r10, #255
it eq; orreq.w r9, r10, #255
orr r1, r2, #256
it eq; orreq r1, r2, #256
orr.n r1, r2, #256
it eq; orreq.n r1, r2, #256
orr.w r1, r2, #256
it eq; orreq.w r1, r2, #256
orr r1, r1, #256
it eq; orreq r1, r1, #256
orr.n r1, r1, #256
it eq; orreq.n r1, r1, #256
orr.w r1, r1, #256
it eq; orreq.w r1, r1, #256
orr r1, #256
it eq; orreq r1, #256
orr.n r1, #256
it eq; orreq.n r1, #256
orr.w r1, #256
it eq; orreq.w r1, #256
orr r9, r10, #256
it eq; orreq r9, r10, #256
orr.n r9, r10, #256
it eq; orreq.n r9, r10, #256
orr.w r9, r10, #256
it eq; orreq.w r9, r10, #256
orr r1, r2, #508
it eq; orreq r1, r2, #508
orr.n r1, r2, #508
it eq; orreq.n r1, r2, #508
orr.w r1, r2, #508
it eq; orreq.w r1, r2, #508
orr r1, r1, #508
it eq; orreq r1, r1, #508
orr.n r1, r1, #508
it eq; orreq.n r1, r1, #508
orr.w r1, r1, #508
it eq; orreq.w r1, r1, #508
orr r1, #508
it eq; orreq r1, #508
orr.n r1, #508
it eq; orreq.n r1, #508
orr.w r1, #508
it eq; orreq.w r1, #508
orr r9, r10, #508
it eq; orreq r9, r10, #508
orr.n r9, r10, #508
it eq; orreq.n r9, r10, #508
orr.w r9, r10, #508
it eq; orreq.w r9, r10, #508
orr r1, r2, #1020
it eq; orreq r1, r2, #1020
orr.n r1, r2, #1020
it eq; orreq.n r1, r2, #1020
orr.w r1, r2, #1020
it eq; orreq.w r1, r2, #1020
orr r1, r1, #1020
it eq; orreq r1, r1, #1020
orr.n r1, r1, #1020
it eq; orreq.n r1, r1, #1020
orr.w r1, r1, #1020
it eq; orreq.w r1, r1, #1020
orr r1, #1020
it eq; orreq r1, #1020
orr.n r1, #1020
it eq; orreq.n r1, #1020
orr.w r1, #1020
it eq; orreq.w r1, #1020
orr r9, r10, #1020
it eq; orreq r9, r10, #1020
orr.n r9, r10, #1020
it eq; orreq.n r9, r10, #1020
orr.w r9, r10, #1020
it eq; orreq.w r9, r10, #1020
orr r1, r2, #4096
it eq; orreq r1, r2, #4096
orr.n r1, r2, #4096
it eq; orreq.n r1, r2, #4096
orr.w r1, r2, #4096
it eq; orreq.w r1, r2, #4096
orr r1, r1, #4096
it eq; orreq r1, r1, #4096
orr.n r1, r1, #4096
it eq; orreq.n r1, r1, #4096
orr.w r1, r1, #4096
it eq; orreq.w r1, r1, #4096
orr r1, #4096
it eq; orreq r1, #4096
orr.n r1, #4096
it eq; orreq.n r1, #4096
orr.w r1, #4096
it eq; orreq.w r1, #4096
orr r9, r10, #4096
it eq; orreq r9, r10, #4096
orr.n r9, r10, #4096
it eq; orreq.n r9, r10, #4096
orr.w r9, r10, #4096
it eq; orreq.w r9, r10, #4096
orr r1, r2, #0x00ff00ff
it eq; orreq r1, r2, #0x00ff00ff
orr.n r1, r2, #0x00ff00ff
it eq; orreq.n r1, r2, #0x00ff00ff
orr.w r1, r2, #0x00ff00ff
it eq; orreq.w r1, r2, #0x00ff00ff
orr r1, r1, #0x00ff00ff
it eq; orreq r1, r1, #0x00ff00ff
orr.n r1, r1, #0x00ff00ff
it eq; orreq.n r1, r1, #0x00ff00ff
orr.w r1, r1, #0x00ff00ff
it eq; orreq.w r1, r1, #0x00ff00ff
orr r1, #0x00ff00ff
it eq; orreq r1, #0x00ff00ff
orr.n r1, #0x00ff00ff
it eq; orreq.n r1, #0x00ff00ff
orr.w r1, #0x00ff00ff
it eq; orreq.w r1, #0x00ff00ff
orr r9, r10, #0x00ff00ff
it eq; orreq r9, r10, #0x00ff00ff
orr.n r9, r10, #0x00ff00ff
it eq; orreq.n r9, r10, #0x00ff00ff
orr.w r9, r10, #0x00ff00ff
it eq; orreq.w r9, r10, #0x00ff00ff
orr r1, r2, #-1
it eq; orreq r1, r2, #-1
orr.n r1, r2, #-1
it eq; orreq.n r1, r2, #-1
orr.w r1, r2, #-1
it eq; orreq.w r1, r2, #-1
orr r1, r1, #-1
it eq; orreq r1, r1, #-1
orr.n r1, r1, #-1
it eq; orreq.n r1, r1, #-1
orr.w r1, r1, #-1
it eq; orreq.w r1, r1, #-1
orr r1, #-1
it eq; orreq r1, #-1
orr.n r1, #-1
it eq; orreq.n r1, #-1
orr.w r1, #-1
it eq; orreq.w r1, #-1
orr r9, r10, #-1
it eq; orreq r9, r10, #-1
orr.n r9, r10, #-1
it eq; orreq.n r9, r10, #-1
orr.w r9, r10, #-1
it eq; orreq.w r9, r10, #-1
orr r1, r2, #-8
it eq; orreq r1, r2, #-8
orr.n r1, r2, #-8
it eq; orreq.n r1, r2, #-8
it eq; orreq r1, r1, #-8
orr.n r1, r1, #-8
it eq; orreq.n r1, r1, #-8
it eq; orreq r1, #-8
orr.n r1, #-8
it eq; orreq.n r1, #-8
it eq; orreq r9, r10, #-8
orr.n r9, r10, #-8
it eq; orreq.n r9, r10, #-8
it eq; orreq r1, r2, #-255
orr.n r1, r2, #-255
it eq; orreq.n r1, r2, #-255
it eq; orreq r1, r1, #-255
orr.n r1, r1, #-255
it eq; orreq.n r1, r1, #-255
it eq; orreq r1, #-255
orr.n r1, #-255
it eq; orreq.n r1, #-255
it eq; orreq r9, r10, #-255
orr.n r9, r10, #-255
it eq; orreq.n r9, r10, #-255
it eq; orrseq r1, r2, r3
orrs.n r1, r2, r3
it eq; orrseq.n r1, r2, r3
orrs.w r1, r2, r3
it eq; orrseq.w r1, r2, r3
orrs r1, r1, r2
it eq; orrseq r1, r1, r2
orrs.n r1, r1, r2
it eq; orrseq.n r1, r1, r2
orrs.w r1, r1, r2
it eq; orrseq.w r1, r1, r2
orrs r1, r2, r1
it eq; orrseq r1, r2, r1
orrs.n r1, r2, r1
it eq; orrseq.n r1, r2, r1
orrs.w r1, r2, r1
it eq; orrseq.w r1, r2, r1
orrs r9, r2, r3
it eq; orrseq r9, r2, r3
orrs.n r9, r2, r3
it eq; orrseq.n r9, r2, r3
orrs.w r9, r2, r3
it eq; orrseq.w r9, r2, r3
orrs r1, r2
it eq; orrseq r1, r2
orrs.n r1, r2
it eq; orrseq.n r1, r2
orrs.w r1, r2
it eq; orrseq.w r1, r2
orrs r9, r10
it eq; orrseq r9, r10
orrs.n r9, r10
it eq; orrseq.n r9, r10
orrs.w r9, r10
it eq; orrseq.w r9, r10
orrs r2, r3, r4, lsl #3
it eq; orrseq r2, r3, r4, lsl #3
orrs.n r2, r3, r4, lsl #3
it eq; orrseq.n r2, r3, r4, lsl #3
orrs.w r2, r3, r4, lsl #3
it eq; orrseq.w r2, r3, r4, lsl #3
orrs r2, r3, rrx
it eq; orrseq r2, r3, rrx
orrs.n r2, r3, rrx
it eq; orrseq.n r2, r3, rrx
orrs.w r2, r3, rrx
it eq; orrseq.w r2, r3, rrx
orrs r1, r2, #0
it eq; orrseq r1, r2, #0
orrs.n r1, r2, #0
it eq; orrseq.n r1, r2, #0
orrs.w r1, r2, #0
it eq; orrseq.w r1, r2, #0
orrs r1, r1, #0
it eq; orrseq r1, r1, #0
orrs.n r1, r1, #0
it eq; orrseq.n r1, r1, #0
orrs.w r1, r1, #0
it eq; orrseq.w r1, r1, #0
orrs r1, #0
it eq; orrseq r1, #0
orrs.n r1, #0
it eq; orrseq.n r1, #0
orrs.w r1, #0
it eq; orrseq.w r1, #0
orrs r9, r10, #0
it eq; orrseq r9, r10, #0
orrs.n r9, r10, #0
it eq; orrseq.n r9, r10, #0
orrs.w r9, r10, #0
it eq; orrseq.w r9, r10, #0
orrs r1, r2, #7
it eq; orrseq r1, r2, #7
orrs.n r1, r2, #7
it eq; orrseq.n r1, r2, #7
orrs.w r1, r2, #7
it eq; orrseq.w r1, r2, #7
orrs r1, r1, #7
it eq; orrseq r1, r1, #7
orrs.n r1, r1, #7
it eq; orrseq.n r1, r1, #7
orrs.w r1, r1, #7
it eq; orrseq.w r1, r1, #7
orrs r1, #7
it eq; orrseq r1, #7
orrs.n r1, #7
it eq; orrseq.n r1, #7
orrs.w r1, #7
it eq; orrseq.w r1, #7
orrs r9, r10, #7
it eq; orrseq r9, r10, #7
orrs.n r9, r10, #7
it eq; orrseq.n r9, r10, #7
orrs.w r9, r10, #7
it eq; orrseq.w r9, r10, #7
orrs r1, r2, #8
it eq; orrseq r1, r2, #8
orrs.n r1, r2, #8
it eq; orrseq.n r1, r2, #8
orrs.w r1, r2, #8
it eq; orrseq.w r1, r2, #8
orrs r1, r1, #8
it eq; orrseq r1, r1, #8
orrs.n r1, r1, #8
it eq; orrseq.n r1, r1, #8
orrs.w r1, r1, #8
it eq; orrseq.w r1, r1, #8
orrs r1, #8
it eq; orrseq r1, #8
orrs.n r1, #8
it eq; orrseq.n r1, #8
orrs.w r1, #8
it eq; orrseq.w r1, #8
orrs r9, r10, #8
it eq; orrseq r9, r10, #8
orrs.n r9, r10, #8
it eq; orrseq.n r9, r10, #8
orrs.w r9, r10, #8
it eq; orrseq.w r9, r10, #8
orrs r1, r2, #200
it eq; orrseq r1, r2, #200
orrs.n r1, r2, #200
it eq; orrseq.n r1, r2, #200
orrs.w r1, r2, #200
it eq; orrseq.w r1, r2, #200
orrs r1, r1, #200
it eq; orrseq r1, r1, #200
orrs.n r1, r1, #200
it eq; orrseq.n r1, r1, #200
orrs.w r1, r1, #200
it eq; orrseq.w r1, r1, #200
orrs r1, #200
it eq; orrseq r1, #200
orrs.n r1, #200
it eq; orrseq.n r1, #200
orrs.w r1, #200
it eq; orrseq.w r1, #200
orrs r9, r10, #200
it eq; orrseq r9, r10, #200
orrs.n r9, r10, #200
it eq; orrseq.n r9, r10, #200
orrs.w r9, r10, #200
it eq; orrseq.w r9, r10, #200
orrs r1, r2, #255
it eq; orrseq r1, r2, #255
orrs.n r1, r2, #255
it eq; orrseq.n r1, r2, #255
orrs.w r1, r2, #255
it eq; orrseq.w r1, r2, #255
orrs r1, r1, #255
it eq; orrseq r1, r1, #255
orrs.n r1, r1, #255
it eq; orrseq.n r1, r1, #255
orrs.w r1, r1, #255
it eq; orrseq.w r1, r1, #255
orrs r1, #255
it eq; orrseq r1, #255
orrs.n r1, #255
it eq; orrseq.n r1, #255
orrs.w r1, #255
it eq; orrseq.w r1, #255
orrs r9, r10, #255
it eq; orrseq r9, r10, #255
orrs.n r9, r10, #255
it eq; orrseq.n r9, r10, #255
orrs.w r9, r10, #255
it eq; orrseq.w r9, r10, #255
orrs r1, r2, #256
it eq; orrseq r1, r2, #256
orrs.n r1, r2, #256
it eq; orrseq.n r1, r2, #256
orrs.w r1, r2, #256
it eq; orrseq.w r1, r2, #256
orrs r1, r1, #256
it eq; orrseq r1, r1, #256
orrs.n r1, r1, #256
it eq; orrseq.n r1, r1, #256
orrs.w r1, r1, #256
it eq; orrseq.w r1, r1, #256
orrs r1, #256
it eq; orrseq r1, #256
orrs.n r1, #256
it eq; orrseq.n r1, #256
orrs.w r1, #256
it eq; orrseq.w r1, #256
orrs r9, r10, #256
it eq; orrseq r9, r10, #256
orrs.n r9, r10, #256
it eq; orrseq.n r9, r10, #256
orrs.w r9, r10, #256
it eq; orrseq.w r9, r10, #256
orrs r1, r2, #508
it eq; orrseq r1, r2, #508
orrs.n r1, r2, #508
it eq; orrseq.n r1, r2, #508
orrs.w r1, r2, #508
it eq; orrseq.w r1, r2, #508
orrs r1, r1, #508
it eq; orrseq r1, r1, #508
orrs.n r1, r1, #508
it eq; orrseq.n r1, r1, #508
orrs.w r1, r1, #508
it eq; orrseq.w r1, r1, #508
orrs r1, #508
it eq; orrseq r1, #508
orrs.n r1, #508
it eq; orrseq.n r1, #508
orrs.w r1, #508
it eq; orrseq.w r1, #508
orrs r9, r10, #508
it eq; orrseq r9, r10, #508
orrs.n r9, r10, #508
it eq; orrseq.n r9, r10, #508
orrs.w r9, r10, #508
it eq; orrseq.w r9, r10, #508
orrs r1, r2, #1020
it eq; orrseq r1, r2, #1020
orrs.n r1, r2, #1020
it eq; orrseq.n r1, r2, #1020
orrs.w r1, r2, #1020
it eq; orrseq.w r1, r2, #1020
orrs r1, r1, #1020
it eq; orrseq r1, r1, #1020
orrs.n r1, r1, #1020
it eq; orrseq.n r1, r1, #1020
orrs.w r1, r1, #1020
it eq; orrseq.w r1, r1, #1020
orrs r1, #1020
it eq; orrseq r1, #1020
orrs.n r1, #1020
it eq; orrseq.n r1, #1020
orrs.w r1, #1020
it eq; orrseq.w r1, #1020
orrs r9, r10, #1020
it eq; orrseq r9, r10, #1020
orrs.n r9, r10, #1020
it eq; orrseq.n r9, r10, #1020
orrs.w r9, r10, #1020
it eq; orrseq.w r9, r10, #1020
orrs r1, r2, #4096
it eq; orrseq r1, r2, #4096
orrs.n r1, r2, #4096
it eq; orrseq.n r1, r2, #4096
orrs.w r1, r2, #4096
it eq; orrseq.w r1, r2, #4096
orrs r1, r1, #4096
it eq; orrseq r1, r1, #4096
orrs.n r1, r1, #4096
it eq; orrseq.n r1, r1, #4096
orrs.w r1, r1, #4096
it eq; orrseq.w r1, r1, #4096
orrs r1, #4096
it eq; orrseq r1, #4096
orrs.n r1, #4096
it eq; orrseq.n r1, #4096
orrs.w r1, #4096
it eq; orrseq.w r1, #4096
orrs r9, r10, #4096
it eq; orrseq r9, r10, #4096
orrs.n r9, r10, #4096
it eq; orrseq.n r9, r10, #4096
orrs.w r9, r10, #4096
it eq; orrseq.w r9, r10, #4096
orrs r1, r2, #0x00ff00ff
it eq; orrseq r1, r2, #0x00ff00ff
orrs.n r1, r2, #0x00ff00ff
it eq; orrseq.n r1, r2, #0x00ff00ff
orrs.w r1, r2, #0x00ff00ff
it eq; orrseq.w r1, r2, #0x00ff00ff
orrs r1, r1, #0x00ff00ff
it eq; orrseq r1, r1, #0x00ff00ff
orrs.n r1, r1, #0x00ff00ff
it eq; orrseq.n r1, r1, #0x00ff00ff
orrs.w r1, r1, #0x00ff00ff
it eq; orrseq.w r1, r1, #0x00ff00ff
orrs r1, #0x00ff00ff
it eq; orrseq r1, #0x00ff00ff
orrs.n r1, #0x00ff00ff
it eq; orrseq.n r1, #0x00ff00ff
orrs.w r1, #0x00ff00ff
it eq; orrseq.w r1, #0x00ff00ff
orrs r9, r10, #0x00ff00ff
it eq; orrseq r9, r10, #0x00ff00ff
orrs.n r9, r10, #0x00ff00ff
it eq; orrseq.n r9, r10, #0x00ff00ff
orrs.w r9, r10, #0x00ff00ff
it eq; orrseq.w r9, r10, #0x00ff00ff
orrs r1, r2, #-1
it eq; orrseq r1, r2, #-1
orrs.n r1, r2, #-1
it eq; orrseq.n r1, r2, #-1
orrs.w r1, r2, #-1
it eq; orrseq.w r1, r2, #-1
orrs r1, r1, #-1
it eq; orrseq r1, r1, #-1
orrs.n r1, r1, #-1
it eq; orrseq.n r1, r1, #-1
orrs.w r1, r1, #-1
it eq; orrseq.w r1, r1, #-1
orrs r1, #-1
it eq; orrseq r1, #-1
orrs.n r1, #-1
it eq; orrseq.n r1, #-1
orrs.w r1, #-1
it eq; orrseq.w r1, #-1
orrs r9, r10, #-1
it eq; orrseq r9, r10, #-1
orrs.n r9, r10, #-1
it eq; orrseq.n r9, r10, #-1
orrs.w r9, r10, #-1
it eq; orrseq.w r9, r10, #-1
orrs r1, r2, #-8
it eq; orrseq r1, r2, #-8
orrs.n r1, r2, #-8
it eq; orrseq.n r1, r2, #-8
it eq; orrseq r1, r1, #-8
orrs.n r1, r1, #-8
it eq; orrseq.n r1, r1, #-8
it eq; orrseq r1, #-8
orrs.n r1, #-8
it eq; orrseq.n r1, #-8
it eq; orrseq r9, r10, #-8
orrs.n r9, r10, #-8
it eq; orrseq.n r9, r10, #-8
it eq; orrseq r1, r2, #-255
orrs.n r1, r2, #-255
it eq; orrseq.n r1, r2, #-255
it eq; orrseq r1, r1, #-255
orrs.n r1, r1, #-255
it eq; orrseq.n r1, r1, #-255
it eq; orrseq r1, #-255
orrs.n r1, #-255
it eq; orrseq.n r1, #-255
it eq; orrseq r9, r10, #-255
orrs.n r9, r10, #-255
it eq; orrseq.n r9, r10, #-255
it eq; rsbeq r1, r2, r3
rsb.n r1, r2, r3
it eq; rsbeq.n r1, r2, r3
rsb.w r1, r2, r3
it eq; rsbeq.w r1, r2, r3
rsb r1, r1, r2
it eq; rsbeq r1, r1, r2
rsb.n r1, r1, r2
it eq; rsbeq.n r1, r1, r2
rsb.w r1, r1, r2
it eq; rsbeq.w r1, r1, r2
rsb r1, r2, r1
it eq; rsbeq r1, r2, r1
rsb.n r1, r2, r1
it eq; rsbeq.n r1, r2, r1
rsb.w r1, r2, r1
it eq; rsbeq.w r1, r2, r1
rsb r9, r2, r3
it eq; rsbeq r9, r2, r3
rsb.n r9, r2, r3
it eq; rsbeq.n r9, r2, r3
rsb.w r9, r2, r3
it eq; rsbeq.w r9, r2, r3
rsb r1, r2
it eq; rsbeq r1, r2
rsb.n r1, r2
it eq; rsbeq.n r1, r2
rsb.w r1, r2
it eq; rsbeq.w r1, r2
rsb r9, r10
it eq; rsbeq r9, r10
rsb.n r9, r10
it eq; rsbeq.n r9, r10
rsb.w r9, r10
it eq; rsbeq.w r9, r10
rsb r2, r3, r4, lsl #3
it eq; rsbeq r2, r3, r4, lsl #3
rsb.n r2, r3, r4, lsl #3
it eq; rsbeq.n r2, r3, r4, lsl #3
rsb.w r2, r3, r4, lsl #3
it eq; rsbeq.w r2, r3, r4, lsl #3
rsb r2, r3, rrx
it eq; rsbeq r2, r3, rrx
rsb.n r2, r3, rrx
it eq; rsbeq.n r2, r3, rrx
it eq; rsbeq r1, r2, #0
rsb.n r1, r2, #0
it eq; rsbeq.n r1, r2, #0
rsb.w r1, r2, #0
it eq; rsbeq.w r1, r2, #0
rsb r1, r1, #0
it eq; rsbeq r1, r1, #0
rsb.n r1, r1, #0
it eq; rsbeq.n r1, r1, #0
rsb.w r1, r1, #0
it eq; rsbeq.w r1, r1, #0
rsb r1, #0
it eq; rsbeq r1, #0
rsb.n r1, #0
it eq; rsbeq.n r1, #0
it eq; rsbeq r9, r10, #0
rsb.n r9, r10, #0
it eq; rsbeq.n r9, r10, #0
rsb.w r9, r10, #0
it eq; rsbeq.w r9, r10, #0
rsb r1, r2, #7
it eq; rsbeq r1, r2, #7
rsb.n r1, r2, #7
it eq; rsbeq.n r1, r2, #7
rsb.w r1, r2, #7
it eq; rsbeq.w r1, r2, #7
rsb r1, r1, #7
it eq; rsbeq r1, r1, #7
rsb.n r1, r1, #7
it eq; rsbeq.n r1, r1, #7
rsb.w r1, r1, #7
it eq; rsbeq.w r1, r1, #7
rsb r1, #7
it eq; rsbeq r1, #7
rsb.n r1, #7
it eq; rsbeq.n r1, #7
it eq; rsbeq r9, r10, #7
rsb.n r9, r10, #7
it eq; rsbeq.n r9, r10, #7
rsb.w r9, r10, #7
it eq; rsbeq.w r9, r10, #7
rsb r1, r2, #8
it eq; rsbeq r1, r2, #8
rsb.n r1, r2, #8
it eq; rsbeq.n r1, r2, #8
rsb.w r1, r2, #8
it eq; rsbeq.w r1, r2, #8
rsb r1, r1, #8
it eq; rsbeq r1, r1, #8
rsb.n r1, r1, #8
it eq; rsbeq.n r1, r1, #8
rsb.w r1, r1, #8
it eq; rsbeq.w r1, r1, #8
rsb r1, #8
it eq; rsbeq r1, #8
rsb.n r1, #8
it eq; rsbeq.n r1, #8
it eq; rsbeq r9, r10, #8
rsb.n r9, r10, #8
it eq; rsbeq.n r9, r10, #8
rsb.w r9, r10, #8
it eq; rsbeq.w r9, r10, #8
rsb r1, r2, #200
it eq; rsbeq r1, r2, #200
rsb.n r1, r2, #200
it eq; rsbeq.n r1, r2, #200
rsb.w r1, r2, #200
it eq; rsbeq.w r1, r2, #200
rsb r1, r1, #200
it eq; rsbeq r1, r1, #200
rsb.n r1, r1, #200
it eq; rsbeq.n r1, r1, #200
rsb.w r1, r1, #200
it eq; rsbeq.w r1, r1, #200
rsb r1, #200
it eq; rsbeq r1, #200
rsb.n r1, #200
it eq; rsbeq.n r1, #200
it eq; rsbeq r9, r10, #200
rsb.n r9, r10, #200
it eq; rsbeq.n r9, r10, #200
rsb.w r9, r10, #200
it eq; rsbeq.w r9, r10, #200
rsb r1, r2, #255
it eq; rsbeq r1, r2, #255
rsb.n r1, r2, #255
it eq; rsbeq.n r1, r2, #255
rsb.w r1, r2, #255
it eq; rsbeq.w r1, r2, #255
rsb r1, r1, #255
it eq; rsbeq r1, r1, #255
rsb.n r1, r1, #255
it eq; rsbeq.n r1, r1, #255
rsb.w r1, r1, #255
it eq; rsbeq.w r1, r1, #255
rsb r1, #255
it eq; rsbeq r1, #255
rsb.n r1, #255
it eq; rsbeq.n r1, #255
it eq; rsbeq r9, r10, #255
rsb.n r9, r10, #255
it eq; rsbeq.n r9, r10, #255
rsb.w r9, r10, #255
it eq; rsbeq.w r9, r10, #255
rsb r1, r2, #256
it eq; rsbeq r1, r2, #256
rsb.n r1, r2, #256
it eq; rsbeq.n r1, r2, #256
rsb.w r1, r2, #256
it eq; rsbeq.w r1, r2, #256
rsb r1, r1, #256
it eq; rsbeq r1, r1, #256
rsb.n r1, r1, #256
it eq; rsbeq.n r1, r1, #256
rsb.w r1, r1, #256
it eq; rsbeq.w r1, r1, #256
rsb r1, #256
it eq; rsbeq r1, #256
rsb.n r1, #256
it eq; rsbeq.n r1, #256
it eq; rsbeq r9, r10, #256
rsb.n r9, r10, #256
it eq; rsbeq.n r9, r10, #256
rsb.w r9, r10, #256
it eq; rsbeq.w r9, r10, #256
rsb r1, r2, #508
it eq; rsbeq r1, r2, #508
rsb.n r1, r2, #508
it eq; rsbeq.n r1, r2, #508
rsb.w r1, r2, #508
it eq; rsbeq.w r1, r2, #508
rsb r1, r1, #508
it eq; rsbeq r1, r1, #508
rsb.n r1, r1, #508
it eq; rsbeq.n r1, r1, #508
rsb.w r1, r1, #508
it eq; rsbeq.w r1, r1, #508
rsb r1, #508
it eq; rsbeq r1, #508
rsb.n r1, #508
it eq; rsbeq.n r1, #508
it eq; rsbeq r9, r10, #508
rsb.n r9, r10, #508
it eq; rsbeq.n r9, r10, #508
rsb.w r9, r10, #508
it eq; rsbeq.w r9, r10, #508
rsb r1, r2, #1020
it eq; rsbeq r1, r2, #1020
rsb.n r1, r2, #1020
it eq; rsbeq.n r1, r2, #1020
rsb.w r1, r2, #1020
it eq; rsbeq.w r1, r2, #1020
rsb r1, r1, #1020
it eq; rsbeq r1, r1, #1020
rsb.n r1, r1, #1020
it eq; rsbeq.n r1, r1, #1020
rsb.w r1, r1, #1020
it eq; rsbeq.w r1, r1, #1020
rsb r1, #1020
it eq; rsbeq r1, #1020
rsb.n r1, #1020
it eq; rsbeq.n r1, #1020
it eq; rsbeq r9, r10, #1020
rsb.n r9, r10, #1020
it eq; rsbeq.n r9, r10, #1020
rsb.w r9, r10, #1020
it eq; rsbeq.w r9, r10, #1020
rsb r1, r2, #4096
it eq; rsbeq r1, r2, #4096
rsb.n r1, r2, #4096
it eq; rsbeq.n r1, r2, #4096
rsb.w r1, r2, #4096
it eq; rsbeq.w r1, r2, #4096
rsb r1, r1, #4096
it eq; rsbeq r1, r1, #4096
rsb.n r1, r1, #4096
it eq; rsbeq.n r1, r1, #4096
rsb.w r1, r1, #4096
it eq; rsbeq.w r1, r1, #4096
rsb r1, #4096
it eq; rsbeq r1, #4096
rsb.n r1, #4096
it eq; rsbeq.n r1, #4096
it eq; rsbeq r9, r10, #4096
rsb.n r9, r10, #4096
it eq; rsbeq.n r9, r10, #4096
rsb.w r9, r10, #4096
it eq; rsbeq.w r9, r10, #4096
rsb r1, r2, #0x00ff00ff
it eq; rsbeq r1, r2, #0x00ff00ff
rsb.n r1, r2, #0x00ff00ff
it eq; rsbeq.n r1, r2, #0x00ff00ff
rsb.w r1, r2, #0x00ff00ff
it eq; rsbeq.w r1, r2, #0x00ff00ff
rsb r1, r1, #0x00ff00ff
it eq; rsbeq r1, r1, #0x00ff00ff
rsb.n r1, r1, #0x00ff00ff
it eq; rsbeq.n r1, r1, #0x00ff00ff
rsb.w r1, r1, #0x00ff00ff
it eq; rsbeq.w r1, r1, #0x00ff00ff
rsb r1, #0x00ff00ff
it eq; rsbeq r1, #0x00ff00ff
rsb.n r1, #0x00ff00ff
it eq; rsbeq.n r1, #0x00ff00ff
it eq; rsbeq r9, r10, #0x00ff00ff
rsb.n r9, r10, #0x00ff00ff
it eq; rsbeq.n r9, r10, #0x00ff00ff
rsb.w r9, r10, #0x00ff00ff
it eq; rsbeq.w r9, r10, #0x00ff00ff
rsb r1, r2, #-1
it eq; rsbeq r1, r2, #-1
rsb.n r1, r2, #-1
it eq; rsbeq.n r1, r2, #-1
rsb.w r1, r2, #-1
it eq; rsbeq.w r1, r2, #-1
rsb r1, r1, #-1
it eq; rsbeq r1, r1, #-1
rsb.n r1, r1, #-1
it eq; rsbeq.n r1, r1, #-1
rsb.w r1, r1, #-1
it eq; rsbeq.w r1, r1, #-1
rsb r1, #-1
it eq; rsbeq r1, #-1
rsb.n r1, #-1
it eq; rsbeq.n r1, #-1
it eq; rsbeq r9, r10, #-1
rsb.n r9, r10, #-1
it eq; rsbeq.n r9, r10, #-1
rsb.w r9, r10, #-1
it eq; rsbeq.w r9, r10, #-1
rsbs r1, r2, r3
it eq; rsbseq r1, r2, r3
rsbs.n r1, r2, r3
it eq; rsbseq.n r1, r2, r3
rsbs.w r1, r2, r3
it eq; rsbseq.w r1, r2, r3
rsbs r1, r1, r2
it eq; rsbseq r1, r1, r2
rsbs.n r1, r1, r2
it eq; rsbseq.n r1, r1, r2
rsbs.w r1, r1, r2
it eq; rsbseq.w r1, r1, r2
rsbs r1, r2, r1
it eq; rsbseq r1, r2, r1
rsbs.n r1, r2, r1
it eq; rsbseq.n r1, r2, r1
rsbs.w r1, r2, r1
it eq; rsbseq.w r1, r2, r1
rsbs r9, r2, r3
it eq; rsbseq r9, r2, r3
rsbs.n r9, r2, r3
it eq; rsbseq.n r9, r2, r3
rsbs.w r9, r2, r3
it eq; rsbseq.w r9, r2, r3
rsbs r1, r2
it eq; rsbseq r1, r2
rsbs.n r1, r2
it eq; rsbseq.n r1, r2
rsbs.w r1, r2
it eq; rsbseq.w r1, r2
rsbs r9, r10
it eq; rsbseq r9, r10
rsbs.n r9, r10
it eq; rsbseq.n r9, r10
rsbs.w r9, r10
it eq; rsbseq.w r9, r10
rsbs r2, r3, r4, lsl #3
it eq; rsbseq r2, r3, r4, lsl #3
rsbs.n r2, r3, r4, lsl #3
it eq; rsbseq.n r2, r3, r4, lsl #3
rsbs.w r2, r3, r4, lsl #3
it eq; rsbseq.w r2, r3, r4, lsl #3
rsbs r2, r3, rrx
it eq; rsbseq r2, r3, rrx
rsbs.n r2, r3, rrx
it eq; rsbseq.n r2, r3, rrx
it eq; rsbseq r1, r2, #0
rsbs.n r1, r2, #0
it eq; rsbseq.n r1, r2, #0
rsbs.w r1, r2, #0
it eq; rsbseq.w r1, r2, #0
rsbs r1, r1, #0
it eq; rsbseq r1, r1, #0
rsbs.n r1, r1, #0
it eq; rsbseq.n r1, r1, #0
rsbs.w r1, r1, #0
it eq; rsbseq.w r1, r1, #0
rsbs r1, #0
it eq; rsbseq r1, #0
rsbs.n r1, #0
it eq; rsbseq.n r1, #0
it eq; rsbseq r9, r10, #0
rsbs.n r9, r10, #0
it eq; rsbseq.n r9, r10, #0
rsbs.w r9, r10, #0
it eq; rsbseq.w r9, r10, #0
rsbs r1, r2, #7
it eq; rsbseq r1, r2, #7
rsbs.n r1, r2, #7
it eq; rsbseq.n r1, r2, #7
rsbs.w r1, r2, #7
it eq; rsbseq.w r1, r2, #7
rsbs r1, r1, #7
it eq; rsbseq r1, r1, #7
rsbs.n r1, r1, #7
it eq; rsbseq.n r1, r1, #7
rsbs.w r1, r1, #7
it eq; rsbseq.w r1, r1, #7
rsbs r1, #7
it eq; rsbseq r1, #7
rsbs.n r1, #7
it eq; rsbseq.n r1, #7
it eq; rsbseq r9, r10, #7
rsbs.n r9, r10, #7
it eq; rsbseq.n r9, r10, #7
rsbs.w r9, r10, #7
it eq; rsbseq.w r9, r10, #7
rsbs r1, r2, #8
it eq; rsbseq r1, r2, #8
rsbs.n r1, r2, #8
it eq; rsbseq.n r1, r2, #8
rsbs.w r1, r2, #8
it eq; rsbseq.w r1, r2, #8
rsbs r1, r1, #8
it eq; rsbseq r1, r1, #8
rsbs.n r1, r1, #8
it eq; rsbseq.n r1, r1, #8
rsbs.w r1, r1, #8
it eq; rsbseq.w r1, r1, #8
rsbs r1, #8
it eq; rsbseq r1, #8
rsbs.n r1, #8
it eq; rsbseq.n r1, #8
it eq; rsbseq r9, r10, #8
rsbs.n r9, r10, #8
it eq; rsbseq.n r9, r10, #8
rsbs.w r9, r10, #8
it eq; rsbseq.w r9, r10, #8
rsbs r1, r2, #200
it eq; rsbseq r1, r2, #200
rsbs.n r1, r2, #200
it eq; rsbseq.n r1, r2, #200
rsbs.w r1, r2, #200
it eq; rsbseq.w r1, r2, #200
rsbs r1, r1, #200
it eq; rsbseq r1, r1, #200
rsbs.n r1, r1, #200
it eq; rsbseq.n r1, r1, #200
rsbs.w r1, r1, #200
it eq; rsbseq.w r1, r1, #200
rsbs r1, #200
it eq; rsbseq r1, #200
rsbs.n r1, #200
it eq; rsbseq.n r1, #200
it eq; rsbseq r9, r10, #200
rsbs.n r9, r10, #200
it eq; rsbseq.n r9, r10, #200
rsbs.w r9, r10, #200
it eq; rsbseq.w r9, r10, #200
rsbs r1, r2, #255
it eq; rsbseq r1, r2, #255
rsbs.n r1, r2, #255
it eq; rsbseq.n r1, r2, #255
rsbs.w r1, r2, #255
it eq; rsbseq.w r1, r2, #255
rsbs r1, r1, #255
it eq; rsbseq r1, r1, #255
rsbs.n r1, r1, #255
it eq; rsbseq.n r1, r1, #255
rsbs.w r1, r1, #255
it eq; rsbseq.w r1, r1, #255
rsbs r1, #255
it eq; rsbseq r1, #255
rsbs.n r1, #255
it eq; rsbseq.n r1, #255
it eq; rsbseq r9, r10, #255
rsbs.n r9, r10, #255
it eq; rsbseq.n r9, r10, #255
rsbs.w r9, r10, #255
it eq; rsbseq.w r9, r10, #255
rsbs r1, r2, #256
it eq; rsbseq r1, r2, #256
rsbs.n r1, r2, #256
it eq; rsbseq.n r1, r2, #256
rsbs.w r1, r2, #256
it eq; rsbseq.w r1, r2, #256
rsbs r1, r1, #256
it eq; rsbseq r1, r1, #256
rsbs.n r1, r1, #256
it eq; rsbseq.n r1, r1, #256
rsbs.w r1, r1, #256
it eq; rsbseq.w r1, r1, #256
rsbs r1, #256
it eq; rsbseq r1, #256
rsbs.n r1, #256
it eq; rsbseq.n r1, #256
it eq; rsbseq r9, r10, #256
rsbs.n r9, r10, #256
it eq; rsbseq.n r9, r10, #256
rsbs.w r9, r10, #256
it eq; rsbseq.w r9, r10, #256
rsbs r1, r2, #508
it eq; rsbseq r1, r2, #508
rsbs.n r1, r2, #508
it eq; rsbseq.n r1, r2, #508
rsbs.w r1, r2, #508
it eq; rsbseq.w r1, r2, #508
rsbs r1, r1, #508
it eq; rsbseq r1, r1, #508
rsbs.n r1, r1, #508
it eq; rsbseq.n r1, r1, #508
rsbs.w r1, r1, #508
it eq; rsbseq.w r1, r1, #508
rsbs r1, #508
it eq; rsbseq r1, #508
rsbs.n r1, #508
it eq; rsbseq.n r1, #508
it eq; rsbseq r9, r10, #508
rsbs.n r9, r10, #508
it eq; rsbseq.n r9, r10, #508
rsbs.w r9, r10, #508
it eq; rsbseq.w r9, r10, #508
rsbs r1, r2, #1020
it eq; rsbseq r1, r2, #1020
rsbs.n r1, r2, #1020
it eq; rsbseq.n r1, r2, #1020
rsbs.w r1, r2, #1020
it eq; rsbseq.w r1, r2, #1020
rsbs r1, r1, #1020
it eq; rsbseq r1, r1, #1020
rsbs.n r1, r1, #1020
it eq; rsbseq.n r1, r1, #1020
rsbs.w r1, r1, #1020
it eq; rsbseq.w r1, r1, #1020
rsbs r1, #1020
it eq; rsbseq r1, #1020
rsbs.n r1, #1020
it eq; rsbseq.n r1, #1020
it eq; rsbseq r9, r10, #1020
rsbs.n r9, r10, #1020
it eq; rsbseq.n r9, r10, #1020
rsbs.w r9, r10, #1020
it eq; rsbseq.w r9, r10, #1020
rsbs r1, r2, #4096
it eq; rsbseq r1, r2, #4096
rsbs.n r1, r2, #4096
it eq; rsbseq.n r1, r2, #4096
rsbs.w r1, r2, #4096
it eq; rsbseq.w r1, r2, #4096
rsbs r1, r1, #4096
it eq; rsbseq r1, r1, #4096
rsbs.n r1, r1, #4096
it eq; rsbseq.n r1, r1, #4096
rsbs.w r1, r1, #4096
it eq; rsbseq.w r1, r1, #4096
rsbs r1, #4096
it eq; rsbseq r1, #4096
rsbs.n r1, #4096
it eq; rsbseq.n r1, #4096
it eq; rsbseq r9, r10, #4096
rsbs.n r9, r10, #4096
it eq; rsbseq.n r9, r10, #4096
rsbs.w r9, r10, #4096
it eq; rsbseq.w r9, r10, #4096
rsbs r1, r2, #0x00ff00ff
it eq; rsbseq r1, r2, #0x00ff00ff
rsbs.n r1, r2, #0x00ff00ff
it eq; rsbseq.n r1, r2, #0x00ff00ff
rsbs.w r1, r2, #0x00ff00ff
it eq; rsbseq.w r1, r2, #0x00ff00ff
rsbs r1, r1, #0x00ff00ff
it eq; rsbseq r1, r1, #0x00ff00ff
rsbs.n r1, r1, #0x00ff00ff
it eq; rsbseq.n r1, r1, #0x00ff00ff
rsbs.w r1, r1, #0x00ff00ff
it eq; rsbseq.w r1, r1, #0x00ff00ff
rsbs r1, #0x00ff00ff
it eq; rsbseq r1, #0x00ff00ff
rsbs.n r1, #0x00ff00ff
it eq; rsbseq.n r1, #0x00ff00ff
it eq; rsbseq r9, r10, #0x00ff00ff
rsbs.n r9, r10, #0x00ff00ff
it eq; rsbseq.n r9, r10, #0x00ff00ff
rsbs.w r9, r10, #0x00ff00ff
it eq; rsbseq.w r9, r10, #0x00ff00ff
rsbs r1, r2, #-1
it eq; rsbseq r1, r2, #-1
rsbs.n r1, r2, #-1
it eq; rsbseq.n r1, r2, #-1
rsbs.w r1, r2, #-1
it eq; rsbseq.w r1, r2, #-1
rsbs r1, r1, #-1
it eq; rsbseq r1, r1, #-1
rsbs.n r1, r1, #-1
it eq; rsbseq.n r1, r1, #-1
rsbs.w r1, r1, #-1
it eq; rsbseq.w r1, r1, #-1
rsbs r1, #-1
it eq; rsbseq r1, #-1
rsbs.n r1, #-1
it eq; rsbseq.n r1, #-1
it eq; rsbseq r9, r10, #-1
rsbs.n r9, r10, #-1
it eq; rsbseq.n r9, r10, #-1
rsbs.w r9, r10, #-1
it eq; rsbseq.w r9, r10, #-1
sbc r1, r2, r3
it eq; sbceq r1, r2, r3
sbc.n r1, r2, r3
it eq; sbceq.n r1, r2, r3
sbc.w r1, r2, r3
it eq; sbceq.w r1, r2, r3
sbc r1, r1, r2
it eq; sbceq r1, r1, r2
sbc.n r1, r1, r2
it eq; sbceq.n r1, r1, r2
sbc.w r1, r1, r2
it eq; sbceq.w r1, r1, r2
sbc r1, r2, r1
it eq; sbceq r1, r2, r1
sbc.n r1, r2, r1
it eq; sbceq.n r1, r2, r1
sbc.w r1, r2, r1
it eq; sbceq.w r1, r2, r1
sbc r9, r2, r3
it eq; sbceq r9, r2, r3
sbc.n r9, r2, r3
it eq; sbceq.n r9, r2, r3
sbc.w r9, r2, r3
it eq; sbceq.w r9, r2, r3
sbc r1, r2
it eq; sbceq r1, r2
sbc.n r1, r2
it eq; sbceq.n r1, r2
sbc.w r1, r2
it eq; sbceq.w r1, r2
sbc r9, r10
it eq; sbceq r9, r10
sbc.n r9, r10
it eq; sbceq.n r9, r10
sbc.w r9, r10
it eq; sbceq.w r9, r10
sbc r2, r3, r4, lsl #3
it eq; sbceq r2, r3, r4, lsl #3
sbc.n r2, r3, r4, lsl #3
it eq; sbceq.n r2, r3, r4, lsl #3
sbc.w r2, r3, r4, lsl #3
it eq; sbceq.w r2, r3, r4, lsl #3
sbc r2, r3, rrx
it eq; sbceq r2, r3, rrx
sbc.n r2, r3, rrx
it eq; sbceq.n r2, r3, rrx
sbc.w r2, r3, rrx
it eq; sbceq.w r2, r3, rrx
sbc r1, r2, #0
it eq; sbceq r1, r2, #0
sbc.n r1, r2, #0
it eq; sbceq.n r1, r2, #0
it eq; sbceq r1, r1, #0
sbc.n r1, r1, #0
it eq; sbceq.n r1, r1, #0
it eq; sbceq r1, #0
sbc.n r1, #0
it eq; sbceq.n r1, #0
sbc.w r1, #0
it eq; sbceq.w r1, #0
sbc r9, r10, #0
it eq; sbceq r9, r10, #0
sbc.n r9, r10, #0
it eq; sbceq.n r9, r10, #0
it eq; sbceq r1, r2, #7
sbc.n r1, r2, #7
it eq; sbceq.n r1, r2, #7
it eq; sbceq r1, r1, #7
sbc.n r1, r1, #7
it eq; sbceq.n r1, r1, #7
it eq; sbceq r1, #7
sbc.n r1, #7
it eq; sbceq.n r1, #7
sbc.w r1, #7
it eq; sbceq.w r1, #7
sbc r9, r10, #7
it eq; sbceq r9, r10, #7
sbc.n r9, r10, #7
it eq; sbceq.n r9, r10, #7
it eq; sbceq r1, r2, #8
sbc.n r1, r2, #8
it eq; sbceq.n r1, r2, #8
it eq; sbceq r1, r1, #8
sbc.n r1, r1, #8
it eq; sbceq.n r1, r1, #8
it eq; sbceq r1, #8
sbc.n r1, #8
it eq; sbceq.n r1, #8
sbc.w r1, #8
it eq; sbceq.w r1, #8
sbc r9, r10, #8
it eq; sbceq r9, r10, #8
sbc.n r9, r10, #8
it eq; sbceq.n r9, r10, #8
it eq; sbceq r1, r2, #200
sbc.n r1, r2, #200
it eq; sbceq.n r1, r2, #200
it eq; sbceq r1, r1, #200
sbc.n r1, r1, #200
it eq; sbceq.n r1, r1, #200
it eq; sbceq r1, #200
sbc.n r1, #200
it eq; sbceq.n r1, #200
sbc.w r1, #200
it eq; sbceq.w r1, #200
sbc r9, r10, #200
it eq; sbceq r9, r10, #200
sbc.n r9, r10, #200
it eq; sbceq.n r9, r10, #200
it eq; sbceq r1, r2, #255
sbc.n r1, r2, #255
it eq; sbceq.n r1, r2, #255
it eq; sbceq r1, r1, #255
sbc.n r1, r1, #255
it eq; sbceq.n r1, r1, #255
it eq; sbceq r1, #255
sbc.n r1, #255
it eq; sbceq.n r1, #255
sbc.w r1, #255
it eq; sbceq.w r1, #255
sbc r9, r10, #255
it eq; sbceq r9, r10, #255
sbc.n r9, r10, #255
it eq; sbceq.n r9, r10, #255
it eq; sbceq r1, r2, #256
sbc.n r1, r2, #256
it eq; sbceq.n r1, r2, #256
it eq; sbceq r1, r1, #256
sbc.n r1, r1, #256
it eq; sbceq.n r1, r1, #256
it eq; sbceq r1, #256
sbc.n r1, #256
it eq; sbceq.n r1, #256
sbc.w r1, #256
it eq; sbceq.w r1, #256
sbc r9, r10, #256
it eq; sbceq r9, r10, #256
sbc.n r9, r10, #256
it eq; sbceq.n r9, r10, #256
it eq; sbceq r1, r2, #508
sbc.n r1, r2, #508
it eq; sbceq.n r1, r2, #508
it eq; sbceq r1, r1, #508
sbc.n r1, r1, #508
it eq; sbceq.n r1, r1, #508
it eq; sbceq r1, #508
sbc.n r1, #508
it eq; sbceq.n r1, #508
sbc.w r1, #508
it eq; sbceq.w r1, #508
sbc r9, r10, #508
it eq; sbceq r9, r10, #508
sbc.n r9, r10, #508
it eq; sbceq.n r9, r10, #508
it eq; sbceq r1, r2, #1020
sbc.n r1, r2, #1020
it eq; sbceq.n r1, r2, #1020
it eq; sbceq r1, r1, #1020
sbc.n r1, r1, #1020
it eq; sbceq.n r1, r1, #1020
it eq; sbceq r1, #1020
sbc.n r1, #1020
it eq; sbceq.n r1, #1020
sbc.w r1, #1020
it eq; sbceq.w r1, #1020
sbc r9, r10, #1020
it eq; sbceq r9, r10, #1020
sbc.n r9, r10, #1020
it eq; sbceq.n r9, r10, #1020
it eq; sbceq r1, r2, #4096
sbc.n r1, r2, #4096
it eq; sbceq.n r1, r2, #4096
it eq; sbceq r1, r1, #4096
sbc.n r1, r1, #4096
it eq; sbceq.n r1, r1, #4096
it eq; sbceq r1, #4096
sbc.n r1, #4096
it eq; sbceq.n r1, #4096
sbc.w r1, #4096
it eq; sbceq.w r1, #4096
sbc r9, r10, #4096
it eq; sbceq r9, r10, #4096
sbc.n r9, r10, #4096
it eq; sbceq.n r9, r10, #4096
it eq; sbceq r1, r2, #0x00ff00ff
sbc.n r1, r2, #0x00ff00ff
it eq; sbceq.n r1, r2, #0x00ff00ff
it eq; sbceq r1, r1, #0x00ff00ff
sbc.n r1, r1, #0x00ff00ff
it eq; sbceq.n r1, r1, #0x00ff00ff
it eq; sbceq r1, #0x00ff00ff
sbc.n r1, #0x00ff00ff
it eq; sbceq.n r1, #0x00ff00ff
sbc.w r1, #0x00ff00ff
it eq; sbceq.w r1, #0x00ff00ff
sbc r9, r10, #0x00ff00ff
it eq; sbceq r9, r10, #0x00ff00ff
sbc.n r9, r10, #0x00ff00ff
it eq; sbceq.n r9, r10, #0x00ff00ff
it eq; sbceq r1, r2, #-1
sbc.n r1, r2, #-1
it eq; sbceq.n r1, r2, #-1
it eq; sbceq r1, r1, #-1
sbc.n r1, r1, #-1
it eq; sbceq.n r1, r1, #-1
it eq; sbceq r1, #-1
sbc.n r1, #-1
it eq; sbceq.n r1, #-1
sbc.w r1, #-1
it eq; sbceq.w r1, #-1
sbc r9, r10, #-1
it eq; sbceq r9, r10, #-1
sbc.n r9, r10, #-1
it eq; sbceq.n r9, r10, #-1
it eq; sbceq r1, r2, #-8
sbc.n r1, r2, #-8
it eq; sbceq.n r1, r2, #-8
it eq; sbceq r1, r1, #-8
sbc.n r1, r1, #-8
it eq; sbceq.n r1, r1, #-8
it eq; sbceq r1, #-8
sbc.n r1, #-8
it eq; sbceq.n r1, #-8
it eq; sbceq r9, r10, #-8
sbc.n r9, r10, #-8
it eq; sbceq.n r9, r10, #-8
it eq; sbceq r1, r2, #-255
sbc.n r1, r2, #-255
it eq; sbceq.n r1, r2, #-255
it eq; sbceq r1, r1, #-255
sbc.n r1, r1, #-255
it eq; sbceq.n r1, r1, #-255
it eq; sbceq r1, #-255
sbc.n r1, #-255
it eq; sbceq.n r1, #-255
it eq; sbceq r9, r10, #-255
sbc.n r9, r10, #-255
it eq; sbceq.n r9, r10, #-255
it eq; sbcseq r1, r2, r3
sbcs.n r1, r2, r3
it eq; sbcseq.n r1, r2, r3
sbcs.w r1, r2, r3
it eq; sbcseq.w r1, r2, r3
sbcs r1, r1, r2
it eq; sbcseq r1, r1, r2
sbcs.n r1, r1, r2
it eq; sbcseq.n r1, r1, r2
sbcs.w r1, r1, r2
it eq; sbcseq.w r1, r1, r2
sbcs r1, r2, r1
it eq; sbcseq r1, r2, r1
sbcs.n r1, r2, r1
it eq; sbcseq.n r1, r2, r1
sbcs.w r1, r2, r1
it eq; sbcseq.w r1, r2, r1
sbcs r9, r2, r3
it eq; sbcseq r9, r2, r3
sbcs.n r9, r2, r3
it eq; sbcseq.n r9, r2, r3
sbcs.w r9, r2, r3
it eq; sbcseq.w r9, r2, r3
sbcs r1, r2
it eq; sbcseq r1, r2
sbcs.n r1, r2
it eq; sbcseq.n r1, r2
sbcs.w r1, r2
it eq; sbcseq.w r1, r2
sbcs r9, r10
it eq; sbcseq r9, r10
sbcs.n r9, r10
it eq; sbcseq.n r9, r10
sbcs.w r9, r10
it eq; sbcseq.w r9, r10
sbcs r2, r3, r4, lsl #3
it eq; sbcseq r2, r3, r4, lsl #3
sbcs.n r2, r3, r4, lsl #3
it eq; sbcseq.n r2, r3, r4, lsl #3
sbcs.w r2, r3, r4, lsl #3
it eq; sbcseq.w r2, r3, r4, lsl #3
sbcs r2, r3, rrx
it eq; sbcseq r2, r3, rrx
sbcs.n r2, r3, rrx
it eq; sbcseq.n r2, r3, rrx
sbcs.w r2, r3, rrx
it eq; sbcseq.w r2, r3, rrx
sbcs r1, r2, #0
it eq; sbcseq r1, r2, #0
sbcs.n r1, r2, #0
it eq; sbcseq.n r1, r2, #0
it eq; sbcseq r1, r1, #0
sbcs.n r1, r1, #0
it eq; sbcseq.n r1, r1, #0
it eq; sbcseq r1, #0
sbcs.n r1, #0
it eq; sbcseq.n r1, #0
sbcs.w r1, #0
it eq; sbcseq.w r1, #0
sbcs r9, r10, #0
it eq; sbcseq r9, r10, #0
sbcs.n r9, r10, #0
it eq; sbcseq.n r9, r10, #0
it eq; sbcseq r1, r2, #7
sbcs.n r1, r2, #7
it eq; sbcseq.n r1, r2, #7
it eq; sbcseq r1, r1, #7
sbcs.n r1, r1, #7
it eq; sbcseq.n r1, r1, #7
it eq; sbcseq r1, #7
sbcs.n r1, #7
it eq; sbcseq.n r1, #7
sbcs.w r1, #7
it eq; sbcseq.w r1, #7
sbcs r9, r10, #7
it eq; sbcseq r9, r10, #7
sbcs.n r9, r10, #7
it eq; sbcseq.n r9, r10, #7
it eq; sbcseq r1, r2, #8
sbcs.n r1, r2, #8
it eq; sbcseq.n r1, r2, #8
it eq; sbcseq r1, r1, #8
sbcs.n r1, r1, #8
it eq; sbcseq.n r1, r1, #8
it eq; sbcseq r1, #8
sbcs.n r1, #8
it eq; sbcseq.n r1, #8
sbcs.w r1, #8
it eq; sbcseq.w r1, #8
sbcs r9, r10, #8
it eq; sbcseq r9, r10, #8
sbcs.n r9, r10, #8
it eq; sbcseq.n r9, r10, #8
it eq; sbcseq r1, r2, #200
sbcs.n r1, r2, #200
it eq; sbcseq.n r1, r2, #200
it eq; sbcseq r1, r1, #200
sbcs.n r1, r1, #200
it eq; sbcseq.n r1, r1, #200
it eq; sbcseq r1, #200
sbcs.n r1, #200
it eq; sbcseq.n r1, #200
sbcs.w r1, #200
it eq; sbcseq.w r1, #200
sbcs r9, r10, #200
it eq; sbcseq r9, r10, #200
sbcs.n r9, r10, #200
it eq; sbcseq.n r9, r10, #200
it eq; sbcseq r1, r2, #255
sbcs.n r1, r2, #255
it eq; sbcseq.n r1, r2, #255
it eq; sbcseq r1, r1, #255
sbcs.n r1, r1, #255
it eq; sbcseq.n r1, r1, #255
it eq; sbcseq r1, #255
sbcs.n r1, #255
it eq; sbcseq.n r1, #255
sbcs.w r1, #255
it eq; sbcseq.w r1, #255
sbcs r9, r10, #255
it eq; sbcseq r9, r10, #255
sbcs.n r9, r10, #255
it eq; sbcseq.n r9, r10, #255
it eq; sbcseq r1, r2, #256
sbcs.n r1, r2, #256
it eq; sbcseq.n r1, r2, #256
it eq; sbcseq r1, r1, #256
sbcs.n r1, r1, #256
it eq; sbcseq.n r1, r1, #256
it eq; sbcseq r1, #256
sbcs.n r1, #256
it eq; sbcseq.n r1, #256
sbcs.w r1, #256
it eq; sbcseq.w r1, #256
sbcs r9, r10, #256
it eq; sbcseq r9, r10, #256
sbcs.n r9, r10, #256
it eq; sbcseq.n r9, r10, #256
it eq; sbcseq r1, r2, #508
sbcs.n r1, r2, #508
it eq; sbcseq.n r1, r2, #508
it eq; sbcseq r1, r1, #508
sbcs.n r1, r1, #508
it eq; sbcseq.n r1, r1, #508
it eq; sbcseq r1, #508
sbcs.n r1, #508
it eq; sbcseq.n r1, #508
sbcs.w r1, #508
it eq; sbcseq.w r1, #508
sbcs r9, r10, #508
it eq; sbcseq r9, r10, #508
sbcs.n r9, r10, #508
it eq; sbcseq.n r9, r10, #508
it eq; sbcseq r1, r2, #1020
sbcs.n r1, r2, #1020
it eq; sbcseq.n r1, r2, #1020
it eq; sbcseq r1, r1, #1020
sbcs.n r1, r1, #1020
it eq; sbcseq.n r1, r1, #1020
it eq; sbcseq r1, #1020
sbcs.n r1, #1020
it eq; sbcseq.n r1, #1020
sbcs.w r1, #1020
it eq; sbcseq.w r1, #1020
sbcs r9, r10, #1020
it eq; sbcseq r9, r10, #1020
sbcs.n r9, r10, #1020
it eq; sbcseq.n r9, r10, #1020
it eq; sbcseq r1, r2, #4096
sbcs.n r1, r2, #4096
it eq; sbcseq.n r1, r2, #4096
it eq; sbcseq r1, r1, #4096
sbcs.n r1, r1, #4096
it eq; sbcseq.n r1, r1, #4096
it eq; sbcseq r1, #4096
sbcs.n r1, #4096
it eq; sbcseq.n r1, #4096
sbcs.w r1, #4096
it eq; sbcseq.w r1, #4096
sbcs r9, r10, #4096
it eq; sbcseq r9, r10, #4096
sbcs.n r9, r10, #4096
it eq; sbcseq.n r9, r10, #4096
it eq; sbcseq r1, r2, #0x00ff00ff
sbcs.n r1, r2, #0x00ff00ff
it eq; sbcseq.n r1, r2, #0x00ff00ff
it eq; sbcseq r1, r1, #0x00ff00ff
sbcs.n r1, r1, #0x00ff00ff
it eq; sbcseq.n r1, r1, #0x00ff00ff
it eq; sbcseq r1, #0x00ff00ff
sbcs.n r1, #0x00ff00ff
it eq; sbcseq.n r1, #0x00ff00ff
sbcs.w r1, #0x00ff00ff
it eq; sbcseq.w r1, #0x00ff00ff
sbcs r9, r10, #0x00ff00ff
it eq; sbcseq r9, r10, #0x00ff00ff
sbcs.n r9, r10, #0x00ff00ff
it eq; sbcseq.n r9, r10, #0x00ff00ff
it eq; sbcseq r1, r2, #-1
sbcs.n r1, r2, #-1
it eq; sbcseq.n r1, r2, #-1
it eq; sbcseq r1, r1, #-1
sbcs.n r1, r1, #-1
it eq; sbcseq.n r1, r1, #-1
it eq; sbcseq r1, #-1
sbcs.n r1, #-1
it eq; sbcseq.n r1, #-1
sbcs.w r1, #-1
it eq; sbcseq.w r1, #-1
sbcs r9, r10, #-1
it eq; sbcseq r9, r10, #-1
sbcs.n r9, r10, #-1
it eq; sbcseq.n r9, r10, #-1
it eq; sbcseq r1, r2, #-8
sbcs.n r1, r2, #-8
it eq; sbcseq.n r1, r2, #-8
it eq; sbcseq r1, r1, #-8
sbcs.n r1, r1, #-8
it eq; sbcseq.n r1, r1, #-8
it eq; sbcseq r1, #-8
sbcs.n r1, #-8
it eq; sbcseq.n r1, #-8
it eq; sbcseq r9, r10, #-8
sbcs.n r9, r10, #-8
it eq; sbcseq.n r9, r10, #-8
it eq; sbcseq r1, r2, #-255
sbcs.n r1, r2, #-255
it eq; sbcseq.n r1, r2, #-255
it eq; sbcseq r1, r1, #-255
sbcs.n r1, r1, #-255
it eq; sbcseq.n r1, r1, #-255
it eq; sbcseq r1, #-255
sbcs.n r1, #-255
it eq; sbcseq.n r1, #-255
it eq; sbcseq r9, r10, #-255
sbcs.n r9, r10, #-255
it eq; sbcseq.n r9, r10, #-255
it eq; subeq r1, r2, r3
sub.n r1, r2, r3
it eq; subeq.n r1, r2, r3
sub.w r1, r2, r3
it eq; subeq.w r1, r2, r3
sub r1, r1, r2
it eq; subeq r1, r1, r2
sub.n r1, r1, r2
it eq; subeq.n r1, r1, r2
sub.w r1, r1, r2
it eq; subeq.w r1, r1, r2
sub r1, r2, r1
it eq; subeq r1, r2, r1
sub.n r1, r2, r1
it eq; subeq.n r1, r2, r1
sub.w r1, r2, r1
it eq; subeq.w r1, r2, r1
sub r9, r2, r3
it eq; subeq r9, r2, r3
sub.n r9, r2, r3
it eq; subeq.n r9, r2, r3
sub.w r9, r2, r3
it eq; subeq.w r9, r2, r3
sub r1, r2
it eq; subeq r1, r2
sub.n r1, r2
it eq; subeq.n r1, r2
sub.w r1, r2
it eq; subeq.w r1, r2
sub r9, r10
it eq; subeq r9, r10
sub.n r9, r10
it eq; subeq.n r9, r10
sub.w r9, r10
it eq; subeq.w r9, r10
sub sp, sp, r2
it eq; subeq sp, sp, r2
sub.n sp, sp, r2
it eq; subeq.n sp, sp, r2
sub.w sp, sp, r2
it eq; subeq.w sp, sp, r2
sub r1, sp, r2
it eq; subeq r1, sp, r2
sub.n r1, sp, r2
it eq; subeq.n r1, sp, r2
sub.w r1, sp, r2
it eq; subeq.w r1, sp, r2
sub r2, r3, r4, lsl #3
it eq; subeq r2, r3, r4, lsl #3
sub.n r2, r3, r4, lsl #3
it eq; subeq.n r2, r3, r4, lsl #3
sub.w r2, r3, r4, lsl #3
it eq; subeq.w r2, r3, r4, lsl #3
sub r2, r3, rrx
it eq; subeq r2, r3, rrx
sub.n r2, r3, rrx
it eq; subeq.n r2, r3, rrx
it eq; subeq r1, r2, #0
sub.n r1, r2, #0
it eq; subeq.n r1, r2, #0
sub.w r1, r2, #0
it eq; subeq.w r1, r2, #0
sub r1, r1, #0
it eq; subeq r1, r1, #0
sub.n r1, r1, #0
it eq; subeq.n r1, r1, #0
sub.w r1, r1, #0
it eq; subeq.w r1, r1, #0
sub r1, #0
it eq; subeq r1, #0
sub.n r1, #0
it eq; subeq.n r1, #0
it eq; subeq r9, r10, #0
sub.n r9, r10, #0
it eq; subeq.n r9, r10, #0
sub.w r9, r10, #0
it eq; subeq.w r9, r10, #0
sub sp, sp, #0
it eq; subeq sp, sp, #0
sub.n sp, sp, #0
it eq; subeq.n sp, sp, #0
sub.w sp, sp, #0
it eq; subeq.w sp, sp, #0
sub r2, sp, #0
it eq; subeq r2, sp, #0
sub.n r2, sp, #0
it eq; subeq.n r2, sp, #0
sub.w r2, sp, #0
it eq; subeq.w r2, sp, #0
sub r1, r2, #7
it eq; subeq r1, r2, #7
sub.n r1, r2, #7
it eq; subeq.n r1, r2, #7
sub.w r1, r2, #7
it eq; subeq.w r1, r2, #7
sub r1, r1, #7
it eq; subeq r1, r1, #7
sub.n r1, r1, #7
it eq; subeq.n r1, r1, #7
sub.w r1, r1, #7
it eq; subeq.w r1, r1, #7
sub r1, #7
it eq; subeq r1, #7
sub.n r1, #7
it eq; subeq.n r1, #7
it eq; subeq r9, r10, #7
sub.n r9, r10, #7
it eq; subeq.n r9, r10, #7
sub.w r9, r10, #7
it eq; subeq.w r9, r10, #7
sub sp, sp, #7
it eq; subeq sp, sp, #7
sub.n sp, sp, #7
it eq; subeq.n sp, sp, #7
sub.w sp, sp, #7
it eq; subeq.w sp, sp, #7
sub r2, sp, #7
it eq; subeq r2, sp, #7
sub.n r2, sp, #7
it eq; subeq.n r2, sp, #7
sub.w r2, sp, #7
it eq; subeq.w r2, sp, #7
sub r1, r2, #8
it eq; subeq r1, r2, #8
sub.n r1, r2, #8
it eq; subeq.n r1, r2, #8
sub.w r1, r2, #8
it eq; subeq.w r1, r2, #8
sub r1, r1, #8
it eq; subeq r1, r1, #8
sub.n r1, r1, #8
it eq; subeq.n r1, r1, #8
sub.w r1, r1, #8
it eq; subeq.w r1, r1, #8
sub r1, #8
it eq; subeq r1, #8
sub.n r1, #8
it eq; subeq.n r1, #8
it eq; subeq r9, r10, #8
sub.n r9, r10, #8
it eq; subeq.n r9, r10, #8
sub.w r9, r10, #8
it eq; subeq.w r9, r10, #8
sub sp, sp, #8
it eq; subeq sp, sp, #8
sub.n sp, sp, #8
it eq; subeq.n sp, sp, #8
sub.w sp, sp, #8
it eq; subeq.w sp, sp, #8
sub r2, sp, #8
it eq; subeq r2, sp, #8
sub.n r2, sp, #8
it eq; subeq.n r2, sp, #8
sub.w r2, sp, #8
it eq; subeq.w r2, sp, #8
sub r1, r2, #200
it eq; subeq r1, r2, #200
sub.n r1, r2, #200
it eq; subeq.n r1, r2, #200
sub.w r1, r2, #200
it eq; subeq.w r1, r2, #200
sub r1, r1, #200
it eq; subeq r1, r1, #200
sub.n r1, r1, #200
it eq; subeq.n r1, r1, #200
sub.w r1, r1, #200
it eq; subeq.w r1, r1, #200
sub r1, #200
it eq; subeq r1, #200
sub.n r1, #200
it eq; subeq.n r1, #200
it eq; subeq r9, r10, #200
sub.n r9, r10, #200
it eq; subeq.n r9, r10, #200
sub.w r9, r10, #200
it eq; subeq.w r9, r10, #200
sub sp, sp, #200
it eq; subeq sp, sp, #200
sub.n sp, sp, #200
it eq; subeq.n sp, sp, #200
sub.w sp, sp, #200
it eq; subeq.w sp, sp, #200
sub r2, sp, #200
it eq; subeq r2, sp, #200
sub.n r2, sp, #200
it eq; subeq.n r2, sp, #200
sub.w r2, sp, #200
it eq; subeq.w r2, sp, #200
sub r1, r2, #255
it eq; subeq r1, r2, #255
sub.n r1, r2, #255
it eq; subeq.n r1, r2, #255
sub.w r1, r2, #255
it eq; subeq.w r1, r2, #255
sub r1, r1, #255
it eq; subeq r1, r1, #255
sub.n r1, r1, #255
it eq; subeq.n r1, r1, #255
sub.w r1, r1, #255
it eq; subeq.w r1, r1, #255
sub r1, #255
it eq; subeq r1, #255
sub.n r1, #255
it eq; subeq.n r1, #255
it eq; subeq r9, r10, #255
sub.n r9, r10, #255
it eq; subeq.n r9, r10, #255
sub.w r9, r10, #255
it eq; subeq.w r9, r10, #255
sub sp, sp, #255
it eq; subeq sp, sp, #255
sub.n sp, sp, #255
it eq; subeq.n sp, sp, #255
sub.w sp, sp, #255
it eq; subeq.w sp, sp, #255
sub r2, sp, #255
it eq; subeq r2, sp, #255
sub.n r2, sp, #255
it eq; subeq.n r2, sp, #255
sub.w r2, sp, #255
it eq; subeq.w r2, sp, #255
sub r1, r2, #256
it eq; subeq r1, r2, #256
sub.n r1, r2, #256
it eq; subeq.n r1, r2, #256
sub.w r1, r2, #256
it eq; subeq.w r1, r2, #256
sub r1, r1, #256
it eq; subeq r1, r1, #256
sub.n r1, r1, #256
it eq; subeq.n r1, r1, #256
sub.w r1, r1, #256
it eq; subeq.w r1, r1, #256
sub r1, #256
it eq; subeq r1, #256
sub.n r1, #256
it eq; subeq.n r1, #256
it eq; subeq r9, r10, #256
sub.n r9, r10, #256
it eq; subeq.n r9, r10, #256
sub.w r9, r10, #256
it eq; subeq.w r9, r10, #256
sub sp, sp, #256
it eq; subeq sp, sp, #256
sub.n sp, sp, #256
it eq; subeq.n sp, sp, #256
sub.w sp, sp, #256
it eq; subeq.w sp, sp, #256
sub r2, sp, #256
it eq; subeq r2, sp, #256
sub.n r2, sp, #256
it eq; subeq.n r2, sp, #256
sub.w r2, sp, #256
it eq; subeq.w r2, sp, #256
sub r1, r2, #508
it eq; subeq r1, r2, #508
sub.n r1, r2, #508
it eq; subeq.n r1, r2, #508
sub.w r1, r2, #508
it eq; subeq.w r1, r2, #508
sub r1, r1, #508
it eq; subeq r1, r1, #508
sub.n r1, r1, #508
it eq; subeq.n r1, r1, #508
sub.w r1, r1, #508
it eq; subeq.w r1, r1, #508
sub r1, #508
it eq; subeq r1, #508
sub.n r1, #508
it eq; subeq.n r1, #508
it eq; subeq r9, r10, #508
sub.n r9, r10, #508
it eq; subeq.n r9, r10, #508
sub.w r9, r10, #508
it eq; subeq.w r9, r10, #508
sub sp, sp, #508
it eq; subeq sp, sp, #508
sub.n sp, sp, #508
it eq; subeq.n sp, sp, #508
sub.w sp, sp, #508
it eq; subeq.w sp, sp, #508
sub r2, sp, #508
it eq; subeq r2, sp, #508
sub.n r2, sp, #508
it eq; subeq.n r2, sp, #508
sub.w r2, sp, #508
it eq; subeq.w r2, sp, #508
sub r1, r2, #1020
it eq; subeq r1, r2, #1020
sub.n r1, r2, #1020
it eq; subeq.n r1, r2, #1020
sub.w r1, r2, #1020
it eq; subeq.w r1, r2, #1020
sub r1, r1, #1020
it eq; subeq r1, r1, #1020
sub.n r1, r1, #1020
it eq; subeq.n r1, r1, #1020
sub.w r1, r1, #1020
it eq; subeq.w r1, r1, #1020
sub r1, #1020
it eq; subeq r1, #1020
sub.n r1, #1020
it eq; subeq.n r1, #1020
it eq; subeq r9, r10, #1020
sub.n r9, r10, #1020
it eq; subeq.n r9, r10, #1020
sub.w r9, r10, #1020
it eq; subeq.w r9, r10, #1020
sub sp, sp, #1020
it eq; subeq sp, sp, #1020
sub.n sp, sp, #1020
it eq; subeq.n sp, sp, #1020
sub.w sp, sp, #1020
it eq; subeq.w sp, sp, #1020
sub r2, sp, #1020
it eq; subeq r2, sp, #1020
sub.n r2, sp, #1020
it eq; subeq.n r2, sp, #1020
sub.w r2, sp, #1020
it eq; subeq.w r2, sp, #1020
sub r1, r2, #4095
it eq; subeq r1, r2, #4095
sub.n r1, r2, #4095
it eq; subeq.n r1, r2, #4095
it eq; subeq r1, r1, #4095
sub.n r1, r1, #4095
it eq; subeq.n r1, r1, #4095
it eq; subeq r1, #4095
sub.n r1, #4095
it eq; subeq.n r1, #4095
it eq; subeq r9, r10, #4095
sub.n r9, r10, #4095
it eq; subeq.n r9, r10, #4095
it eq; subeq sp, sp, #4095
sub.n sp, sp, #4095
it eq; subeq.n sp, sp, #4095
it eq; subeq r2, sp, #4095
sub.n r2, sp, #4095
it eq; subeq.n r2, sp, #4095
it eq; subeq r1, r2, #4096
sub.n r1, r2, #4096
it eq; subeq.n r1, r2, #4096
sub.w r1, r2, #4096
it eq; subeq.w r1, r2, #4096
sub r1, r1, #4096
it eq; subeq r1, r1, #4096
sub.n r1, r1, #4096
it eq; subeq.n r1, r1, #4096
sub.w r1, r1, #4096
it eq; subeq.w r1, r1, #4096
sub r1, #4096
it eq; subeq r1, #4096
sub.n r1, #4096
it eq; subeq.n r1, #4096
it eq; subeq r9, r10, #4096
sub.n r9, r10, #4096
it eq; subeq.n r9, r10, #4096
sub.w r9, r10, #4096
it eq; subeq.w r9, r10, #4096
sub sp, sp, #4096
it eq; subeq sp, sp, #4096
sub.n sp, sp, #4096
it eq; subeq.n sp, sp, #4096
sub.w sp, sp, #4096
it eq; subeq.w sp, sp, #4096
sub r2, sp, #4096
it eq; subeq r2, sp, #4096
sub.n r2, sp, #4096
it eq; subeq.n r2, sp, #4096
sub.w r2, sp, #4096
it eq; subeq.w r2, sp, #4096
sub r1, r2, #0x00ff00ff
it eq; subeq r1, r2, #0x00ff00ff
sub.n r1, r2, #0x00ff00ff
it eq; subeq.n r1, r2, #0x00ff00ff
sub.w r1, r2, #0x00ff00ff
it eq; subeq.w r1, r2, #0x00ff00ff
sub r1, r1, #0x00ff00ff
it eq; subeq r1, r1, #0x00ff00ff
sub.n r1, r1, #0x00ff00ff
it eq; subeq.n r1, r1, #0x00ff00ff
sub.w r1, r1, #0x00ff00ff
it eq; subeq.w r1, r1, #0x00ff00ff
sub r1, #0x00ff00ff
it eq; subeq r1, #0x00ff00ff
sub.n r1, #0x00ff00ff
it eq; subeq.n r1, #0x00ff00ff
it eq; subeq r9, r10, #0x00ff00ff
sub.n r9, r10, #0x00ff00ff
it eq; subeq.n r9, r10, #0x00ff00ff
sub.w r9, r10, #0x00ff00ff
it eq; subeq.w r9, r10, #0x00ff00ff
sub sp, sp, #0x00ff00ff
it eq; subeq sp, sp, #0x00ff00ff
sub.n sp, sp, #0x00ff00ff
it eq; subeq.n sp, sp, #0x00ff00ff
sub.w sp, sp, #0x00ff00ff
it eq; subeq.w sp, sp, #0x00ff00ff
sub r2, sp, #0x00ff00ff
it eq; subeq r2, sp, #0x00ff00ff
sub.n r2, sp, #0x00ff00ff
it eq; subeq.n r2, sp, #0x00ff00ff
sub.w r2, sp, #0x00ff00ff
it eq; subeq.w r2, sp, #0x00ff00ff
sub r1, r2, #-1
it eq; subeq r1, r2, #-1
sub.n r1, r2, #-1
it eq; subeq.n r1, r2, #-1
sub.w r1, r2, #-1
it eq; subeq.w r1, r2, #-1
sub r1, r1, #-1
it eq; subeq r1, r1, #-1
sub.n r1, r1, #-1
it eq; subeq.n r1, r1, #-1
sub.w r1, r1, #-1
it eq; subeq.w r1, r1, #-1
sub r1, #-1
it eq; subeq r1, #-1
sub.n r1, #-1
it eq; subeq.n r1, #-1
it eq; subeq r9, r10, #-1
sub.n r9, r10, #-1
it eq; subeq.n r9, r10, #-1
sub.w r9, r10, #-1
it eq; subeq.w r9, r10, #-1
sub sp, sp, #-1
it eq; subeq sp, sp, #-1
sub.n sp, sp, #-1
it eq; subeq.n sp, sp, #-1
sub.w sp, sp, #-1
it eq; subeq.w sp, sp, #-1
sub r2, sp, #-1
it eq; subeq r2, sp, #-1
sub.n r2, sp, #-1
it eq; subeq.n r2, sp, #-1
sub.w r2, sp, #-1
it eq; subeq.w r2, sp, #-1
sub r1, r2, #-8
it eq; subeq r1, r2, #-8
sub.n r1, r2, #-8
it eq; subeq.n r1, r2, #-8
sub.w r1, r2, #-8
it eq; subeq.w r1, r2, #-8
sub r1, r1, #-8
it eq; subeq r1, r1, #-8
sub.n r1, r1, #-8
it eq; subeq.n r1, r1, #-8
sub.w r1, r1, #-8
it eq; subeq.w r1, r1, #-8
it eq; subeq r1, #-8
it eq; subeq.n r1, #-8
it eq; subeq r9, r10, #-8
sub.n r9, r10, #-8
it eq; subeq.n r9, r10, #-8
sub.w r9, r10, #-8
it eq; subeq.w r9, r10, #-8
sub sp, sp, #-8
it eq; subeq sp, sp, #-8
sub.n sp, sp, #-8
it eq; subeq.n sp, sp, #-8
sub.w sp, sp, #-8
it eq; subeq.w sp, sp, #-8
sub r2, sp, #-8
it eq; subeq r2, sp, #-8
sub.n r2, sp, #-8
it eq; subeq.n r2, sp, #-8
sub.w r2, sp, #-8
it eq; subeq.w r2, sp, #-8
sub r1, r2, #-255
it eq; subeq r1, r2, #-255
sub.n r1, r2, #-255
it eq; subeq.n r1, r2, #-255
sub.w r1, r2, #-255
it eq; subeq.w r1, r2, #-255
sub r1, r1, #-255
it eq; subeq r1, r1, #-255
sub.n r1, r1, #-255
it eq; subeq.n r1, r1, #-255
sub.w r1, r1, #-255
it eq; subeq.w r1, r1, #-255
it eq; subeq r1, #-255
it eq; subeq.n r1, #-255
it eq; subeq r9, r10, #-255
sub.n r9, r10, #-255
it eq; subeq.n r9, r10, #-255
sub.w r9, r10, #-255
it eq; subeq.w r9, r10, #-255
sub sp, sp, #-255
it eq; subeq sp, sp, #-255
sub.n sp, sp, #-255
it eq; subeq.n sp, sp, #-255
sub.w sp, sp, #-255
it eq; subeq.w sp, sp, #-255
sub r2, sp, #-255
it eq; subeq r2, sp, #-255
sub.n r2, sp, #-255
it eq; subeq.n r2, sp, #-255
sub.w r2, sp, #-255
it eq; subeq.w r2, sp, #-255
sub r1, r2, #-4095
it eq; subeq r1, r2, #-4095
sub.n r1, r2, #-4095
it eq; subeq.n r1, r2, #-4095
it eq; subeq r1, r1, #-4095
sub.n r1, r1, #-4095
it eq; subeq.n r1, r1, #-4095
sub r9, r10, #-4095
it eq; subeq r9, r10, #-4095
sub.n r9, r10, #-4095
it eq; subeq.n r9, r10, #-4095
it eq; subeq sp, sp, #-4095
sub.n sp, sp, #-4095
it eq; subeq.n sp, sp, #-4095
it eq; subeq r2, sp, #-4095
sub.n r2, sp, #-4095
it eq; subeq.n r2, sp, #-4095
it eq; subseq r1, r2, r3
subs.n r1, r2, r3
it eq; subseq.n r1, r2, r3
subs.w r1, r2, r3
it eq; subseq.w r1, r2, r3
subs r1, r1, r2
it eq; subseq r1, r1, r2
subs.n r1, r1, r2
it eq; subseq.n r1, r1, r2
subs.w r1, r1, r2
it eq; subseq.w r1, r1, r2
subs r1, r2, r1
it eq; subseq r1, r2, r1
subs.n r1, r2, r1
it eq; subseq.n r1, r2, r1
subs.w r1, r2, r1
it eq; subseq.w r1, r2, r1
subs r9, r2, r3
it eq; subseq r9, r2, r3
subs.n r9, r2, r3
it eq; subseq.n r9, r2, r3
subs.w r9, r2, r3
it eq; subseq.w r9, r2, r3
subs r1, r2
it eq; subseq r1, r2
subs.n r1, r2
it eq; subseq.n r1, r2
subs.w r1, r2
it eq; subseq.w r1, r2
subs r9, r10
it eq; subseq r9, r10
subs.n r9, r10
it eq; subseq.n r9, r10
subs.w r9, r10
it eq; subseq.w r9, r10
subs sp, sp, r2
it eq; subseq sp, sp, r2
subs.n sp, sp, r2
it eq; subseq.n sp, sp, r2
subs.w sp, sp, r2
it eq; subseq.w sp, sp, r2
subs r1, sp, r2
it eq; subseq r1, sp, r2
subs.n r1, sp, r2
it eq; subseq.n r1, sp, r2
subs.w r1, sp, r2
it eq; subseq.w r1, sp, r2
subs r2, r3, r4, lsl #3
it eq; subseq r2, r3, r4, lsl #3
subs.n r2, r3, r4, lsl #3
it eq; subseq.n r2, r3, r4, lsl #3
subs.w r2, r3, r4, lsl #3
it eq; subseq.w r2, r3, r4, lsl #3
subs r2, r3, rrx
it eq; subseq r2, r3, rrx
subs.n r2, r3, rrx
it eq; subseq.n r2, r3, rrx
it eq; subseq r1, r2, #0
subs.n r1, r2, #0
it eq; subseq.n r1, r2, #0
subs.w r1, r2, #0
it eq; subseq.w r1, r2, #0
subs r1, r1, #0
it eq; subseq r1, r1, #0
subs.n r1, r1, #0
it eq; subseq.n r1, r1, #0
subs.w r1, r1, #0
it eq; subseq.w r1, r1, #0
subs r1, #0
it eq; subseq r1, #0
subs.n r1, #0
it eq; subseq.n r1, #0
it eq; subseq r9, r10, #0
subs.n r9, r10, #0
it eq; subseq.n r9, r10, #0
subs.w r9, r10, #0
it eq; subseq.w r9, r10, #0
subs sp, sp, #0
it eq; subseq sp, sp, #0
subs.n sp, sp, #0
it eq; subseq.n sp, sp, #0
subs.w sp, sp, #0
it eq; subseq.w sp, sp, #0
subs r2, sp, #0
it eq; subseq r2, sp, #0
subs.n r2, sp, #0
it eq; subseq.n r2, sp, #0
subs.w r2, sp, #0
it eq; subseq.w r2, sp, #0
subs r1, r2, #7
it eq; subseq r1, r2, #7
subs.n r1, r2, #7
it eq; subseq.n r1, r2, #7
subs.w r1, r2, #7
it eq; subseq.w r1, r2, #7
subs r1, r1, #7
it eq; subseq r1, r1, #7
subs.n r1, r1, #7
it eq; subseq.n r1, r1, #7
subs.w r1, r1, #7
it eq; subseq.w r1, r1, #7
subs r1, #7
it eq; subseq r1, #7
subs.n r1, #7
it eq; subseq.n r1, #7
it eq; subseq r9, r10, #7
subs.n r9, r10, #7
it eq; subseq.n r9, r10, #7
subs.w r9, r10, #7
it eq; subseq.w r9, r10, #7
subs sp, sp, #7
it eq; subseq sp, sp, #7
subs.n sp, sp, #7
it eq; subseq.n sp, sp, #7
subs.w sp, sp, #7
it eq; subseq.w sp, sp, #7
subs r2, sp, #7
it eq; subseq r2, sp, #7
subs.n r2, sp, #7
it eq; subseq.n r2, sp, #7
subs.w r2, sp, #7
it eq; subseq.w r2, sp, #7
subs r1, r2, #8
it eq; subseq r1, r2, #8
subs.n r1, r2, #8
it eq; subseq.n r1, r2, #8
subs.w r1, r2, #8
it eq; subseq.w r1, r2, #8
subs r1, r1, #8
it eq; subseq r1, r1, #8
subs.n r1, r1, #8
it eq; subseq.n r1, r1, #8
subs.w r1, r1, #8
it eq; subseq.w r1, r1, #8
subs r1, #8
it eq; subseq r1, #8
subs.n r1, #8
it eq; subseq.n r1, #8
it eq; subseq r9, r10, #8
subs.n r9, r10, #8
it eq; subseq.n r9, r10, #8
subs.w r9, r10, #8
it eq; subseq.w r9, r10, #8
subs sp, sp, #8
it eq; subseq sp, sp, #8
subs.n sp, sp, #8
it eq; subseq.n sp, sp, #8
subs.w sp, sp, #8
it eq; subseq.w sp, sp, #8
subs r2, sp, #8
it eq; subseq r2, sp, #8
subs.n r2, sp, #8
it eq; subseq.n r2, sp, #8
subs.w r2, sp, #8
it eq; subseq.w r2, sp, #8
subs r1, r2, #200
it eq; subseq r1, r2, #200
subs.n r1, r2, #200
it eq; subseq.n r1, r2, #200
subs.w r1, r2, #200
it eq; subseq.w r1, r2, #200
subs r1, r1, #200
it eq; subseq r1, r1, #200
subs.n r1, r1, #200
it eq; subseq.n r1, r1, #200
subs.w r1, r1, #200
it eq; subseq.w r1, r1, #200
subs r1, #200
it eq; subseq r1, #200
subs.n r1, #200
it eq; subseq.n r1, #200
it eq; subseq r9, r10, #200
subs.n r9, r10, #200
it eq; subseq.n r9, r10, #200
subs.w r9, r10, #200
it eq; subseq.w r9, r10, #200
subs sp, sp, #200
it eq; subseq sp, sp, #200
subs.n sp, sp, #200
it eq; subseq.n sp, sp, #200
subs.w sp, sp, #200
it eq; subseq.w sp, sp, #200
subs r2, sp, #200
it eq; subseq r2, sp, #200
subs.n r2, sp, #200
it eq; subseq.n r2, sp, #200
subs.w r2, sp, #200
it eq; subseq.w r2, sp, #200
subs r1, r2, #255
it eq; subseq r1, r2, #255
subs.n r1, r2, #255
it eq; subseq.n r1, r2, #255
subs.w r1, r2, #255
it eq; subseq.w r1, r2, #255
subs r1, r1, #255
it eq; subseq r1, r1, #255
subs.n r1, r1, #255
it eq; subseq.n r1, r1, #255
subs.w r1, r1, #255
it eq; subseq.w r1, r1, #255
subs r1, #255
it eq; subseq r1, #255
subs.n r1, #255
it eq; subseq.n r1, #255
it eq; subseq r9, r10, #255
subs.n r9, r10, #255
it eq; subseq.n r9, r10, #255
subs.w r9, r10, #255
it eq; subseq.w r9, r10, #255
subs sp, sp, #255
it eq; subseq sp, sp, #255
subs.n sp, sp, #255
it eq; subseq.n sp, sp, #255
subs.w sp, sp, #255
it eq; subseq.w sp, sp, #255
subs r2, sp, #255
it eq; subseq r2, sp, #255
subs.n r2, sp, #255
it eq; subseq.n r2, sp, #255
subs.w r2, sp, #255
it eq; subseq.w r2, sp, #255
subs r1, r2, #256
it eq; subseq r1, r2, #256
subs.n r1, r2, #256
it eq; subseq.n r1, r2, #256
subs.w r1, r2, #256
it eq; subseq.w r1, r2, #256
subs r1, r1, #256
it eq; subseq r1, r1, #256
subs.n r1, r1, #256
it eq; subseq.n r1, r1, #256
subs.w r1, r1, #256
it eq; subseq.w r1, r1, #256
subs r1, #256
it eq; subseq r1, #256
subs.n r1, #256
it eq; subseq.n r1, #256
it eq; subseq r9, r10, #256
subs.n r9, r10, #256
it eq; subseq.n r9, r10, #256
subs.w r9, r10, #256
it eq; subseq.w r9, r10, #256
subs sp, sp, #256
it eq; subseq sp, sp, #256
subs.n sp, sp, #256
it eq; subseq.n sp, sp, #256
subs.w sp, sp, #256
it eq; subseq.w sp, sp, #256
subs r2, sp, #256
it eq; subseq r2, sp, #256
subs.n r2, sp, #256
it eq; subseq.n r2, sp, #256
subs.w r2, sp, #256
it eq; subseq.w r2, sp, #256
subs r1, r2, #508
it eq; subseq r1, r2, #508
subs.n r1, r2, #508
it eq; subseq.n r1, r2, #508
subs.w r1, r2, #508
it eq; subseq.w r1, r2, #508
subs r1, r1, #508
it eq; subseq r1, r1, #508
subs.n r1, r1, #508
it eq; subseq.n r1, r1, #508
subs.w r1, r1, #508
it eq; subseq.w r1, r1, #508
subs r1, #508
it eq; subseq r1, #508
subs.n r1, #508
it eq; subseq.n r1, #508
it eq; subseq r9, r10, #508
subs.n r9, r10, #508
it eq; subseq.n r9, r10, #508
subs.w r9, r10, #508
it eq; subseq.w r9, r10, #508
subs sp, sp, #508
it eq; subseq sp, sp, #508
subs.n sp, sp, #508
it eq; subseq.n sp, sp, #508
subs.w sp, sp, #508
it eq; subseq.w sp, sp, #508
subs r2, sp, #508
it eq; subseq r2, sp, #508
subs.n r2, sp, #508
it eq; subseq.n r2, sp, #508
subs.w r2, sp, #508
it eq; subseq.w r2, sp, #508
subs r1, r2, #1020
it eq; subseq r1, r2, #1020
subs.n r1, r2, #1020
it eq; subseq.n r1, r2, #1020
subs.w r1, r2, #1020
it eq; subseq.w r1, r2, #1020
subs r1, r1, #1020
it eq; subseq r1, r1, #1020
subs.n r1, r1, #1020
it eq; subseq.n r1, r1, #1020
subs.w r1, r1, #1020
it eq; subseq.w r1, r1, #1020
subs r1, #1020
it eq; subseq r1, #1020
subs.n r1, #1020
it eq; subseq.n r1, #1020
it eq; subseq r9, r10, #1020
subs.n r9, r10, #1020
it eq; subseq.n r9, r10, #1020
subs.w r9, r10, #1020
it eq; subseq.w r9, r10, #1020
subs sp, sp, #1020
it eq; subseq sp, sp, #1020
subs.n sp, sp, #1020
it eq; subseq.n sp, sp, #1020
subs.w sp, sp, #1020
it eq; subseq.w sp, sp, #1020
subs r2, sp, #1020
it eq; subseq r2, sp, #1020
subs.n r2, sp, #1020
it eq; subseq.n r2, sp, #1020
subs.w r2, sp, #1020
it eq; subseq.w r2, sp, #1020
subs r1, r2, #4096
it eq; subseq r1, r2, #4096
subs.n r1, r2, #4096
it eq; subseq.n r1, r2, #4096
subs.w r1, r2, #4096
it eq; subseq.w r1, r2, #4096
subs r1, r1, #4096
it eq; subseq r1, r1, #4096
subs.n r1, r1, #4096
it eq; subseq.n r1, r1, #4096
subs.w r1, r1, #4096
it eq; subseq.w r1, r1, #4096
subs r1, #4096
it eq; subseq r1, #4096
subs.n r1, #4096
it eq; subseq.n r1, #4096
it eq; subseq r9, r10, #4096
subs.n r9, r10, #4096
it eq; subseq.n r9, r10, #4096
subs.w r9, r10, #4096
it eq; subseq.w r9, r10, #4096
subs sp, sp, #4096
it eq; subseq sp, sp, #4096
subs.n sp, sp, #4096
it eq; subseq.n sp, sp, #4096
subs.w sp, sp, #4096
it eq; subseq.w sp, sp, #4096
subs r2, sp, #4096
it eq; subseq r2, sp, #4096
subs.n r2, sp, #4096
it eq; subseq.n r2, sp, #4096
subs.w r2, sp, #4096
it eq; subseq.w r2, sp, #4096
subs r1, r2, #0x00ff00ff
it eq; subseq r1, r2, #0x00ff00ff
subs.n r1, r2, #0x00ff00ff
it eq; subseq.n r1, r2, #0x00ff00ff
subs.w r1, r2, #0x00ff00ff
it eq; subseq.w r1, r2, #0x00ff00ff
subs r1, r1, #0x00ff00ff
it eq; subseq r1, r1, #0x00ff00ff
subs.n r1, r1, #0x00ff00ff
it eq; subseq.n r1, r1, #0x00ff00ff
subs.w r1, r1, #0x00ff00ff
it eq; subseq.w r1, r1, #0x00ff00ff
subs r1, #0x00ff00ff
it eq; subseq r1, #0x00ff00ff
subs.n r1, #0x00ff00ff
it eq; subseq.n r1, #0x00ff00ff
it eq; subseq r9, r10, #0x00ff00ff
subs.n r9, r10, #0x00ff00ff
it eq; subseq.n r9, r10, #0x00ff00ff
subs.w r9, r10, #0x00ff00ff
it eq; subseq.w r9, r10, #0x00ff00ff
subs sp, sp, #0x00ff00ff
it eq; subseq sp, sp, #0x00ff00ff
subs.n sp, sp, #0x00ff00ff
it eq; subseq.n sp, sp, #0x00ff00ff
subs.w sp, sp, #0x00ff00ff
it eq; subseq.w sp, sp, #0x00ff00ff
subs r2, sp, #0x00ff00ff
it eq; subseq r2, sp, #0x00ff00ff
subs.n r2, sp, #0x00ff00ff
it eq; subseq.n r2, sp, #0x00ff00ff
subs.w r2, sp, #0x00ff00ff
it eq; subseq.w r2, sp, #0x00ff00ff
subs r1, r2, #-1
it eq; subseq r1, r2, #-1
subs.n r1, r2, #-1
it eq; subseq.n r1, r2, #-1
subs.w r1, r2, #-1
it eq; subseq.w r1, r2, #-1
subs r1, r1, #-1
it eq; subseq r1, r1, #-1
subs.n r1, r1, #-1
it eq; subseq.n r1, r1, #-1
subs.w r1, r1, #-1
it eq; subseq.w r1, r1, #-1
subs r1, #-1
it eq; subseq r1, #-1
subs.n r1, #-1
it eq; subseq.n r1, #-1
it eq; subseq r9, r10, #-1
subs.n r9, r10, #-1
it eq; subseq.n r9, r10, #-1
subs.w r9, r10, #-1
it eq; subseq.w r9, r10, #-1
subs sp, sp, #-1
it eq; subseq sp, sp, #-1
subs.n sp, sp, #-1
it eq; subseq.n sp, sp, #-1
subs.w sp, sp, #-1
it eq; subseq.w sp, sp, #-1
subs r2, sp, #-1
it eq; subseq r2, sp, #-1
subs.n r2, sp, #-1
it eq; subseq.n r2, sp, #-1
subs.w r2, sp, #-1
it eq; subseq.w r2, sp, #-1
subs r1, r2, #-8
it eq; subseq r1, r2, #-8
subs.n r1, r2, #-8
it eq; subseq.n r1, r2, #-8
subs.w r1, r2, #-8
it eq; subseq.w r1, r2, #-8
subs r1, r1, #-8
it eq; subseq r1, r1, #-8
subs.n r1, r1, #-8
it eq; subseq.n r1, r1, #-8
subs.w r1, r1, #-8
it eq; subseq.w r1, r1, #-8
subs r1, #-8
it eq; subseq r9, r10, #-8
subs.n r9, r10, #-8
it eq; subseq.n r9, r10, #-8
subs.w r9, r10, #-8
it eq; subseq.w r9, r10, #-8
subs sp, sp, #-8
it eq; subseq sp, sp, #-8
subs.n sp, sp, #-8
it eq; subseq.n sp, sp, #-8
subs.w sp, sp, #-8
it eq; subseq.w sp, sp, #-8
subs r2, sp, #-8
it eq; subseq r2, sp, #-8
subs.n r2, sp, #-8
it eq; subseq.n r2, sp, #-8
subs.w r2, sp, #-8
it eq; subseq.w r2, sp, #-8
subs r1, r2, #-255
it eq; subseq r1, r2, #-255
subs.n r1, r2, #-255
it eq; subseq.n r1, r2, #-255
subs.w r1, r2, #-255
it eq; subseq.w r1, r2, #-255
subs r1, r1, #-255
it eq; subseq r1, r1, #-255
subs.n r1, r1, #-255
it eq; subseq.n r1, r1, #-255
subs.w r1, r1, #-255
it eq; subseq.w r1, r1, #-255
subs r1, #-255
it eq; subseq r9, r10, #-255
subs.n r9, r10, #-255
it eq; subseq.n r9, r10, #-255
subs.w r9, r10, #-255
it eq; subseq.w r9, r10, #-255
subs sp, sp, #-255
it eq; subseq sp, sp, #-255
subs.n sp, sp, #-255
it eq; subseq.n sp, sp, #-255
subs.w sp, sp, #-255
it eq; subseq.w sp, sp, #-255
subs r2, sp, #-255
it eq; subseq r2, sp, #-255
subs.n r2, sp, #-255
it eq; subseq.n r2, sp, #-255
subs.w r2, sp, #-255
it eq; subseq.w r2, sp, #-255
mov r1, r2
it eq; moveq r1, r2
mov.n r1, r2
it eq; moveq.n r1, r2
mov.w r1, r2
it eq; moveq.w r1, r2
mov r1, r9
it eq; moveq r1, r9
mov.n r1, r9
it eq; moveq.n r1, r9
mov.w r1, r9
it eq; moveq.w r1, r9
mov r9, r10
it eq; moveq r9, r10
mov.n r9, r10
it eq; moveq.n r9, r10
mov.w r9, r10
it eq; moveq.w r9, r10
mov r1, sp
it eq; moveq r1, sp
mov.n r1, sp
it eq; moveq.n r1, sp
mov.w r1, sp
it eq; moveq.w r1, sp
mov sp, r2
it eq; moveq sp, r2
mov.n sp, r2
it eq; moveq.n sp, r2
mov.w sp, r2
it eq; moveq.w sp, r2
mov r1, r2, lsl #2
it eq; moveq r1, r2, lsl #2
mov.n r1, r2, lsl #2
it eq; moveq.n r1, r2, lsl #2
mov.w r1, r2, lsl #2
it eq; moveq.w r1, r2, lsl #2
mov r1, r2, asr #32
it eq; moveq r1, r2, asr #32
mov.n r1, r2, asr #32
it eq; moveq.n r1, r2, asr #32
mov.w r1, r2, asr #32
it eq; moveq.w r1, r2, asr #32
mov pc, r1
it eq; moveq pc, r1
mov.n pc, r1
it eq; moveq.n pc, r1
it eq; moveq r1, #0
mov.n r1, #0
it eq; moveq.n r1, #0
mov.w r1, #0
it eq; moveq.w r1, #0
mov r9, #0
it eq; moveq r9, #0
mov.n r9, #0
it eq; moveq.n r9, #0
mov.w r9, #0
it eq; moveq.w r9, #0
mov r1, #7
it eq; moveq r1, #7
mov.n r1, #7
it eq; moveq.n r1, #7
mov.w r1, #7
it eq; moveq.w r1, #7
mov r9, #7
it eq; moveq r9, #7
mov.n r9, #7
it eq; moveq.n r9, #7
mov.w r9, #7
it eq; moveq.w r9, #7
mov r1, #8
it eq; moveq r1, #8
mov.n r1, #8
it eq; moveq.n r1, #8
mov.w r1, #8
it eq; moveq.w r1, #8
mov r9, #8
it eq; moveq r9, #8
mov.n r9, #8
it eq; moveq.n r9, #8
mov.w r9, #8
it eq; moveq.w r9, #8
mov r1, #200
it eq; moveq r1, #200
mov.n r1, #200
it eq; moveq.n r1, #200
mov.w r1, #200
it eq; moveq.w r1, #200
mov r9, #200
it eq; moveq r9, #200
mov.n r9, #200
it eq; moveq.n r9, #200
mov.w r9, #200
it eq; moveq.w r9, #200
mov r1, #255
it eq; moveq r1, #255
mov.n r1, #255
it eq; moveq.n r1, #255
mov.w r1, #255
it eq; moveq.w r1, #255
mov r9, #255
it eq; moveq r9, #255
mov.n r9, #255
it eq; moveq.n r9, #255
mov.w r9, #255
it eq; moveq.w r9, #255
mov r1, #256
it eq; moveq r1, #256
mov.n r1, #256
it eq; moveq.n r1, #256
mov.w r1, #256
it eq; moveq.w r1, #256
mov r9, #256
it eq; moveq r9, #256
mov.n r9, #256
it eq; moveq.n r9, #256
mov.w r9, #256
it eq; moveq.w r9, #256
mov r1, #508
it eq; moveq r1, #508
mov.n r1, #508
it eq; moveq.n r1, #508
mov.w r1, #508
it eq; moveq.w r1, #508
mov r9, #508
it eq; moveq r9, #508
mov.n r9, #508
it eq; moveq.n r9, #508
mov.w r9, #508
it eq; moveq.w r9, #508
mov r1, #1020
it eq; moveq r1, #1020
mov.n r1, #1020
it eq; moveq.n r1, #1020
mov.w r1, #1020
it eq; moveq.w r1, #1020
mov r9, #1020
it eq; moveq r9, #1020
mov.n r9, #1020
it eq; moveq.n r9, #1020
mov.w r9, #1020
it eq; moveq.w r9, #1020
mov r1, #4095
it eq; moveq r1, #4095
mov.n r1, #4095
it eq; moveq.n r1, #4095
it eq; moveq r9, #4095
mov.n r9, #4095
it eq; moveq.n r9, #4095
it eq; moveq r1, #4096
mov.n r1, #4096
it eq; moveq.n r1, #4096
mov.w r1, #4096
it eq; moveq.w r1, #4096
mov r9, #4096
it eq; moveq r9, #4096
mov.n r9, #4096
it eq; moveq.n r9, #4096
mov.w r9, #4096
it eq; moveq.w r9, #4096
mov r1, #65535
it eq; moveq r1, #65535
mov.n r1, #65535
it eq; moveq.n r1, #65535
it eq; moveq r9, #65535
mov.n r9, #65535
it eq; moveq.n r9, #65535
it eq; moveq r1, #0x00ff00ff
mov.n r1, #0x00ff00ff
it eq; moveq.n r1, #0x00ff00ff
mov.w r1, #0x00ff00ff
it eq; moveq.w r1, #0x00ff00ff
mov r9, #0x00ff00ff
it eq; moveq r9, #0x00ff00ff
mov.n r9, #0x00ff00ff
it eq; moveq.n r9, #0x00ff00ff
mov.w r9, #0x00ff00ff
it eq; moveq.w r9, #0x00ff00ff
mov r1, #-1
it eq; moveq r1, #-1
mov.n r1, #-1
it eq; moveq.n r1, #-1
mov.w r1, #-1
it eq; moveq.w r1, #-1
mov r9, #-1
it eq; moveq r9, #-1
mov.n r9, #-1
it eq; moveq.n r9, #-1
mov.w r9, #-1
it eq; moveq.w r9, #-1
mov r1, #-8
it eq; moveq r1, #-8
mov.n r1, #-8
it eq; moveq.n r1, #-8
it eq; moveq r9, #-8
mov.n r9, #-8
it eq; moveq.n r9, #-8
it eq; moveq r1, #-255
mov.n r1, #-255
it eq; moveq.n r1, #-255
it eq; moveq r9, #-255
mov.n r9, #-255
it eq; moveq.n r9, #-255
it eq; movseq r1, r2
movs.n r1, r2
it eq; movseq.n r1, r2
movs.w r1, r2
it eq; movseq.w r1, r2
movs r1, r9
it eq; movseq r1, r9
movs.n r1, r9
it eq; movseq.n r1, r9
movs.w r1, r9
it eq; movseq.w r1, r9
movs r9, r10
it eq; movseq r9, r10
movs.n r9, r10
it eq; movseq.n r9, r10
movs.w r9, r10
it eq; movseq.w r9, r10
movs r1, r2, lsl #2
it eq; movseq r1, r2, lsl #2
movs.n r1, r2, lsl #2
it eq; movseq.n r1, r2, lsl #2
movs.w r1, r2, lsl #2
it eq; movseq.w r1, r2, lsl #2
movs r1, r2, asr #32
it eq; movseq r1, r2, asr #32
movs.n r1, r2, asr #32
it eq; movseq.n r1, r2, asr #32
movs.w r1, r2, asr #32
it eq; movseq.w r1, r2, asr #32
it eq; movseq r1, #0
movs.n r1, #0
it eq; movseq.n r1, #0
movs.w r1, #0
it eq; movseq.w r1, #0
movs r9, #0
it eq; movseq r9, #0
movs.n r9, #0
it eq; movseq.n r9, #0
movs.w r9, #0
it eq; movseq.w r9, #0
movs r1, #7
it eq; movseq r1, #7
movs.n r1, #7
it eq; movseq.n r1, #7
movs.w r1, #7
it eq; movseq.w r1, #7
movs r9, #7
it eq; movseq r9, #7
movs.n r9, #7
it eq; movseq.n r9, #7
movs.w r9, #7
it eq; movseq.w r9, #7
movs r1, #8
it eq; movseq r1, #8
movs.n r1, #8
it eq; movseq.n r1, #8
movs.w r1, #8
it eq; movseq.w r1, #8
movs r9, #8
it eq; movseq r9, #8
movs.n r9, #8
it eq; movseq.n r9, #8
movs.w r9, #8
it eq; movseq.w r9, #8
movs r1, #200
it eq; movseq r1, #200
movs.n r1, #200
it eq; movseq.n r1, #200
movs.w r1, #200
it eq; movseq.w r1, #200
movs r9, #200
it eq; movseq r9, #200
movs.n r9, #200
it eq; movseq.n r9, #200
movs.w r9, #200
it eq; movseq.w r9, #200
movs r1, #255
it eq; movseq r1, #255
movs.n r1, #255
it eq; movseq.n r1, #255
movs.w r1, #255
it eq; movseq.w r1, #255
movs r9, #255
it eq; movseq r9, #255
movs.n r9, #255
it eq; movseq.n r9, #255
movs.w r9, #255
it eq; movseq.w r9, #255
movs r1, #256
it eq; movseq r1, #256
movs.n r1, #256
it eq; movseq.n r1, #256
movs.w r1, #256
it eq; movseq.w r1, #256
movs r9, #256
it eq; movseq r9, #256
movs.n r9, #256
it eq; movseq.n r9, #256
movs.w r9, #256
it eq; movseq.w r9, #256
movs r1, #508
it eq; movseq r1, #508
movs.n r1, #508
it eq; movseq.n r1, #508
movs.w r1, #508
it eq; movseq.w r1, #508
movs r9, #508
it eq; movseq r9, #508
movs.n r9, #508
it eq; movseq.n r9, #508
movs.w r9, #508
it eq; movseq.w r9, #508
movs r1, #1020
it eq; movseq r1, #1020
movs.n r1, #1020
it eq; movseq.n r1, #1020
movs.w r1, #1020
it eq; movseq.w r1, #1020
movs r9, #1020
it eq; movseq r9, #1020
movs.n r9, #1020
it eq; movseq.n r9, #1020
movs.w r9, #1020
it eq; movseq.w r9, #1020
movs r1, #4096
it eq; movseq r1, #4096
movs.n r1, #4096
it eq; movseq.n r1, #4096
movs.w r1, #4096
it eq; movseq.w r1, #4096
movs r9, #4096
it eq; movseq r9, #4096
movs.n r9, #4096
it eq; movseq.n r9, #4096
movs.w r9, #4096
it eq; movseq.w r9, #4096
movs r1, #0x00ff00ff
it eq; movseq r1, #0x00ff00ff
movs.n r1, #0x00ff00ff
it eq; movseq.n r1, #0x00ff00ff
movs.w r1, #0x00ff00ff
it eq; movseq.w r1, #0x00ff00ff
movs r9, #0x00ff00ff
it eq; movseq r9, #0x00ff00ff
movs.n r9, #0x00ff00ff
it eq; movseq.n r9, #0x00ff00ff
movs.w r9, #0x00ff00ff
it eq; movseq.w r9, #0x00ff00ff
movs r1, #-1
it eq; movseq r1, #-1
movs.n r1, #-1
it eq; movseq.n r1, #-1
movs.w r1, #-1
it eq; movseq.w r1, #-1
movs r9, #-1
it eq; movseq r9, #-1
movs.n r9, #-1
it eq; movseq.n r9, #-1
movs.w r9, #-1
it eq; movseq.w r9, #-1
mvn r1, r2
it eq; mvneq r1, r2
mvn.n r1, r2
it eq; mvneq.n r1, r2
mvn.w r1, r2
it eq; mvneq.w r1, r2
mvn r1, r9
it eq; mvneq r1, r9
mvn.n r1, r9
it eq; mvneq.n r1, r9
mvn.w r1, r9
it eq; mvneq.w r1, r9
mvn r9, r10
it eq; mvneq r9, r10
mvn.n r9, r10
it eq; mvneq.n r9, r10
mvn.w r9, r10
it eq; mvneq.w r9, r10
mvn r1, r2, lsl #2
it eq; mvneq r1, r2, lsl #2
mvn.n r1, r2, lsl #2
it eq; mvneq.n r1, r2, lsl #2
mvn.w r1, r2, lsl #2
it eq; mvneq.w r1, r2, lsl #2
mvn r1, r2, asr #32
it eq; mvneq r1, r2, asr #32
mvn.n r1, r2, asr #32
it eq; mvneq.n r1, r2, asr #32
mvn.w r1, r2, asr #32
it eq; mvneq.w r1, r2, asr #32
it eq; mvneq r1, #0
mvn.n r1, #0
it eq; mvneq.n r1, #0
mvn.w r1, #0
it eq; mvneq.w r1, #0
mvn r9, #0
it eq; mvneq r9, #0
mvn.n r9, #0
it eq; mvneq.n r9, #0
mvn.w r9, #0
it eq; mvneq.w r9, #0
mvn r1, #7
it eq; mvneq r1, #7
mvn.n r1, #7
it eq; mvneq.n r1, #7
mvn.w r1, #7
it eq; mvneq.w r1, #7
mvn r9, #7
it eq; mvneq r9, #7
mvn.n r9, #7
it eq; mvneq.n r9, #7
mvn.w r9, #7
it eq; mvneq.w r9, #7
mvn r1, #8
it eq; mvneq r1, #8
mvn.n r1, #8
it eq; mvneq.n r1, #8
mvn.w r1, #8
it eq; mvneq.w r1, #8
mvn r9, #8
it eq; mvneq r9, #8
mvn.n r9, #8
it eq; mvneq.n r9, #8
mvn.w r9, #8
it eq; mvneq.w r9, #8
mvn r1, #200
it eq; mvneq r1, #200
mvn.n r1, #200
it eq; mvneq.n r1, #200
mvn.w r1, #200
it eq; mvneq.w r1, #200
mvn r9, #200
it eq; mvneq r9, #200
mvn.n r9, #200
it eq; mvneq.n r9, #200
mvn.w r9, #200
it eq; mvneq.w r9, #200
mvn r1, #255
it eq; mvneq r1, #255
mvn.n r1, #255
it eq; mvneq.n r1, #255
mvn.w r1, #255
it eq; mvneq.w r1, #255
mvn r9, #255
it eq; mvneq r9, #255
mvn.n r9, #255
it eq; mvneq.n r9, #255
mvn.w r9, #255
it eq; mvneq.w r9, #255
mvn r1, #256
it eq; mvneq r1, #256
mvn.n r1, #256
it eq; mvneq.n r1, #256
mvn.w r1, #256
it eq; mvneq.w r1, #256
mvn r9, #256
it eq; mvneq r9, #256
mvn.n r9, #256
it eq; mvneq.n r9, #256
mvn.w r9, #256
it eq; mvneq.w r9, #256
mvn r1, #508
it eq; mvneq r1, #508
mvn.n r1, #508
it eq; mvneq.n r1, #508
mvn.w r1, #508
it eq; mvneq.w r1, #508
mvn r9, #508
it eq; mvneq r9, #508
mvn.n r9, #508
it eq; mvneq.n r9, #508
mvn.w r9, #508
it eq; mvneq.w r9, #508
mvn r1, #1020
it eq; mvneq r1, #1020
mvn.n r1, #1020
it eq; mvneq.n r1, #1020
mvn.w r1, #1020
it eq; mvneq.w r1, #1020
mvn r9, #1020
it eq; mvneq r9, #1020
mvn.n r9, #1020
it eq; mvneq.n r9, #1020
mvn.w r9, #1020
it eq; mvneq.w r9, #1020
mvn r1, #4096
it eq; mvneq r1, #4096
mvn.n r1, #4096
it eq; mvneq.n r1, #4096
mvn.w r1, #4096
it eq; mvneq.w r1, #4096
mvn r9, #4096
it eq; mvneq r9, #4096
mvn.n r9, #4096
it eq; mvneq.n r9, #4096
mvn.w r9, #4096
it eq; mvneq.w r9, #4096
mvn r1, #0x00ff00ff
it eq; mvneq r1, #0x00ff00ff
mvn.n r1, #0x00ff00ff
it eq; mvneq.n r1, #0x00ff00ff
mvn.w r1, #0x00ff00ff
it eq; mvneq.w r1, #0x00ff00ff
mvn r9, #0x00ff00ff
it eq; mvneq r9, #0x00ff00ff
mvn.n r9, #0x00ff00ff
it eq; mvneq.n r9, #0x00ff00ff
mvn.w r9, #0x00ff00ff
it eq; mvneq.w r9, #0x00ff00ff
mvn r1, #-1
it eq; mvneq r1, #-1
mvn.n r1, #-1
it eq; mvneq.n r1, #-1
mvn.w r1, #-1
it eq; mvneq.w r1, #-1
mvn r9, #-1
it eq; mvneq r9, #-1
mvn.n r9, #-1
it eq; mvneq.n r9, #-1
mvn.w r9, #-1
it eq; mvneq.w r9, #-1
mvn r1, #-8
it eq; mvneq r1, #-8
mvn.n r1, #-8
it eq; mvneq.n r1, #-8
it eq; mvneq r9, #-8
mvn.n r9, #-8
it eq; mvneq.n r9, #-8
it eq; mvneq r1, #-255
mvn.n r1, #-255
it eq; mvneq.n r1, #-255
it eq; mvneq r9, #-255
mvn.n r9, #-255
it eq; mvneq.n r9, #-255
it eq; mvnseq r1, r2
mvns.n r1, r2
it eq; mvnseq.n r1, r2
mvns.w r1, r2
it eq; mvnseq.w r1, r2
mvns r1, r9
it eq; mvnseq r1, r9
mvns.n r1, r9
it eq; mvnseq.n r1, r9
mvns.w r1, r9
it eq; mvnseq.w r1, r9
mvns r9, r10
it eq; mvnseq r9, r10
mvns.n r9, r10
it eq; mvnseq.n r9, r10
mvns.w r9, r10
it eq; mvnseq.w r9, r10
mvns r1, r2, lsl #2
it eq; mvnseq r1, r2, lsl #2
mvns.n r1, r2, lsl #2
it eq; mvnseq.n r1, r2, lsl #2
mvns.w r1, r2, lsl #2
it eq; mvnseq.w r1, r2, lsl #2
mvns r1, r2, asr #32
it eq; mvnseq r1, r2, asr #32
mvns.n r1, r2, asr #32
it eq; mvnseq.n r1, r2, asr #32
mvns.w r1, r2, asr #32
it eq; mvnseq.w r1, r2, asr #32
it eq; mvnseq r1, #0
mvns.n r1, #0
it eq; mvnseq.n r1, #0
mvns.w r1, #0
it eq; mvnseq.w r1, #0
mvns r9, #0
it eq; mvnseq r9, #0
mvns.n r9, #0
it eq; mvnseq.n r9, #0
mvns.w r9, #0
it eq; mvnseq.w r9, #0
mvns r1, #7
it eq; mvnseq r1, #7
mvns.n r1, #7
it eq; mvnseq.n r1, #7
mvns.w r1, #7
it eq; mvnseq.w r1, #7
mvns r9, #7
it eq; mvnseq r9, #7
mvns.n r9, #7
it eq; mvnseq.n r9, #7
mvns.w r9, #7
it eq; mvnseq.w r9, #7
mvns r1, #8
it eq; mvnseq r1, #8
mvns.n r1, #8
it eq; mvnseq.n r1, #8
mvns.w r1, #8
it eq; mvnseq.w r1, #8
mvns r9, #8
it eq; mvnseq r9, #8
mvns.n r9, #8
it eq; mvnseq.n r9, #8
mvns.w r9, #8
it eq; mvnseq.w r9, #8
mvns r1, #200
it eq; mvnseq r1, #200
mvns.n r1, #200
it eq; mvnseq.n r1, #200
mvns.w r1, #200
it eq; mvnseq.w r1, #200
mvns r9, #200
it eq; mvnseq r9, #200
mvns.n r9, #200
it eq; mvnseq.n r9, #200
mvns.w r9, #200
it eq; mvnseq.w r9, #200
mvns r1, #255
it eq; mvnseq r1, #255
mvns.n r1, #255
it eq; mvnseq.n r1, #255
mvns.w r1, #255
it eq; mvnseq.w r1, #255
mvns r9, #255
it eq; mvnseq r9, #255
mvns.n r9, #255
it eq; mvnseq.n r9, #255
mvns.w r9, #255
it eq; mvnseq.w r9, #255
mvns r1, #256
it eq; mvnseq r1, #256
mvns.n r1, #256
it eq; mvnseq.n r1, #256
mvns.w r1, #256
it eq; mvnseq.w r1, #256
mvns r9, #256
it eq; mvnseq r9, #256
mvns.n r9, #256
it eq; mvnseq.n r9, #256
mvns.w r9, #256
it eq; mvnseq.w r9, #256
mvns r1, #508
it eq; mvnseq r1, #508
mvns.n r1, #508
it eq; mvnseq.n r1, #508
mvns.w r1, #508
it eq; mvnseq.w r1, #508
mvns r9, #508
it eq; mvnseq r9, #508
mvns.n r9, #508
it eq; mvnseq.n r9, #508
mvns.w r9, #508
it eq; mvnseq.w r9, #508
mvns r1, #1020
it eq; mvnseq r1, #1020
mvns.n r1, #1020
it eq; mvnseq.n r1, #1020
mvns.w r1, #1020
it eq; mvnseq.w r1, #1020
mvns r9, #1020
it eq; mvnseq r9, #1020
mvns.n r9, #1020
it eq; mvnseq.n r9, #1020
mvns.w r9, #1020
it eq; mvnseq.w r9, #1020
mvns r1, #4096
it eq; mvnseq r1, #4096
mvns.n r1, #4096
it eq; mvnseq.n r1, #4096
mvns.w r1, #4096
it eq; mvnseq.w r1, #4096
mvns r9, #4096
it eq; mvnseq r9, #4096
mvns.n r9, #4096
it eq; mvnseq.n r9, #4096
mvns.w r9, #4096
it eq; mvnseq.w r9, #4096
mvns r1, #0x00ff00ff
it eq; mvnseq r1, #0x00ff00ff
mvns.n r1, #0x00ff00ff
it eq; mvnseq.n r1, #0x00ff00ff
mvns.w r1, #0x00ff00ff
it eq; mvnseq.w r1, #0x00ff00ff
mvns r9, #0x00ff00ff
it eq; mvnseq r9, #0x00ff00ff
mvns.n r9, #0x00ff00ff
it eq; mvnseq.n r9, #0x00ff00ff
mvns.w r9, #0x00ff00ff
it eq; mvnseq.w r9, #0x00ff00ff
mvns r1, #-1
it eq; mvnseq r1, #-1
mvns.n r1, #-1
it eq; mvnseq.n r1, #-1
mvns.w r1, #-1
it eq; mvnseq.w r1, #-1
mvns r9, #-1
it eq; mvnseq r9, #-1
mvns.n r9, #-1
it eq; mvnseq.n r9, #-1
mvns.w r9, #-1
it eq; mvnseq.w r9, #-1
mvns r1, #-8
it eq; mvnseq r1, #-8
mvns.n r1, #-8
it eq; mvnseq.n r1, #-8
it eq; mvnseq r9, #-8
mvns.n r9, #-8
it eq; mvnseq.n r9, #-8
it eq; mvnseq r1, #-255
mvns.n r1, #-255
it eq; mvnseq.n r1, #-255
it eq; mvnseq r9, #-255
mvns.n r9, #-255
it eq; mvnseq.n r9, #-255
it eq; cmpeq r1, r2
cmp.n r1, r2
it eq; cmpeq.n r1, r2
cmp.w r1, r2
it eq; cmpeq.w r1, r2
cmp r1, r9
it eq; cmpeq r1, r9
cmp.n r1, r9
it eq; cmpeq.n r1, r9
cmp.w r1, r9
it eq; cmpeq.w r1, r9
cmp r9, r10
it eq; cmpeq r9, r10
cmp.n r9, r10
it eq; cmpeq.n r9, r10
cmp.w r9, r10
it eq; cmpeq.w r9, r10
cmp r1, sp
it eq; cmpeq r1, sp
cmp.n r1, sp
it eq; cmpeq.n r1, sp
it eq; cmpeq sp, r2
cmp.n sp, r2
it eq; cmpeq.n sp, r2
cmp.w sp, r2
it eq; cmpeq.w sp, r2
cmp r1, r2, lsl #2
it eq; cmpeq r1, r2, lsl #2
cmp.n r1, r2, lsl #2
it eq; cmpeq.n r1, r2, lsl #2
cmp.w r1, r2, lsl #2
it eq; cmpeq.w r1, r2, lsl #2
cmp r1, r2, asr #32
it eq; cmpeq r1, r2, asr #32
cmp.n r1, r2, asr #32
it eq; cmpeq.n r1, r2, asr #32
cmp.w r1, r2, asr #32
it eq; cmpeq.w r1, r2, asr #32
cmp pc, r1
it eq; cmpeq pc, r1
cmp.n pc, r1
it eq; cmpeq.n pc, r1
it eq; cmpeq r1, #0
cmp.n r1, #0
it eq; cmpeq.n r1, #0
cmp.w r1, #0
it eq; cmpeq.w r1, #0
cmp r9, #0
it eq; cmpeq r9, #0
cmp.n r9, #0
it eq; cmpeq.n r9, #0
cmp.w r9, #0
it eq; cmpeq.w r9, #0
cmp r1, #7
it eq; cmpeq r1, #7
cmp.n r1, #7
it eq; cmpeq.n r1, #7
cmp.w r1, #7
it eq; cmpeq.w r1, #7
cmp r9, #7
it eq; cmpeq r9, #7
cmp.n r9, #7
it eq; cmpeq.n r9, #7
cmp.w r9, #7
it eq; cmpeq.w r9, #7
cmp r1, #8
it eq; cmpeq r1, #8
cmp.n r1, #8
it eq; cmpeq.n r1, #8
cmp.w r1, #8
it eq; cmpeq.w r1, #8
cmp r9, #8
it eq; cmpeq r9, #8
cmp.n r9, #8
it eq; cmpeq.n r9, #8
cmp.w r9, #8
it eq; cmpeq.w r9, #8
cmp r1, #200
it eq; cmpeq r1, #200
cmp.n r1, #200
it eq; cmpeq.n r1, #200
cmp.w r1, #200
it eq; cmpeq.w r1, #200
cmp r9, #200
it eq; cmpeq r9, #200
cmp.n r9, #200
it eq; cmpeq.n r9, #200
cmp.w r9, #200
it eq; cmpeq.w r9, #200
cmp r1, #255
it eq; cmpeq r1, #255
cmp.n r1, #255
it eq; cmpeq.n r1, #255
cmp.w r1, #255
it eq; cmpeq.w r1, #255
cmp r9, #255
it eq; cmpeq r9, #255
cmp.n r9, #255
it eq; cmpeq.n r9, #255
cmp.w r9, #255
it eq; cmpeq.w r9, #255
cmp r1, #256
it eq; cmpeq r1, #256
cmp.n r1, #256
it eq; cmpeq.n r1, #256
cmp.w r1, #256
it eq; cmpeq.w r1, #256
cmp r9, #256
it eq; cmpeq r9, #256
cmp.n r9, #256
it eq; cmpeq.n r9, #256
cmp.w r9, #256
it eq; cmpeq.w r9, #256
cmp r1, #508
it eq; cmpeq r1, #508
cmp.n r1, #508
it eq; cmpeq.n r1, #508
cmp.w r1, #508
it eq; cmpeq.w r1, #508
cmp r9, #508
it eq; cmpeq r9, #508
cmp.n r9, #508
it eq; cmpeq.n r9, #508
cmp.w r9, #508
it eq; cmpeq.w r9, #508
cmp r1, #1020
it eq; cmpeq r1, #1020
cmp.n r1, #1020
it eq; cmpeq.n r1, #1020
cmp.w r1, #1020
it eq; cmpeq.w r1, #1020
cmp r9, #1020
it eq; cmpeq r9, #1020
cmp.n r9, #1020
it eq; cmpeq.n r9, #1020
cmp.w r9, #1020
it eq; cmpeq.w r9, #1020
cmp r1, #4096
it eq; cmpeq r1, #4096
cmp.n r1, #4096
it eq; cmpeq.n r1, #4096
cmp.w r1, #4096
it eq; cmpeq.w r1, #4096
cmp r9, #4096
it eq; cmpeq r9, #4096
cmp.n r9, #4096
it eq; cmpeq.n r9, #4096
cmp.w r9, #4096
it eq; cmpeq.w r9, #4096
cmp r1, #0x00ff00ff
it eq; cmpeq r1, #0x00ff00ff
cmp.n r1, #0x00ff00ff
it eq; cmpeq.n r1, #0x00ff00ff
cmp.w r1, #0x00ff00ff
it eq; cmpeq.w r1, #0x00ff00ff
cmp r9, #0x00ff00ff
it eq; cmpeq r9, #0x00ff00ff
cmp.n r9, #0x00ff00ff
it eq; cmpeq.n r9, #0x00ff00ff
cmp.w r9, #0x00ff00ff
it eq; cmpeq.w r9, #0x00ff00ff
cmp r1, #-1
it eq; cmpeq r1, #-1
cmp.n r1, #-1
it eq; cmpeq.n r1, #-1
cmp.w r1, #-1
it eq; cmpeq.w r1, #-1
cmp r9, #-1
it eq; cmpeq r9, #-1
cmp.n r9, #-1
it eq; cmpeq.n r9, #-1
cmp.w r9, #-1
it eq; cmpeq.w r9, #-1
cmp r1, #-8
it eq; cmpeq r1, #-8
cmp.n r1, #-8
it eq; cmpeq.n r1, #-8
it eq; cmpeq r9, #-8
cmp.n r9, #-8
it eq; cmpeq.n r9, #-8
it eq; cmpeq r1, #-255
cmp.n r1, #-255
it eq; cmpeq.n r1, #-255
it eq; cmpeq r9, #-255
cmp.n r9, #-255
it eq; cmpeq.n r9, #-255
it eq; cmneq r1, r2
cmn.n r1, r2
it eq; cmneq.n r1, r2
cmn.w r1, r2
it eq; cmneq.w r1, r2
cmn r1, r9
it eq; cmneq r1, r9
cmn.n r1, r9
it eq; cmneq.n r1, r9
cmn.w r1, r9
it eq; cmneq.w r1, r9
cmn r9, r10
it eq; cmneq r9, r10
cmn.n r9, r10
it eq; cmneq.n r9, r10
cmn.w r9, r10
it eq; cmneq.w r9, r10
it eq; cmneq sp, r2
cmn.n sp, r2
it eq; cmneq.n sp, r2
cmn.w sp, r2
it eq; cmneq.w sp, r2
cmn r1, r2, lsl #2
it eq; cmneq r1, r2, lsl #2
cmn.n r1, r2, lsl #2
it eq; cmneq.n r1, r2, lsl #2
cmn.w r1, r2, lsl #2
it eq; cmneq.w r1, r2, lsl #2
cmn r1, r2, asr #32
it eq; cmneq r1, r2, asr #32
cmn.n r1, r2, asr #32
it eq; cmneq.n r1, r2, asr #32
cmn.w r1, r2, asr #32
it eq; cmneq.w r1, r2, asr #32
it eq; cmneq r1, #0
cmn.n r1, #0
it eq; cmneq.n r1, #0
cmn.w r1, #0
it eq; cmneq.w r1, #0
cmn r9, #0
it eq; cmneq r9, #0
cmn.n r9, #0
it eq; cmneq.n r9, #0
cmn.w r9, #0
it eq; cmneq.w r9, #0
cmn r1, #7
it eq; cmneq r1, #7
cmn.n r1, #7
it eq; cmneq.n r1, #7
cmn.w r1, #7
it eq; cmneq.w r1, #7
cmn r9, #7
it eq; cmneq r9, #7
cmn.n r9, #7
it eq; cmneq.n r9, #7
cmn.w r9, #7
it eq; cmneq.w r9, #7
cmn r1, #8
it eq; cmneq r1, #8
cmn.n r1, #8
it eq; cmneq.n r1, #8
cmn.w r1, #8
it eq; cmneq.w r1, #8
cmn r9, #8
it eq; cmneq r9, #8
cmn.n r9, #8
it eq; cmneq.n r9, #8
cmn.w r9, #8
it eq; cmneq.w r9, #8
cmn r1, #200
it eq; cmneq r1, #200
cmn.n r1, #200
it eq; cmneq.n r1, #200
cmn.w r1, #200
it eq; cmneq.w r1, #200
cmn r9, #200
it eq; cmneq r9, #200
cmn.n r9, #200
it eq; cmneq.n r9, #200
cmn.w r9, #200
it eq; cmneq.w r9, #200
cmn r1, #255
it eq; cmneq r1, #255
cmn.n r1, #255
it eq; cmneq.n r1, #255
cmn.w r1, #255
it eq; cmneq.w r1, #255
cmn r9, #255
it eq; cmneq r9, #255
cmn.n r9, #255
it eq; cmneq.n r9, #255
cmn.w r9, #255
it eq; cmneq.w r9, #255
cmn r1, #256
it eq; cmneq r1, #256
cmn.n r1, #256
it eq; cmneq.n r1, #256
cmn.w r1, #256
it eq; cmneq.w r1, #256
cmn r9, #256
it eq; cmneq r9, #256
cmn.n r9, #256
it eq; cmneq.n r9, #256
cmn.w r9, #256
it eq; cmneq.w r9, #256
cmn r1, #508
it eq; cmneq r1, #508
cmn.n r1, #508
it eq; cmneq.n r1, #508
cmn.w r1, #508
it eq; cmneq.w r1, #508
cmn r9, #508
it eq; cmneq r9, #508
cmn.n r9, #508
it eq; cmneq.n r9, #508
cmn.w r9, #508
it eq; cmneq.w r9, #508
cmn r1, #1020
it eq; cmneq r1, #1020
cmn.n r1, #1020
it eq; cmneq.n r1, #1020
cmn.w r1, #1020
it eq; cmneq.w r1, #1020
cmn r9, #1020
it eq; cmneq r9, #1020
cmn.n r9, #1020
it eq; cmneq.n r9, #1020
cmn.w r9, #1020
it eq; cmneq.w r9, #1020
cmn r1, #4096
it eq; cmneq r1, #4096
cmn.n r1, #4096
it eq; cmneq.n r1, #4096
cmn.w r1, #4096
it eq; cmneq.w r1, #4096
cmn r9, #4096
it eq; cmneq r9, #4096
cmn.n r9, #4096
it eq; cmneq.n r9, #4096
cmn.w r9, #4096
it eq; cmneq.w r9, #4096
cmn r1, #0x00ff00ff
it eq; cmneq r1, #0x00ff00ff
cmn.n r1, #0x00ff00ff
it eq; cmneq.n r1, #0x00ff00ff
cmn.w r1, #0x00ff00ff
it eq; cmneq.w r1, #0x00ff00ff
cmn r9, #0x00ff00ff
it eq; cmneq r9, #0x00ff00ff
cmn.n r9, #0x00ff00ff
it eq; cmneq.n r9, #0x00ff00ff
cmn.w r9, #0x00ff00ff
it eq; cmneq.w r9, #0x00ff00ff
cmn r1, #-1
it eq; cmneq r1, #-1
cmn.n r1, #-1
it eq; cmneq.n r1, #-1
cmn.w r1, #-1
it eq; cmneq.w r1, #-1
cmn r9, #-1
it eq; cmneq r9, #-1
cmn.n r9, #-1
it eq; cmneq.n r9, #-1
cmn.w r9, #-1
it eq; cmneq.w r9, #-1
cmn r1, #-8
it eq; cmneq r1, #-8
cmn.n r1, #-8
it eq; cmneq.n r1, #-8
it eq; cmneq r9, #-8
cmn.n r9, #-8
it eq; cmneq.n r9, #-8
it eq; cmneq r1, #-255
cmn.n r1, #-255
it eq; cmneq.n r1, #-255
it eq; cmneq r9, #-255
cmn.n r9, #-255
it eq; cmneq.n r9, #-255
it eq; tsteq r1, r2
tst.n r1, r2
it eq; tsteq.n r1, r2
tst.w r1, r2
it eq; tsteq.w r1, r2
tst r1, r9
it eq; tsteq r1, r9
tst.n r1, r9
it eq; tsteq.n r1, r9
tst.w r1, r9
it eq; tsteq.w r1, r9
tst r9, r10
it eq; tsteq r9, r10
tst.n r9, r10
it eq; tsteq.n r9, r10
tst.w r9, r10
it eq; tsteq.w r9, r10
tst r1, r2, lsl #2
it eq; tsteq r1, r2, lsl #2
tst.n r1, r2, lsl #2
it eq; tsteq.n r1, r2, lsl #2
tst.w r1, r2, lsl #2
it eq; tsteq.w r1, r2, lsl #2
tst r1, r2, asr #32
it eq; tsteq r1, r2, asr #32
tst.n r1, r2, asr #32
it eq; tsteq.n r1, r2, asr #32
tst.w r1, r2, asr #32
it eq; tsteq.w r1, r2, asr #32
it eq; tsteq r1, #0
tst.n r1, #0
it eq; tsteq.n r1, #0
tst.w r1, #0
it eq; tsteq.w r1, #0
tst r9, #0
it eq; tsteq r9, #0
tst.n r9, #0
it eq; tsteq.n r9, #0
tst.w r9, #0
it eq; tsteq.w r9, #0
tst r1, #7
it eq; tsteq r1, #7
tst.n r1, #7
it eq; tsteq.n r1, #7
tst.w r1, #7
it eq; tsteq.w r1, #7
tst r9, #7
it eq; tsteq r9, #7
tst.n r9, #7
it eq; tsteq.n r9, #7
tst.w r9, #7
it eq; tsteq.w r9, #7
tst r1, #8
it eq; tsteq r1, #8
tst.n r1, #8
it eq; tsteq.n r1, #8
tst.w r1, #8
it eq; tsteq.w r1, #8
tst r9, #8
it eq; tsteq r9, #8
tst.n r9, #8
it eq; tsteq.n r9, #8
tst.w r9, #8
it eq; tsteq.w r9, #8
tst r1, #200
it eq; tsteq r1, #200
tst.n r1, #200
it eq; tsteq.n r1, #200
tst.w r1, #200
it eq; tsteq.w r1, #200
tst r9, #200
it eq; tsteq r9, #200
tst.n r9, #200
it eq; tsteq.n r9, #200
tst.w r9, #200
it eq; tsteq.w r9, #200
tst r1, #255
it eq; tsteq r1, #255
tst.n r1, #255
it eq; tsteq.n r1, #255
tst.w r1, #255
it eq; tsteq.w r1, #255
tst r9, #255
it eq; tsteq r9, #255
tst.n r9, #255
it eq; tsteq.n r9, #255
tst.w r9, #255
it eq; tsteq.w r9, #255
tst r1, #256
it eq; tsteq r1, #256
tst.n r1, #256
it eq; tsteq.n r1, #256
tst.w r1, #256
it eq; tsteq.w r1, #256
tst r9, #256
it eq; tsteq r9, #256
tst.n r9, #256
it eq; tsteq.n r9, #256
tst.w r9, #256
it eq; tsteq.w r9, #256
tst r1, #508
it eq; tsteq r1, #508
tst.n r1, #508
it eq; tsteq.n r1, #508
tst.w r1, #508
it eq; tsteq.w r1, #508
tst r9, #508
it eq; tsteq r9, #508
tst.n r9, #508
it eq; tsteq.n r9, #508
tst.w r9, #508
it eq; tsteq.w r9, #508
tst r1, #1020
it eq; tsteq r1, #1020
tst.n r1, #1020
it eq; tsteq.n r1, #1020
tst.w r1, #1020
it eq; tsteq.w r1, #1020
tst r9, #1020
it eq; tsteq r9, #1020
tst.n r9, #1020
it eq; tsteq.n r9, #1020
tst.w r9, #1020
it eq; tsteq.w r9, #1020
tst r1, #4096
it eq; tsteq r1, #4096
tst.n r1, #4096
it eq; tsteq.n r1, #4096
tst.w r1, #4096
it eq; tsteq.w r1, #4096
tst r9, #4096
it eq; tsteq r9, #4096
tst.n r9, #4096
it eq; tsteq.n r9, #4096
tst.w r9, #4096
it eq; tsteq.w r9, #4096
tst r1, #0x00ff00ff
it eq; tsteq r1, #0x00ff00ff
tst.n r1, #0x00ff00ff
it eq; tsteq.n r1, #0x00ff00ff
tst.w r1, #0x00ff00ff
it eq; tsteq.w r1, #0x00ff00ff
tst r9, #0x00ff00ff
it eq; tsteq r9, #0x00ff00ff
tst.n r9, #0x00ff00ff
it eq; tsteq.n r9, #0x00ff00ff
tst.w r9, #0x00ff00ff
it eq; tsteq.w r9, #0x00ff00ff
tst r1, #-1
it eq; tsteq r1, #-1
tst.n r1, #-1
it eq; tsteq.n r1, #-1
tst.w r1, #-1
it eq; tsteq.w r1, #-1
tst r9, #-1
it eq; tsteq r9, #-1
tst.n r9, #-1
it eq; tsteq.n r9, #-1
tst.w r9, #-1
it eq; tsteq.w r9, #-1
teq r1, r2
it eq; teqeq r1, r2
teq.n r1, r2
it eq; teqeq.n r1, r2
teq.w r1, r2
it eq; teqeq.w r1, r2
teq r1, r9
it eq; teqeq r1, r9
teq.n r1, r9
it eq; teqeq.n r1, r9
teq.w r1, r9
it eq; teqeq.w r1, r9
teq r9, r10
it eq; teqeq r9, r10
teq.n r9, r10
it eq; teqeq.n r9, r10
teq.w r9, r10
it eq; teqeq.w r9, r10
teq r1, r2, lsl #2
it eq; teqeq r1, r2, lsl #2
teq.n r1, r2, lsl #2
it eq; teqeq.n r1, r2, lsl #2
teq.w r1, r2, lsl #2
it eq; teqeq.w r1, r2, lsl #2
teq r1, r2, asr #32
it eq; teqeq r1, r2, asr #32
teq.n r1, r2, asr #32
it eq; teqeq.n r1, r2, asr #32
teq.w r1, r2, asr #32
it eq; teqeq.w r1, r2, asr #32
it eq; teqeq r1, #0
teq.n r1, #0
it eq; teqeq.n r1, #0
teq.w r1, #0
it eq; teqeq.w r1, #0
teq r9, #0
it eq; teqeq r9, #0
teq.n r9, #0
it eq; teqeq.n r9, #0
teq.w r9, #0
it eq; teqeq.w r9, #0
teq r1, #7
it eq; teqeq r1, #7
teq.n r1, #7
it eq; teqeq.n r1, #7
teq.w r1, #7
it eq; teqeq.w r1, #7
teq r9, #7
it eq; teqeq r9, #7
teq.n r9, #7
it eq; teqeq.n r9, #7
teq.w r9, #7
it eq; teqeq.w r9, #7
teq r1, #8
it eq; teqeq r1, #8
teq.n r1, #8
it eq; teqeq.n r1, #8
teq.w r1, #8
it eq; teqeq.w r1, #8
teq r9, #8
it eq; teqeq r9, #8
teq.n r9, #8
it eq; teqeq.n r9, #8
teq.w r9, #8
it eq; teqeq.w r9, #8
teq r1, #200
it eq; teqeq r1, #200
teq.n r1, #200
it eq; teqeq.n r1, #200
teq.w r1, #200
it eq; teqeq.w r1, #200
teq r9, #200
it eq; teqeq r9, #200
teq.n r9, #200
it eq; teqeq.n r9, #200
teq.w r9, #200
it eq; teqeq.w r9, #200
teq r1, #255
it eq; teqeq r1, #255
teq.n r1, #255
it eq; teqeq.n r1, #255
teq.w r1, #255
it eq; teqeq.w r1, #255
teq r9, #255
it eq; teqeq r9, #255
teq.n r9, #255
it eq; teqeq.n r9, #255
teq.w r9, #255
it eq; teqeq.w r9, #255
teq r1, #256
it eq; teqeq r1, #256
teq.n r1, #256
it eq; teqeq.n r1, #256
teq.w r1, #256
it eq; teqeq.w r1, #256
teq r9, #256
it eq; teqeq r9, #256
teq.n r9, #256
it eq; teqeq.n r9, #256
teq.w r9, #256
it eq; teqeq.w r9, #256
teq r1, #508
it eq; teqeq r1, #508
teq.n r1, #508
it eq; teqeq.n r1, #508
teq.w r1, #508
it eq; teqeq.w r1, #508
teq r9, #508
it eq; teqeq r9, #508
teq.n r9, #508
it eq; teqeq.n r9, #508
teq.w r9, #508
it eq; teqeq.w r9, #508
teq r1, #1020
it eq; teqeq r1, #1020
teq.n r1, #1020
it eq; teqeq.n r1, #1020
teq.w r1, #1020
it eq; teqeq.w r1, #1020
teq r9, #1020
it eq; teqeq r9, #1020
teq.n r9, #1020
it eq; teqeq.n r9, #1020
teq.w r9, #1020
it eq; teqeq.w r9, #1020
teq r1, #4096
it eq; teqeq r1, #4096
teq.n r1, #4096
it eq; teqeq.n r1, #4096
teq.w r1, #4096
it eq; teqeq.w r1, #4096
teq r9, #4096
it eq; teqeq r9, #4096
teq.n r9, #4096
it eq; teqeq.n r9, #4096
teq.w r9, #4096
it eq; teqeq.w r9, #4096
teq r1, #0x00ff00ff
it eq; teqeq r1, #0x00ff00ff
teq.n r1, #0x00ff00ff
it eq; teqeq.n r1, #0x00ff00ff
teq.w r1, #0x00ff00ff
it eq; teqeq.w r1, #0x00ff00ff
teq r9, #0x00ff00ff
it eq; teqeq r9, #0x00ff00ff
teq.n r9, #0x00ff00ff
it eq; teqeq.n r9, #0x00ff00ff
teq.w r9, #0x00ff00ff
it eq; teqeq.w r9, #0x00ff00ff
teq r1, #-1
it eq; teqeq r1, #-1
teq.n r1, #-1
it eq; teqeq.n r1, #-1
teq.w r1, #-1
it eq; teqeq.w r1, #-1
teq r9, #-1
it eq; teqeq r9, #-1
teq.n r9, #-1
it eq; teqeq.n r9, #-1
teq.w r9, #-1
it eq; teqeq.w r9, #-1
lsl r1, r2, r3
it eq; lsleq r1, r2, r3
lsl.n r1, r2, r3
it eq; lsleq.n r1, r2, r3
lsl.w r1, r2, r3
it eq; lsleq.w r1, r2, r3
lsl r1, r1, r2
it eq; lsleq r1, r1, r2
lsl.n r1, r1, r2
it eq; lsleq.n r1, r1, r2
lsl.w r1, r1, r2
it eq; lsleq.w r1, r1, r2
lsl r1, r2
it eq; lsleq r1, r2
lsl.n r1, r2
it eq; lsleq.n r1, r2
lsl.w r1, r2
it eq; lsleq.w r1, r2
lsl r9, r10, r11
it eq; lsleq r9, r10, r11
lsl.n r9, r10, r11
it eq; lsleq.n r9, r10, r11
lsl.w r9, r10, r11
it eq; lsleq.w r9, r10, r11
lsl r1, r2, #0
it eq; lsleq r1, r2, #0
lsl.n r1, r2, #0
it eq; lsleq.n r1, r2, #0
lsl.w r1, r2, #0
it eq; lsleq.w r1, r2, #0
lsl r1, r2, #1
it eq; lsleq r1, r2, #1
lsl.n r1, r2, #1
it eq; lsleq.n r1, r2, #1
lsl.w r1, r2, #1
it eq; lsleq.w r1, r2, #1
lsl r1, r2, #31
it eq; lsleq r1, r2, #31
lsl.n r1, r2, #31
it eq; lsleq.n r1, r2, #31
lsl.w r1, r2, #31
it eq; lsleq.w r1, r2, #31
it eq; lsleq r1, #5
lsl.n r1, #5
it eq; lsleq.n r1, #5
lsl.w r1, #5
it eq; lsleq.w r1, #5
lsl r9, r10, #5
it eq; lsleq r9, r10, #5
lsl.n r9, r10, #5
it eq; lsleq.n r9, r10, #5
lsl.w r9, r10, #5
it eq; lsleq.w r9, r10, #5
lsls r1, r2, r3
it eq; lslseq r1, r2, r3
lsls.n r1, r2, r3
it eq; lslseq.n r1, r2, r3
lsls.w r1, r2, r3
it eq; lslseq.w r1, r2, r3
lsls r1, r1, r2
it eq; lslseq r1, r1, r2
lsls.n r1, r1, r2
it eq; lslseq.n r1, r1, r2
lsls.w r1, r1, r2
it eq; lslseq.w r1, r1, r2
lsls r1, r2
it eq; lslseq r1, r2
lsls.n r1, r2
it eq; lslseq.n r1, r2
lsls.w r1, r2
it eq; lslseq.w r1, r2
lsls r9, r10, r11
it eq; lslseq r9, r10, r11
lsls.n r9, r10, r11
it eq; lslseq.n r9, r10, r11
lsls.w r9, r10, r11
it eq; lslseq.w r9, r10, r11
lsls r1, r2, #0
it eq; lslseq r1, r2, #0
lsls.n r1, r2, #0
it eq; lslseq.n r1, r2, #0
lsls.w r1, r2, #0
it eq; lslseq.w r1, r2, #0
lsls r1, r2, #1
it eq; lslseq r1, r2, #1
lsls.n r1, r2, #1
it eq; lslseq.n r1, r2, #1
lsls.w r1, r2, #1
it eq; lslseq.w r1, r2, #1
lsls r1, r2, #31
it eq; lslseq r1, r2, #31
lsls.n r1, r2, #31
it eq; lslseq.n r1, r2, #31
lsls.w r1, r2, #31
it eq; lslseq.w r1, r2, #31
it eq; lslseq r1, #5
lsls.n r1, #5
it eq; lslseq.n r1, #5
lsls.w r1, #5
it eq; lslseq.w r1, #5
lsls r9, r10, #5
it eq; lslseq r9, r10, #5
lsls.n r9, r10, #5
it eq; lslseq.n r9, r10, #5
lsls.w r9, r10, #5
it eq; lslseq.w r9, r10, #5
lsr r1, r2, r3
it eq; lsreq r1, r2, r3
lsr.n r1, r2, r3
it eq; lsreq.n r1, r2, r3
lsr.w r1, r2, r3
it eq; lsreq.w r1, r2, r3
lsr r1, r1, r2
it eq; lsreq r1, r1, r2
lsr.n r1, r1, r2
it eq; lsreq.n r1, r1, r2
lsr.w r1, r1, r2
it eq; lsreq.w r1, r1, r2
lsr r1, r2
it eq; lsreq r1, r2
lsr.n r1, r2
it eq; lsreq.n r1, r2
lsr.w r1, r2
it eq; lsreq.w r1, r2
lsr r9, r10, r11
it eq; lsreq r9, r10, r11
lsr.n r9, r10, r11
it eq; lsreq.n r9, r10, r11
lsr.w r9, r10, r11
it eq; lsreq.w r9, r10, r11
it eq; lsreq r1, r2, #1
lsr.n r1, r2, #1
it eq; lsreq.n r1, r2, #1
lsr.w r1, r2, #1
it eq; lsreq.w r1, r2, #1
lsr r1, r2, #31
it eq; lsreq r1, r2, #31
lsr.n r1, r2, #31
it eq; lsreq.n r1, r2, #31
lsr.w r1, r2, #31
it eq; lsreq.w r1, r2, #31
lsr r1, r2, #32
it eq; lsreq r1, r2, #32
lsr.n r1, r2, #32
it eq; lsreq.n r1, r2, #32
lsr.w r1, r2, #32
it eq; lsreq.w r1, r2, #32
lsr r1, #5
it eq; lsreq r1, #5
lsr.n r1, #5
it eq; lsreq.n r1, #5
lsr.w r1, #5
it eq; lsreq.w r1, #5
lsr r9, r10, #5
it eq; lsreq r9, r10, #5
lsr.n r9, r10, #5
it eq; lsreq.n r9, r10, #5
lsr.w r9, r10, #5
it eq; lsreq.w r9, r10, #5
lsrs r1, r2, r3
it eq; lsrseq r1, r2, r3
lsrs.n r1, r2, r3
it eq; lsrseq.n r1, r2, r3
lsrs.w r1, r2, r3
it eq; lsrseq.w r1, r2, r3
lsrs r1, r1, r2
it eq; lsrseq r1, r1, r2
lsrs.n r1, r1, r2
it eq; lsrseq.n r1, r1, r2
lsrs.w r1, r1, r2
it eq; lsrseq.w r1, r1, r2
lsrs r1, r2
it eq; lsrseq r1, r2
lsrs.n r1, r2
it eq; lsrseq.n r1, r2
lsrs.w r1, r2
it eq; lsrseq.w r1, r2
lsrs r9, r10, r11
it eq; lsrseq r9, r10, r11
lsrs.n r9, r10, r11
it eq; lsrseq.n r9, r10, r11
lsrs.w r9, r10, r11
it eq; lsrseq.w r9, r10, r11
it eq; lsrseq r1, r2, #1
lsrs.n r1, r2, #1
it eq; lsrseq.n r1, r2, #1
lsrs.w r1, r2, #1
it eq; lsrseq.w r1, r2, #1
lsrs r1, r2, #31
it eq; lsrseq r1, r2, #31
lsrs.n r1, r2, #31
it eq; lsrseq.n r1, r2, #31
lsrs.w r1, r2, #31
it eq; lsrseq.w r1, r2, #31
lsrs r1, r2, #32
it eq; lsrseq r1, r2, #32
lsrs.n r1, r2, #32
it eq; lsrseq.n r1, r2, #32
lsrs.w r1, r2, #32
it eq; lsrseq.w r1, r2, #32
lsrs r1, #5
it eq; lsrseq r1, #5
lsrs.n r1, #5
it eq; lsrseq.n r1, #5
lsrs.w r1, #5
it eq; lsrseq.w r1, #5
lsrs r9, r10, #5
it eq; lsrseq r9, r10, #5
lsrs.n r9, r10, #5
it eq; lsrseq.n r9, r10, #5
lsrs.w r9, r10, #5
it eq; lsrseq.w r9, r10, #5
asr r1, r2, r3
it eq; asreq r1, r2, r3
asr.n r1, r2, r3
it eq; asreq.n r1, r2, r3
asr.w r1, r2, r3
it eq; asreq.w r1, r2, r3
asr r1, r1, r2
it eq; asreq r1, r1, r2
asr.n r1, r1, r2
it eq; asreq.n r1, r1, r2
asr.w r1, r1, r2
it eq; asreq.w r1, r1, r2
asr r1, r2
it eq; asreq r1, r2
asr.n r1, r2
it eq; asreq.n r1, r2
asr.w r1, r2
it eq; asreq.w r1, r2
asr r9, r10, r11
it eq; asreq r9, r10, r11
asr.n r9, r10, r11
it eq; asreq.n r9, r10, r11
asr.w r9, r10, r11
it eq; asreq.w r9, r10, r11
it eq; asreq r1, r2, #1
asr.n r1, r2, #1
it eq; asreq.n r1, r2, #1
asr.w r1, r2, #1
it eq; asreq.w r1, r2, #1
asr r1, r2, #31
it eq; asreq r1, r2, #31
asr.n r1, r2, #31
it eq; asreq.n r1, r2, #31
asr.w r1, r2, #31
it eq; asreq.w r1, r2, #31
asr r1, r2, #32
it eq; asreq r1, r2, #32
asr.n r1, r2, #32
it eq; asreq.n r1, r2, #32
asr.w r1, r2, #32
it eq; asreq.w r1, r2, #32
asr r1, #5
it eq; asreq r1, #5
asr.n r1, #5
it eq; asreq.n r1, #5
asr.w r1, #5
it eq; asreq.w r1, #5
asr r9, r10, #5
it eq; asreq r9, r10, #5
asr.n r9, r10, #5
it eq; asreq.n r9, r10, #5
asr.w r9, r10, #5
it eq; asreq.w r9, r10, #5
asrs r1, r2, r3
it eq; asrseq r1, r2, r3
asrs.n r1, r2, r3
it eq; asrseq.n r1, r2, r3
asrs.w r1, r2, r3
it eq; asrseq.w r1, r2, r3
asrs r1, r1, r2
it eq; asrseq r1, r1, r2
asrs.n r1, r1, r2
it eq; asrseq.n r1, r1, r2
asrs.w r1, r1, r2
it eq; asrseq.w r1, r1, r2
asrs r1, r2
it eq; asrseq r1, r2
asrs.n r1, r2
it eq; asrseq.n r1, r2
asrs.w r1, r2
it eq; asrseq.w r1, r2
asrs r9, r10, r11
it eq; asrseq r9, r10, r11
asrs.n r9, r10, r11
it eq; asrseq.n r9, r10, r11
asrs.w r9, r10, r11
it eq; asrseq.w r9, r10, r11
it eq; asrseq r1, r2, #1
asrs.n r1, r2, #1
it eq; asrseq.n r1, r2, #1
asrs.w r1, r2, #1
it eq; asrseq.w r1, r2, #1
asrs r1, r2, #31
it eq; asrseq r1, r2, #31
asrs.n r1, r2, #31
it eq; asrseq.n r1, r2, #31
asrs.w r1, r2, #31
it eq; asrseq.w r1, r2, #31
asrs r1, r2, #32
it eq; asrseq r1, r2, #32
asrs.n r1, r2, #32
it eq; asrseq.n r1, r2, #32
asrs.w r1, r2, #32
it eq; asrseq.w r1, r2, #32
asrs r1, #5
it eq; asrseq r1, #5
asrs.n r1, #5
it eq; asrseq.n r1, #5
asrs.w r1, #5
it eq; asrseq.w r1, #5
asrs r9, r10, #5
it eq; asrseq r9, r10, #5
asrs.n r9, r10, #5
it eq; asrseq.n r9, r10, #5
asrs.w r9, r10, #5
it eq; asrseq.w r9, r10, #5
ror r1, r2, r3
it eq; roreq r1, r2, r3
ror.n r1, r2, r3
it eq; roreq.n r1, r2, r3
ror.w r1, r2, r3
it eq; roreq.w r1, r2, r3
ror r1, r1, r2
it eq; roreq r1, r1, r2
ror.n r1, r1, r2
it eq; roreq.n r1, r1, r2
ror.w r1, r1, r2
it eq; roreq.w r1, r1, r2
ror r1, r2
it eq; roreq r1, r2
ror.n r1, r2
it eq; roreq.n r1, r2
ror.w r1, r2
it eq; roreq.w r1, r2
ror r9, r10, r11
it eq; roreq r9, r10, r11
ror.n r9, r10, r11
it eq; roreq.n r9, r10, r11
ror.w r9, r10, r11
it eq; roreq.w r9, r10, r11
it eq; roreq r1, r2, #1
ror.n r1, r2, #1
it eq; roreq.n r1, r2, #1
ror.w r1, r2, #1
it eq; roreq.w r1, r2, #1
ror r1, r2, #31
it eq; roreq r1, r2, #31
ror.n r1, r2, #31
it eq; roreq.n r1, r2, #31
ror.w r1, r2, #31
it eq; roreq.w r1, r2, #31
it eq; roreq r1, #5
ror.n r1, #5
it eq; roreq.n r1, #5
ror.w r1, #5
it eq; roreq.w r1, #5
ror r9, r10, #5
it eq; roreq r9, r10, #5
ror.n r9, r10, #5
it eq; roreq.n r9, r10, #5
ror.w r9, r10, #5
it eq; roreq.w r9, r10, #5
rors r1, r2, r3
it eq; rorseq r1, r2, r3
rors.n r1, r2, r3
it eq; rorseq.n r1, r2, r3
rors.w r1, r2, r3
it eq; rorseq.w r1, r2, r3
rors r1, r1, r2
it eq; rorseq r1, r1, r2
rors.n r1, r1, r2
it eq; rorseq.n r1, r1, r2
rors.w r1, r1, r2
it eq; rorseq.w r1, r1, r2
rors r1, r2
it eq; rorseq r1, r2
rors.n r1, r2
it eq; rorseq.n r1, r2
rors.w r1, r2
it eq; rorseq.w r1, r2
rors r9, r10, r11
it eq; rorseq r9, r10, r11
rors.n r9, r10, r11
it eq; rorseq.n r9, r10, r11
rors.w r9, r10, r11
it eq; rorseq.w r9, r10, r11
it eq; rorseq r1, r2, #1
rors.n r1, r2, #1
it eq; rorseq.n r1, r2, #1
rors.w r1, r2, #1
it eq; rorseq.w r1, r2, #1
rors r1, r2, #31
it eq; rorseq r1, r2, #31
rors.n r1, r2, #31
it eq; rorseq.n r1, r2, #31
rors.w r1, r2, #31
it eq; rorseq.w r1, r2, #31
it eq; rorseq r1, #5
rors.n r1, #5
it eq; rorseq.n r1, #5
rors.w r1, #5
it eq; rorseq.w r1, #5
rors r9, r10, #5
it eq; rorseq r9, r10, #5
rors.n r9, r10, #5
it eq; rorseq.n r9, r10, #5
rors.w r9, r10, #5
it eq; rorseq.w r9, r10, #5
sxtb r1, r2
it eq; sxtbeq r1, r2
sxtb.n r1, r2
it eq; sxtbeq.n r1, r2
sxtb.w r1, r2
it eq; sxtbeq.w r1, r2
sxtb r9, r2
it eq; sxtbeq r9, r2
sxtb.n r9, r2
it eq; sxtbeq.n r9, r2
sxtb.w r9, r2
it eq; sxtbeq.w r9, r2
sxtb r1, r2, ror #8
it eq; sxtbeq r1, r2, ror #8
sxtb.n r1, r2, ror #8
it eq; sxtbeq.n r1, r2, ror #8
sxtb.w r1, r2, ror #8
it eq; sxtbeq.w r1, r2, ror #8
sxth r1, r2
it eq; sxtheq r1, r2
sxth.n r1, r2
it eq; sxtheq.n r1, r2
sxth.w r1, r2
it eq; sxtheq.w r1, r2
sxth r9, r2
it eq; sxtheq r9, r2
sxth.n r9, r2
it eq; sxtheq.n r9, r2
sxth.w r9, r2
it eq; sxtheq.w r9, r2
sxth r1, r2, ror #8
it eq; sxtheq r1, r2, ror #8
sxth.n r1, r2, ror #8
it eq; sxtheq.n r1, r2, ror #8
sxth.w r1, r2, ror #8
it eq; sxtheq.w r1, r2, ror #8
uxtb r1, r2
it eq; uxtbeq r1, r2
uxtb.n r1, r2
it eq; uxtbeq.n r1, r2
uxtb.w r1, r2
it eq; uxtbeq.w r1, r2
uxtb r9, r2
it eq; uxtbeq r9, r2
uxtb.n r9, r2
it eq; uxtbeq.n r9, r2
uxtb.w r9, r2
it eq; uxtbeq.w r9, r2
uxtb r1, r2, ror #8
it eq; uxtbeq r1, r2, ror #8
uxtb.n r1, r2, ror #8
it eq; uxtbeq.n r1, r2, ror #8
uxtb.w r1, r2, ror #8
it eq; uxtbeq.w r1, r2, ror #8
uxth r1, r2
it eq; uxtheq r1, r2
uxth.n r1, r2
it eq; uxtheq.n r1, r2
uxth.w r1, r2
it eq; uxtheq.w r1, r2
uxth r9, r2
it eq; uxtheq r9, r2
uxth.n r9, r2
it eq; uxtheq.n r9, r2
uxth.w r9, r2
it eq; uxtheq.w r9, r2
uxth r1, r2, ror #8
it eq; uxtheq r1, r2, ror #8
uxth.n r1, r2, ror #8
it eq; uxtheq.n r1, r2, ror #8
uxth.w r1, r2, ror #8
it eq; uxtheq.w r1, r2, ror #8
rev r1, r2
it eq; reveq r1, r2
rev.n r1, r2
it eq; reveq.n r1, r2
rev.w r1, r2
it eq; reveq.w r1, r2
rev r9, r2
it eq; reveq r9, r2
rev.n r9, r2
it eq; reveq.n r9, r2
rev.w r9, r2
it eq; reveq.w r9, r2
it eq; rev16eq r1, r2
rev16.n r1, r2
it eq; rev16eq.n r1, r2
rev16.w r1, r2
it eq; rev16eq.w r1, r2
rev16 r9, r2
it eq; rev16eq r9, r2
rev16.n r9, r2
it eq; rev16eq.n r9, r2
rev16.w r9, r2
it eq; rev16eq.w r9, r2
it eq; revsheq r1, r2
revsh.n r1, r2
it eq; revsheq.n r1, r2
revsh.w r1, r2
it eq; revsheq.w r1, r2
revsh r9, r2
it eq; revsheq r9, r2
revsh.n r9, r2
it eq; revsheq.n r9, r2
revsh.w r9, r2
it eq; revsheq.w r9, r2
it eq; ldreq r1, [r2]
ldr.n r1, [r2]
it eq; ldreq.n r1, [r2]
ldr.w r1, [r2]
it eq; ldreq.w r1, [r2]
ldr r9, [r2]
it eq; ldreq r9, [r2]
ldr.n r9, [r2]
it eq; ldreq.n r9, [r2]
ldr.w r9, [r2]
it eq; ldreq.w r9, [r2]
ldr r1, [r9]
it eq; ldreq r1, [r9]
ldr.n r1, [r9]
it eq; ldreq.n r1, [r9]
ldr.w r1, [r9]
it eq; ldreq.w r1, [r9]
ldr r1, [sp]
it eq; ldreq r1, [sp]
ldr.n r1, [sp]
it eq; ldreq.n r1, [sp]
ldr.w r1, [sp]
it eq; ldreq.w r1, [sp]
ldr r1, [r2, r3]
it eq; ldreq r1, [r2, r3]
ldr.n r1, [r2, r3]
it eq; ldreq.n r1, [r2, r3]
ldr.w r1, [r2, r3]
it eq; ldreq.w r1, [r2, r3]
ldr r1, [r2, r3, lsl #2]
it eq; ldreq r1, [r2, r3, lsl #2]
ldr.n r1, [r2, r3, lsl #2]
it eq; ldreq.n r1, [r2, r3, lsl #2]
ldr.w r1, [r2, r3, lsl #2]
it eq; ldreq.w r1, [r2, r3, lsl #2]
ldr r9, [r2, r3]
it eq; ldreq r9, [r2, r3]
ldr.n r9, [r2, r3]
it eq; ldreq.n r9, [r2, r3]
ldr.w r9, [r2, r3]
it eq; ldreq.w r9, [r2, r3]
ldr r1, [r2]!
it eq; ldreq r1, [r2]!
ldr.n r1, [r2]!
it eq; ldreq.n r1, [r2]!
ldr.w r1, [r2]!
it eq; ldreq.w r1, [r2]!
ldr pc, [r2]
it eq; ldreq pc, [r2]
ldr.n pc, [r2]
it eq; ldreq.n pc, [r2]
ldr.w pc, [r2]
it eq; ldreq.w pc, [r2]
ldr r1, [r2, #1]
it eq; ldreq r1, [r2, #1]
ldr.n r1, [r2, #1]
it eq; ldreq.n r1, [r2, #1]
ldr.w r1, [r2, #1]
it eq; ldreq.w r1, [r2, #1]
ldr r1, [r2, #2]
it eq; ldreq r1, [r2, #2]
ldr.n r1, [r2, #2]
it eq; ldreq.n r1, [r2, #2]
ldr.w r1, [r2, #2]
it eq; ldreq.w r1, [r2, #2]
ldr r1, [r2, #4]
it eq; ldreq r1, [r2, #4]
ldr.n r1, [r2, #4]
it eq; ldreq.n r1, [r2, #4]
ldr.w r1, [r2, #4]
it eq; ldreq.w r1, [r2, #4]
ldr r1, [r2, #31]
it eq; ldreq r1, [r2, #31]
ldr.n r1, [r2, #31]
it eq; ldreq.n r1, [r2, #31]
ldr.w r1, [r2, #31]
it eq; ldreq.w r1, [r2, #31]
ldr r1, [r2, #32]
it eq; ldreq r1, [r2, #32]
ldr.n r1, [r2, #32]
it eq; ldreq.n r1, [r2, #32]
ldr.w r1, [r2, #32]
it eq; ldreq.w r1, [r2, #32]
ldr r1, [r2, #62]
it eq; ldreq r1, [r2, #62]
ldr.n r1, [r2, #62]
it eq; ldreq.n r1, [r2, #62]
ldr.w r1, [r2, #62]
it eq; ldreq.w r1, [r2, #62]
ldr r1, [r2, #64]
it eq; ldreq r1, [r2, #64]
ldr.n r1, [r2, #64]
it eq; ldreq.n r1, [r2, #64]
ldr.w r1, [r2, #64]
it eq; ldreq.w r1, [r2, #64]
ldr r1, [r2, #124]
it eq; ldreq r1, [r2, #124]
ldr.n r1, [r2, #124]
it eq; ldreq.n r1, [r2, #124]
ldr.w r1, [r2, #124]
it eq; ldreq.w r1, [r2, #124]
ldr r1, [r2, #128]
it eq; ldreq r1, [r2, #128]
ldr.n r1, [r2, #128]
it eq; ldreq.n r1, [r2, #128]
ldr.w r1, [r2, #128]
it eq; ldreq.w r1, [r2, #128]
ldr r1, [r2, #255]
it eq; ldreq r1, [r2, #255]
ldr.n r1, [r2, #255]
it eq; ldreq.n r1, [r2, #255]
ldr.w r1, [r2, #255]
it eq; ldreq.w r1, [r2, #255]
ldr r1, [r2, #1020]
it eq; ldreq r1, [r2, #1020]
ldr.n r1, [r2, #1020]
it eq; ldreq.n r1, [r2, #1020]
ldr.w r1, [r2, #1020]
it eq; ldreq.w r1, [r2, #1020]
ldr r1, [r2, #4095]
it eq; ldreq r1, [r2, #4095]
ldr.n r1, [r2, #4095]
it eq; ldreq.n r1, [r2, #4095]
ldr.w r1, [r2, #4095]
it eq; ldreq.w r1, [r2, #4095]
ldr r1, [r2, #-1]
it eq; ldreq r1, [r2, #-1]
ldr.n r1, [r2, #-1]
it eq; ldreq.n r1, [r2, #-1]
it eq; ldreq r1, [r2, #-255]
ldr.n r1, [r2, #-255]
it eq; ldreq.n r1, [r2, #-255]
it eq; ldreq r1, [sp, #4]
ldr.n r1, [sp, #4]
it eq; ldreq.n r1, [sp, #4]
ldr.w r1, [sp, #4]
it eq; ldreq.w r1, [sp, #4]
ldr r1, [sp, #1020]
it eq; ldreq r1, [sp, #1020]
ldr.n r1, [sp, #1020]
it eq; ldreq.n r1, [sp, #1020]
ldr.w r1, [sp, #1020]
it eq; ldreq.w r1, [sp, #1020]
ldr r1, [r2, #4]!
it eq; ldreq r1, [r2, #4]!
ldr.n r1, [r2, #4]!
it eq; ldreq.n r1, [r2, #4]!
ldr.w r1, [r2, #4]!
it eq; ldreq.w r1, [r2, #4]!
ldr r1, [r2], #-4
it eq; ldreq r1, [r2], #-4
ldr.n r1, [r2], #-4
it eq; ldreq.n r1, [r2], #-4
ldr.w r1, [r2], #-4
it eq; ldreq.w r1, [r2], #-4
str r1, [r2]
it eq; streq r1, [r2]
str.n r1, [r2]
it eq; streq.n r1, [r2]
str.w r1, [r2]
it eq; streq.w r1, [r2]
str r9, [r2]
it eq; streq r9, [r2]
str.n r9, [r2]
it eq; streq.n r9, [r2]
str.w r9, [r2]
it eq; streq.w r9, [r2]
str r1, [r9]
it eq; streq r1, [r9]
str.n r1, [r9]
it eq; streq.n r1, [r9]
str.w r1, [r9]
it eq; streq.w r1, [r9]
str r1, [sp]
it eq; streq r1, [sp]
str.n r1, [sp]
it eq; streq.n r1, [sp]
str.w r1, [sp]
it eq; streq.w r1, [sp]
str r1, [r2, r3]
it eq; streq r1, [r2, r3]
str.n r1, [r2, r3]
it eq; streq.n r1, [r2, r3]
str.w r1, [r2, r3]
it eq; streq.w r1, [r2, r3]
str r1, [r2, r3, lsl #2]
it eq; streq r1, [r2, r3, lsl #2]
str.n r1, [r2, r3, lsl #2]
it eq; streq.n r1, [r2, r3, lsl #2]
str.w r1, [r2, r3, lsl #2]
it eq; streq.w r1, [r2, r3, lsl #2]
str r9, [r2, r3]
it eq; streq r9, [r2, r3]
str.n r9, [r2, r3]
it eq; streq.n r9, [r2, r3]
str.w r9, [r2, r3]
it eq; streq.w r9, [r2, r3]
str r1, [r2]!
it eq; streq r1, [r2]!
str.n r1, [r2]!
it eq; streq.n r1, [r2]!
str.w r1, [r2]!
it eq; streq.w r1, [r2]!
str pc, [r2]
it eq; streq pc, [r2]
str.n pc, [r2]
it eq; streq.n pc, [r2]
str.w pc, [r2]
it eq; streq.w pc, [r2]
str r1, [r2, #1]
it eq; streq r1, [r2, #1]
str.n r1, [r2, #1]
it eq; streq.n r1, [r2, #1]
str.w r1, [r2, #1]
it eq; streq.w r1, [r2, #1]
str r1, [r2, #2]
it eq; streq r1, [r2, #2]
str.n r1, [r2, #2]
it eq; streq.n r1, [r2, #2]
str.w r1, [r2, #2]
it eq; streq.w r1, [r2, #2]
str r1, [r2, #4]
it eq; streq r1, [r2, #4]
str.n r1, [r2, #4]
it eq; streq.n r1, [r2, #4]
str.w r1, [r2, #4]
it eq; streq.w r1, [r2, #4]
str r1, [r2, #31]
it eq; streq r1, [r2, #31]
str.n r1, [r2, #31]
it eq; streq.n r1, [r2, #31]
str.w r1, [r2, #31]
it eq; streq.w r1, [r2, #31]
str r1, [r2, #32]
it eq; streq r1, [r2, #32]
str.n r1, [r2, #32]
it eq; streq.n r1, [r2, #32]
str.w r1, [r2, #32]
it eq; streq.w r1, [r2, #32]
str r1, [r2, #62]
it eq; streq r1, [r2, #62]
str.n r1, [r2, #62]
it eq; streq.n r1, [r2, #62]
str.w r1, [r2, #62]
it eq; streq.w r1, [r2, #62]
str r1, [r2, #64]
it eq; streq r1, [r2, #64]
str.n r1, [r2, #64]
it eq; streq.n r1, [r2, #64]
str.w r1, [r2, #64]
it eq; streq.w r1, [r2, #64]
str r1, [r2, #124]
it eq; streq r1, [r2, #124]
str.n r1, [r2, #124]
it eq; streq.n r1, [r2, #124]
str.w r1, [r2, #124]
it eq; streq.w r1, [r2, #124]
str r1, [r2, #128]
it eq; streq r1, [r2, #128]
str.n r1, [r2, #128]
it eq; streq.n r1, [r2, #128]
str.w r1, [r2, #128]
it eq; streq.w r1, [r2, #128]
str r1, [r2, #255]
it eq; streq r1, [r2, #255]
str.n r1, [r2, #255]
it eq; streq.n r1, [r2, #255]
str.w r1, [r2, #255]
it eq; streq.w r1, [r2, #255]
str r1, [r2, #1020]
it eq; streq r1, [r2, #1020]
str.n r1, [r2, #1020]
it eq; streq.n r1, [r2, #1020]
str.w r1, [r2, #1020]
it eq; streq.w r1, [r2, #1020]
str r1, [r2, #4095]
it eq; streq r1, [r2, #4095]
str.n r1, [r2, #4095]
it eq; streq.n r1, [r2, #4095]
str.w r1, [r2, #4095]
it eq; streq.w r1, [r2, #4095]
str r1, [r2, #-1]
it eq; streq r1, [r2, #-1]
str.n r1, [r2, #-1]
it eq; streq.n r1, [r2, #-1]
it eq; streq r1, [r2, #-255]
str.n r1, [r2, #-255]
it eq; streq.n r1, [r2, #-255]
it eq; streq r1, [sp, #4]
str.n r1, [sp, #4]
it eq; streq.n r1, [sp, #4]
str.w r1, [sp, #4]
it eq; streq.w r1, [sp, #4]
str r1, [sp, #1020]
it eq; streq r1, [sp, #1020]
str.n r1, [sp, #1020]
it eq; streq.n r1, [sp, #1020]
str.w r1, [sp, #1020]
it eq; streq.w r1, [sp, #1020]
str r1, [r2, #4]!
it eq; streq r1, [r2, #4]!
str.n r1, [r2, #4]!
it eq; streq.n r1, [r2, #4]!
str.w r1, [r2, #4]!
it eq; streq.w r1, [r2, #4]!
str r1, [r2], #-4
it eq; streq r1, [r2], #-4
str.n r1, [r2], #-4
it eq; streq.n r1, [r2], #-4
str.w r1, [r2], #-4
it eq; streq.w r1, [r2], #-4
ldrb r1, [r2]
it eq; ldrbeq r1, [r2]
ldrb.n r1, [r2]
it eq; ldrbeq.n r1, [r2]
ldrb.w r1, [r2]
it eq; ldrbeq.w r1, [r2]
ldrb r9, [r2]
it eq; ldrbeq r9, [r2]
ldrb.n r9, [r2]
it eq; ldrbeq.n r9, [r2]
ldrb.w r9, [r2]
it eq; ldrbeq.w r9, [r2]
ldrb r1, [r9]
it eq; ldrbeq r1, [r9]
ldrb.n r1, [r9]
it eq; ldrbeq.n r1, [r9]
ldrb.w r1, [r9]
it eq; ldrbeq.w r1, [r9]
ldrb r1, [sp]
it eq; ldrbeq r1, [sp]
ldrb.n r1, [sp]
it eq; ldrbeq.n r1, [sp]
ldrb.w r1, [sp]
it eq; ldrbeq.w r1, [sp]
ldrb r1, [r2, r3]
it eq; ldrbeq r1, [r2, r3]
ldrb.n r1, [r2, r3]
it eq; ldrbeq.n r1, [r2, r3]
ldrb.w r1, [r2, r3]
it eq; ldrbeq.w r1, [r2, r3]
ldrb r1, [r2, r3, lsl #2]
it eq; ldrbeq r1, [r2, r3, lsl #2]
ldrb.n r1, [r2, r3, lsl #2]
it eq; ldrbeq.n r1, [r2, r3, lsl #2]
ldrb.w r1, [r2, r3, lsl #2]
it eq; ldrbeq.w r1, [r2, r3, lsl #2]
ldrb r9, [r2, r3]
it eq; ldrbeq r9, [r2, r3]
ldrb.n r9, [r2, r3]
it eq; ldrbeq.n r9, [r2, r3]
ldrb.w r9, [r2, r3]
it eq; ldrbeq.w r9, [r2, r3]
ldrb r1, [r2]!
it eq; ldrbeq r1, [r2]!
ldrb.n r1, [r2]!
it eq; ldrbeq.n r1, [r2]!
ldrb.w r1, [r2]!
it eq; ldrbeq.w r1, [r2]!
it eq; ldrbeq r1, [r2, #1]
ldrb.n r1, [r2, #1]
it eq; ldrbeq.n r1, [r2, #1]
ldrb.w r1, [r2, #1]
it eq; ldrbeq.w r1, [r2, #1]
ldrb r1, [r2, #2]
it eq; ldrbeq r1, [r2, #2]
ldrb.n r1, [r2, #2]
it eq; ldrbeq.n r1, [r2, #2]
ldrb.w r1, [r2, #2]
it eq; ldrbeq.w r1, [r2, #2]
ldrb r1, [r2, #4]
it eq; ldrbeq r1, [r2, #4]
ldrb.n r1, [r2, #4]
it eq; ldrbeq.n r1, [r2, #4]
ldrb.w r1, [r2, #4]
it eq; ldrbeq.w r1, [r2, #4]
ldrb r1, [r2, #31]
it eq; ldrbeq r1, [r2, #31]
ldrb.n r1, [r2, #31]
it eq; ldrbeq.n r1, [r2, #31]
ldrb.w r1, [r2, #31]
it eq; ldrbeq.w r1, [r2, #31]
ldrb r1, [r2, #32]
it eq; ldrbeq r1, [r2, #32]
ldrb.n r1, [r2, #32]
it eq; ldrbeq.n r1, [r2, #32]
ldrb.w r1, [r2, #32]
it eq; ldrbeq.w r1, [r2, #32]
ldrb r1, [r2, #62]
it eq; ldrbeq r1, [r2, #62]
ldrb.n r1, [r2, #62]
it eq; ldrbeq.n r1, [r2, #62]
ldrb.w r1, [r2, #62]
it eq; ldrbeq.w r1, [r2, #62]
ldrb r1, [r2, #64]
it eq; ldrbeq r1, [r2, #64]
ldrb.n r1, [r2, #64]
it eq; ldrbeq.n r1, [r2, #64]
ldrb.w r1, [r2, #64]
it eq; ldrbeq.w r1, [r2, #64]
ldrb r1, [r2, #124]
it eq; ldrbeq r1, [r2, #124]
ldrb.n r1, [r2, #124]
it eq; ldrbeq.n r1, [r2, #124]
ldrb.w r1, [r2, #124]
it eq; ldrbeq.w r1, [r2, #124]
ldrb r1, [r2, #128]
it eq; ldrbeq r1, [r2, #128]
ldrb.n r1, [r2, #128]
it eq; ldrbeq.n r1, [r2, #128]
ldrb.w r1, [r2, #128]
it eq; ldrbeq.w r1, [r2, #128]
ldrb r1, [r2, #255]
it eq; ldrbeq r1, [r2, #255]
ldrb.n r1, [r2, #255]
it eq; ldrbeq.n r1, [r2, #255]
ldrb.w r1, [r2, #255]
it eq; ldrbeq.w r1, [r2, #255]
ldrb r1, [r2, #1020]
it eq; ldrbeq r1, [r2, #1020]
ldrb.n r1, [r2, #1020]
it eq; ldrbeq.n r1, [r2, #1020]
ldrb.w r1, [r2, #1020]
it eq; ldrbeq.w r1, [r2, #1020]
ldrb r1, [r2, #4095]
it eq; ldrbeq r1, [r2, #4095]
ldrb.n r1, [r2, #4095]
it eq; ldrbeq.n r1, [r2, #4095]
ldrb.w r1, [r2, #4095]
it eq; ldrbeq.w r1, [r2, #4095]
ldrb r1, [r2, #-1]
it eq; ldrbeq r1, [r2, #-1]
ldrb.n r1, [r2, #-1]
it eq; ldrbeq.n r1, [r2, #-1]
ldrb.w r1, [r2, #-1]
it eq; ldrbeq.w r1, [r2, #-1]
ldrb r1, [r2, #-255]
it eq; ldrbeq r1, [r2, #-255]
ldrb.n r1, [r2, #-255]
it eq; ldrbeq.n r1, [r2, #-255]
ldrb.w r1, [r2, #-255]
it eq; ldrbeq.w r1, [r2, #-255]
ldrb r1, [sp, #4]
it eq; ldrbeq r1, [sp, #4]
ldrb.n r1, [sp, #4]
it eq; ldrbeq.n r1, [sp, #4]
ldrb.w r1, [sp, #4]
it eq; ldrbeq.w r1, [sp, #4]
ldrb r1, [sp, #1020]
it eq; ldrbeq r1, [sp, #1020]
ldrb.n r1, [sp, #1020]
it eq; ldrbeq.n r1, [sp, #1020]
ldrb.w r1, [sp, #1020]
it eq; ldrbeq.w r1, [sp, #1020]
ldrb r1, [r2, #4]!
it eq; ldrbeq r1, [r2, #4]!
ldrb.n r1, [r2, #4]!
it eq; ldrbeq.n r1, [r2, #4]!
ldrb.w r1, [r2, #4]!
it eq; ldrbeq.w r1, [r2, #4]!
ldrb r1, [r2], #-4
it eq; ldrbeq r1, [r2], #-4
ldrb.n r1, [r2], #-4
it eq; ldrbeq.n r1, [r2], #-4
ldrb.w r1, [r2], #-4
it eq; ldrbeq.w r1, [r2], #-4
strb r1, [r2]
it eq; strbeq r1, [r2]
strb.n r1, [r2]
it eq; strbeq.n r1, [r2]
strb.w r1, [r2]
it eq; strbeq.w r1, [r2]
strb r9, [r2]
it eq; strbeq r9, [r2]
strb.n r9, [r2]
it eq; strbeq.n r9, [r2]
strb.w r9, [r2]
it eq; strbeq.w r9, [r2]
strb r1, [r9]
it eq; strbeq r1, [r9]
strb.n r1, [r9]
it eq; strbeq.n r1, [r9]
strb.w r1, [r9]
it eq; strbeq.w r1, [r9]
strb r1, [sp]
it eq; strbeq r1, [sp]
strb.n r1, [sp]
it eq; strbeq.n r1, [sp]
strb.w r1, [sp]
it eq; strbeq.w r1, [sp]
strb r1, [r2, r3]
it eq; strbeq r1, [r2, r3]
strb.n r1, [r2, r3]
it eq; strbeq.n r1, [r2, r3]
strb.w r1, [r2, r3]
it eq; strbeq.w r1, [r2, r3]
strb r1, [r2, r3, lsl #2]
it eq; strbeq r1, [r2, r3, lsl #2]
strb.n r1, [r2, r3, lsl #2]
it eq; strbeq.n r1, [r2, r3, lsl #2]
strb.w r1, [r2, r3, lsl #2]
it eq; strbeq.w r1, [r2, r3, lsl #2]
strb r9, [r2, r3]
it eq; strbeq r9, [r2, r3]
strb.n r9, [r2, r3]
it eq; strbeq.n r9, [r2, r3]
strb.w r9, [r2, r3]
it eq; strbeq.w r9, [r2, r3]
strb r1, [r2]!
it eq; strbeq r1, [r2]!
strb.n r1, [r2]!
it eq; strbeq.n r1, [r2]!
strb.w r1, [r2]!
it eq; strbeq.w r1, [r2]!
it eq; strbeq r1, [r2, #1]
strb.n r1, [r2, #1]
it eq; strbeq.n r1, [r2, #1]
strb.w r1, [r2, #1]
it eq; strbeq.w r1, [r2, #1]
strb r1, [r2, #2]
it eq; strbeq r1, [r2, #2]
strb.n r1, [r2, #2]
it eq; strbeq.n r1, [r2, #2]
strb.w r1, [r2, #2]
it eq; strbeq.w r1, [r2, #2]
strb r1, [r2, #4]
it eq; strbeq r1, [r2, #4]
strb.n r1, [r2, #4]
it eq; strbeq.n r1, [r2, #4]
strb.w r1, [r2, #4]
it eq; strbeq.w r1, [r2, #4]
strb r1, [r2, #31]
it eq; strbeq r1, [r2, #31]
strb.n r1, [r2, #31]
it eq; strbeq.n r1, [r2, #31]
strb.w r1, [r2, #31]
it eq; strbeq.w r1, [r2, #31]
strb r1, [r2, #32]
it eq; strbeq r1, [r2, #32]
strb.n r1, [r2, #32]
it eq; strbeq.n r1, [r2, #32]
strb.w r1, [r2, #32]
it eq; strbeq.w r1, [r2, #32]
strb r1, [r2, #62]
it eq; strbeq r1, [r2, #62]
strb.n r1, [r2, #62]
it eq; strbeq.n r1, [r2, #62]
strb.w r1, [r2, #62]
it eq; strbeq.w r1, [r2, #62]
strb r1, [r2, #64]
it eq; strbeq r1, [r2, #64]
strb.n r1, [r2, #64]
it eq; strbeq.n r1, [r2, #64]
strb.w r1, [r2, #64]
it eq; strbeq.w r1, [r2, #64]
strb r1, [r2, #124]
it eq; strbeq r1, [r2, #124]
strb.n r1, [r2, #124]
it eq; strbeq.n r1, [r2, #124]
strb.w r1, [r2, #124]
it eq; strbeq.w r1, [r2, #124]
strb r1, [r2, #128]
it eq; strbeq r1, [r2, #128]
strb.n r1, [r2, #128]
it eq; strbeq.n r1, [r2, #128]
strb.w r1, [r2, #128]
it eq; strbeq.w r1, [r2, #128]
strb r1, [r2, #255]
it eq; strbeq r1, [r2, #255]
strb.n r1, [r2, #255]
it eq; strbeq.n r1, [r2, #255]
strb.w r1, [r2, #255]
it eq; strbeq.w r1, [r2, #255]
strb r1, [r2, #1020]
it eq; strbeq r1, [r2, #1020]
strb.n r1, [r2, #1020]
it eq; strbeq.n r1, [r2, #1020]
strb.w r1, [r2, #1020]
it eq; strbeq.w r1, [r2, #1020]
strb r1, [r2, #4095]
it eq; strbeq r1, [r2, #4095]
strb.n r1, [r2, #4095]
it eq; strbeq.n r1, [r2, #4095]
strb.w r1, [r2, #4095]
it eq; strbeq.w r1, [r2, #4095]
strb r1, [r2, #-1]
it eq; strbeq r1, [r2, #-1]
strb.n r1, [r2, #-1]
it eq; strbeq.n r1, [r2, #-1]
strb.w r1, [r2, #-1]
it eq; strbeq.w r1, [r2, #-1]
strb r1, [r2, #-255]
it eq; strbeq r1, [r2, #-255]
strb.n r1, [r2, #-255]
it eq; strbeq.n r1, [r2, #-255]
strb.w r1, [r2, #-255]
it eq; strbeq.w r1, [r2, #-255]
strb r1, [sp, #4]
it eq; strbeq r1, [sp, #4]
strb.n r1, [sp, #4]
it eq; strbeq.n r1, [sp, #4]
strb.w r1, [sp, #4]
it eq; strbeq.w r1, [sp, #4]
strb r1, [sp, #1020]
it eq; strbeq r1, [sp, #1020]
strb.n r1, [sp, #1020]
it eq; strbeq.n r1, [sp, #1020]
strb.w r1, [sp, #1020]
it eq; strbeq.w r1, [sp, #1020]
strb r1, [r2, #4]!
it eq; strbeq r1, [r2, #4]!
strb.n r1, [r2, #4]!
it eq; strbeq.n r1, [r2, #4]!
strb.w r1, [r2, #4]!
it eq; strbeq.w r1, [r2, #4]!
strb r1, [r2], #-4
it eq; strbeq r1, [r2], #-4
strb.n r1, [r2], #-4
it eq; strbeq.n r1, [r2], #-4
strb.w r1, [r2], #-4
it eq; strbeq.w r1, [r2], #-4
ldrh r1, [r2]
it eq; ldrheq r1, [r2]
ldrh.n r1, [r2]
it eq; ldrheq.n r1, [r2]
ldrh.w r1, [r2]
it eq; ldrheq.w r1, [r2]
ldrh r9, [r2]
it eq; ldrheq r9, [r2]
ldrh.n r9, [r2]
it eq; ldrheq.n r9, [r2]
ldrh.w r9, [r2]
it eq; ldrheq.w r9, [r2]
ldrh r1, [r9]
it eq; ldrheq r1, [r9]
ldrh.n r1, [r9]
it eq; ldrheq.n r1, [r9]
ldrh.w r1, [r9]
it eq; ldrheq.w r1, [r9]
ldrh r1, [sp]
it eq; ldrheq r1, [sp]
ldrh.n r1, [sp]
it eq; ldrheq.n r1, [sp]
ldrh.w r1, [sp]
it eq; ldrheq.w r1, [sp]
ldrh r1, [r2, r3]
it eq; ldrheq r1, [r2, r3]
ldrh.n r1, [r2, r3]
it eq; ldrheq.n r1, [r2, r3]
ldrh.w r1, [r2, r3]
it eq; ldrheq.w r1, [r2, r3]
ldrh r1, [r2, r3, lsl #2]
it eq; ldrheq r1, [r2, r3, lsl #2]
ldrh.n r1, [r2, r3, lsl #2]
it eq; ldrheq.n r1, [r2, r3, lsl #2]
ldrh.w r1, [r2, r3, lsl #2]
it eq; ldrheq.w r1, [r2, r3, lsl #2]
ldrh r9, [r2, r3]
it eq; ldrheq r9, [r2, r3]
ldrh.n r9, [r2, r3]
it eq; ldrheq.n r9, [r2, r3]
ldrh.w r9, [r2, r3]
it eq; ldrheq.w r9, [r2, r3]
ldrh r1, [r2]!
it eq; ldrheq r1, [r2]!
ldrh.n r1, [r2]!
it eq; ldrheq.n r1, [r2]!
ldrh.w r1, [r2]!
it eq; ldrheq.w r1, [r2]!
it eq; ldrheq r1, [r2, #1]
ldrh.n r1, [r2, #1]
it eq; ldrheq.n r1, [r2, #1]
ldrh.w r1, [r2, #1]
it eq; ldrheq.w r1, [r2, #1]
ldrh r1, [r2, #2]
it eq; ldrheq r1, [r2, #2]
ldrh.n r1, [r2, #2]
it eq; ldrheq.n r1, [r2, #2]
ldrh.w r1, [r2, #2]
it eq; ldrheq.w r1, [r2, #2]
ldrh r1, [r2, #4]
it eq; ldrheq r1, [r2, #4]
ldrh.n r1, [r2, #4]
it eq; ldrheq.n r1, [r2, #4]
ldrh.w r1, [r2, #4]
it eq; ldrheq.w r1, [r2, #4]
ldrh r1, [r2, #31]
it eq; ldrheq r1, [r2, #31]
ldrh.n r1, [r2, #31]
it eq; ldrheq.n r1, [r2, #31]
ldrh.w r1, [r2, #31]
it eq; ldrheq.w r1, [r2, #31]
ldrh r1, [r2, #32]
it eq; ldrheq r1, [r2, #32]
ldrh.n r1, [r2, #32]
it eq; ldrheq.n r1, [r2, #32]
ldrh.w r1, [r2, #32]
it eq; ldrheq.w r1, [r2, #32]
ldrh r1, [r2, #62]
it eq; ldrheq r1, [r2, #62]
ldrh.n r1, [r2, #62]
it eq; ldrheq.n r1, [r2, #62]
ldrh.w r1, [r2, #62]
it eq; ldrheq.w r1, [r2, #62]
ldrh r1, [r2, #64]
it eq; ldrheq r1, [r2, #64]
ldrh.n r1, [r2, #64]
it eq; ldrheq.n r1, [r2, #64]
ldrh.w r1, [r2, #64]
it eq; ldrheq.w r1, [r2, #64]
ldrh r1, [r2, #124]
it eq; ldrheq r1, [r2, #124]
ldrh.n r1, [r2, #124]
it eq; ldrheq.n r1, [r2, #124]
ldrh.w r1, [r2, #124]
it eq; ldrheq.w r1, [r2, #124]
ldrh r1, [r2, #128]
it eq; ldrheq r1, [r2, #128]
ldrh.n r1, [r2, #128]
it eq; ldrheq.n r1, [r2, #128]
ldrh.w r1, [r2, #128]
it eq; ldrheq.w r1, [r2, #128]
ldrh r1, [r2, #255]
it eq; ldrheq r1, [r2, #255]
ldrh.n r1, [r2, #255]
it eq; ldrheq.n r1, [r2, #255]
ldrh.w r1, [r2, #255]
it eq; ldrheq.w r1, [r2, #255]
ldrh r1, [r2, #1020]
it eq; ldrheq r1, [r2, #1020]
ldrh.n r1, [r2, #1020]
it eq; ldrheq.n r1, [r2, #1020]
ldrh.w r1, [r2, #1020]
it eq; ldrheq.w r1, [r2, #1020]
ldrh r1, [r2, #4095]
it eq; ldrheq r1, [r2, #4095]
ldrh.n r1, [r2, #4095]
it eq; ldrheq.n r1, [r2, #4095]
ldrh.w r1, [r2, #4095]
it eq; ldrheq.w r1, [r2, #4095]
ldrh r1, [r2, #-1]
it eq; ldrheq r1, [r2, #-1]
ldrh.n r1, [r2, #-1]
it eq; ldrheq.n r1, [r2, #-1]
ldrh.w r1, [r2, #-1]
it eq; ldrheq.w r1, [r2, #-1]
ldrh r1, [r2, #-255]
it eq; ldrheq r1, [r2, #-255]
ldrh.n r1, [r2, #-255]
it eq; ldrheq.n r1, [r2, #-255]
ldrh.w r1, [r2, #-255]
it eq; ldrheq.w r1, [r2, #-255]
ldrh r1, [sp, #4]
it eq; ldrheq r1, [sp, #4]
ldrh.n r1, [sp, #4]
it eq; ldrheq.n r1, [sp, #4]
ldrh.w r1, [sp, #4]
it eq; ldrheq.w r1, [sp, #4]
ldrh r1, [sp, #1020]
it eq; ldrheq r1, [sp, #1020]
ldrh.n r1, [sp, #1020]
it eq; ldrheq.n r1, [sp, #1020]
ldrh.w r1, [sp, #1020]
it eq; ldrheq.w r1, [sp, #1020]
ldrh r1, [r2, #4]!
it eq; ldrheq r1, [r2, #4]!
ldrh.n r1, [r2, #4]!
it eq; ldrheq.n r1, [r2, #4]!
ldrh.w r1, [r2, #4]!
it eq; ldrheq.w r1, [r2, #4]!
ldrh r1, [r2], #-4
it eq; ldrheq r1, [r2], #-4
ldrh.n r1, [r2], #-4
it eq; ldrheq.n r1, [r2], #-4
ldrh.w r1, [r2], #-4
it eq; ldrheq.w r1, [r2], #-4
strh r1, [r2]
it eq; strheq r1, [r2]
strh.n r1, [r2]
it eq; strheq.n r1, [r2]
strh.w r1, [r2]
it eq; strheq.w r1, [r2]
strh r9, [r2]
it eq; strheq r9, [r2]
strh.n r9, [r2]
it eq; strheq.n r9, [r2]
strh.w r9, [r2]
it eq; strheq.w r9, [r2]
strh r1, [r9]
it eq; strheq r1, [r9]
strh.n r1, [r9]
it eq; strheq.n r1, [r9]
strh.w r1, [r9]
it eq; strheq.w r1, [r9]
strh r1, [sp]
it eq; strheq r1, [sp]
strh.n r1, [sp]
it eq; strheq.n r1, [sp]
strh.w r1, [sp]
it eq; strheq.w r1, [sp]
strh r1, [r2, r3]
it eq; strheq r1, [r2, r3]
strh.n r1, [r2, r3]
it eq; strheq.n r1, [r2, r3]
strh.w r1, [r2, r3]
it eq; strheq.w r1, [r2, r3]
strh r1, [r2, r3, lsl #2]
it eq; strheq r1, [r2, r3, lsl #2]
strh.n r1, [r2, r3, lsl #2]
it eq; strheq.n r1, [r2, r3, lsl #2]
strh.w r1, [r2, r3, lsl #2]
it eq; strheq.w r1, [r2, r3, lsl #2]
strh r9, [r2, r3]
it eq; strheq r9, [r2, r3]
strh.n r9, [r2, r3]
it eq; strheq.n r9, [r2, r3]
strh.w r9, [r2, r3]
it eq; strheq.w r9, [r2, r3]
strh r1, [r2]!
it eq; strheq r1, [r2]!
strh.n r1, [r2]!
it eq; strheq.n r1, [r2]!
strh.w r1, [r2]!
it eq; strheq.w r1, [r2]!
it eq; strheq r1, [r2, #1]
strh.n r1, [r2, #1]
it eq; strheq.n r1, [r2, #1]
strh.w r1, [r2, #1]
it eq; strheq.w r1, [r2, #1]
strh r1, [r2, #2]
it eq; strheq r1, [r2, #2]
strh.n r1, [r2, #2]
it eq; strheq.n r1, [r2, #2]
strh.w r1, [r2, #2]
it eq; strheq.w r1, [r2, #2]
strh r1, [r2, #4]
it eq; strheq r1, [r2, #4]
strh.n r1, [r2, #4]
it eq; strheq.n r1, [r2, #4]
strh.w r1, [r2, #4]
it eq; strheq.w r1, [r2, #4]
strh r1, [r2, #31]
it eq; strheq r1, [r2, #31]
strh.n r1, [r2, #31]
it eq; strheq.n r1, [r2, #31]
strh.w r1, [r2, #31]
it eq; strheq.w r1, [r2, #31]
strh r1, [r2, #32]
it eq; strheq r1, [r2, #32]
strh.n r1, [r2, #32]
it eq; strheq.n r1, [r2, #32]
strh.w r1, [r2, #32]
it eq; strheq.w r1, [r2, #32]
strh r1, [r2, #62]
it eq; strheq r1, [r2, #62]
strh.n r1, [r2, #62]
it eq; strheq.n r1, [r2, #62]
strh.w r1, [r2, #62]
it eq; strheq.w r1, [r2, #62]
strh r1, [r2, #64]
it eq; strheq r1, [r2, #64]
strh.n r1, [r2, #64]
it eq; strheq.n r1, [r2, #64]
strh.w r1, [r2, #64]
it eq; strheq.w r1, [r2, #64]
strh r1, [r2, #124]
it eq; strheq r1, [r2, #124]
strh.n r1, [r2, #124]
it eq; strheq.n r1, [r2, #124]
strh.w r1, [r2, #124]
it eq; strheq.w r1, [r2, #124]
strh r1, [r2, #128]
it eq; strheq r1, [r2, #128]
strh.n r1, [r2, #128]
it eq; strheq.n r1, [r2, #128]
strh.w r1, [r2, #128]
it eq; strheq.w r1, [r2, #128]
strh r1, [r2, #255]
it eq; strheq r1, [r2, #255]
strh.n r1, [r2, #255]
it eq; strheq.n r1, [r2, #255]
strh.w r1, [r2, #255]
it eq; strheq.w r1, [r2, #255]
strh r1, [r2, #1020]
it eq; strheq r1, [r2, #1020]
strh.n r1, [r2, #1020]
it eq; strheq.n r1, [r2, #1020]
strh.w r1, [r2, #1020]
it eq; strheq.w r1, [r2, #1020]
strh r1, [r2, #4095]
it eq; strheq r1, [r2, #4095]
strh.n r1, [r2, #4095]
it eq; strheq.n r1, [r2, #4095]
strh.w r1, [r2, #4095]
it eq; strheq.w r1, [r2, #4095]
strh r1, [r2, #-1]
it eq; strheq r1, [r2, #-1]
strh.n r1, [r2, #-1]
it eq; strheq.n r1, [r2, #-1]
strh.w r1, [r2, #-1]
it eq; strheq.w r1, [r2, #-1]
strh r1, [r2, #-255]
it eq; strheq r1, [r2, #-255]
strh.n r1, [r2, #-255]
it eq; strheq.n r1, [r2, #-255]
strh.w r1, [r2, #-255]
it eq; strheq.w r1, [r2, #-255]
strh r1, [sp, #4]
it eq; strheq r1, [sp, #4]
strh.n r1, [sp, #4]
it eq; strheq.n r1, [sp, #4]
strh.w r1, [sp, #4]
it eq; strheq.w r1, [sp, #4]
strh r1, [sp, #1020]
it eq; strheq r1, [sp, #1020]
strh.n r1, [sp, #1020]
it eq; strheq.n r1, [sp, #1020]
strh.w r1, [sp, #1020]
it eq; strheq.w r1, [sp, #1020]
strh r1, [r2, #4]!
it eq; strheq r1, [r2, #4]!
strh.n r1, [r2, #4]!
it eq; strheq.n r1, [r2, #4]!
strh.w r1, [r2, #4]!
it eq; strheq.w r1, [r2, #4]!
strh r1, [r2], #-4
it eq; strheq r1, [r2], #-4
strh.n r1, [r2], #-4
it eq; strheq.n r1, [r2], #-4
strh.w r1, [r2], #-4
it eq; strheq.w r1, [r2], #-4
ldrsb r1, [r2]
it eq; ldrsbeq r1, [r2]
ldrsb.n r1, [r2]
it eq; ldrsbeq.n r1, [r2]
ldrsb.w r1, [r2]
it eq; ldrsbeq.w r1, [r2]
ldrsb r9, [r2]
it eq; ldrsbeq r9, [r2]
ldrsb.n r9, [r2]
it eq; ldrsbeq.n r9, [r2]
ldrsb.w r9, [r2]
it eq; ldrsbeq.w r9, [r2]
ldrsb r1, [r9]
it eq; ldrsbeq r1, [r9]
ldrsb.n r1, [r9]
it eq; ldrsbeq.n r1, [r9]
ldrsb.w r1, [r9]
it eq; ldrsbeq.w r1, [r9]
ldrsb r1, [sp]
it eq; ldrsbeq r1, [sp]
ldrsb.n r1, [sp]
it eq; ldrsbeq.n r1, [sp]
ldrsb.w r1, [sp]
it eq; ldrsbeq.w r1, [sp]
ldrsb r1, [r2, r3]
it eq; ldrsbeq r1, [r2, r3]
ldrsb.n r1, [r2, r3]
it eq; ldrsbeq.n r1, [r2, r3]
ldrsb.w r1, [r2, r3]
it eq; ldrsbeq.w r1, [r2, r3]
ldrsb r1, [r2, r3, lsl #2]
it eq; ldrsbeq r1, [r2, r3, lsl #2]
ldrsb.n r1, [r2, r3, lsl #2]
it eq; ldrsbeq.n r1, [r2, r3, lsl #2]
ldrsb.w r1, [r2, r3, lsl #2]
it eq; ldrsbeq.w r1, [r2, r3, lsl #2]
ldrsb r9, [r2, r3]
it eq; ldrsbeq r9, [r2, r3]
ldrsb.n r9, [r2, r3]
it eq; ldrsbeq.n r9, [r2, r3]
ldrsb.w r9, [r2, r3]
it eq; ldrsbeq.w r9, [r2, r3]
ldrsb r1, [r2]!
it eq; ldrsbeq r1, [r2]!
ldrsb.n r1, [r2]!
it eq; ldrsbeq.n r1, [r2]!
ldrsb.w r1, [r2]!
it eq; ldrsbeq.w r1, [r2]!
it eq; ldrsbeq r1, [r2, #1]
ldrsb.n r1, [r2, #1]
it eq; ldrsbeq.n r1, [r2, #1]
ldrsb.w r1, [r2, #1]
it eq; ldrsbeq.w r1, [r2, #1]
ldrsb r1, [r2, #2]
it eq; ldrsbeq r1, [r2, #2]
ldrsb.n r1, [r2, #2]
it eq; ldrsbeq.n r1, [r2, #2]
ldrsb.w r1, [r2, #2]
it eq; ldrsbeq.w r1, [r2, #2]
ldrsb r1, [r2, #4]
it eq; ldrsbeq r1, [r2, #4]
ldrsb.n r1, [r2, #4]
it eq; ldrsbeq.n r1, [r2, #4]
ldrsb.w r1, [r2, #4]
it eq; ldrsbeq.w r1, [r2, #4]
ldrsb r1, [r2, #31]
it eq; ldrsbeq r1, [r2, #31]
ldrsb.n r1, [r2, #31]
it eq; ldrsbeq.n r1, [r2, #31]
ldrsb.w r1, [r2, #31]
it eq; ldrsbeq.w r1, [r2, #31]
ldrsb r1, [r2, #32]
it eq; ldrsbeq r1, [r2, #32]
ldrsb.n r1, [r2, #32]
it eq; ldrsbeq.n r1, [r2, #32]
ldrsb.w r1, [r2, #32]
it eq; ldrsbeq.w r1, [r2, #32]
ldrsb r1, [r2, #62]
it eq; ldrsbeq r1, [r2, #62]
ldrsb.n r1, [r2, #62]
it eq; ldrsbeq.n r1, [r2, #62]
ldrsb.w r1, [r2, #62]
it eq; ldrsbeq.w r1, [r2, #62]
ldrsb r1, [r2, #64]
it eq; ldrsbeq r1, [r2, #64]
ldrsb.n r1, [r2, #64]
it eq; ldrsbeq.n r1, [r2, #64]
ldrsb.w r1, [r2, #64]
it eq; ldrsbeq.w r1, [r2, #64]
ldrsb r1, [r2, #124]
it eq; ldrsbeq r1, [r2, #124]
ldrsb.n r1, [r2, #124]
it eq; ldrsbeq.n r1, [r2, #124]
ldrsb.w r1, [r2, #124]
it eq; ldrsbeq.w r1, [r2, #124]
ldrsb r1, [r2, #128]
it eq; ldrsbeq r1, [r2, #128]
ldrsb.n r1, [r2, #128]
it eq; ldrsbeq.n r1, [r2, #128]
ldrsb.w r1, [r2, #128]
it eq; ldrsbeq.w r1, [r2, #128]
ldrsb r1, [r2, #255]
it eq; ldrsbeq r1, [r2, #255]
ldrsb.n r1, [r2, #255]
it eq; ldrsbeq.n r1, [r2, #255]
ldrsb.w r1, [r2, #255]
it eq; ldrsbeq.w r1, [r2, #255]
ldrsb r1, [r2, #1020]
it eq; ldrsbeq r1, [r2, #1020]
ldrsb.n r1, [r2, #1020]
it eq; ldrsbeq.n r1, [r2, #1020]
ldrsb.w r1, [r2, #1020]
it eq; ldrsbeq.w r1, [r2, #1020]
ldrsb r1, [r2, #4095]
it eq; ldrsbeq r1, [r2, #4095]
ldrsb.n r1, [r2, #4095]
it eq; ldrsbeq.n r1, [r2, #4095]
ldrsb.w r1, [r2, #4095]
it eq; ldrsbeq.w r1, [r2, #4095]
ldrsb r1, [r2, #-1]
it eq; ldrsbeq r1, [r2, #-1]
ldrsb.n r1, [r2, #-1]
it eq; ldrsbeq.n r1, [r2, #-1]
ldrsb.w r1, [r2, #-1]
it eq; ldrsbeq.w r1, [r2, #-1]
ldrsb r1, [r2, #-255]
it eq; ldrsbeq r1, [r2, #-255]
ldrsb.n r1, [r2, #-255]
it eq; ldrsbeq.n r1, [r2, #-255]
ldrsb.w r1, [r2, #-255]
it eq; ldrsbeq.w r1, [r2, #-255]
ldrsb r1, [sp, #4]
it eq; ldrsbeq r1, [sp, #4]
ldrsb.n r1, [sp, #4]
it eq; ldrsbeq.n r1, [sp, #4]
ldrsb.w r1, [sp, #4]
it eq; ldrsbeq.w r1, [sp, #4]
ldrsb r1, [sp, #1020]
it eq; ldrsbeq r1, [sp, #1020]
ldrsb.n r1, [sp, #1020]
it eq; ldrsbeq.n r1, [sp, #1020]
ldrsb.w r1, [sp, #1020]
it eq; ldrsbeq.w r1, [sp, #1020]
ldrsb r1, [r2, #4]!
it eq; ldrsbeq r1, [r2, #4]!
ldrsb.n r1, [r2, #4]!
it eq; ldrsbeq.n r1, [r2, #4]!
ldrsb.w r1, [r2, #4]!
it eq; ldrsbeq.w r1, [r2, #4]!
ldrsb r1, [r2], #-4
it eq; ldrsbeq r1, [r2], #-4
ldrsb.n r1, [r2], #-4
it eq; ldrsbeq.n r1, [r2], #-4
ldrsb.w r1, [r2], #-4
it eq; ldrsbeq.w r1, [r2], #-4
ldrsh r1, [r2]
it eq; ldrsheq r1, [r2]
ldrsh.n r1, [r2]
it eq; ldrsheq.n r1, [r2]
ldrsh.w r1, [r2]
it eq; ldrsheq.w r1, [r2]
ldrsh r9, [r2]
it eq; ldrsheq r9, [r2]
ldrsh.n r9, [r2]
it eq; ldrsheq.n r9, [r2]
ldrsh.w r9, [r2]
it eq; ldrsheq.w r9, [r2]
ldrsh r1, [r9]
it eq; ldrsheq r1, [r9]
ldrsh.n r1, [r9]
it eq; ldrsheq.n r1, [r9]
ldrsh.w r1, [r9]
it eq; ldrsheq.w r1, [r9]
ldrsh r1, [sp]
it eq; ldrsheq r1, [sp]
ldrsh.n r1, [sp]
it eq; ldrsheq.n r1, [sp]
ldrsh.w r1, [sp]
it eq; ldrsheq.w r1, [sp]
ldrsh r1, [r2, r3]
it eq; ldrsheq r1, [r2, r3]
ldrsh.n r1, [r2, r3]
it eq; ldrsheq.n r1, [r2, r3]
ldrsh.w r1, [r2, r3]
it eq; ldrsheq.w r1, [r2, r3]
ldrsh r1, [r2, r3, lsl #2]
it eq; ldrsheq r1, [r2, r3, lsl #2]
ldrsh.n r1, [r2, r3, lsl #2]
it eq; ldrsheq.n r1, [r2, r3, lsl #2]
ldrsh.w r1, [r2, r3, lsl #2]
it eq; ldrsheq.w r1, [r2, r3, lsl #2]
ldrsh r9, [r2, r3]
it eq; ldrsheq r9, [r2, r3]
ldrsh.n r9, [r2, r3]
it eq; ldrsheq.n r9, [r2, r3]
ldrsh.w r9, [r2, r3]
it eq; ldrsheq.w r9, [r2, r3]
ldrsh r1, [r2]!
it eq; ldrsheq r1, [r2]!
ldrsh.n r1, [r2]!
it eq; ldrsheq.n r1, [r2]!
ldrsh.w r1, [r2]!
it eq; ldrsheq.w r1, [r2]!
it eq; ldrsheq r1, [r2, #1]
ldrsh.n r1, [r2, #1]
it eq; ldrsheq.n r1, [r2, #1]
ldrsh.w r1, [r2, #1]
it eq; ldrsheq.w r1, [r2, #1]
ldrsh r1, [r2, #2]
it eq; ldrsheq r1, [r2, #2]
ldrsh.n r1, [r2, #2]
it eq; ldrsheq.n r1, [r2, #2]
ldrsh.w r1, [r2, #2]
it eq; ldrsheq.w r1, [r2, #2]
ldrsh r1, [r2, #4]
it eq; ldrsheq r1, [r2, #4]
ldrsh.n r1, [r2, #4]
it eq; ldrsheq.n r1, [r2, #4]
ldrsh.w r1, [r2, #4]
it eq; ldrsheq.w r1, [r2, #4]
ldrsh r1, [r2, #31]
it eq; ldrsheq r1, [r2, #31]
ldrsh.n r1, [r2, #31]
it eq; ldrsheq.n r1, [r2, #31]
ldrsh.w r1, [r2, #31]
it eq; ldrsheq.w r1, [r2, #31]
ldrsh r1, [r2, #32]
it eq; ldrsheq r1, [r2, #32]
ldrsh.n r1, [r2, #32]
it eq; ldrsheq.n r1, [r2, #32]
ldrsh.w r1, [r2, #32]
it eq; ldrsheq.w r1, [r2, #32]
ldrsh r1, [r2, #62]
it eq; ldrsheq r1, [r2, #62]
ldrsh.n r1, [r2, #62]
it eq; ldrsheq.n r1, [r2, #62]
ldrsh.w r1, [r2, #62]
it eq; ldrsheq.w r1, [r2, #62]
ldrsh r1, [r2, #64]
it eq; ldrsheq r1, [r2, #64]
ldrsh.n r1, [r2, #64]
it eq; ldrsheq.n r1, [r2, #64]
ldrsh.w r1, [r2, #64]
it eq; ldrsheq.w r1, [r2, #64]
ldrsh r1, [r2, #124]
it eq; ldrsheq r1, [r2, #124]
ldrsh.n r1, [r2, #124]
it eq; ldrsheq.n r1, [r2, #124]
ldrsh.w r1, [r2, #124]
it eq; ldrsheq.w r1, [r2, #124]
ldrsh r1, [r2, #128]
it eq; ldrsheq r1, [r2, #128]
ldrsh.n r1, [r2, #128]
it eq; ldrsheq.n r1, [r2, #128]
ldrsh.w r1, [r2, #128]
it eq; ldrsheq.w r1, [r2, #128]
ldrsh r1, [r2, #255]
it eq; ldrsheq r1, [r2, #255]
ldrsh.n r1, [r2, #255]
it eq; ldrsheq.n r1, [r2, #255]
ldrsh.w r1, [r2, #255]
it eq; ldrsheq.w r1, [r2, #255]
ldrsh r1, [r2, #1020]
it eq; ldrsheq r1, [r2, #1020]
ldrsh.n r1, [r2, #1020]
it eq; ldrsheq.n r1, [r2, #1020]
ldrsh.w r1, [r2, #1020]
it eq; ldrsheq.w r1, [r2, #1020]
ldrsh r1, [r2, #4095]
it eq; ldrsheq r1, [r2, #4095]
ldrsh.n r1, [r2, #4095]
it eq; ldrsheq.n r1, [r2, #4095]
ldrsh.w r1, [r2, #4095]
it eq; ldrsheq.w r1, [r2, #4095]
ldrsh r1, [r2, #-1]
it eq; ldrsheq r1, [r2, #-1]
ldrsh.n r1, [r2, #-1]
it eq; ldrsheq.n r1, [r2, #-1]
ldrsh.w r1, [r2, #-1]
it eq; ldrsheq.w r1, [r2, #-1]
ldrsh r1, [r2, #-255]
it eq; ldrsheq r1, [r2, #-255]
ldrsh.n r1, [r2, #-255]
it eq; ldrsheq.n r1, [r2, #-255]
ldrsh.w r1, [r2, #-255]
it eq; ldrsheq.w r1, [r2, #-255]
ldrsh r1, [sp, #4]
it eq; ldrsheq r1, [sp, #4]
ldrsh.n r1, [sp, #4]
it eq; ldrsheq.n r1, [sp, #4]
ldrsh.w r1, [sp, #4]
it eq; ldrsheq.w r1, [sp, #4]
ldrsh r1, [sp, #1020]
it eq; ldrsheq r1, [sp, #1020]
ldrsh.n r1, [sp, #1020]
it eq; ldrsheq.n r1, [sp, #1020]
ldrsh.w r1, [sp, #1020]
it eq; ldrsheq.w r1, [sp, #1020]
ldrsh r1, [r2, #4]!
it eq; ldrsheq r1, [r2, #4]!
ldrsh.n r1, [r2, #4]!
it eq; ldrsheq.n r1, [r2, #4]!
ldrsh.w r1, [r2, #4]!
it eq; ldrsheq.w r1, [r2, #4]!
ldrsh r1, [r2], #-4
it eq; ldrsheq r1, [r2], #-4
ldrsh.n r1, [r2], #-4
it eq; ldrsheq.n r1, [r2], #-4
ldrsh.w r1, [r2], #-4
it eq; ldrsheq.w r1, [r2], #-4
push {r1}
it eq; pusheq {r1}
push.n {r1}
it eq; pusheq.n {r1}
push.w {r1}
it eq; pusheq.w {r1}
push {r1, r2}
it eq; pusheq {r1, r2}
push.n {r1, r2}
it eq; pusheq.n {r1, r2}
push.w {r1, r2}
it eq; pusheq.w {r1, r2}
push {r9}
it eq; pusheq {r9}
push.n {r9}
it eq; pusheq.n {r9}
push.w {r9}
it eq; pusheq.w {r9}
push {r1, lr}
it eq; pusheq {r1, lr}
push.n {r1, lr}
it eq; pusheq.n {r1, lr}
push.w {r1, lr}
it eq; pusheq.w {r1, lr}
push {r4-r11, lr}
it eq; pusheq {r4-r11, lr}
push.n {r4-r11, lr}
it eq; pusheq.n {r4-r11, lr}
push.w {r4-r11, lr}
it eq; pusheq.w {r4-r11, lr}
push {lr}
it eq; pusheq {lr}
push.n {lr}
it eq; pusheq.n {lr}
push.w {lr}
it eq; pusheq.w {lr}
pop {r1}
it eq; popeq {r1}
pop.n {r1}
it eq; popeq.n {r1}
pop.w {r1}
it eq; popeq.w {r1}
pop {r1, r2}
it eq; popeq {r1, r2}
pop.n {r1, r2}
it eq; popeq.n {r1, r2}
pop.w {r1, r2}
it eq; popeq.w {r1, r2}
pop {r9}
it eq; popeq {r9}
pop.n {r9}
it eq; popeq.n {r9}
pop.w {r9}
it eq; popeq.w {r9}
pop {r1, lr}
it eq; popeq {r1, lr}
pop.n {r1, lr}
it eq; popeq.n {r1, lr}
pop.w {r1, lr}
it eq; popeq.w {r1, lr}
pop {r1, pc}
it eq; popeq {r1, pc}
pop.n {r1, pc}
it eq; popeq.n {r1, pc}
pop.w {r1, pc}
it eq; popeq.w {r1, pc}
pop {r4-r11, lr}
it eq; popeq {r4-r11, lr}
pop.n {r4-r11, lr}
it eq; popeq.n {r4-r11, lr}
pop.w {r4-r11, lr}
it eq; popeq.w {r4-r11, lr}
pop {lr}
it eq; popeq {lr}
pop.n {lr}
it eq; popeq.n {lr}
pop.w {lr}
it eq; popeq.w {lr}
pop {pc}
it eq; popeq {pc}
pop.n {pc}
it eq; popeq.n {pc}
pop.w {pc}
it eq; popeq.w {pc}
ldm r1, {r1, r2}
it eq; ldmeq r1, {r1, r2}
ldm.n r1, {r1, r2}
it eq; ldmeq.n r1, {r1, r2}
ldm.w r1, {r1, r2}
it eq; ldmeq.w r1, {r1, r2}
ldm r1, {r2, r3}
it eq; ldmeq r1, {r2, r3}
ldm.n r1, {r2, r3}
it eq; ldmeq.n r1, {r2, r3}
ldm.w r1, {r2, r3}
it eq; ldmeq.w r1, {r2, r3}
ldm r1!, {r2, r3}
it eq; ldmeq r1!, {r2, r3}
ldm.n r1!, {r2, r3}
it eq; ldmeq.n r1!, {r2, r3}
ldm.w r1!, {r2, r3}
it eq; ldmeq.w r1!, {r2, r3}
ldm r1!, {r2}
it eq; ldmeq r1!, {r2}
ldm.n r1!, {r2}
it eq; ldmeq.n r1!, {r2}
ldm.w r1!, {r2}
it eq; ldmeq.w r1!, {r2}
ldm r9!, {r2, r3}
it eq; ldmeq r9!, {r2, r3}
ldm.n r9!, {r2, r3}
it eq; ldmeq.n r9!, {r2, r3}
ldm.w r9!, {r2, r3}
it eq; ldmeq.w r9!, {r2, r3}
ldm sp!, {r2}
it eq; ldmeq sp!, {r2}
ldm.n sp!, {r2}
it eq; ldmeq.n sp!, {r2}
ldm.w sp!, {r2}
it eq; ldmeq.w sp!, {r2}
stm r1, {r1, r2}
it eq; stmeq r1, {r1, r2}
stm.n r1, {r1, r2}
it eq; stmeq.n r1, {r1, r2}
stm.w r1, {r1, r2}
it eq; stmeq.w r1, {r1, r2}
stm r1, {r2, r3}
it eq; stmeq r1, {r2, r3}
stm.n r1, {r2, r3}
it eq; stmeq.n r1, {r2, r3}
stm.w r1, {r2, r3}
it eq; stmeq.w r1, {r2, r3}
stm r1!, {r2, r3}
it eq; stmeq r1!, {r2, r3}
stm.n r1!, {r2, r3}
it eq; stmeq.n r1!, {r2, r3}
stm.w r1!, {r2, r3}
it eq; stmeq.w r1!, {r2, r3}
stm r1!, {r2}
it eq; stmeq r1!, {r2}
stm.n r1!, {r2}
it eq; stmeq.n r1!, {r2}
stm.w r1!, {r2}
it eq; stmeq.w r1!, {r2}
stm r9!, {r2, r3}
it eq; stmeq r9!, {r2, r3}
stm.n r9!, {r2, r3}
it eq; stmeq.n r9!, {r2, r3}
stm.w r9!, {r2, r3}
it eq; stmeq.w r9!, {r2, r3}
stm sp!, {r2}
it eq; stmeq sp!, {r2}
stm.n sp!, {r2}
it eq; stmeq.n sp!, {r2}
stm.w sp!, {r2}
it eq; stmeq.w sp!, {r2}
stm r1!, {r1, r2}
it eq; stmeq r1!, {r1, r2}
stm.n r1!, {r1, r2}
it eq; stmeq.n r1!, {r1, r2}
ldmdb r1, {r1, r2}
it eq; ldmdbeq r1, {r1, r2}
ldmdb.n r1, {r1, r2}
it eq; ldmdbeq.n r1, {r1, r2}
ldmdb.w r1, {r1, r2}
it eq; ldmdbeq.w r1, {r1, r2}
ldmdb r1, {r2, r3}
it eq; ldmdbeq r1, {r2, r3}
ldmdb.n r1, {r2, r3}
it eq; ldmdbeq.n r1, {r2, r3}
ldmdb.w r1, {r2, r3}
it eq; ldmdbeq.w r1, {r2, r3}
ldmdb r1!, {r2, r3}
it eq; ldmdbeq r1!, {r2, r3}
ldmdb.n r1!, {r2, r3}
it eq; ldmdbeq.n r1!, {r2, r3}
ldmdb.w r1!, {r2, r3}
it eq; ldmdbeq.w r1!, {r2, r3}
ldmdb r1!, {r2}
it eq; ldmdbeq r1!, {r2}
ldmdb.n r1!, {r2}
it eq; ldmdbeq.n r1!, {r2}
ldmdb.w r1!, {r2}
it eq; ldmdbeq.w r1!, {r2}
ldmdb r9!, {r2, r3}
it eq; ldmdbeq r9!, {r2, r3}
ldmdb.n r9!, {r2, r3}
it eq; ldmdbeq.n r9!, {r2, r3}
ldmdb.w r9!, {r2, r3}
it eq; ldmdbeq.w r9!, {r2, r3}
ldmdb sp!, {r2}
it eq; ldmdbeq sp!, {r2}
ldmdb.n sp!, {r2}
it eq; ldmdbeq.n sp!, {r2}
ldmdb.w sp!, {r2}
it eq; ldmdbeq.w sp!, {r2}
stmdb r1, {r1, r2}
it eq; stmdbeq r1, {r1, r2}
stmdb.n r1, {r1, r2}
it eq; stmdbeq.n r1, {r1, r2}
stmdb.w r1, {r1, r2}
it eq; stmdbeq.w r1, {r1, r2}
stmdb r1, {r2, r3}
it eq; stmdbeq r1, {r2, r3}
stmdb.n r1, {r2, r3}
it eq; stmdbeq.n r1, {r2, r3}
stmdb.w r1, {r2, r3}
it eq; stmdbeq.w r1, {r2, r3}
stmdb r1!, {r2, r3}
it eq; stmdbeq r1!, {r2, r3}
stmdb.n r1!, {r2, r3}
it eq; stmdbeq.n r1!, {r2, r3}
stmdb.w r1!, {r2, r3}
it eq; stmdbeq.w r1!, {r2, r3}
stmdb r1!, {r2}
it eq; stmdbeq r1!, {r2}
stmdb.n r1!, {r2}
it eq; stmdbeq.n r1!, {r2}
stmdb.w r1!, {r2}
it eq; stmdbeq.w r1!, {r2}
stmdb r9!, {r2, r3}
it eq; stmdbeq r9!, {r2, r3}
stmdb.n r9!, {r2, r3}
it eq; stmdbeq.n r9!, {r2, r3}
stmdb.w r9!, {r2, r3}
it eq; stmdbeq.w r9!, {r2, r3}
stmdb sp!, {r2}
it eq; stmdbeq sp!, {r2}
stmdb.n sp!, {r2}
it eq; stmdbeq.n sp!, {r2}
stmdb.w sp!, {r2}
it eq; stmdbeq.w sp!, {r2}
mul r1, r2, r1
it eq; muleq r1, r2, r1
mul.n r1, r2, r1
it eq; muleq.n r1, r2, r1
it eq; muleq r1, r1, r2
mul.n r1, r1, r2
it eq; muleq.n r1, r1, r2
it eq; muleq r1, r2
mul.n r1, r2
it eq; muleq.n r1, r2
it eq; muleq r1, r2, r3
mul.n r1, r2, r3
it eq; muleq.n r1, r2, r3
muls.n r1, r2, r1
muls r1, r2
it eq; negeq r1, r2
neg.n r1, r2
it eq; negeq.n r1, r2
it eq; negseq r1, r2
negs.n r1, r2
it eq; negseq.n r1, r2
it eq; adreq r1, #4
adr.n r1, #4
it eq; adreq.n r1, #4
adr.w r1, #4
it eq; adreq.w r1, #4
adr r9, #4
it eq; adreq r9, #4
adr.n r9, #4
it eq; adreq.n r9, #4
adr.w r9, #4
it eq; adreq.w r9, #4
adr r1, #-4
it eq; adreq r1, #-4
adr.n r1, #-4
it eq; adreq.n r1, #-4
adr.w r1, #-4
it eq; adreq.w r1, #-4
nop
it eq; nopeq
nop.n
it eq; nopeq.n
nop.w
it eq; nopeq.w
svc #3
it eq; svceq #3
svc.n #3
it eq; svceq.n #3
it eq; bxeq lr
bx.n lr
it eq; bxeq.n lr
it eq; blxeq r3
blx.n r3
it eq; blxeq.n r3
it eq; beq #8
b.n #8
it eq; beq.n #8
b.w #8
it eq; beq.w #8
bl #8
it eq; bleq #8
bl.n #8
it eq; bleq.n #8
bl.w #8
it eq; bleq.w #8
tbb [r1, r2]
it eq; tbbeq [r1, r2]
tbb.n [r1, r2]
it eq; tbbeq.n [r1, r2]
it eq; movweq r1, #300
movw.n r1, #300
it eq; movweq.n r1, #300
it eq; movteq r1, #300
movt.n r1, #300
it eq; movteq.n r1, #300
it eq; sbfxeq r1, r2, #3, #4
sbfx.n r1, r2, #3, #4
it eq; sbfxeq.n r1, r2, #3, #4
it eq; bfieq r1, r2, #3, #4
bfi.n r1, r2, #3, #4
it eq; bfieq.n r1, r2, #3, #4
it eq; clzeq r1, r2
clz.n r1, r2
it eq; clzeq.n r1, r2
it eq; sdiveq r1, r2, r3
sdiv.n r1, r2, r3
it eq; sdiveq.n r1, r2, r3
it eq; ldrdeq r2, r3, [r4, #8]
ldrd.n r2, r3, [r4, #8]
it eq; ldrdeq.n r2, r3, [r4, #8]
it eq; strdeq r2, r3, [r4]
strd.n r2, r3, [r4]
it eq; strdeq.n r2, r3, [r4]
bkpt #1
bkpt.n #1
cpsie i
it eq; dmbeq ish
dmb.n ish
it eq; dmbeq.n ish
dmb.w ish
it eq; dmbeq.w ish
