//! The table of all flags, llvm-mc's and llas's own, one row each.
//!
//! A flag of llvm-mc without a row is unknown. One with a row works, has no effect on an object, or is refused with
//! "not supported yet". No flag that would change the object is ignored.

/// What follows the name of a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    /// Nothing, or `=true` and `=false`.
    Switch,
    /// One value; the last occurrence wins. The string is the value's name in the help.
    Value(&'static str),
    /// A value; occurrences accumulate.
    List(&'static str),
    Word(&'static str, &'static [&'static str]),
    /// One of these words, or no value, which means the last word.
    OptionalWord(&'static str, &'static [&'static str]),
}

/// The section of the help in which a flag is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Files,
    Target,
    #[cfg(feature = "preprocess")]
    Preprocess,
    Text,
    Object,
    Debug,
    Disassemble,
    Inspect,
    Messages,
    Limits,
    Compatible,
}

impl Group {
    pub(super) fn heading(self) -> &'static str {
        match self {
            Group::Files => "Files",
            Group::Target => "Target",
            #[cfg(feature = "preprocess")]
            Group::Preprocess => "Preprocessing",
            Group::Text => "Assembly syntax",
            Group::Object => "Object file",
            Group::Debug => "Debugging information",
            Group::Disassemble => "Disassembling and printing",
            Group::Inspect => "Inspecting objects",
            Group::Messages => "Messages",
            Group::Limits => "Limits (a number, or one with K, M or G)",
            Group::Compatible => "Accepted for compatibility with llvm-mc, without an effect on the object",
        }
    }
}

/// How far a flag is supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Fully supported.
    Works,
    /// Accepted; it has no effect on an object in llvm-mc either.
    SameObject,
    /// Only this value, llvm-mc's default, is supported.
    Only(&'static str),
}

#[derive(Debug)]
pub(super) struct Flag {
    /// The name without dashes. One-letter names take one dash.
    pub(super) name: &'static str,
    pub(super) aliases: &'static [&'static str],
    pub(super) takes: Takes,
    pub(super) group: Group,
    pub(super) state: State,
    pub(super) help: &'static str,
}

const fn flag(name: &'static str, takes: Takes, group: Group, state: State, help: &'static str) -> Flag {
    Flag { name, aliases: &[], takes, group, state, help }
}

const fn also(aliases: &'static [&'static str], mut flag: Flag) -> Flag {
    flag.aliases = aliases;
    flag
}

use super::messages::FORMATS;
#[cfg(feature = "preprocess")]
use Group::Preprocess;
use Group::{Compatible, Debug as Dwarf, Disassemble, Files, Inspect, Limits, Messages, Object, Target, Text};
use State::{Only, SameObject, Works};
use Takes::{List, OptionalWord, Switch, Value, Word};

#[rustfmt::skip]
pub(super) const FLAGS: &[Flag] = &[
    flag("o", Value("FILE"), Files, Works, "Write the object to FILE; - is standard output [default: the input's name with .o]. A directory, which is made if it ends with /, gets a file for each input. The same holds for --MD, --listing and --split-dwarf-file"),
    also(&["jobs"], flag("j", Value("N"), Files, Works, "Number of threads, which assemble several inputs or one large one [default: the number of processors]")),
    flag("filetype", Word("TYPE", &["asm", "obj", "null"]), Files, Works, "What to write: the text with macros expanded (to standard output unless -o names a file), an object, or nothing (only check the text) [default: obj]"),
    flag("I", List("DIR"), Files, Works, "Add a directory to search for .include, .incbin and #include"),
    flag("listing", Value("FILE"), Files, Works, "Write a listing to FILE: the text with addresses and bytes, and the symbols; - is standard output"),
    flag("listing-shows", Value("LETTERS"), Files, Works, "Contents of the listing, in GNU as's letters: c omit lines skipped by conditionals, d omit debug directives, g general information, l source lines, m macro expansions, n no page headers, s symbols [default: lmns]"),
    flag("listing-sizes", Value("N,N,N,N"), Files, Works, "Sizes in the listing: 4-byte words on a statement's first line and on its continuation lines, bytes of source text per line, maximum continuation lines [default: 1,0,100,4]"),
    flag("explain", Value("INSTRUCTION"), Files, Works, "Assemble no file; show the table row that encodes this instruction, its bytes and their fields, its relocations, and the alternative encodings; with --hex or --disassemble, INSTRUCTION is the bytes of instructions"),
    flag("MD", Value("FILE"), Files, Works, "Write a make rule that lists every file read. As with gcc, -MD before another flag names the file after the output"),
    flag("MF", Value("FILE"), Files, Works, "The file of the make rule"),
    flag("MT", List("TARGET"), Files, Works, "The target of the make rule [default: the object]"),
    flag("MP", Switch, Files, Works, "Add a rule without prerequisites for each file but the input, so that files may be removed"),
    flag("MMD", Switch, Files, Works, "As -MD of gcc, without files of -isystem and the system"),
    flag("dependencies", Word("WHICH", &["all", "user"]), Files, Works, "Write only the make rule, to standard output or the file of -o; -M and -MM are short for all and user (without files of -isystem and the system)"),
    flag("scan-deps", Switch, Files, Works, "Write no outputs; show the outputs of this command line and all files that it reads (.include, .incbin, #include) as JSON in the form of P1689"),

    also(&["target"], flag("triple", Value("TRIPLE"), Target, Works, "The target, such as x86_64-linux-gnu [default: the host]")),
    flag("arch", Value("ARCH"), Target, Works, "The machine, in place of the triple's"),
    flag("mcpu", Value("CPU"), Target, Works, "The processor: selects its features and the nops used for padding. help lists processors and features"),
    flag("mattr", List("+A,-B"), Target, Works, "Features to enable or disable. help lists processors and features, cpuhelp the names of processors"),
    flag("x86-asm-syntax", Word("SYNTAX", &["att", "intel"]), Target, Works, "The syntax of x86 instructions"),
    flag("x86-relax-relocations", Switch, Target, Works, "Let the linker relax loads through the GOT [default: true]"),
    flag("x86-sse2avx", Switch, Target, Works, "Encode SSE instructions as AVX"),
    flag("x86-align-branch-boundary", Value("N"), Target, Works, "Keep branches from crossing or ending at a boundary of N bytes"),
    flag("x86-align-branch", Value("KINDS"), Target, Works, "The kinds of branches to align, joined by +: fused, jcc, jmp, call, ret, indirect"),
    flag("x86-branches-within-32B-boundaries", Switch, Target, Works, "Align branches within 32-byte blocks"),
    flag("x86-pad-max-prefix-size", Value("N"), Target, Only("0"), "Pad with up to N prefixes"),
    flag("x86-pad-for-align", Switch, Target, Works, "Use longer encodings instead of nops before alignments"),
    flag("x86-pad-for-branch-align", Switch, Target, Works, "Use longer encodings instead of nops before aligned branches [default: true]"),

    #[cfg(feature = "preprocess")]
    flag("x", Word("LANGUAGE", &["assembler", "assembler-with-cpp"]), Preprocess, Works, "Whether inputs are preprocessed [default: those whose names end with .S or .sx]"),
    #[cfg(feature = "preprocess")]
    flag("E", Switch, Preprocess, Works, "Write the preprocessed text to standard output or the file of -o, and no object"),
    #[cfg(feature = "preprocess")]
    flag("hash-files", Switch, Preprocess, Works, "With -E: add a line marker and a hash for each file that .include and .incbin would read, for caches that compare the preprocessed text"),
    #[cfg(feature = "preprocess")]
    flag("P", Switch, Preprocess, Works, "Without line markers"),
    #[cfg(feature = "preprocess")]
    flag("D", List("NAME[=BODY]"), Preprocess, Works, "Define a macro; without a body it is 1"),
    #[cfg(feature = "preprocess")]
    flag("U", List("NAME"), Preprocess, Works, "Remove a macro"),
    #[cfg(feature = "preprocess")]
    flag("undef", Switch, Preprocess, Works, "Leave out the macros of the target"),
    #[cfg(feature = "preprocess")]
    flag("include", List("FILE"), Preprocess, Works, "Include a file before the input"),
    #[cfg(feature = "preprocess")]
    flag("iquote", List("DIR"), Preprocess, Works, "Add a directory to search for #include \"FILE\", before those of -I"),
    #[cfg(feature = "preprocess")]
    flag("isystem", List("DIR"), Preprocess, Works, "Add a directory to search for #include after those of -I"),
    #[cfg(feature = "preprocess")]
    flag("idirafter", List("DIR"), Preprocess, Works, "Add a directory to search for #include last"),
    #[cfg(feature = "preprocess")]
    flag("nostdinc", Switch, Preprocess, Works, "Do not search the system's directories for #include"),
    #[cfg(feature = "preprocess")]
    flag("embed-dir", List("DIR"), Preprocess, Works, "Add a directory to search for #embed"),
    #[cfg(feature = "preprocess")]
    flag("fmacro-prefix-map", List("OLD=NEW"), Preprocess, Works, "Replace a prefix of file names in __FILE__"),

    flag("defsym", List("NAME=N"), Text, Works, "Define an absolute symbol before the first line"),
    flag("n", Switch, Text, Works, "Do not start in the text section"),
    flag("motorola-integers", Switch, Text, Works, "Read $ff and %101 as integers"),
    flag("masm-integers", Switch, Text, Works, "Read 0ffh and 101b as integers"),

    flag("position-independent", Switch, Compatible, SameObject, "Position-independent code"),
    flag("reproducible", Switch, Object, Works, "Let nothing enter the object but the text, the flags and the files read: --triple is needed, the current folder is . in DWARF, the time is SOURCE_DATE_EPOCH or unknown"),
    flag("large-code-model", Switch, Object, Works, "Use 8-byte pointers in .eh_frame"),
    also(&["relax-all"], flag("mc-relax-all", Switch, Object, Works, "Use the longest form of every relaxable instruction")),
    flag("no-exec-stack", Switch, Object, Works, "Add an empty .note.GNU-stack"),
    flag("arm-implicit-it", Word("WHEN", &["never", "always", "arm", "thumb"]), Text, Works, "Insert IT blocks for conditional Thumb instructions: always and thumb do so [default: never]"),
    flag("arm-add-build-attributes", Switch, Object, Works, "ARM: add the build attributes of the processor and its features; on for files that are preprocessed"),
    flag("aarch64-mark-bti-property", Switch, Object, Works, "Add a note that all code has BTI landing pads"),
    flag("save-temp-labels", Switch, Object, Works, "Keep .L symbols in the symbol table"),
    flag("gnu-dialect", Switch, Object, Works, "Accept what GNU as accepts even if it is an error in llvm-mc"),
    flag("gnu-option", List("NAME[=VALUE]"), Compatible, Works, "A GNU as option for which llvm-mc has no flag; docs/gnu.md lists them"),
    flag("crel", Switch, Object, Works, "Write relocations in the compact CREL form"),
    flag("gsframe", Switch, Object, Works, "Write .sframe in addition to .eh_frame"),
    flag("validate-cfi", Switch, Object, Only("false"), "Check the CFI directives against the instructions"),
    flag("split-dwarf-file", Value("FILE"), Object, Works, "Write .dwo sections to a separate file"),

    flag("g", Switch, Dwarf, Works, "Generate DWARF for the assembly text"),
    flag("gcodeview", Switch, Dwarf, Works, "Generate CodeView for the assembly text (COFF)"),
    flag("dwarf-version", Word("N", &["2", "3", "4", "5"]), Dwarf, Works, "The version of generated DWARF [default: 4, or what clang has for the target if inputs are preprocessed]"),
    flag("dwarf64", Switch, Dwarf, Works, "Use 64-bit DWARF"),
    flag("compress-debug-sections", Word("HOW", &["none", "zlib", "zlib-gnu", "zstd"]), Dwarf, Works, "Compress debug sections if that makes them smaller"),
    flag("fdebug-compilation-dir", Value("DIR"), Dwarf, Works, "The compilation directory recorded in DWARF"),
    flag("fdebug-prefix-map", List("OLD=NEW"), Dwarf, Works, "Replace a prefix of file names in DWARF"),
    flag("main-file-name", Value("NAME"), Dwarf, Works, "The name of the main file in DWARF"),
    flag("dwarf-debug-producer", Value("NAME"), Dwarf, Works, "The name of the producer in DWARF that -g writes, such as a compiler's"),

    flag("disassemble", Switch, Disassemble, Works, "Assemble no file; write the instructions of objects, or of bytes that are given as numbers, to standard output or the file of -o"),
    flag("hex", Switch, Disassemble, Works, "The bytes are hexadecimal digits without 0x"),
    flag("output-asm-variant", Word("N", &["0", "1"]), Disassemble, Works, "The syntax of x86 instructions: 0 AT&T, 1 Intel [default: 0]"),
    also(&["l"], flag("line-numbers", Switch, Disassemble, Works, "Write functions, files and line numbers between the instructions of objects, from line tables")),
    also(&["S"], flag("source", Switch, Disassemble, Works, "Write source lines between the instructions of objects")),
    also(&["C"], flag("demangle", Switch, Disassemble, Works, "Write names of C++ and Rust in readable form between the instructions of objects")),
    flag("intel", Switch, Disassemble, Works, "Write x86 instructions in Intel syntax"),
    flag("show-encoding", Switch, Disassemble, Works, "Add the bytes and fixups of instructions to the text of -filetype=asm"),
    flag("preserve-comments", Switch, Disassemble, Works, "Keep the comments of the source in the text of -filetype=asm"),
    flag("print-imm-hex", Switch, Disassemble, Works, "Write immediates in hexadecimal"),

    flag("inspect", Switch, Inspect, Works, "Assemble no file; show the contents of objects and archives, with every table decoded"),
    flag("section", List("NAME"), Inspect, Works, "Show only sections of this name, and the tables about them; with --disassemble, also those without code"),
    flag("symbol", List("NAME"), Inspect, Works, "Show only what refers to this symbol; with --disassemble, only what follows it"),
    flag("pc-schema", List("NAME=FIELDS"), Inspect, Works, "The fields of a PC section: func,u32,uleb is an address with a size and two constants; pc instead of func has no size"),
    flag("json", Switch, Inspect, Works, "Write JSON"),
    flag("html", Value("FILE"), Inspect, Works, "Write a self-contained HTML page to FILE, with a map and the bytes of each item"),

    flag("lint", Switch, Messages, Works, "Also warn about legal but suspicious code"),
    also(&["W"], flag("no-warn", Switch, Messages, Works, "Suppress warnings")),
    flag("fatal-warnings", Switch, Messages, Works, "Treat warnings as errors"),
    flag("no-deprecated-warn", Switch, Compatible, SameObject, "Suppress deprecation warnings (llas has no such warnings)"),
    flag("error-format", Word("FORM", FORMATS), Messages, Works, "The form of messages [default: rich]"),
    also(&["fdiagnostics-color"], flag("color", OptionalWord("WHEN", &["auto", "never", "always"]), Messages, Works, "Colour messages [default: auto]")),
    flag("error-limit", Value("N"), Messages, Works, "Maximum number of errors to show, 0 for all [default: 100]"),
    #[cfg(feature = "lsp")]
    flag("lsp", Switch, Messages, Works, "Serve an editor by the Language Server Protocol on the standard streams; docs/editors.md has set-ups"),
    flag("verbose", Switch, Messages, Works, "Report what was written"),
    flag("man", Switch, Messages, Works, "Print a man page and exit"),
    flag("completions", Word("SHELL", &["bash", "zsh", "fish", "elvish", "powershell"]), Messages, Works, "Print a shell's completion script and exit"),

    flag("max-include-depth", Value("N"), Limits, Works, "Maximum nesting of .include"),
    also(&["max-macro-depth"], flag("asm-macro-max-nesting-depth", Value("N"), Limits, Works, "Maximum nesting of macros")),
    flag("max-output-size", Value("SIZE"), Limits, Works, "Maximum bytes of a section or of the object"),
    flag("max-input-size", Value("SIZE"), Limits, Works, "Maximum bytes of an input file; without this flag standard input, pipes and devices are limited to 256 MiB"),
    flag("max-expansion-size", Value("SIZE"), Limits, Works, "Maximum bytes of the expansion of macros, repeats and repeated includes"),

    also(&["c"], flag("assemble", Switch, Compatible, SameObject, "Assemble, which is the default; -c is a compiler's name for it")),
    flag("as-lex", Switch, Compatible, Only("false"), "Print tokens"),
    flag("mdis", Switch, Compatible, Only("false"), "Disassemble"),
    flag("cdis", Switch, Compatible, Only("false"), "Disassemble"),
    flag("runs", Value("N"), Compatible, SameObject, "For disassembling"),
    flag("M", List("WORD"), Compatible, SameObject, "For assembly output"),
    flag("show-inst", Switch, Compatible, SameObject, "For assembly output, where it is refused"),
    flag("show-inst-operands", Switch, Compatible, SameObject, "Refused: shows LLVM's form of the operands of each instruction"),
    flag("incremental-linker-compatible", Switch, Compatible, SameObject, "Write a time stamp in COFF; no effect in ELF"),
    flag("emit-dwarf-unwind", Word("WHEN", &["always", "no-compact-unwind", "default"]), Compatible, SameObject, "For Mach-O"),
    flag("implicit-mapsyms", Switch, Object, Works, "AArch64 ELF: omit a mapping symbol at the start of a section if it starts with code (executable sections) or data (other sections)"),
    flag("masm-hexfloats", Switch, Compatible, SameObject, "Floats such as 3f800000r, which no directive accepts"),
    flag("no-type-check", Switch, Compatible, SameObject, "For WebAssembly"),
    flag("target-abi", Value("NAME"), Compatible, SameObject, "For targets with several ABIs"),
    flag("aarch64-neon-syntax", Value("SYNTAX"), Compatible, SameObject, "For AArch64"),
    flag("as-secure-log-file", Value("FILE"), Compatible, SameObject, "For a directive that llvm-mc has removed"),
];

pub(super) fn find(name: &str) -> Option<&'static Flag> {
    FLAGS.iter().find(|f| f.name == name || f.aliases.contains(&name))
}

/// All names and aliases, for spelling suggestions.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    FLAGS.iter().flat_map(|f| std::iter::once(f.name).chain(f.aliases.iter().copied())).chain(["help", "version"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct() {
        let mut seen = std::collections::BTreeSet::new();
        assert!(names().all(|name| seen.insert(name)));
    }
}
