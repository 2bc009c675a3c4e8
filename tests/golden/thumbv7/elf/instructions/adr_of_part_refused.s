# triple: thumbv7-linux-gnueabihf
.uleb128 d-.
adr lr, :upper16:g
adr r0, :lower16:g
