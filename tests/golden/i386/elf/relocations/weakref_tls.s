# triple: i686-linux-gnu
# What a weak reference stands for is thread-local where its name is used so.
	.weakref alias, target
	movl %gs:alias@NTPOFF, %eax
