//! Section types, flags and defaults by name (ELF gABI chapter 4, and LLVM's extensions as of llvm-mc 22).

use crate::diag::Code;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, text};
use crate::source::bytes::Numbers;

pub(super) use crate::asm::state::section_types::TYPES;

pub(super) const WRITE: u64 = 1;
pub(super) const ALLOC: u64 = 2;
pub(super) const EXEC: u64 = 4;
pub(super) const MERGE: u64 = 0x10;
pub(super) const STRINGS: u64 = 0x20;
pub(crate) const LINK_ORDER: u64 = 0x80;
pub(crate) const GROUP: u64 = 0x200;
pub(super) const TLS: u64 = 0x400;
pub(super) const GNU_RETAIN: u64 = 0x20_0000;
const EXCLUDE: u64 = 0x8000_0000;

/// The flag letters. `?` joins the current section's group and has no bit.
pub(super) const FLAGS: &[(u8, u64)] = &[
    (b'a', ALLOC),
    (b'w', WRITE),
    (b'x', EXEC),
    (b'e', EXCLUDE),
    (b'M', MERGE),
    (b'S', STRINGS),
    (b'G', GROUP),
    (b'T', TLS),
    (b'o', LINK_ORDER),
    (b'R', GNU_RETAIN),
    (b'?', 0),
];

/// Default flags by section name; if the second field is true, also for names with this prefix and a dot.
const DEFAULT_FLAGS: &[(&str, bool, u64)] = &[
    (".rodata", true, ALLOC),
    (".rodata1", false, ALLOC),
    (".fini", false, ALLOC | EXEC),
    (".init", false, ALLOC | EXEC),
    (".text", true, ALLOC | EXEC),
    (".data", true, ALLOC | WRITE),
    (".data1", false, ALLOC | WRITE),
    (".bss", true, ALLOC | WRITE),
    (".init_array", true, ALLOC | WRITE),
    (".fini_array", true, ALLOC | WRITE),
    (".preinit_array", true, ALLOC | WRITE),
    (".tdata", true, ALLOC | WRITE | TLS),
    (".tbss", true, ALLOC | WRITE | TLS),
];

/// Default types by section name; all others are PROGBITS.
const DEFAULT_TYPES: &[(&str, u32)] =
    &[(".init_array", 14), (".bss", 8), (".tbss", 8), (".fini_array", 15), (".preinit_array", 16)];

/// Predefined sections, whose type, flags and entry size cannot be changed: name, type, flags, entry size.
const KNOWN: &[(&str, u32, u64, u64)] = &[
    (".data.rel.ro", 1, ALLOC | WRITE, 0),
    (".rodata.cst4", 1, ALLOC | MERGE, 4),
    (".rodata.cst8", 1, ALLOC | MERGE, 8),
    (".rodata.cst16", 1, ALLOC | MERGE, 16),
    (".rodata.cst32", 1, ALLOC | MERGE, 32),
    (".gcc_except_table", 1, ALLOC, 0),
    (".eh_frame", 0x7000_0001, ALLOC, 0),
    (".sframe", 0x6fff_fff4, ALLOC, 0),
    (".debug_str", 1, MERGE | STRINGS, 1),
    (".debug_line_str", 1, MERGE | STRINGS, 1),
    (".debug_str.dwo", 1, MERGE | STRINGS | EXCLUDE, 1),
    (".debug_abbrev", 1, 0, 0),
    (".debug_info", 1, 0, 0),
    (".debug_line", 1, 0, 0),
    (".debug_frame", 1, 0, 0),
    (".debug_pubnames", 1, 0, 0),
    (".debug_pubtypes", 1, 0, 0),
    (".debug_gnu_pubnames", 1, 0, 0),
    (".debug_gnu_pubtypes", 1, 0, 0),
    (".debug_loc", 1, 0, 0),
    (".debug_aranges", 1, 0, 0),
    (".debug_ranges", 1, 0, 0),
    (".debug_macinfo", 1, 0, 0),
    (".debug_macro", 1, 0, 0),
    (".debug_names", 1, 0, 0),
    (".apple_names", 1, 0, 0),
    (".apple_objc", 1, 0, 0),
    (".apple_types", 1, 0, 0),
    (".debug_str_offsets", 1, 0, 0),
    (".debug_addr", 1, 0, 0),
    (".debug_rnglists", 1, 0, 0),
    (".debug_loclists", 1, 0, 0),
    (".debug_cu_index", 1, 0, 0),
    (".debug_tu_index", 1, 0, 0),
    (".stack_sizes", 1, 0, 0),
    (".pseudo_probe", 1, 0, 0),
    (".pseudo_probe_desc", 1, 0, 0),
    (".llvm_stats", 1, 0, 0),
    (".debug_info.dwo", 1, EXCLUDE, 0),
    (".debug_types.dwo", 1, EXCLUDE, 0),
    (".debug_abbrev.dwo", 1, EXCLUDE, 0),
    (".debug_line.dwo", 1, EXCLUDE, 0),
    (".debug_loc.dwo", 1, EXCLUDE, 0),
    (".debug_str_offsets.dwo", 1, EXCLUDE, 0),
    (".debug_rnglists.dwo", 1, EXCLUDE, 0),
    (".debug_macinfo.dwo", 1, EXCLUDE, 0),
    (".debug_macro.dwo", 1, EXCLUDE, 0),
    (".debug_loclists.dwo", 1, EXCLUDE, 0),
    (".llvm_stackmaps", 1, ALLOC, 0),
    (".llvm_faultmaps", 1, ALLOC, 0),
    (".sframe", 0x6fff_fff4, ALLOC, 0),
];

