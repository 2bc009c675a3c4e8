// Pragmas go on; some are the preprocessor's.
#define X 1
#pragma X x
#pragma GCC visibility push(hidden)
#pragma omp X
#pragma push_macro("X")
#define X 2
X
#pragma pop_macro("X")
X
_Pragma("foo \"bar\"") after
#pragma GCC diagnostic ignored "-Wall"
#pragma STDC FP_CONTRACT ON
#pragma mark none
#pragma message("hi")
#ident "v1"
#pragma
