//! The classes of A64's operands, by which rows are preselected.

use super::tags;
#[cfg(feature = "compiler")]
use super::{Kind, NOT_31, OR_SP};
#[cfg(feature = "compiler")]
use crate::fixed_width::preselect::{BYTE, NUMBER, SYMBOL};
#[cfg(feature = "compiler")]
use crate::fixed_width::{row::Item, segment};

/// A register with a number up to 30.
const NUMBERED: u8 = 1;
/// The zero register.
const ZERO: u8 = 2;
/// The stack pointer, which has the number 32.
const SP: u8 = 4;

/// The class of a register, or 0 for a tag without classes.
#[inline]
#[must_use]
pub fn of_register(tag: u16, number: u8) -> u8 {
    match (tag, number) {
        (tags::W | tags::X, 31) => ZERO,
        (tags::W | tags::X, 32) => SP,
        (tags::W | tags::X, _) => NUMBERED,
        _ => 0,
    }
}

/// The classes that an item never accepts.
#[cfg(feature = "compiler")]
pub(super) fn refused(item: &Item<Kind>) -> u8 {
    let width = u32::from(segment::width(&item.field));
    match item.tag {
        tags::W | tags::X => match item.kind {
            Kind::Register if item.arg == 0 && width == 5 => SP,
            Kind::RegisterOrSp => ZERO,
            Kind::RegisterApart => {
                let zero = if item.arg & (NOT_31 | OR_SP) != 0 { ZERO } else { 0 };
                zero | if item.arg & OR_SP != 0 { 0 } else { SP }
            }
            Kind::Even => ZERO | SP,
            Kind::Fixed => !of_register(item.tag, item.arg as u8) & 15,
            _ => 0,
        },
        tags::VALUE => match item.kind {
            Kind::Unsigned if ((1u64 << width) - 1) * u64::from(item.arg.max(1) as u32) <= 255 => NUMBER | SYMBOL,
            Kind::Unsigned | Kind::Signed | Kind::From | Kind::Minus | Kind::Const | Kind::MovZ | Kind::MovN => SYMBOL,
            Kind::Bitmask | Kind::BitmaskNot | Kind::ShiftLeft | Kind::Lsb | Kind::NegativeLsb => SYMBOL,
            Kind::SubImmediate => BYTE | SYMBOL,
            Kind::MovSymbol => BYTE | NUMBER,
            _ => 0,
        },
        _ => 0,
    }
}
