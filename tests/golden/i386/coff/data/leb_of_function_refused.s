# triple: i386-windows-gnu
# The place of a function is not known to the object, so that a LEB128 number cannot have it; a name for a place without a type may.
.uleb128 c-f
c = .-100
.def c; .scl 2; .type 32; .endef
f:
.globl c
