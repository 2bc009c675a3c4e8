/* Many calls with hostile texts: stress CALLS. Fails if memory grows after the first tenth of them. */
#include <llas.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const pieces[] = {
    "nop\n", "f: ", "1:\n", "jmp 1b\n", "call f\n", ".macro m x\n", ".endm\n", "m \\x\n", "m m\n", ".rept 100\n", ".endr\n",
    ".if 1\n", ".else\n", ".endif\n", "\"", "'", "/*", "*/", "\\", "\n", ";", ",", "(", ")", "[", "]", "%", "$", "-", "~!",
    ".fill 0x7fffffffffffffff,8,1\n", ".org 1<<40\n", ".zero x-y\n", ".p2align 63\n", ".balign 4096\n", ".bss\n", ".data\n",
    ".section a,\"ax\",@progbits\n", ".quad f-1b\n", ".comm c,1<<40\n", ".cfi_startproc\n", ".cfi_endproc\n", ".set y,f\n",
    ".reloc 0,R_X86_64_32,f\n", ".include \"/dev/zero\"\n", ".incbin \"/etc/passwd\"\n", "mov rax, [rip + z]\n", "add w0, w1, #1\n",
    ".weak z\n", ".globl f\n", "vaddps %zmm0, %zmm1, %zmm2{%k1}\n", ".uleb128 f-z\n", ".irpc c,0123456789\n", "ldr x0, =z\n",
    ".loc 1 1\n", ".file 1 \"a.c\"\n", ".code16\n", ".intel_syntax noprefix\n", "0x", "1e99", ".ascii \"\\777\"\n", ".purgem m\n",
    ".altmacro\n", ".exitm\n", ".pushsection .x\n", ".popsection\n", ".space 1000000\n", "lock rep ", "{evex} ", "# 1 \"x.c\"\n",
};

static unsigned long long state = 1;

static unsigned below(unsigned end) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (unsigned)(state >> 33) % end;
}

static long resident(void) {
    long size = 0, pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file) {
        if (fscanf(file, "%ld %ld", &size, &pages) != 2)
            pages = 0;
        fclose(file);
    }
    return pages * 4;
}

static bool resolve(void *user, const char *name, size_t size, uint64_t *address) {
    /* A call with the handle that is in use is refused. */
    llas_output *output;
    if (llas_asm((llas_assembler *)user, "nop", 3, 0, NULL, NULL, &output) != LLAS_BUSY || output)
        exit(3);
    *address = (uint64_t)size << below(40);
    return name[0] != 'x';
}

int main(int count, char **arguments) {
    static const char *const triples[] = {"x86_64-linux-gnu",      "x86_64-windows-msvc", "i386-linux-gnu",
                                          "aarch64-linux-gnu",     "thumbv7-linux-gnueabihf", "aarch64-windows-msvc"};
    enum { TARGETS = sizeof triples / sizeof *triples };
    llas_assembler *assemblers[TARGETS];
    char text[4096];
    long calls = count > 1 ? atol(arguments[1]) : 10000, good = 0, before = 0;
    for (int i = 0; i < TARGETS; i++) {
        if (llas_open(triples[i], NULL, NULL, &assemblers[i]) != LLAS_OK)
            return 2;
        llas_set(assemblers[i], LLAS_MAX_EXPANSION, 1 << 16);
        llas_set(assemblers[i], LLAS_MAX_OUTPUT, 1 << 20);
    }
    /* Null pointers are errors. */
    if (llas_open(NULL, NULL, NULL, &assemblers[0]) != LLAS_BAD_ARGUMENT || assemblers[0] ||
        llas_open(triples[0], NULL, NULL, NULL) != LLAS_BAD_ARGUMENT ||
        llas_asm(NULL, "", 0, 0, NULL, NULL, NULL) != LLAS_BAD_ARGUMENT || llas_bytes(NULL, NULL) || llas_reports(NULL, NULL))
        return 4;
    if (llas_open("pdp11-unknown", NULL, NULL, &assemblers[0]) != LLAS_BAD_SETTINGS || !llas_reports(assemblers[0], NULL))
        return 5;
    llas_close(assemblers[0]);
    llas_open(triples[0], NULL, NULL, &assemblers[0]);
    for (long call = 0; call < calls; call++) {
        llas_assembler *assembler = assemblers[below(TARGETS)];
        llas_output *output = NULL;
        size_t size = 0, number;
        for (unsigned left = below(12); left && size < sizeof text - 80; left--) {
            const char *piece = pieces[below(sizeof pieces / sizeof *pieces)];
            size += (size_t)sprintf(text + size, "%s", piece);
        }
        if (below(4) == 0 && size)
            text[below((unsigned)size)] = (char)below(256);
        llas_status status;
        switch (below(4)) {
        case 0:
            status = llas_object(assembler, text, size, &output);
            break;
        case 1:
            status = llas_disasm(assembler, (const uint8_t *)text, size, below(1u << 30), &output);
            break;
        default:
            status = llas_asm(assembler, text, size, (uint64_t)below(1u << 30) << below(34), resolve, assembler, &output);
            if (status == LLAS_OK && below(2))
                llas_relocate(assembler, output, below(1u << 30), 1u << below(14), resolve, assembler);
        }
        if (status == LLAS_INTERNAL) {
            fwrite(text, 1, size, stdout);
            return 6;
        }
        if ((status == LLAS_OK) != (output != NULL))
            return 7;
        const llas_report *reports = llas_reports(assembler, &number);
        for (size_t i = 0; i < number; i++)
            /* A message may quote a zero byte of the text; it ends with another one. */
            if (reports[i].text_end > size || reports[i].message.data[reports[i].message.size] != 0)
                return 8;
        good += status == LLAS_OK;
        llas_free(output);
        if (call == calls / 10)
            before = resident();
    }
    for (int i = 0; i < TARGETS; i++)
        llas_close(assemblers[i]);
    long after = resident();
    printf("%ld calls, %ld without errors, %ld KiB, then %ld KiB\n", calls, good, before, after);
    return after > before + 16384 ? 9 : 0;
}
