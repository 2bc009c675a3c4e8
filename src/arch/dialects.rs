//! Recognizes lines that are not written for the target: for another assembler, machine or object format, or with other
//! comment characters. Only lines with errors are examined, so correct input pays nothing.

use crate::options::triple::Arch;

/// What a line looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dialect {
    /// NASM and YASM.
    Nasm,
    /// Microsoft's assembler for x86.
    Masm,
    /// Arm's and Microsoft's assemblers for ARM machines.
    Armasm,
    /// Mach-O assembly for Apple's systems.
    MachO,
    /// x86 in AT&T syntax, but the target is another machine.
    X86Att,
    /// x86 in Intel syntax, but the target is another machine.
    X86Intel,
    /// A64, but the target is another machine.
    A64,
    /// A32 or T32, but the target is another machine.
    Arm,
    /// A machine that is not supported.
    Other(&'static str),
    /// A compiled language.
    Source(&'static str),
    Comment(u8),
}

impl Dialect {
    /// The help for a text of that dialect; `triple` is the target's.
    #[must_use]
    pub fn help(self, triple: &str, comment: u8) -> String {
        let machine = |what: &str, other: &str| {
            format!("this looks like {what}, but the target is '{triple}': assemble it with '-triple={other}'")
        };
        let mark = if comment == 0 { "//".to_owned() } else { char::from(comment).to_string() };
        match self {
            Dialect::Nasm => "this looks like NASM syntax, but llas reads LLVM and GNU as syntax: '.section .text' instead of \
                              'section .text', '.globl' for 'global', '.byte', '.short', '.long', '.quad' for 'db', 'dw', 'dd', 'dq', '.set' \
                              for 'equ', '.macro' for '%macro', and '.intel_syntax noprefix' before the instructions"
                .to_owned(),
            Dialect::Masm => "this looks like MASM syntax, but llas reads LLVM and GNU as syntax: '.text' instead of '.code', \
                              'main:' for 'main PROC', nothing for 'ENDP' and 'END', '.globl' for 'PUBLIC', and '.intel_syntax \
                              noprefix' before the instructions"
                .to_owned(),
            Dialect::Armasm => "this looks like armasm syntax, but llas reads LLVM and GNU as syntax: '.text' instead of \
                                'AREA |.text|, CODE', '.globl' for 'EXPORT', 'main:' for 'main PROC', '.long' for 'DCD', nothing for \
                                'ENDP' and 'END'"
                .to_owned(),
            Dialect::MachO => format!(
                "this looks like Mach-O assembly (Apple's systems), but llas writes ELF and COFF: compile it for '{triple}', or write \
                 '.text' instead of '.section __TEXT,__text', ':lo12:name' for 'name@PAGEOFF', and names without the leading '_'"
            ),
            Dialect::X86Att | Dialect::X86Intel => {
                let other = machine("x86 code", "x86_64-linux-gnu");
                if self == Dialect::X86Intel { format!("{other} and '.intel_syntax noprefix' before it") } else { other }
            }
            Dialect::A64 => machine("A64 (AArch64) code", "aarch64-linux-gnu"),
            Dialect::Arm => machine("ARM code", "thumbv7-linux-gnueabihf"),
            Dialect::Other(machine) => {
                format!("this looks like {machine} code, but the target is '{triple}': llas assembles x86, AArch64 and T32")
            }
            Dialect::Source(language) => {
                format!("this looks like {language} source: llas reads the assembly text that a compiler writes")
            }
            Dialect::Comment(b';') => {
                format!("';' separates statements on this target and does not start a comment: write '{mark}' instead")
            }
            Dialect::Comment(other) => {
                format!("'{}' does not start a comment here on this target: write '{mark}' instead", char::from(other))
            }
        }
    }
}

/// The words of a line in lower case: names with the punctuation that belongs to them.
fn words(line: &str) -> Vec<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || "_.%$@".contains(c);
    line.split(|c| !is_word(c)).filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect()
}

fn numbered(word: &str, prefix: char, last: u32) -> bool {
    let digits = word.strip_prefix(prefix).filter(|d| !d.starts_with('0') || *d == "0");
    digits.and_then(|d| d.parse::<u32>().ok()).is_some_and(|n| n <= last)
}

