//! Dictionaries: the words of the tables, which a mutation inserts whole.

use llas::words;
use llas_fuzz::{A64, Machine, T32, X86};
use std::collections::{BTreeMap, BTreeSet};

/// The longest word that libFuzzer takes, in bytes.
const MAX_WORD: usize = 64;

/// The most words that libFuzzer takes.
const MAX_WORDS: usize = 1 << 14;

/// Directives, operators and names of the preprocessor.
const CPP: &str = "#define #undef #include #include_next #import #if #ifdef #ifndef #elif #elifdef #elifndef #else #endif #line #error \
    #warning #pragma #ident #embed defined __has_include( __has_include_next( __has_embed( __has_feature( __has_extension( \
    __has_builtin( __has_attribute( __has_cpp_attribute( __has_c_attribute( __has_warning( __is_identifier( __is_target_arch( \
    __COUNTER__ __LINE__ __FILE__ __FILE_NAME__ __BASE_FILE__ __DATE__ __TIME__ __TIMESTAMP__ __INCLUDE_LEVEL__ __VA_ARGS__ \
    __VA_OPT__( __ASSEMBLER__ __STDC_VERSION__ _Pragma( push_macro(\"A\") pop_macro(\"A\") once poison system_header message( region \
    GCC clang diagnostic push pop \"a.h\" <b.h> <c.h> <a.h> A B F(x) F(x,...) ## #x ??= <: :> %: %:%: \\\n /* */ // ' \" L\"x\" u8'x' \
    0x1p3 1'0 0b1 18446744073709551615 -9223372036854775808 << >> && || ? : == != <= >= ... -> .";

/// Magic numbers and names of sections, for files.
const FILES: &str = "!<arch>\n \x7fELF `\n // / /SYM64/ .text .data .bss .eh_frame .eh_frame_hdr .debug_frame .debug_info .debug_abbrev \
    .debug_line .debug_line_str .debug_str .debug_str_offsets .debug_addr .debug_aranges .debug_ranges .debug_rnglists .debug_loc \
    .debug_loclists .debug_names .debug$S .debug$T .pdata .xdata .sframe .symtab .strtab .shstrtab .rela.text .rel.text .note.gnu.property \
    .llvm_bb_addr_map .llvm_addrsig .gnu.hash .dynamic .ARM.attributes .ARM.exidx .pseudo_probe .pseudo_probe_desc .llvmbc .llvmcmd \
    .llvm.call-graph-profile .drectve .gcc_except_table .stack_sizes .zdebug_info ZLIB BC\u{c0}\u{de}";

/// Words of all texts: operators, numbers at the edges, and the names of the files that can be included.
const TEXT: &str = "\"self.s\" \"a.s\" \"b.bin\" @progbits @nobits %progbits \"axG\" @function %function @GOTPCREL(%rip) @PLT :lo12: 0x7fffffff \
    0x80000000 0xffffffffffffffff -9223372036854775808 1b 1f .Ltmp0 \\@ \\() \\+ << >> == != <= >= && || .-. .+4 #1 =x ; // /* */ \\\n";

fn split(text: &str) -> impl Iterator<Item = String> {
    text.split(' ').filter(|word| !word.is_empty()).map(str::to_owned)
}

/// The words of a machine's tables.
fn machine(machine: &Machine) -> BTreeSet<String> {
    let options = machine.options(false);
    let mut all: BTreeSet<String> = split(TEXT).collect();
    all.extend(words::directives(&options).into_iter().map(|directive| directive.name.to_owned()));
    for directive in ["", ".intel_syntax", ".arm"] {
        all.extend(words::instructions(&options, directive).into_iter().map(|spelling| spelling.name.to_string()));
    }
    let registers = words::registers(&options);
    let is_x86 = X86.iter().any(|x86| x86.triple == machine.triple);
    all.extend(registers.iter().map(|name| if is_x86 { format!("%{name}") } else { name.clone() }));
    all.extend(words::architectures(&options).into_iter().map(str::to_owned));
    all.extend(words::extensions(&options).into_iter().map(str::to_owned));
    all
}

/// The words of each target that has a dictionary.
pub fn all() -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut found: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
    found.insert("cpp", split(CPP).collect());
    found.insert("inspect", split(FILES).collect());
    for (name, machines) in [("x86", &X86[..]), ("a64", &A64[..]), ("t32", &T32[..])] {
        let words: BTreeSet<String> = machines.iter().flat_map(machine).collect();
        // A text of any machine has the words of all: the most that fit.
        for name in [name, "link", "differ"] {
            let into = found.entry(name).or_default();
            into.extend(words.iter().filter(|word| word.len() <= MAX_WORD).cloned());
            while into.len() > MAX_WORDS {
                into.pop_last();
            }
        }
    }
    found
}

/// A dictionary in libFuzzer's form.
pub fn text(words: &BTreeSet<String>) -> String {
    let escaped = |word: &String| {
        let bytes = word.bytes().map(|byte| match byte {
            b'"' | b'\\' => format!("\\{}", char::from(byte)),
            b' '..=b'~' => char::from(byte).to_string(),
            other => format!("\\x{other:02x}"),
        });
        format!("\"{}\"\n", bytes.collect::<String>())
    };
    words.iter().map(escaped).collect()
}
