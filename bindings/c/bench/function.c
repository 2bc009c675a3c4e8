/* One function through the C interface: function [SECONDS]. Prints the time of a call in the fastest of many batches. */
#define _POSIX_C_SOURCE 199309L
#include <llas.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

size_t function(llas_assembler *assembler, uint8_t out[64]) {
    static const char text[] = ".globl f\nf: movl $42, %eax\nretq\n";
    llas_output *code;
    size_t size;
    if (llas_asm(assembler, text, strlen(text), 0x1000, NULL, NULL, &code) != LLAS_OK)
        return 0;
    const uint8_t *bytes = llas_bytes(code, &size);
    memcpy(out, bytes, size);
    llas_free(code);
    return size;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
    enum { BATCH = 500 };
    static const uint8_t expected[] = {0xb8, 42, 0, 0, 0, 0xc3};
    double seconds = count > 1 ? atof(arguments[1]) : 2, start = now(), best = seconds;
    llas_assembler *assembler;
    uint8_t out[64];
    if (llas_open("x86_64-linux-gnu", NULL, NULL, &assembler) != LLAS_OK)
        return 1;
    if (function(assembler, out) != sizeof expected || memcmp(out, expected, sizeof expected) != 0)
        return 1;
    while (now() - start < seconds) {
        double batch = now();
        for (int i = 0; i < BATCH; i++)
            function(assembler, out);
        batch = now() - batch;
        best = batch < best ? batch : best;
    }
    printf("C: %.2f us\n", best * 1e6 / BATCH);
    llas_close(assembler);
    return 0;
}
