# triple: x86_64-linux-gnu
	/* c */
int x = 5;
