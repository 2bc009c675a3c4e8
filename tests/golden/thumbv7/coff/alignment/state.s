# triple: thumbv7-windows-msvc
.byte 1
.thumb
nop
.data
.byte 1
.thumb
.byte 2
