/* setjmp and longjmp over frames, computed goto, recursion, qsort with a callback. */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static jmp_buf out;
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
__attribute__((noinline)) static int ackermann(int m, int n) {
    return !m ? n + 1 : !n ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
__attribute__((noinline)) static void down(int n) {
    char frame[5000];
    frame[n] = (char)n;
    if (!n) longjmp(out, 17);
    down(n - 1);
    printf("%d", frame[n]);
}
int main(void) {
    static void *const steps[] = {&&add, &&twice, &&end};
    static const unsigned char code[] = {0, 1, 0, 1, 1, 2};
    int numbers[] = {9, 4, 7, 1, 8, 2, 6}, at = 0, value = 1, code_of_jump;
    if (!(code_of_jump = setjmp(out))) down(6);
    qsort(numbers, 7, sizeof *numbers, compare);
    goto *steps[code[at++]];
add: value += 3; goto *steps[code[at++]];
twice: value *= 2; goto *steps[code[at++]];
end:
    printf("%d %d %d %d %d\n", code_of_jump, numbers[0], numbers[6], value, ackermann(2, 5));
    return 0;
}
