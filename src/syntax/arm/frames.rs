//! Call frames: their registers.

use crate::diag::Code;
use crate::lexer::Kind;
use crate::parse::{Cursor, Parse, text};
use crate::source::Span;
use crate::target::arm::frame_number;

/// The number that call frames have for a usual register by its packed name.
#[inline]
#[must_use]
pub fn frame_register(name: u64) -> Option<u64> {
    let bytes = name.to_le_bytes();
    let len = bytes.iter().position(|b| *b == 0).unwrap_or(8);
    frame_number(std::str::from_utf8(&bytes[..len]).ok()?)
}

/// Reads a register that a directive names: its name in small letters.
///
/// # Errors
/// Where there is no such register.
pub fn register_name(cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    let span = cursor.here();
    let name = text(cursor.text()).to_ascii_lowercase();
    if cursor.kind() == Some(Kind::Ident) && frame_number(&name).is_some() {
        cursor.bump();
        return Ok((name, span));
    }
    Err(cursor.error(Code::UnknownRegister, "register expected"))
}
