// What is wrong, all of it.
#include "inc/bad.h"
#if 1 +
#endif
#if 1 // never closed
#define 3
#define F(a, a)
#define G(a) a
G(1, 2)
#define H(a, b) a
H(1)
#include <missing.h>
#error stop here
#if 0x
#endif
#inclde "x.h"
#undef
#define P a ##
#define OUTER(x) INNER(x, 1)
#define INNER(y) y
OUTER(2)
#line x
G
#elif 1
#if 0x
