# triple: thumbv7-linux-gnueabihf
.section .q, "a", @progbits
.type f, @function
