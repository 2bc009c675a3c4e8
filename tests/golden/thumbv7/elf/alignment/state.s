# triple: thumbv7-linux-gnueabihf
# '.thumb' and '.arm' align, '.code' does not.
.byte 1
.thumb
nop
.byte 1
.arm
nop
.byte 1, 2
.arm
nop
.byte 1, 2, 3
.arm
nop
.byte 1
.thumb
nop
.byte 1
.code 16
nop
.data
.byte 1
.thumb
.byte 2
.arm
.byte 3
.section empty, "ax"
.thumb
