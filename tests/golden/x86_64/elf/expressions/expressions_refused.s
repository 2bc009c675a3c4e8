# triple: x86_64-linux-gnu
	.data
a:	.long 0
b:	.long 0
	.long (a
	.long a)
	.long (a))
	.long [a]
	.long [a
	.long {a}
	.long a +
	.long a *
	.long * a
	.long a b
	.long !
	.long ~
	.long -
	.long a ** b
	.long a <
	.long a = b
	.long a @
	.long a@
	.long a@nonsense
	.long a@got@plt
	.long (a)@got
	.long (a + b)@nonsense
	.long 5@got
	.long $5
	.long %rax
	.long %a
	.long @
	.long .a.
	.long a, , b
	.long , a
	.long a,
	.long "quoted
	.long "q" "r"
	.long a:b
	.long 1f
	.long 1b
	.long $
	.long -a-
	.long a#b
	.long a;b
