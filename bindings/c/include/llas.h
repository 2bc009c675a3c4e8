/*
 * llas: an assembler for LLVM's dialect. https://a-seed-047399d2.example/llas
 *
 * Generated from bindings/c by cbindgen; cargo run -p llas-capi-header writes it again.
 */


#ifndef LLAS_H
#define LLAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The number of this version of the interface: llas_abi_version returns that of the library. It changes with everything that
 * programs compiled for another number cannot use.
 */
#define LLAS_ABI_VERSION 1

/* Additional information about the report before. */
#define LLAS_NOTE 0

/* A warning. */
#define LLAS_WARNING 1

/* An error. */
#define LLAS_ERROR 2

/* Intel syntax, if not 0. Only for x86; the default is 0. */
#define LLAS_INTEL_SYNTAX 0

/* Symbols that begin with .L are labels of the output, too, if not 0; the default is 1. */
#define LLAS_PRIVATE_LABELS 1

/* The largest size of a text in bytes; the default is 16 MiB. */
#define LLAS_MAX_INPUT 2

/*
 * The largest size in bytes of what macros and repeats expand to; the default is 16 MiB. Each statement takes a byte of the
 * text or of an expansion, so this limits the time of a call as well.
 */
#define LLAS_MAX_EXPANSION 3

/* The largest size of the output in bytes; the default is 64 MiB. */
#define LLAS_MAX_OUTPUT 4

/* The largest number of errors that are reported; the default is 100. */
#define LLAS_MAX_ERRORS 5

/* The greatest nesting depth of macro calls; the default is 20. */
#define LLAS_MAX_MACRO_DEPTH 6

/* An assembler for one target. Two threads must not use one handle at the same time; different handles are independent. */
typedef struct llas_assembler llas_assembler;

/* What llas_asm, llas_object or llas_disasm has made. */
typedef struct llas_output llas_output;

/* The result of a function. */
typedef int32_t llas_status;

/*
 * Returns the address of a symbol that a text does not define: writes it to address and returns true, or returns false.
 * user is that of the call. name has size bytes and ends with a zero. It must not throw an exception or leave
 * by longjmp; a call with the handle or the output that is in use returns LLAS_BUSY.
 */
typedef bool (*llas_resolver)(void *user, const char *name, size_t size, uint64_t *address);

/* A statement of the text, and bytes that it emits. A statement with several runs of bytes is there once for each. */
typedef struct {
    /* The offset of its first byte in the text. */
    size_t text_start;
    /* The offset after its last byte in the text. */
    size_t text_end;
    /* The address of the bytes. */
    uint64_t address;
    /* The number of bytes in memory. */
    uint64_t size;
    /* The offset of the first byte in the output. */
    size_t bytes_start;
    /* The offset after the last byte in the output; that of the first for zeros that have no bytes there (.bss). */
    size_t bytes_end;
} llas_statement;

/* A string: size bytes, and a zero that is not counted. data is never null in what the library returns. */
typedef struct {
    /* The bytes. */
    const char *data;
    /* Their number. */
    size_t size;
} llas_string;

/* A symbol that the text defines in a section, by its name. Numbered labels (1:) have none. */
typedef struct {
    /* Its name. */
    llas_string name;
    /* Its address. */
    uint64_t address;
} llas_label;

/* A relocation, which has been applied. */
typedef struct {
    /* The address of the field. */
    uint64_t address;
    /* The addend. */
    int64_t addend;
    /* The name of the symbol; empty for a section symbol and for a value without a symbol. */
    llas_string symbol;
    /* The name of the type in the machine's psABI or the PE format. */
    llas_string kind;
    /* The number of the type. */
    uint32_t number;
} llas_relocation;

/* A section in memory. */
typedef struct {
    /* Its name. */
    llas_string name;
    /* Its address. */
    uint64_t address;
    /* Its size in memory in bytes. */
    uint64_t size;
    /* Its alignment in bytes. */
    uint64_t align;
    /* The offset of its first byte in the output. */
    size_t bytes_start;
    /* The offset after its last byte in the output; that of the first if it has no bytes there (.bss). */
    size_t bytes_end;
    /* It is writable. */
    bool write;
    /* It has code. */
    bool execute;
} llas_section;

/* An instruction, or bytes that cannot be decoded. */
typedef struct {
    /* The address of the first byte. */
    uint64_t address;
    /* The number of bytes. */
    size_t size;
    /* The mnemonic, a tab and the operands; empty if the bytes are not an instruction. */
    llas_string text;
} llas_instruction;

/* An error or a warning. */
typedef struct {
    /* LLAS_ERROR, LLAS_WARNING or LLAS_NOTE. */
    int32_t severity;
    /* The line of the first byte, from 1; 0 if the report is not about a place in the text. */
    uint32_t line;
    /* Its column in bytes, from 1. */
    uint32_t column;
    /* The line after the last byte; 0 if it is unknown. */
    uint32_t end_line;
    /* The column after the last byte. */
    uint32_t end_column;
    /* The offset of the first byte in the text: of the call, if the place is in the expansion of a macro or a repeat. */
    size_t text_start;
    /* The offset after the last byte in the text; 0 without a place. */
    size_t text_end;
    /* What identifies the mistake, such as E0210. */
    llas_string code;
    /* What is wrong, in one line. */
    llas_string message;
    /* What could be done about it; may be empty or have several lines. */
    llas_string help;
} llas_report;

/* No error; there may be warnings. */
#define LLAS_OK 0

/* A pointer is null, a string is not UTF-8, or an option does not exist. */
#define LLAS_BAD_ARGUMENT 1

/* The target, or an option for it, is not supported. */
#define LLAS_BAD_SETTINGS 2

/* The text has errors. */
#define LLAS_BAD_TEXT 3

