/* Single instructions a second through the C interface: single [SECONDS]. Each call assembles one instruction at an address. */
#define _POSIX_C_SOURCE 199309L
#include <llas.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *const texts[] = {
    "nop", "mov rax, rbx", "add rcx, 16", "mov rax, qword ptr [rdi + 8*rcx + 64]", "lea rsi, [rip + 0x100]", "call 0x401000",
    "jmp 0x401010", "vaddps ymm1, ymm2, ymm3", "test eax, eax", "push rbp", "imul rdx, qword ptr [rsp + 8], 100", "ret",
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
    enum { TEXTS = sizeof texts / sizeof *texts };
    double seconds = count > 1 ? atof(arguments[1]) : 2;
    llas_assembler *assembler;
    unsigned long calls = 0, bytes = 0;
    if (llas_open("x86_64-linux-gnu", NULL, NULL, &assembler) != LLAS_OK)
        return 1;
    llas_set(assembler, LLAS_INTEL_SYNTAX, 1);
    double start = now(), end = start;
    for (; end - start < seconds; end = now())
        for (int round = 0; round < 100; round++)
            for (int i = 0; i < TEXTS; i++) {
                llas_output *output;
                size_t size;
                if (llas_asm(assembler, texts[i], strlen(texts[i]), 0x400000, NULL, NULL, &output) != LLAS_OK)
                    return 1;
                llas_bytes(output, &size);
                bytes += size;
                calls++;
                llas_free(output);
            }
    printf("%.0f instructions a second (%.2f us each), %.1f bytes each\n", (double)calls / (end - start),
           (end - start) * 1e6 / (double)calls, (double)bytes / (double)calls);
    llas_close(assembler);
    return 0;
}
