#if 1
	s











	far
#endif
