# triple: thumbv7-linux-gnueabihf
.word .(GOTOFF)
bl .(PLT)
