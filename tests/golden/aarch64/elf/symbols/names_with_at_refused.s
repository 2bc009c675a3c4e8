# triple: aarch64-linux-gnu
x@y:
x@y = 5
x@:
.:
.: nop
".": nop
.type x@y, %function
.type x@y, @function
.ifdef x@y
.endif
.weak_reference x@y
.set x@y, 5
.size x@y, 4
.globl x@y
.hidden x@y
.comm x@y, 4
.word x@y
.word x@
bl x@y
.cfi_startproc
.cfi_label x@y
.cfi_endproc
.cg_profile a@b, c, 4
.weakref x@y, z
.addrsig_sym a@b
.tlsdesccall a@b
.variant_pcs a@b
