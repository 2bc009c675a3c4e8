//! Call frames: register names.

use crate::arch::arm::{Arm, frame_number, has_upper_doubles, is_numberless};
use crate::asm::directives::cfi;
use crate::parse::{Cursor, Parse};
use crate::source::Span;

/// The DWARF number of `d16`.
const UPPER_DOUBLES: u64 = 256 + 16;

/// Returns whether the register with a DWARF number exists: some floating point units have only 16 doubles.
#[inline]
fn exists(isa: &Arm, number: u64) -> bool {
    number < UPPER_DOUBLES || has_upper_doubles(&isa.features)
}

/// The DWARF number of a frequently used register, by its packed name.
#[inline]
#[must_use]
pub fn frame_register(isa: &Arm, name: u64) -> Option<u64> {
    let bytes = name.to_le_bytes();
    let len = bytes.iter().position(|b| *b == 0).unwrap_or(8);
    frame_number(std::str::from_utf8(&bytes[..len]).ok()?).filter(|number| exists(isa, *number))
}

/// Reads a register name operand; returns it in lower case.
///
/// # Errors
/// A warning if there is no such register, since the directive has no effect then.
pub fn register_name(isa: &Arm, cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    cfi::register_name(cursor, |name| {
        frame_number(name).map_or_else(|| is_numberless(name), |number| exists(isa, number))
    })
}