fn is_x86_register(word: &str) -> bool {
    const NAMES: [&str; 8] = ["ax", "bx", "cx", "dx", "si", "di", "bp", "sp"];
    let stem = word.strip_prefix(['r', 'e']).unwrap_or("");
    NAMES.contains(&stem)
        || matches!(word, "al" | "bl" | "cl" | "dl" | "ah" | "bh" | "ch" | "dh" | "rip" | "ax" | "bx" | "cx" | "dx")
        || ["xmm", "ymm", "zmm"]
            .iter()
            .any(|v| word.strip_prefix(v).is_some_and(|n| n.parse::<u8>().is_ok_and(|n| n < 32)))
}

fn is_riscv_register(word: &str) -> bool {
    matches!(word, "ra" | "zero" | "gp" | "tp")
        || numbered(word, 'a', 7)
        || numbered(word, 't', 6)
        || numbered(word, 's', 11)
}

fn is_mips_register(word: &str) -> bool {
    let name = word.strip_prefix('$').unwrap_or_default();
    matches!(name, "sp" | "ra" | "fp" | "gp" | "zero" | "at")
        || [('t', 9), ('a', 3), ('s', 7), ('v', 1)].iter().any(|&(family, last)| numbered(name, family, last))
}

/// Returns whether a list of words, separated by blanks, has a word.
fn has(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| known == word)
}

const POWER: &str = "mflr mtlr stwu stdu blr bctrl lis addis mtctr cmpwi cmpdi";
const C: &str = "int void char long unsigned static const return struct typedef while for";

/// Recognizes a language that no assembler reads.
fn source(line: &str, first: &str) -> Option<Dialect> {
    let line = line.trim();
    if first.starts_with("i32.")
        || first.starts_with("i64.")
        || matches!(first, ".functype" | "local.get" | "end_function")
    {
        return Some(Dialect::Other("WebAssembly"));
    }
    if matches!(first, "define" | "declare") && line.contains(" @") {
        return Some(Dialect::Source("LLVM IR"));
    }
    let is_c = has(C, first) && (line.ends_with([';', '{']) || line.contains('='));
    is_c.then_some(Dialect::Source("C"))
}

const NASM: &str = "section segment global extern bits default db dw dd dq resb resw resd resq times %define %macro \
    %endmacro %include %if %ifdef %endif %assign %rep %endrep";
const NASM_SECOND: &str = "db dw dd dq dt resb resw resd resq equ times";
const MASM: &str = ".code .model .stack .const .386 .486 .586 .686 option invoke includelib assume public extrn proto \
    endp end";
const MASM_SECOND: &str = "proc endp segment ends struct proto";
const ARMASM: &str = "align area export import end endp proc dcb dcd dcw dcq preserve8 require8 thumb arm ltorg gbla gbll \
    endfunc function entry keep";
const ARMASM_SECOND: &str = "proc endp dcb dcd dcw dcq equ function space";
const MACH_O: &str = ".subsections_via_symbols .build_version .macosx_version_min .ios_version_min .cstring .literal4 \
    .literal8 .literal16 .zerofill .private_extern .indirect_symbol .const .const_data \
    .non_lazy_symbol_pointer .mod_init_func";
const ARM: &str = "ldr str mov add sub cmp bl bx blx movw movt ldrb strb movs adds subs lsls lsrs";
const RISC_V: &str = "addi addiw sd sw ld lw lb lbu lh lhu li lui la mv auipc jal jalr beqz bnez slli srli srai andi ori \
    xori";

