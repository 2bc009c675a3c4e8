//! Decides which row prints a word.

use super::machine::T32;
use super::names;
use super::tables::{Item, Kind, flag};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::{Decode, Decoded, agrees};

/// The place of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Whether it is in an IT block.
    pub in_block: bool,
    /// Whether rows for the other place are allowed, too.
    pub anywhere: bool,
}

impl Decode for T32 {
    type Context = Place;

    fn prints(decoded: &Decoded, features: &Features, place: Place) -> bool {
        let word = decoded.word;
        let excluded = if place.in_block { flag::OUT_OF_BLOCK } else { flag::IN_BLOCK };
        if decoded.row.flags & excluded != 0 && !place.anywhere {
            return false;
        }
        // 14 and 15 are other instructions.
        if own_condition(decoded).is_some_and(|condition| condition >= 14) {
            return false;
        }
        decoded.items::<T32>().all(|item| {
            let value = item.extract(word);
            agrees(item.segments(), word) && accepts(item, value, decoded, features)
        })
    }
}

/// The condition that an instruction holds itself.
pub(super) fn own_condition(decoded: &Decoded) -> Option<u32> {
    let shift = if decoded.row.flags & flag::WIDE != 0 { 22 } else { 8 };
    (decoded.row.flags & flag::CONDITION != 0).then_some(decoded.word >> shift & 15)
}

/// Returns whether an operand with a value is printed by a row.
fn accepts(item: &Item, value: u32, decoded: &Decoded, features: &Features) -> bool {
    match item.kind {
        Kind::Quad => value & 1 == 0,
        // One alignment needs no bits.
        Kind::Align if item.width() == 0 => true,
        Kind::Align => (1..=4).contains(&value) && item.arg as u32 >> (8 * (value - 1)) & 0xff != 0,
        Kind::Element if item.arg == 16 => value >> 8 & 13 == 8,
        Kind::Element if item.arg == 32 => value >> 8 & 9 == 0,
        Kind::MovedElement => value >> 8 & 9 == 0 || value >> 9 == 6,
        // A list of registers, which must not be empty.
        Kind::LowList => {
            let has_base = value >> number_of(decoded, 0).min(31) & 1 != 0;
            value != 0 && (item.arg & 16 == 0 || !has_base) && (item.arg & 32 == 0 || has_base)
        }
        // `push` and `pop` are only printed for two registers or more.
        Kind::List => value.count_ones() > u32::from(decoded.mnemonic.is("push") || decoded.mnemonic.is("pop")),
        // An even number of words are 64-bit registers.
        Kind::DoubleRegisters => item.segments().iter().all(|segment| segment.from != 5) || value & 0x20 == 0,
        Kind::Rotation | Kind::NotZero => value != 0,
        Kind::Width => value + lowest(item, decoded) < 32,
        Kind::Msb => value >= lowest(item, decoded),
        Kind::Coprocessor => names::has_coprocessor(value, decoded, features),
        Kind::Banked => names::banked(value).is_some(),
        Kind::CallExchange => value & 1 == 0,
        _ => true,
    }
}

/// The lowest bit of a bit field, whose width an item holds.
pub(super) fn lowest(item: &Item, decoded: &Decoded) -> u32 {
    decoded.item::<T32>(item.arg as usize).map_or(0, |item| item.extract(decoded.word))
}

/// The number of a register operand.
pub(super) fn number_of(decoded: &Decoded, index: usize) -> u32 {
    let Some(item) = decoded.item::<T32>(index) else { return 0 };
    match item.kind {
        Kind::Fixed => item.arg as u32,
        Kind::Tied if (item.arg as usize) < index => number_of(decoded, item.arg as usize),
        Kind::Next if (item.arg as usize) < index => number_of(decoded, item.arg as usize) + 1,
        _ => item.extract(decoded.word),
    }
}
