# triple: thumbv7-linux-gnueabihf
.tdata
bl g
.long 1