/// Recognizes the dialect of a line with an error, for a target on `arch`; `at` is the offset of the error in the line.
#[cold]
#[must_use]
pub fn dialect_of(line: &str, at: usize, arch: Arch, comment: u8) -> Option<Dialect> {
    let is_x86 = matches!(arch, Arch::X86 | Arch::X86_64);
    let is_a64 = matches!(arch, Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec);
    if let Some(found) = wrong_comment(line, at, comment) {
        return Some(found);
    }
    let words = words(line);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let words = if line.trim_start().split([' ', '\t']).next().is_some_and(|first| first.ends_with(':')) {
        words.get(1..).unwrap_or_default()
    } else {
        &words[..]
    };
    let (&first, rest) = words.split_first()?;
    let second = rest.first().copied().unwrap_or_default();
    let is_capital = line.trim_start().starts_with(|c: char| c.is_ascii_uppercase());
    if has(MACH_O, first)
        || first == ".section" && second.starts_with("__")
        || words
            .iter()
            .any(|word| ["@page", "@pageoff", "@gotpage", "@gotpageoff"].iter().any(|end| word.ends_with(end)))
    {
        return Some(Dialect::MachO);
    }
    if !is_x86 && (has(ARMASM, first) && (is_capital || first.len() > 3) || has(ARMASM_SECOND, second)) {
        return Some(Dialect::Armasm);
    }
    if is_x86 && is_capital && first == "area" && !second.is_empty() {
        return Some(Dialect::Armasm);
    }
    if is_x86 && (has(MASM, first) || has(MASM_SECOND, second)) {
        return Some(Dialect::Masm);
    }
    let is_nasm = has(NASM, first) && !rest.is_empty() || first.starts_with('%') && has(NASM, first);
    if is_nasm || has(NASM_SECOND, second) && !first.starts_with('.') {
        return Some(Dialect::Nasm);
    }
    if let Some(found) = source(line, first) {
        return Some(found);
    }
    if first.starts_with('.') {
        return None;
    }
    if rest.iter().any(|word| is_mips_register(word)) && !line.contains('%') {
        return Some(Dialect::Other("MIPS"));
    }
    if has(POWER, first) {
        return Some(Dialect::Other("PowerPC"));
    }
    let is_a64_register =
        |word: &&str| numbered(word, 'x', 30) || numbered(word, 'w', 30) || matches!(*word, "xzr" | "wzr");
    // x86 has r8 and up.
    let is_arm_register = |word: &&str| numbered(word, 'r', if is_x86 { 7 } else { 12 });
    if has(RISC_V, first) && rest.iter().any(|word| is_riscv_register(word) || *word == "sp") {
        return Some(Dialect::Other("RISC-V"));
    }
    if !is_x86 {
        if rest
            .iter()
            .any(|word| word.strip_prefix('%').is_some_and(|name| is_x86_register(name) || numbered(name, 'r', 15)))
            || first == "retq"
            || first == "int" && second.starts_with('$')
        {
            return Some(Dialect::X86Att);
        }
        // 'al' is a condition, too.
        if rest.iter().any(|word| is_x86_register(word) && *word != "al") && !rest.contains(&"sp") {
            return Some(Dialect::X86Intel);
        }
    }
    if !is_a64 && (rest.iter().any(is_a64_register) || matches!(first, "stp" | "ldp" | "adrp")) {
        return Some(Dialect::A64);
    }
    let is_list = matches!(first, "push" | "pop" | "ldm" | "stm" | "ldmia" | "stmdb") && line.contains('{');
    let is_arm_code = is_list
        || has(ARM, first)
            && (rest.iter().any(is_arm_register)
                || first.starts_with("bl") && is_x86
                || second == "lr" && first == "bx");
    if (is_x86 || is_a64) && is_arm_code {
        return Some(Dialect::Arm);
    }
    None
}

/// A comment at the error that starts with a character which does not start comments.
fn wrong_comment(line: &str, at: usize, comment: u8) -> Option<Dialect> {
    let bytes = line.as_bytes();
    let at = at.min(bytes.len());
    let before = bytes[..at].trim_ascii_end();
    let (sign, text) = match bytes.get(at) {
        Some(b'#' | b'@') => (at, &bytes[at + 1..]),
        _ => (before.len().checked_sub(1)?, &bytes[at..]),
    };
    let character = bytes[sign];
    if !matches!(character, b';' | b'#' | b'@') || character == comment {
        return None;
    }
    let stands_alone = sign == 0 || bytes[sign - 1].is_ascii_whitespace();
    let has_blank = bytes.get(sign + 1).is_none_or(u8::is_ascii_whitespace);
    let begins_a_word = text.trim_ascii_start().first().is_some_and(u8::is_ascii_alphabetic);
    (stands_alone && has_blank && begins_a_word).then_some(Dialect::Comment(character))
}
