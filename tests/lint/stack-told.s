# llas --triple x86_64-linux-gnu --no-exec-stack
	nop
