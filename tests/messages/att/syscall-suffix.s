# triple: i386-linux-gnu
	syscallq
