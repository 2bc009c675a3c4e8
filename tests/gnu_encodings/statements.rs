//! Statements of 16-bit mode in AT&T syntax, generated from the rows of `grammar/isa/x86`.

use llas_isa::source::Source;
use llas_isa::x86::flags::flag;
use llas_isa::x86::operands::Class;
use llas_isa::x86::row::Space;
use llas_isa::x86::rows::{Row, Tables};
use llas_isa::x86::{TABLES, classes as c, operands};
use std::collections::BTreeSet;

/// Statements that no row generates: prefixes, addresses, and instructions with a memory operand but no suffix.
const FURTHER: &str = include_str!("further.s");

/// Statements that GNU as encodes differently from llvm-mc in 32- or 64-bit mode, or that only GNU as has.
pub fn of_wide_modes() -> BTreeSet<String> {
    include_str!("wide.s").lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Registers that mnemonics have no size suffix for.
const VECTORS: u64 = operands::XMM | operands::YMM | c::ZMM | c::MM | c::K | c::TMM;

/// A statement for every row and each kind of memory operand, sorted.
pub fn all() -> BTreeSet<String> {
    let tables = read();
    let mut all: BTreeSet<String> = FURTHER.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect();
    let excluded = ["64", "needegpr", "rex2", "nf", "nd", "scc"].iter().filter_map(|name| flag(name));
    let excluded = excluded.fold(0, |bits, flag| bits | flag);
    for (name, rows) in &tables.att {
        for row in rows.iter().map(|&row| &tables.rows[row]).filter(|row| row.encoding.flags & excluded == 0) {
            let mut names = vec![name.as_str()];
            // The name without its suffix is a mnemonic, too.
            let suffixes: &[char] = if name.starts_with('f') { &['s', 'l', 't'] } else { &['b', 'w', 'l'] };
            let is_vector =
                row.encoding.space != Space::Legacy || row.operands.iter().any(|class| class.mask & VECTORS != 0);
            if let Some(stem) = name.strip_suffix(suffixes)
                && stem.len() > 1
                && !is_vector
                && !tables.att.contains_key(stem)
            {
                names.push(stem);
            }
            for memory in if is_vector { &["8(%ebx)"][..] } else { &["8(%ebx)", "g"] } {
                if let Some(operands) = operands_of(row, memory) {
                    all.extend(names.iter().map(|name| format!("{name} {operands}").trim_end().to_owned()));
                }
            }
        }
    }
    all
}

fn read() -> Tables {
    let mut tables = Tables::default();
    for name in TABLES {
        let path = format!("{}/grammar/isa/x86/{name}.isa", env!("CARGO_MANIFEST_DIR"));
        for line in std::fs::read_to_string(path).unwrap().lines() {
            tables.read(Source::default(), line).unwrap();
        }
    }
    assert!(tables.resolve_aliases().is_empty());
    tables
}

/// The operands of a row in AT&T order; `None` if 16-bit mode lacks one.
fn operands_of(row: &Row, memory: &str) -> Option<String> {
    let texts: Option<Vec<String>> =
        row.operands.iter().enumerate().map(|(place, class)| operand(class, place, memory)).collect();
    let mut texts = texts?;
    let far = texts.len() == 2 && row.text.contains("imm*, imm16")
        || row.text.contains("imm32, imm16")
        || row.text.contains("imm16, imm16");
    let is_far = far && texts.iter().all(|text| text.starts_with('$'));
    if !is_far && !row.text.starts_with("enter") && !row.text.starts_with("bound") {
        texts.reverse();
    }
    Some(texts.join(", "))
}

/// An example of what an operand accepts.
fn operand(class: &Class, place: usize, memory: &str) -> Option<String> {
    let n = class.register.map_or(place + 1, usize::from);
    let has = |bits: u64| class.mask & bits != 0;
    let general = |names: [&str; 8]| Some(format!("%{}", names[n & 7]));
    let bits = class.name.as_str();
    if has(operands::MEMORY) && !has(c::IM16 | c::IM32) {
        return Some(memory.to_owned());
    }
    let immediate = |text: &str| Some(format!("${text}"));
    match () {
        () if has(c::IM16 | c::IM32) => Some(format!("*{memory}")),
        () if has(c::IR16) => Some("*%cx".into()),
        () if has(c::IR32) => Some("*%ecx".into()),
        () if has(c::SI) => Some("(%si)".into()),
        () if has(c::DI) => Some("%es:(%di)".into()),
        () if has(c::MOFFS) => Some("g".into()),
        () if has(c::VX) => Some("8(%ebx,%xmm2)".into()),
        () if has(c::VY) => Some("8(%ebx,%ymm2)".into()),
        () if has(c::VZ) => Some("8(%ebx,%zmm2)".into()),
        () if has(c::PORT) => Some("%dx".into()),
        () if has(c::R8) => general(["al", "cl", "dl", "bl", "ah", "ch", "dh", "bh"]),
        () if has(c::R16) => general(["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"]),
        () if has(c::R32) => general(["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"]),
        () if has(c::SEG) => Some(format!("%{}", ["es", "cs", "ss", "ds", "fs", "gs"][n % 6])),
        () if has(c::CR) => Some("%cr0".into()),
        () if has(c::DR) => Some("%dr7".into()),
        () if has(c::ST) && class.register == Some(0) => Some("%st".into()),
        () if has(c::ST) => Some("%st(2)".into()),
        () if has(c::MM) => Some(format!("%mm{n}")),
        () if has(c::XLO) => Some(format!("%xmm{n}")),
        () if has(c::YLO) => Some(format!("%ymm{n}")),
        () if has(c::ZMM) => Some(format!("%zmm{n}")),
        () if has(c::K) => Some(format!("%k{n}")),
        () if has(c::TMM) => Some(format!("%tmm{n}")),
        () if has(c::ONE) => immediate("1"),
        () if has(c::THREE) => immediate("3"),
        () if has(c::U4) => immediate("2"),
        () if has(c::USYM) => None,
        () if has(c::RC) => Some("{rn-sae}".into()),
        () if has(c::SAE) => Some("{sae}".into()),
        () if has(c::REL8) => Some(".".into()),
        () if has(c::REL) => Some("g".into()),
        () if has(c::I8W | c::I8L | c::U8) => immediate("5"),
        () if has(c::IMM) && bits.contains("32") => immediate("0x12345678"),
        () if has(c::IMM) && bits.contains("16") => immediate("0x1234"),
        () if has(c::IMM) => immediate("0x12"),
        () => None,
    }
}