const MAX_KNOWN_LEN: usize = {
    let (mut longest, mut i) = (0, 0);
    while i < KNOWN.len() {
        if KNOWN[i].0.len() > longest {
            longest = KNOWN[i].0.len();
        }
        i += 1;
    }
    longest
};

#[inline]
fn has_prefix(name: &[u8], prefix: &str) -> bool {
    // Comparing a byte avoids most calls.
    name.get(1) == prefix.as_bytes().get(1)
        && name.strip_prefix(prefix.as_bytes()).is_some_and(|rest| rest.is_empty() || rest[0] == b'.')
}

/// The default flags of a section name.
pub(super) fn default_flags(name: &[u8]) -> u64 {
    let found = DEFAULT_FLAGS.iter().find(|d| if d.1 { has_prefix(name, d.0) } else { name == d.0.as_bytes() });
    found.map_or(0, |d| d.2)
}

/// The value of a numeric flag string.
pub(super) fn flags_number(inside: &[u8]) -> Option<u64> {
    if !matches!(inside.first()?, b'0'..=b'9' | b'+') {
        return None;
    }
    let shown = text(inside);
    match shown.strip_prefix("0x").or(shown.strip_prefix("0X")) {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => shown.parse().ok(),
    }
}

/// Flags given as words: `#alloc,#write`.
pub(super) fn flag_words(cursor: &mut Cursor<'_, '_>) -> Parse<u64> {
    let mut flags = 0;
    while cursor.eat(Kind::Hash) {
        flags |= match cursor.text() {
            b"alloc" => ALLOC,
            b"execinstr" => EXEC,
            b"write" => WRITE,
            b"tls" => TLS,
            _ => {
                let error = cursor.error(Code::UnknownSectionFlag, "unknown flag");
                return Err(Box::new(error.help("the flags are #alloc, #execinstr, #write and #tls")));
            }
        };
        cursor.bump();
        if !cursor.eat(Kind::Comma) {
            break;
        }
    }
    Ok(flags)
}

/// The default type of a section name.
pub(super) fn default_type(name: &[u8]) -> u32 {
    if name.starts_with(b".note") {
        return 7;
    }
    DEFAULT_TYPES.iter().find(|d| has_prefix(name, d.0)).map_or(1, |d| d.1)
}

/// Type, flags and entry size of a predefined section.
pub(super) fn known(name: &[u8]) -> Option<(u32, u64, u64)> {
    // Most names are longer than these.
    let known = if name.len() > MAX_KNOWN_LEN { &[] } else { KNOWN };
    known.iter().find(|k| k.0.as_bytes() == name).map(|k| (k.1, k.2, k.3))
}

/// The number of a type with a name.
pub(super) fn named_type(name: &[u8]) -> Option<u32> {
    TYPES.iter().find(|t| t.0.as_bytes() == name).map(|t| t.1)
}

/// The number of a type given by name or as a number.
pub(super) fn type_number(name: &str) -> Option<u32> {
    if let Some(number) = named_type(name.as_bytes()) {
        return Some(number);
    }
    match crate::parse::literal::number(name.as_bytes(), Numbers::C) {
        Ok(crate::parse::literal::Number::Int(n)) if name.starts_with(|c: char| c.is_ascii_digit()) => {
            u32::try_from(n).ok()
        }
        _ => None,
    }
}
