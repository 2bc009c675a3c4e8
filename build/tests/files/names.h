#pragma once
#ifdef __USER_LABEL_PREFIX__
# define JOIN2(a, b) a ## b
# define JOIN(a, b) JOIN2(a, b)
# define NAME(x) JOIN(__USER_LABEL_PREFIX__, x)
#else
# define NAME(x) x
#endif
