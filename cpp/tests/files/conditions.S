// args: -DONE=1 -DTWO=2 -DEMPTY= -UTWO
#if ONE
one
#elif ONE / 0
never
#else
never
#endif
#if !defined TWO && defined(ONE) && !(EMPTY + 0)
two
#endif
#ifdef TWO
#if (
# it's an apostrophe, "
#endif
#elifndef TWO
elifndef
#elifdef ONE
never
#endif
#if -1 > 0u && (-1 < 0) && 0x7fffffffffffffff + 1 < 0 && 18446744073709551615 > 0 && '\n' == 10 && 1 ? 2 : 0
arithmetic
#endif
#if (3, 4) == 4 || 1 << 63 >> 63 == -1
shifts
#endif
#if 0
	it's # skipped /* and "this
	*/
#elif 1 // comment
	taken
#endif
#if __has_include("no.h") || !__has_include("inc/a.h")
never
#endif
#if defined __has_attribute && __has_attribute(cold) && __has_feature(c_alignas) && !__has_builtin(__nothing)
asked
#endif
#if undefined_name || __COUNTER__ || __COUNTER__ == 1
counted __COUNTER__
#endif
