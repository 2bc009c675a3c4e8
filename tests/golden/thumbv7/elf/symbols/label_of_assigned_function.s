# triple: thumbv7-linux-gnueabihf
# A label that takes the place of a value is a function, too.
.type b, STT_FUNC
b = a-.
b:
.type f, %function
.set f, c-.
f:
