# triple: thumbv7-windows-msvc
.ifeq -128!5
.endif
.byte 31!2
