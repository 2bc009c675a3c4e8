# triple: thumbv7-windows-msvc
f1: .long f1-f1
.quad f1-f1
g: .long g-f1, f2-f1
f2: .long f2-f1
.def f1; .scl 2; .type 32; .endef
