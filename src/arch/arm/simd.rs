//! Numeric operands of VFP and NEON.

use super::simd_immediate::{complement, element, inverted, moved, repeated};
use super::tables::{Item, Kind};
use crate::arch::fixed_width::float8::float8;
use crate::arch::fixed_width::matcher::{Mismatch, ranged};

/// Matches a constant with an item that only VFP and NEON have.
pub(super) fn number(item: &Item, value: i64, gnu_dialect: bool) -> Result<u32, Mismatch> {
    let found = match item.kind {
        Kind::Element => element(value, item.arg),
        Kind::Complement => complement(value, item.arg),
        Kind::MovedElement => moved(value),
        Kind::InvertedElement => inverted(value, item.arg, gnu_dialect),
        Kind::Repeated => repeated(value, item.arg, false),
        Kind::RepeatedInverted => repeated(value, item.arg, true),
        Kind::FloatCode => return ranged(value, 0, 255, 1),
        Kind::NotZero => return ranged(value, 1, (1 << item.width()) - 1, 1),
        Kind::FloatImmediate | Kind::FloatElement => {
            return Err(Mismatch::Value("invalid floating point immediate"));
        }
        _ => None,
    };
    found.ok_or(Mismatch::Other)
}

/// A floating-point immediate. It is rounded to single precision whatever the width of the registers.
pub(super) fn float(item: &Item, value: f64) -> Result<u32, Mismatch> {
    let found = match item.kind {
        Kind::FloatImmediate => float8(f64::from(value as f32)),
        Kind::FloatElement => moved(i64::from((value as f32).to_bits())),
        _ => None,
    };
    found.ok_or(Mismatch::Value(
        "invalid floating point immediate: expected n/16 * 2^r with n from 16 to 31 and r from -3 to 4",
    ))
}
