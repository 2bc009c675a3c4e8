//! Every flag there is: llvm-mc's own and ours, one row each.
//!
//! A flag of llvm-mc that is not here is unknown; one that is here either works, or makes no difference to an object, or is
//! refused with "not supported yet". None is ever taken and forgotten where it would change the object.

/// What follows a flag's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    /// Nothing, or `=true` and `=false`.
    Switch,
    /// One value; the last one given counts. The text stands for it in the help.
    Value(&'static str),
    /// A value each time; all count.
    List(&'static str),
    /// One of these words.
    Word(&'static str, &'static [&'static str]),
    /// One of these words, or none, which means the last of them.
    OptionalWord(&'static str, &'static [&'static str]),
}

/// The part of the help that a flag stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Files,
    Target,
    Text,
    Object,
    Debug,
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
            Group::Text => "Reading the text",
            Group::Object => "The object",
            Group::Debug => "Debugging information",
            Group::Inspect => "Looking into objects",
            Group::Messages => "Messages",
            Group::Limits => "Limits (a number, or one with K, M or G)",
            Group::Compatible => "Taken as llvm-mc takes them, with no effect on an object",
        }
    }
}

/// What becomes of a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It does what it says.
    Works,
    /// It makes no difference to an object, in llvm-mc as here.
    SameObject,
    /// Only this value is supported; it is llvm-mc's default.
    Only(&'static str),
}

/// One flag.
#[derive(Debug)]
pub(super) struct Flag {
    /// The name without dashes. Names of one letter have one dash.
    pub(super) name: &'static str,
    /// Other names of the same flag.
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
use Group::{Compatible, Debug as Dwarf, Files, Inspect, Limits, Messages, Object, Target, Text};
use State::{Only, SameObject, Works};
use Takes::{List, OptionalWord, Switch, Value, Word};

/// All flags, in the order of the help.
#[rustfmt::skip]
pub(super) const FLAGS: &[Flag] = &[
    flag("o", Value("FILE"), Files, Works, "Where the object goes; - is standard output [default: the input's name with .o]"),
    flag("filetype", Word("TYPE", &["obj", "null"]), Files, Works, "What is made: an object, or nothing (the text is only checked)"),
    flag("I", List("DIR"), Files, Works, "Also look here for what .include and .incbin name"),
    flag("listing", Value("FILE"), Files, Works, "Write a listing: the text with addresses and bytes, and the symbols; - is standard output"),
    flag("listing-shows", Value("LETTERS"), Files, Works, "What is in it, in GNU as's letters: c not what conditionals leave out, d no .file and .loc, g what made it, l lines, m what macros become, n no pages, s symbols [default: lmns]"),
    flag("listing-sizes", Value("N,N,N,N"), Files, Works, "Words of bytes in a statement's first line and in those after it, bytes of its text, and lines after the first [default: 1,0,100,4]"),
    flag("explain", Value("INSTRUCTION"), Files, Works, "Assemble no file: show of this instruction the row of the tables that makes it, its bytes with their fields, what is left to the linker, and the other encodings there are"),
    flag("MD", Value("FILE"), Files, Works, "Write a make rule that names every file read"),

    also(&["target"], flag("triple", Value("TRIPLE"), Target, Works, "The target, such as x86_64-linux-gnu [default: this machine]")),
    flag("arch", Value("ARCH"), Target, Works, "The machine, in place of the triple's"),
    flag("mcpu", Value("CPU"), Target, Works, "The processor: its features, and what padding is made of"),
    flag("mattr", List("+A,-B"), Target, Works, "Features to switch on or off"),
    flag("x86-asm-syntax", Word("SYNTAX", &["att", "intel"]), Target, Works, "The syntax of x86 instructions"),
    flag("x86-relax-relocations", Switch, Target, Works, "Let the linker relax loads through the GOT [default: true]"),
    flag("x86-sse2avx", Switch, Target, Works, "Encode SSE instructions as AVX"),
    flag("x86-align-branch-boundary", Value("N"), Target, Works, "Keep branches from crossing such a boundary, and from ending at it"),
    flag("x86-align-branch", Value("KINDS"), Target, Works, "Which branches that is for, joined by +: fused, jcc, jmp, call, ret, indirect"),
    flag("x86-branches-within-32B-boundaries", Switch, Target, Works, "Keep branches within 32 bytes"),
    flag("x86-pad-max-prefix-size", Value("N"), Target, Only("0"), "Pad with so many prefixes"),
    flag("x86-pad-for-align", Switch, Target, Works, "Longer instructions in place of nops in front of alignments"),
    flag("x86-pad-for-branch-align", Switch, Target, Works, "The same in front of branches that are kept from boundaries [default: true]"),

    flag("defsym", List("NAME=N"), Text, Works, "Define an absolute symbol before the first line"),
    flag("n", Switch, Text, Works, "Do not begin in the text section"),
    flag("motorola-integers", Switch, Text, Works, "Read $ff and %101 as integers"),
    flag("masm-integers", Switch, Text, Works, "Read 0ffh and 101b as integers"),

    flag("position-independent", Switch, Compatible, SameObject, "The code may be loaded anywhere"),
    flag("large-code-model", Switch, Object, Works, "Pointers in .eh_frame take 8 bytes"),
    also(&["relax-all"], flag("mc-relax-all", Switch, Object, Works, "Every instruction with a longer form takes it")),
    flag("no-exec-stack", Switch, Object, Works, "Add an empty .note.GNU-stack"),
    flag("arm-implicit-it", Word("WHEN", &["never", "always", "arm", "thumb"]), Text, Works, "Whether conditional instructions of T32 get the IT block that they need: always and thumb do so [default: never]"),
    flag("aarch64-mark-bti-property", Switch, Object, Works, "Add a note that all code has landing pads for branches"),
    flag("save-temp-labels", Switch, Object, Works, "Keep .L symbols in the symbol table"),
    flag("gnu-dialect", Switch, Object, Works, "Take what GNU as takes even where llvm-mc calls it a mistake"),
    flag("gnu-option", List("NAME[=VALUE]"), Compatible, Works, "What a flag of GNU as asks for that llvm-mc has no flag for; docs/gnu.md lists them"),
    flag("crel", Switch, Object, Works, "Write relocations in the compact form"),
    flag("gsframe", Switch, Object, Works, "Write .sframe beside .eh_frame"),
    flag("validate-cfi", Switch, Object, Only("false"), "Check the call frame directives against the instructions"),
    flag("split-dwarf-file", Value("FILE"), Object, Works, "Write .dwo sections to a file of their own"),

    flag("g", Switch, Dwarf, Works, "Describe the assembly text itself"),
    flag("gcodeview", Switch, Dwarf, Works, "Describe the assembly text itself in CodeView, for debuggers of Windows"),
    flag("dwarf-version", Word("N", &["2", "3", "4", "5"]), Dwarf, Works, "The version of the DWARF that is written [default: 4]"),
    flag("dwarf64", Switch, Dwarf, Works, "DWARF takes 64-bit offsets"),
    flag("compress-debug-sections", Word("HOW", &["none", "zlib", "zlib-gnu", "zstd"]), Dwarf, Works, "Compress debug sections, where that makes them smaller"),
    flag("fdebug-compilation-dir", Value("DIR"), Dwarf, Works, "The folder that DWARF says it was made in"),
    flag("fdebug-prefix-map", List("OLD=NEW"), Dwarf, Works, "Replace the beginning of file names in DWARF"),
    flag("main-file-name", Value("NAME"), Dwarf, Works, "The name of the main file in DWARF"),

    flag("inspect", Switch, Inspect, Works, "Assemble no file: show what is in these objects and archives, every table decoded"),
    flag("section", List("NAME"), Inspect, Works, "Only sections of this name, and what is about them"),
    flag("symbol", List("NAME"), Inspect, Works, "Only what names this symbol"),
    flag("pc-schema", List("NAME=FIELDS"), Inspect, Works, "What is in a PC section: func,u32,uleb is an address, a size, and two constants; pc in place of func has no size"),
    flag("json", Switch, Inspect, Works, "As JSON"),
    flag("html", Value("FILE"), Inspect, Works, "Write a page for a browser to FILE, which needs nothing else: a map, bytes beside their meaning"),

    flag("lint", Switch, Messages, Works, "Also warn of what is no mistake and most likely not meant"),
    also(&["W"], flag("no-warn", Switch, Messages, Works, "Give no warnings")),
    flag("fatal-warnings", Switch, Messages, Works, "Make warnings errors"),
    flag("no-deprecated-warn", Switch, Compatible, SameObject, "There are no warnings of what is deprecated"),
    flag("error-format", Word("FORM", FORMATS), Messages, Works, "How errors are shown [default: rich]"),
    flag("color", OptionalWord("WHEN", &["auto", "never", "always"]), Messages, Works, "Whether they are coloured [default: auto]"),
    flag("error-limit", Value("N"), Messages, Works, "Show so many errors, 0 for all [default: 100]"),
    flag("verbose", Switch, Messages, Works, "Say what was written"),
    flag("man", Switch, Messages, Works, "Print a page for man, and end"),
    flag("completions", Word("SHELL", &["bash", "zsh", "fish", "elvish", "powershell"]), Messages, Works, "Print what completes flags in a shell, and end"),

    flag("max-include-depth", Value("N"), Limits, Works, "Files that include each other"),
    also(&["max-macro-depth"], flag("asm-macro-max-nesting-depth", Value("N"), Limits, Works, "Macros that call each other")),
    flag("max-output-size", Value("SIZE"), Limits, Works, "Bytes of a section or of the object"),
    flag("max-input-size", Value("SIZE"), Limits, Works, "Bytes of a file that is read; 256 MiB of standard input, a pipe or a device unless this says otherwise"),
    flag("max-expansion-size", Value("SIZE"), Limits, Works, "Bytes that macros, repeats and files included again may become"),

    flag("assemble", Switch, Compatible, SameObject, "Assemble, which is all there is"),
    flag("as-lex", Switch, Compatible, Only("false"), "Show tokens"),
    flag("disassemble", Switch, Compatible, Only("false"), "Disassemble"),
    flag("mdis", Switch, Compatible, Only("false"), "Disassemble"),
    flag("cdis", Switch, Compatible, Only("false"), "Disassemble"),
    flag("hex", Switch, Compatible, SameObject, "For disassembling"),
    flag("runs", Value("N"), Compatible, SameObject, "For disassembling"),
    flag("M", List("WORD"), Compatible, SameObject, "For assembly output"),
    flag("output-asm-variant", Value("N"), Compatible, SameObject, "For assembly output"),
    flag("show-encoding", Switch, Compatible, SameObject, "For assembly output"),
    flag("show-inst", Switch, Compatible, SameObject, "For assembly output"),
    flag("show-inst-operands", Switch, Compatible, Only("false"), "Show the operands of each instruction"),
    flag("preserve-comments", Switch, Compatible, SameObject, "For assembly output"),
    flag("print-imm-hex", Switch, Compatible, SameObject, "For assembly output"),
    flag("incremental-linker-compatible", Switch, Compatible, SameObject, "The time of making in COFF; nothing in ELF"),
    flag("emit-dwarf-unwind", Word("WHEN", &["always", "no-compact-unwind", "default"]), Compatible, SameObject, "For Mach-O"),
    flag("implicit-mapsyms", Switch, Object, Works, "AArch64 on ELF: sections of code begin with code and others with data, without a symbol that says so"),
    flag("masm-hexfloats", Switch, Compatible, SameObject, "No directive takes a float like 3f800000r"),
    flag("no-type-check", Switch, Compatible, SameObject, "For WebAssembly"),
    flag("target-abi", Value("NAME"), Compatible, SameObject, "For targets with several ABIs"),
    flag("arm-add-build-attributes", Switch, Compatible, SameObject, "For Arm"),
    flag("aarch64-neon-syntax", Value("SYNTAX"), Compatible, SameObject, "For AArch64"),
    flag("as-secure-log-file", Value("FILE"), Compatible, SameObject, "For a directive that is no longer there"),
];

/// The flag of that name, and the name it goes by.
pub(super) fn find(name: &str) -> Option<&'static Flag> {
    FLAGS.iter().find(|f| f.name == name || f.aliases.contains(&name))
}

/// Every name there is, for finding the one that was meant.
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
