# triple: x86_64-linux-gnu
# A specifier may stand behind a name in quotes or parentheses.
	leaq "q s"@GOTPCREL(%rip), %rax
	movq (plain)@GOTPCREL(%rip), %rax
	call "q s"@PLT
	.long "q s"@GOT, (plain)@GOT
