# triple: aarch64-linux-gnu
# A name ends at an '@', after which a specifier comes; a name may begin with one.
.quad x@plt, x @plt, x@ plt, "x"@plt
.long x@plt - ., (x)@plt, @x, @x@gotpcrel
.symver @v, y@V
v:
.symver v, y@@W
.section .x@y, "a", @progbits
@x: .long @x - 4
.globl @x
.type @x, @object
.set @s, @x + 4
bl @x
b.eq @y
adr x0, @z
ldr x1, =@w
.macro m@n a
	.long \a
.endm
m@n @x
m@n x@plt
.irp a, @x, y@plt
	.long \a
.endr
.ifdef @x
	.byte 1
.endif
