//! Call frames: register names.

use crate::arch::arm::{Arm, frame_number, has_frame_register, is_numberless};
use crate::asm::directives::cfi;
use crate::parse::{Cursor, Parse};
use crate::source::Span;

/// Reads a register name operand; returns it in lower case.
///
/// # Errors
/// A warning if there is no such register, since the directive has no effect then.
pub fn register_name(isa: &Arm, cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    cfi::register_name(cursor, |name| {
        frame_number(name).map_or_else(|| is_numberless(name), |number| has_frame_register(isa, number))
    })
}
