/* Assembles a function, maps it into memory that is executable, and calls it. */
#define _DEFAULT_SOURCE
#include <llas.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#if defined(__x86_64__)
#define TRIPLE "x86_64-linux-gnu"
static const char *text = "factorial: movl $1, %eax\n"
                          "1: imull %edi, %eax\n"
                          "decl %edi\n"
                          "jg 1b\n"
                          "retq\n";
#else
#define TRIPLE "aarch64-linux-gnu"
static const char *text = "factorial: mov w1, #1\n"
                          "1: mul w1, w1, w0\n"
                          "subs w0, w0, #1\n"
                          "b.gt 1b\n"
                          "mov w0, w1\nret\n";
#endif

int main(void) {
    llas_assembler *assembler;
    llas_output *code = NULL;
    if (llas_open(TRIPLE, NULL, NULL, &assembler) != LLAS_OK ||
        llas_asm(assembler, text, strlen(text), 0, NULL, NULL, &code) != LLAS_OK) {
        size_t count;
        const llas_report *reports = llas_reports(assembler, &count);
        for (size_t i = 0; i < count; i++)
            fprintf(stderr, "%u:%u: %s\n", reports[i].line, reports[i].column, reports[i].message.data);
        return 1;
    }
    size_t size = (size_t)llas_memory_size(code);
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || llas_relocate(assembler, code, (uint64_t)(uintptr_t)memory, 1, NULL, NULL) != LLAS_OK)
        return 1;
    memcpy(memory, llas_bytes(code, &size), size);
    if (mprotect(memory, size, PROT_READ | PROT_EXEC) != 0)
        return 1;
    __builtin___clear_cache((char *)memory, (char *)memory + size);
    int (*factorial)(int) = (int (*)(int))(uintptr_t)llas_labels(code, NULL)[0].address;
    printf("%d\n", factorial(5));
    llas_free(code);
    llas_close(assembler);
    return 0;
}
