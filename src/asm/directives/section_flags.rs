//! The flags of ELF sections.

use super::section_type as types;
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::parse::Parse;
use crate::source::Span;
use crate::source::bytes::Scanner;

/// The bits of a flag letter.
#[inline]
fn flag(a: &Assembler<'_, '_>, letter: u8) -> Option<u64> {
    let own = || a.desc.section_flags.iter().find(|f| f.letter == letter).map(|f| f.flag);
    types::FLAGS.iter().find(|f| f.0 == letter).map(|f| f.1).or_else(own)
}

/// The bits of a flag string, and whether it contains `?`.
pub(super) fn flags(a: &Assembler<'_, '_>, inside: &[u8], span: Span) -> Parse<(u64, bool)> {
    if let Some(number) = types::flags_number(inside) {
        return Ok((number, false));
    }
    let mut bits = 0;
    for (i, letter) in inside.iter().enumerate() {
        match flag(a, *letter) {
            Some(flag) => bits |= flag,
            None => {
                let at = span.start + 1 + i as u32;
                let error = Diagnostic::error(Code::UnknownSectionFlag, Span::new(at, at + 1), "unknown flag");
                let own: String = a.desc.section_flags.iter().map(|f| format!(", {}", f.letter as char)).collect();
                return Err(Box::new(error.help(format!("the flags are a, w, x, e, M, S, G, T, o, R, ?{own}"))));
            }
        }
    }
    Ok((bits, inside.contains(&b'?')))
}

/// The type of a section that has an entry size.
pub(super) const JUMP_TABLE: &str = "llvm_cfi_jump_table";

/// Flags and type as compilers write them: `"ax",@progbits`. Returns their numbers.
#[inline]
pub(super) fn common_flags_and_type(a: &Assembler<'_, '_>, s: &mut Scanner<'_>) -> Option<(u64, u32)> {
    let (inside, _) = s.string()?;
    let sign = s.second();
    if !s.eat(b',') || !matches!(sign, b'@' | b'%') || s.is_comment(sign) {
        return None;
    }
    s.at += 1;
    let name = s.name()?;
    let (kind, mut bits) = (types::named_type(name).filter(|_| name != JUMP_TABLE.as_bytes())?, 0);
    for &letter in inside {
        bits |= flag(a, letter).filter(|_| letter != b'?')?;
    }
    Some((bits, kind))
}
