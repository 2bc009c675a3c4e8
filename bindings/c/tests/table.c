/* Assembles the rows of bindings/tests/keystone.tsv through the C interface: table FILE. */
#include <inttypes.h>
#include <llas.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct symbols {
    char *text;
};

static bool resolve(void *user, const char *name, size_t size, uint64_t *address) {
    const char *at = ((struct symbols *)user)->text;
    for (; *at; at += strcspn(at, " "), at += *at == ' ') {
        size_t length = strcspn(at, "=");
        if (length == size && memcmp(at, name, size) == 0) {
            *address = strtoull(at + length + 1, NULL, 0);
            return true;
        }
    }
    return false;
}

static size_t unescape(char *text) {
    char *to = text;
    for (const char *from = text; *from; from++) {
        if (*from != '\\') {
            *to++ = *from;
            continue;
        }
        switch (*++from) {
        case 'n':
            *to++ = '\n';
            break;
        case 'x': {
            char digits[3] = {from[1], from[2], 0};
            *to++ = (char)strtoul(digits, NULL, 16);
            from += 2;
            break;
        }
        default:
            *to++ = *from;
        }
    }
    return (size_t)(to - text);
}

static void outcome(char **columns, char *bytes, char *labels) {
    llas_assembler *assembler;
    llas_output *output;
    struct symbols symbols = {columns[5]};
    size_t count, length = unescape(columns[4]);
    *bytes = *labels = 0;
    if (llas_open(columns[1], NULL, NULL, &assembler) != LLAS_OK ||
        llas_set(assembler, LLAS_INTEL_SYNTAX, strcmp(columns[2], "intel") == 0) != LLAS_OK) {
        strcpy(bytes, "not opened");
        return;
    }
    uint64_t address = strtoull(columns[3], NULL, 0);
    if (llas_asm(assembler, columns[4], length, address, resolve, &symbols, &output) == LLAS_OK) {
        const uint8_t *found = llas_bytes(output, &count);
        for (size_t i = 0; i < count && i < 1000; i++)
            sprintf(bytes + 2 * i, "%02x", found[i]);
        const llas_label *label = llas_labels(output, &count);
        for (size_t i = 0; i < count; i++)
            sprintf(labels + strlen(labels), "%s%s=0x%" PRIx64, i ? " " : "", label[i].name.data, label[i].address);
        const llas_statement *statement = llas_statements(output, &count);
        for (size_t i = 0; i < count; i++)
            if (statement[i].text_end > length || statement[i].text_start >= statement[i].text_end)
                strcpy(bytes, "a statement is outside of the text");
    } else {
        sprintf(bytes, "error %s", llas_reports(assembler, &count)->code.data);
    }
    llas_free(output);
    llas_close(assembler);
}

int main(int count, char **arguments) {
    static char line[1 << 16], bytes[1 << 12], labels[1 << 12];
    FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
    int rows = 0, wrong = 0;
    if (llas_abi_version() != LLAS_ABI_VERSION || !file)
        return 2;
    while (fgets(line, sizeof line, file)) {
        char *columns[8] = {0}, *at = line;
        line[strcspn(line, "\n")] = 0;
        if (*line == '#')
            continue;
        for (int i = 0; i < 8; i++) {
            columns[i] = at;
            at += strcspn(at, "\t");
            if (*at)
                *at++ = 0;
        }
        rows++;
        outcome(columns, bytes, labels);
        if (strcmp(bytes, columns[6]) || strcmp(labels, columns[7])) {
            wrong++;
            printf("%s: %s: made %s %s, expected %s %s\n", columns[0], columns[4], bytes, labels, columns[6], columns[7]);
        }
    }
    fclose(file);
    printf("%d rows, %d wrong\n", rows, wrong);
    return wrong != 0;
}
