#ifndef A_H
#define A_H
	a __FILE__ __INCLUDE_LEVEL__
#include "sub/b.h"
#endif
