/* What the library of dll_use.c exports. */
#include <stdio.h>

__declspec(dllexport) int exported = 41;
__declspec(dllexport) const char *names[] = {"one", "two", "three"};
static int calls;
__declspec(dllexport) int add(int a, int b) { calls++; return a + b + exported; }
__declspec(dllexport) double scale(double x, float y) { calls++; return x * y; }
__declspec(dllexport) int apply(int (*f)(int), int x) { return f(f(x)); }
__declspec(dllexport) int how_often(void) { return calls; }
