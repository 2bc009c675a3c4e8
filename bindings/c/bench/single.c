/*
 * Single instructions a second through the C interface and, given its library, through Keystone: single [SECONDS [LIBKEYSTONE]].
 * Each call assembles one instruction at an address. Both are measured alternately, in processor time; the best turn counts.
 */
#define _POSIX_C_SOURCE 199309L
#include <dlfcn.h>
#include <llas.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *const texts[] = {
    "nop", "mov rax, rbx", "add rcx, 16", "mov rax, qword ptr [rdi + 8*rcx + 64]", "lea rsi, [rip + 0x100]", "call 0x401000",
    "jmp 0x401010", "vaddps ymm1, ymm2, ymm3", "test eax, eax", "push rbp", "imul rdx, qword ptr [rsp + 8], 100", "ret",
};
enum { TEXTS = sizeof texts / sizeof *texts, TURNS = 5 };
static const uint64_t address = 0x400000;

static llas_assembler *assembler;

/* Keystone's functions, from its library; the numbers of its header for x86 with 64 bits. */
static int (*ks_open)(int machine, int mode, void **engine);
static int (*ks_asm)(void *engine, const char *text, uint64_t address, unsigned char **bytes, size_t *size, size_t *count);
static void (*ks_free)(unsigned char *bytes);
static void *engine;
enum { KS_ARCH_X86 = 4, KS_MODE_64 = 8 };

static size_t through_llas(const char *text) {
    llas_output *output;
    size_t size = 0;
    if (llas_asm(assembler, text, strlen(text), address, NULL, NULL, &output) == LLAS_OK) {
        llas_bytes(output, &size);
        llas_free(output);
    }
    return size;
}

static size_t through_keystone(const char *text) {
    unsigned char *bytes;
    size_t size = 0, count;
    if (ks_asm(engine, text, address, &bytes, &size, &count) != 0)
        return 0;
    ks_free(bytes);
    return size;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double rate(size_t (*call)(const char *), double seconds) {
    unsigned long calls = 0;
    double start = now(), end = start;
    for (; end - start < seconds; end = now())
        for (int round = 0; round < 20; round++)
            for (int i = 0; i < TEXTS; i++, calls++)
                if (call(texts[i]) == 0) {
                    printf("%s: not assembled\n", texts[i]);
                    exit(1);
                }
    return (double)calls / (end - start);
}

static void *function(void *library, const char *name) {
    void *found = library ? dlsym(library, name) : NULL;
    if (!found) {
        printf("%s: %s\n", name, dlerror());
        exit(1);
    }
    return found;
}

int main(int count, char **arguments) {
    double seconds = (count > 1 ? atof(arguments[1]) : 2) / TURNS, ours = 0, theirs = 0;
    if (llas_open("x86_64-linux-gnu", NULL, NULL, &assembler) != LLAS_OK || llas_set(assembler, LLAS_INTEL_SYNTAX, 1) != LLAS_OK)
        return 1;
    if (count > 2) {
        void *library = dlopen(arguments[2], RTLD_NOW | RTLD_LOCAL);
        /* POSIX allows the conversion from an object's pointer to a function's. */
        *(void **)&ks_open = function(library, "ks_open");
        *(void **)&ks_asm = function(library, "ks_asm");
        *(void **)&ks_free = function(library, "ks_free");
        if (ks_open(KS_ARCH_X86, KS_MODE_64, &engine) != 0)
            return 1;
    }
    for (int turn = 0; turn < TURNS; turn++) {
        double found = rate(through_llas, seconds);
        ours = found > ours ? found : ours;
        found = engine ? rate(through_keystone, seconds) : 0;
        theirs = found > theirs ? found : theirs;
    }
    printf("llas: %.0f instructions a second (%.2f us each)\n", ours, 1e6 / ours);
    if (engine)
        printf("keystone: %.0f instructions a second (%.2f us each); llas makes %.1f times as many\n", theirs, 1e6 / theirs,
               ours / theirs);
    llas_close(assembler);
    return 0;
}
