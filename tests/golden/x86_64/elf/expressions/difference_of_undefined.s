# triple: x86_64-linux-gnu
# An undefined symbol has no distance from itself.
	.uleb128 a-a
	.uleb128 ~((a-a+2)+1)
	.fill a-a
	.set alias, b
	.sleb128 alias-alias
