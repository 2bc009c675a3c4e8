# triple: thumbv7-linux-gnueabihf
.fill 32!65, 2, 1
.if 100!1
.endif
