# triple: i386-linux-gnu
	movb %sil, %al
