/* Functions and data imported from a library. */
#include <stdio.h>

__declspec(dllimport) extern int exported;
__declspec(dllimport) extern const char *names[];
__declspec(dllimport) int add(int, int);
__declspec(dllimport) double scale(double, float);
__declspec(dllimport) int apply(int (*)(int), int);
int how_often(void);
static int twice(int x) { return 2 * x + 1; }
int main(void) {
    exported++;
    int (*f)(int, int) = add;
    printf("%d %d %.3f %d %s %d\n", add(1, 2), f(3, 4), scale(2.5, 1.5f), apply(twice, 5), names[2], how_often());
    return 0;
}
