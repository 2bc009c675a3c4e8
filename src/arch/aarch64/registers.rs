//! Encodes register numbers.

use super::operand::{Operand, SP};
use super::tables::Item;
use crate::arch::fixed_width::matcher::Mismatch;
use llas_isa::aarch64::OR_SP;

/// The register equals a preceding one that it must differ from.
pub(super) const APART: &str = "unpredictable instruction: this register must not be the same as one before it";

/// Encodes a register number relative to a base, optionally divided by a step.
#[inline]
pub(super) fn register(item: &Item, number: u8) -> Result<u32, Mismatch> {
    let (from, step) = (item.arg & 0xff, item.arg >> 8);
    let mut value = i32::from(number) - from;
    if step > 1 {
        if value % step != 0 {
            return Err(Mismatch::Other);
        }
        value /= step;
    }
    if value >= 0 && item.holds(value as u32) { Ok(value as u32) } else { Err(Mismatch::Other) }
}

/// A register that must not be number 31 (`NOT_31` in the argument) or may be the stack pointer (`OR_SP`), and must differ
/// from the operands whose bits are set in the low half.
#[inline]
pub(super) fn apart(item: &Item, operands: &[Operand], index: usize) -> Result<u32, Mismatch> {
    let number = operands[index].number;
    let number = match number {
        SP if item.arg & OR_SP != 0 => 31,
        31 if item.arg >> 16 != 0 => return Err(Mismatch::Other),
        SP => return Err(Mismatch::Other),
        _ => u32::from(number),
    };
    let mut others = item.arg & 0xffff;
    while others != 0 {
        if operands[others.trailing_zeros() as usize].number == operands[index].number {
            return Err(Mismatch::Registers(APART));
        }
        others &= others - 1;
    }
    Ok(number)
}
