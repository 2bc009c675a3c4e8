# triple: x86_64-windows-gnu
.def z
.scl 2
.type 32
.endef
z:
.long z - z
