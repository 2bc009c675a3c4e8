/* Integers and floating point of all sizes, structs by value, varargs, switch tables, bit fields, vectors. */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct Small { short a; char b; };
struct Large { double x[3]; long long n; unsigned bits : 5; };
typedef float Four __attribute__((vector_size(16)));

static struct Large make(struct Small s, double d) {
    struct Large l = {{d, d * 2, s.a}, (long long)s.b << 40, 21};
    return l;
}
static double sum(int n, ...) {
    va_list list;
    double all = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++) all += i % 2 ? va_arg(list, double) : va_arg(list, int);
    va_end(list);
    return all;
}
__attribute__((noinline)) static const char *word(int n) {
    switch (n) {
    case 0: return "zero"; case 1: return "one"; case 2: return "two"; case 3: return "three"; case 4: return "four";
    case 5: return "five"; case 9: return "nine"; case 12: return "twelve"; default: return "many";
    }
}
__attribute__((noinline)) static unsigned long long hash(const char *s) {
    unsigned long long h = 14695981039346656037ull;
    while (*s) h = (h ^ (unsigned char)*s++) * 1099511628211ull;
    return h;
}
int main(void) {
    struct Large l = make((struct Small){-7, 3}, 1.25);
    Four a = {1, 2, 3, 4}, b = a * a + a;
    volatile long long big = 1234567890123ll;
    volatile unsigned zero = 0;
    printf("%.2f %.2f %.2f %I64d %u\n", l.x[0], l.x[1], l.x[2], l.n, l.bits);
    printf("%.3f %s %s %s %I64x\n", sum(4, 1, 2.5, 3, 4.25), word(3), word(12), word(40), hash("llas"));
    printf("%.1f %.1f %I64d %I64d %.6f\n", b[0], b[3], big / 1000, big % 977, sqrt(2.0) + (double)(zero + 0x80000000u));
    return 0;
}
