// triple: aarch64-linux-gnu
// The first subsection of a section that is not 0 has the section before it forget whether it ended in code or in data.
nop
.pushsection .data, 1
.text
nop
.pushsection .data, 2
.popsection
nop
.pushsection .rodata, 1
.popsection
.word 1
