# triple: x86_64-linux-gnu
	.functype f () -> (i32)
f:
	i32.const 5
	end_function
