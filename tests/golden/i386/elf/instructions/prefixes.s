# triple: i386-linux-gnu
# A prefix alone is an instruction; before a prefix at the end of a line the first one is it.
	rep repne
	repne xacquire
	rep ss
	lock/incl (%eax)
	cs/incl (%eax)
	cs/lock/incl (%eax)
	rep lock incl (%eax)
	repne rep movsb
	data16 rep movsl
	cs ds es nop
	xacquire lock incl (%eax)
	data16
	addr16
	lock data16
	rep movb %al, %cs:0x1234
