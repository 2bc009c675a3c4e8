//! Call frames: register names.

use crate::arch::arm::{frame_number, is_numberless};
use crate::asm::directives::cfi::no_effect;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, text};
use crate::source::Span;

/// The DWARF number of a frequently used register, by its packed name.
#[inline]
#[must_use]
pub fn frame_register(name: u64) -> Option<u64> {
    let bytes = name.to_le_bytes();
    let len = bytes.iter().position(|b| *b == 0).unwrap_or(8);
    frame_number(std::str::from_utf8(&bytes[..len]).ok()?)
}

/// Reads a register name operand; returns it in lower case.
///
/// # Errors
/// A warning if there is no such register, since the directive has no effect then.
pub fn register_name(cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    let span = cursor.here();
    let name = text(cursor.text()).to_ascii_lowercase();
    if cursor.kind() == Some(Kind::Ident) && (frame_number(&name).is_some() || is_numberless(&name)) {
        cursor.bump();
        return Ok((name, span));
    }
    Err(no_effect(cursor))
}
