#else
#endif
x
/* open