/* The text cannot be placed at the address: a symbol has no address, or a value does not fit. */
#define LLAS_NOT_PLACED 4

/* Memory could not be allocated. */
#define LLAS_NO_MEMORY 5

/* The handle is in use by another call. */
#define LLAS_BUSY 6

/* The library was built without what the call needs. */
#define LLAS_NOT_BUILT 7

/* A mistake of the library. The handle can still be used. */
#define LLAS_INTERNAL 8

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/* Returns the number of the library's version of the interface; compare it with LLAS_ABI_VERSION. */
uint32_t llas_abi_version(void);

/*
 * Makes an assembler for a target triple such as x86_64-linux-gnu. The processor, and the features with their signs,
 * separated by commas (+avx512f,-sse), may be null.
 *
 * A handle is returned in any case except LLAS_BAD_ARGUMENT, and is to be closed; if the target is not supported
 * (LLAS_BAD_SETTINGS), it is good for llas_reports only.
 *
 * The caller's part:
 * The strings are null or end with a zero; assembler is null or may be written to.
 */
llas_status llas_open(const char *triple, const char *cpu, const char *features, llas_assembler **assembler);

/*
 * Frees an assembler. Its outputs stay. Null is allowed.
 *
 * The caller's part:
 * assembler is null or a handle that is not in use and is not used again.
 */
void llas_close(llas_assembler *assembler);

/*
 * Sets an option, LLAS_INTEL_SYNTAX and those after it, for the following calls.
 *
 * The caller's part:
 * assembler is null or a handle.
 */
llas_status llas_set(llas_assembler *assembler, uint32_t option, uint64_t value);

/*
 * Assembles a text for an address, at which its code begins; read-only and writable data follow. resolver, which may
 * be null, returns the addresses of symbols that the text does not define.
 *
 * The caller's part:
 * assembler is null or a handle, text has size bytes, resolver may be called with user, and output is null
 * or may be written to.
 */
llas_status llas_asm(llas_assembler *assembler,
                     const char *text,
                     size_t size,
                     uint64_t address,
                     llas_resolver resolver,
                     void *user,
                     llas_output **output);

/*
 * Places the code of an output at another address: its bytes, addresses and lists change, and pointers to the old ones are no
 * longer valid. With a page of more than 1, a power of two, code, read-only data and writable data begin at
 * multiples of it, so that their memory can be protected; address is one as well then. Reports are those of
 * assembler. After an error the output is as before.
 *
 * The caller's part:
 * assembler and output are null or handles, and resolver may be called with user.
 */
llas_status llas_relocate(llas_assembler *assembler,
                          llas_output *output,
                          uint64_t address,
                          uint64_t page,
                          llas_resolver resolver,
                          void *user);

/*
 * Assembles a text to an object file, ELF or COFF as the target says: the bytes of the output.
 *
 * The caller's part:
 * assembler is null or a handle, text has size bytes, and output is null or may be written to.
 */
llas_status llas_object(llas_assembler *assembler, const char *text, size_t size, llas_output **output);

/*
 * Disassembles bytes, the first of which has an address: the instructions of the output. LLAS_NOT_BUILT if the library was built
 * without the feature disasm.
 *
 * The caller's part:
 * assembler is null or a handle, code has size bytes, and output is null or may be written to.
 */
llas_status llas_disasm(llas_assembler *assembler,
                        const uint8_t *code,
                        size_t size,
                        uint64_t address,
                        llas_output **output);

/*
 * Frees an output. Null is allowed.
 *
 * The caller's part:
 * output is null or a handle that is not in use and is not used again.
 */
void llas_free(llas_output *output);

/*
 * Returns the bytes of an output and their number: code from its address on, or an object file. They are valid until the output is
 * freed or relocated.
 *
 * The caller's part:
 * output is null or a handle, and size is null or may be written to.
 */
const uint8_t *llas_bytes(const llas_output *output,
                          size_t *size);

/*
 * Returns the address of the first byte of code; 0 for other outputs.
 *
 * The caller's part:
 * output is null or a handle.
 */
uint64_t llas_address(const llas_output *output);

/*
 * Returns the size of code in memory: its bytes, and the zeros after them that a text reserves (.bss).
 *
 * The caller's part:
 * output is null or a handle.
 */
uint64_t llas_memory_size(const llas_output *output);

/*
 * Returns the statements that emit bytes, in the order of the text, and their number.
 *
 * The caller's part:
 * output is null or a handle, and count is null or may be written to.
 */
const llas_statement *llas_statements(const llas_output *output, size_t *count);

/*
 * Returns the symbols that the text defines in sections, by address, and their number.
 *
 * The caller's part:
 * output is null or a handle, and count is null or may be written to.
 */
const llas_label *llas_labels(const llas_output *output, size_t *count);

/*
 * Returns the relocations that were applied and their number.
 *
 * The caller's part:
 * output is null or a handle, and count is null or may be written to.
 */
const llas_relocation *llas_relocations(const llas_output *output, size_t *count);

/*
 * Returns the sections that are in memory, and their number.
 *
 * The caller's part:
 * output is null or a handle, and count is null or may be written to.
 */
const llas_section *llas_sections(const llas_output *output, size_t *count);

/*
 * Returns the instructions that llas_disasm has found, and their number.
 *
 * The caller's part:
 * output is null or a handle, and count is null or may be written to.
 */
const llas_instruction *llas_instructions(const llas_output *output, size_t *count);

/*
 * Returns the errors and warnings of the last call with an assembler, and their number; null and 0 without any. They are
 * valid until the next call with it.
 *
 * The caller's part:
 * assembler is null or a handle, and count is null or may be written to.
 */
const llas_report *llas_reports(const llas_assembler *assembler, size_t *count);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* LLAS_H */
