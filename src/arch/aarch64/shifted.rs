//! Encodes shifts and extensions.

use super::operand::{Operand, shift};
use super::tables::{Item, Kind};
use crate::arch::fixed_width::matcher::Mismatch;

pub(super) fn shifted(item: &Item, operand: &Operand) -> Result<u32, Mismatch> {
    let (kind, amount) = (operand.number, operand.value);
    let given = amount >= 0;
    let amount = amount.max(0);
    let limit = i64::from(item.arg);
    match item.kind {
        Kind::Shift | Kind::ShiftOrRotate => {
            let last = if item.kind == Kind::Shift { shift::ASR } else { shift::ROR };
            if kind > last || !given || amount >= limit {
                return Err(Mismatch::Other);
            }
            Ok(u32::from(kind) << 6 | amount as u32)
        }
        Kind::Extend => {
            let option = match kind {
                shift::LSL if item.arg == 32 => shift::UXTW - shift::UXTB,
                shift::UXTB..=shift::SXTX => kind - shift::UXTB,
                _ => return Err(Mismatch::Other),
            };
            if amount > 4 || item.arg == 64 && option & 3 == 3 {
                return Err(Mismatch::Other);
            }
            Ok(u32::from(option) << 3 | amount as u32)
        }
        Kind::ExtendX => {
            let option = match kind {
                shift::LSL | shift::UXTX => 3,
                shift::SXTX => 7,
                _ => return Err(Mismatch::Other),
            };
            if amount > 4 { Err(Mismatch::Other) } else { Ok(option << 3 | amount as u32) }
        }
        Kind::IndexW | Kind::IndexX => {
            let option = match (kind, item.kind) {
                (shift::UXTW, Kind::IndexW) => 2,
                (shift::SXTW, Kind::IndexW) => 6,
                (shift::LSL, Kind::IndexX) if given => 3,
                (shift::SXTX, Kind::IndexX) => 7,
                _ => return Err(Mismatch::Other),
            };
            // For bytes, an explicit shift by 0 is distinct from no shift.
            let scaled = if limit == 0 { given } else { amount != 0 };
            if amount != 0 && amount != limit { Err(Mismatch::Other) } else { Ok(option << 1 | u32::from(scaled)) }
        }
        Kind::Lsl => {
            let step = limit.max(1);
            if kind != shift::LSL || !given || amount % step != 0 || amount / step >= 1 << item.width() {
                return Err(Mismatch::Other);
            }
            Ok((amount / step) as u32)
        }
        Kind::Multiple if kind == shift::MUL && given => {
            if (1..=16).contains(&amount) {
                Ok(amount as u32 - 1)
            } else {
                Err(Mismatch::Other)
            }
        }
        Kind::FixedShift => {
            let expected = i64::from(item.arg & 0xff) - 1;
            // An extension without an amount is one by 0.
            let fits = operand.value == expected || expected < 0 && operand.value == 0 && kind >= shift::UXTB;
            if item.arg >> 8 == i32::from(kind) && fits { Ok(0) } else { Err(Mismatch::Other) }
        }
        Kind::Msl if kind == shift::MSL && matches!(amount, 8 | 16) => Ok(u32::from(amount == 16)),
        _ => Err(Mismatch::Other),
    }
}
