//! The comments that llvm-mc adds to instructions.

use super::decoded::Decoded;
use std::fmt::{self, Write};

/// Writes the value of an immediate in hexadecimal, as wide as it has to be.
pub(super) fn immediate(value: i64, out: &mut dyn Write) -> fmt::Result {
    if value == i64::from(value as i16) {
        write!(out, "imm = 0x{:X}\n", value as u16)
    } else if value == i64::from(value as i32) {
        write!(out, "imm = 0x{:X}\n", value as u32)
    } else {
        write!(out, "imm = 0x{value:X}\n")
    }
}

/// Writes what an instruction does with the elements of vectors. Returns whether there is such a comment.
pub(super) fn elements(_decoded: &Decoded, _out: &mut dyn Write) -> Result<bool, fmt::Error> {
    Ok(false)
}
