	b
#include_next <b.h>
