//! Encodes shifts.

use super::operand::{Operand, shift};
use super::tables::{Item, Kind};
use crate::arch::fixed_width::matcher::Mismatch;

/// A shift amount in a range, encoded in five bits: a right shift by 32 is encoded as 0.
fn amount(value: i64, least: i64, most: i64) -> Result<u32, Mismatch> {
    if (least..=most).contains(&value) {
        Ok(value as u32 & 31)
    } else {
        Err(Mismatch::Value("immediate shift value out of range"))
    }
}

pub(super) fn shifted(item: &Item, operand: &Operand) -> Result<u32, Mismatch> {
    let (kind, value) = (operand.number, operand.value);
    match item.kind {
        Kind::Shift => Ok(match kind {
            shift::LSL => amount(value, 0, 31)?,
            // A right shift by 0 is encoded as a left shift by 0.
            shift::LSR | shift::ASR | shift::ROR if value == 0 => 0,
            shift::LSR | shift::ASR => amount(value, 1, 32)? | u32::from(kind) << 5,
            shift::ROR => amount(value, 1, 31)? | u32::from(kind) << 5,
            shift::RRX => 3 << 5,
            _ => return Err(Mismatch::Other),
        }),
        Kind::NoShift if value == 0 => Ok(0),
        Kind::LeftShift if kind == shift::LSL => amount(value, 1, 31),
        Kind::RightShift if matches!(kind, shift::LSR | shift::ASR) => Ok(amount(value, 1, 32)? | u32::from(kind) << 5),
        Kind::SaturateShift => match kind {
            shift::LSL => amount(value, 0, 31),
            shift::ASR => Ok(amount(value, 1, 31)? | 1 << 5),
            _ => Err(Mismatch::Other),
        },
        Kind::ShiftLeft if kind == shift::LSL => amount(value, 0, if item.arg == 0 { 31 } else { i64::from(item.arg) }),
        Kind::ShiftRight if kind == shift::ASR => amount(value, 1, 32),
        Kind::RotateBytes if kind == shift::ROR => match value {
            0 | 8 | 16 | 24 => Ok(value as u32 / 8),
            _ => Err(Mismatch::Value("rotate operand must be 8, 16, or 24")),
        },
        Kind::FixedShift => {
            let expected = i64::from(item.arg & 0xff) - 1;
            if item.arg >> 8 == i32::from(kind) && operand.value == expected { Ok(0) } else { Err(Mismatch::Other) }
        }
        _ => Err(Mismatch::Other),
    }
}

/// A shift by a low register: the opcode of the narrow instruction above the register.
pub(super) fn by_low_register(operand: &Operand) -> Result<u32, Mismatch> {
    let operation = match operand.number {
        shift::LSL => 2,
        shift::LSR => 3,
        shift::ASR => 4,
        _ => 7,
    };
    if operand.value < 8 { Ok(operation << 3 | operand.value as u32) } else { Err(Mismatch::Other) }
}
