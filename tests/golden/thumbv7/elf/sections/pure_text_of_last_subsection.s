# triple: thumbv7-linux-gnueabihf
# Of '.text' the subsection that was entered last says whether it is empty, and so code without data.
.long y
.text 5
.section .pure, "axy", %progbits
nop
