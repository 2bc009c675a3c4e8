//! The classes of T32's operands, by which rows are preselected.

#[cfg(feature = "compiler")]
use super::Kind;
use super::tags;
#[cfg(feature = "compiler")]
use crate::fixed_width::preselect::{BYTE, NUMBER, SYMBOL};
#[cfg(feature = "compiler")]
use crate::fixed_width::{row::Item, segment};

/// `r0` to `r7`
const LOW: u8 = 1;
/// `r8` to `r12`, and the link register.
const HIGH: u8 = 2;
/// The stack pointer.
const SP: u8 = 4;
/// The program counter.
const PC: u8 = 8;

/// The class of a register, or 0 for a tag without classes.
#[inline]
#[must_use]
pub fn of_register(tag: u16, number: u8) -> u8 {
    const OF_GENERAL: u64 = {
        let (mut all, mut number) = (0u64, 0);
        while number < 16 {
            let class = match number {
                0..=7 => LOW,
                13 => SP,
                15 => PC,
                _ => HIGH,
            };
            all |= (class as u64) << (4 * number);
            number += 1;
        }
        all
    };
    if tag == tags::R { (OF_GENERAL >> (number % 16 * 4)) as u8 & 15 } else { 0 }
}

/// The classes that an item never accepts.
#[cfg(feature = "compiler")]
pub(super) fn refused(item: &Item<Kind>) -> u8 {
    let width = u32::from(segment::width(&item.field));
    // Unscaled values have the scale 0 or 1.
    let most = ((1u64 << width) - 1) * u64::from(item.arg.max(1) as u32);
    match item.tag {
        tags::R => match item.kind {
            Kind::Low => HIGH | SP | PC,
            Kind::RegisterApart if width == 3 => HIGH | SP | PC,
            Kind::NotPc | Kind::General | Kind::NotPcApart | Kind::GeneralApart | Kind::Pair => PC,
            Kind::NotSp | Kind::Even | Kind::EvenNumber | Kind::PairBase => SP | PC,
            Kind::Fixed => !of_register(item.tag, item.arg as u8) & 15,
            _ => 0,
        },
        tags::VALUE => match item.kind {
            // Eight bits may be a part of a symbol.
            Kind::Unsigned if width == 8 => 0,
            Kind::Unsigned if most <= 255 => NUMBER | SYMBOL,
            Kind::Unsigned | Kind::Signed | Kind::From | Kind::Minus | Kind::Const | Kind::ModifiedNot => SYMBOL,
            // Twelve bits and a sign may be a symbol in A32.
            Kind::SignMagnitude if width == 13 => 0,
            Kind::SignMagnitude | Kind::CutMagnitude => SYMBOL,
            Kind::ModifiedNegated | Kind::Negated | Kind::NegatedMany | Kind::IndexedNegative => BYTE | SYMBOL,
            Kind::MovLarge => BYTE | SYMBOL,
            Kind::ShiftAmount | Kind::Rotation | Kind::Lsb | Kind::Width | Kind::Msb => NUMBER | SYMBOL,
            _ => 0,
        },
        _ => 0,
    }
}
