# triple: thumbv7-linux-gnueabihf
# A branch that may grow makes `.text` one that has contents.
 cbz r1, x
 .section .pure,"axy",%progbits
