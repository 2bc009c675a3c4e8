# triple: x86_64-pc-windows-msvc
h = .Lp - 4
.Lp = . - h
	.weak_anti_dep h
	.set a, a + 1
b = c
c = b
	.comm common, 4
	.long common - common
