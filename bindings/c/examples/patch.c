/* Replaces code at an address of an image by a call of a hook, and shows the code before and after. */
#include <llas.h>
#include <stdio.h>
#include <string.h>

/* mov rax, [rdi]; add rax, 0x10000; mov [rdi], rax; ret */
static unsigned char image[] = {0x48, 0x8b, 0x07, 0x48, 0x05, 0, 0, 1, 0, 0x48, 0x89, 0x07, 0xc3};
#define IMAGE 0x401000u
#define PATCHED 0x401003u

static bool resolve(void *user, const char *name, size_t size, uint64_t *address) {
    (void)user, (void)size;
    *address = 0x401020;
    return strcmp(name, "hook") == 0;
}

static void show(llas_assembler *assembler) {
    llas_output *listing;
    size_t count;
    if (llas_disasm(assembler, image, sizeof image, IMAGE, &listing) != LLAS_OK)
        return;
    const llas_instruction *found = llas_instructions(listing, &count);
    for (size_t i = 0; i < count; i++)
        printf("%llx\t%s\n", (unsigned long long)found[i].address, found[i].text.data);
    llas_free(listing);
}

int main(void) {
    static const char text[] = "call hook\nnop\n";
    llas_assembler *assembler;
    llas_output *code;
    size_t size;
    if (llas_open("x86_64-linux-gnu", NULL, NULL, &assembler) != LLAS_OK)
        return 1;
    llas_set(assembler, LLAS_INTEL_SYNTAX, 1);
    show(assembler);
    if (llas_asm(assembler, text, strlen(text), PATCHED, resolve, NULL, &code) != LLAS_OK) {
        fprintf(stderr, "%s\n", llas_reports(assembler, &size)->message.data);
        return 1;
    }
    const unsigned char *bytes = llas_bytes(code, &size);
    if (size > sizeof image - (PATCHED - IMAGE))
        return 1;
    memcpy(image + (PATCHED - IMAGE), bytes, size);
    puts("--");
    show(assembler);
    llas_free(code);
    llas_close(assembler);
    return 0;
}
