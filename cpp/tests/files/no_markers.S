// args: -P
#include "inc/a.h"
a



b
#define F(x) x
F(
c
)
