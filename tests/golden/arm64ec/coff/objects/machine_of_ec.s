// triple: arm64ec-pc-windows-msvc
	.section .hybmp$x,"yi"
	.symidx "#f"
	.symidx "$ientry_thunk$cdecl$v$v"
	.word 1
	.text
	.globl "#f"
	.weak_anti_dep f
f = "#f"
"#f":
	bl "#g"
	ret
"$ientry_thunk$cdecl$v$v":
	ret
	.weak_anti_dep g
g = "#g"
