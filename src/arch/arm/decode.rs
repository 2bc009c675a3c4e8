//! Decides which row prints a word.

use super::field::{rotated, unrotated};
use super::machine::T32;
use super::operand::{PC, SP, tag};
use super::tables::{Item, Kind, flag};
use super::{has_upper_doubles, names, vector, words};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::{Decode, Decoded, agrees};

/// The sets of rows among which words are looked up: T32 with 16 bits, with 32 bits, and A32.
pub const NARROW: usize = 0;
pub const WIDE: usize = 1;
pub const A32: usize = 2;

/// Where an instruction is.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Whether it is in an IT block.
    pub in_block: bool,
    /// Whether rows for the other place are allowed, too.
    pub anywhere: bool,
    /// Whether the code is A32.
    pub a32: bool,
}

impl Decode for T32 {
    type Context = Place;

    fn prints(decoded: &Decoded, features: &Features, place: Place) -> bool {
        let word = decoded.word;
        if decoded.row.flags & flag::A32 != 0 {
            // 15 is the space of the instructions without a condition.
            let is_conditional = word >> 28 < 15 || decoded.row.value >> 28 == 15;
            return is_conditional
                && decoded.items::<T32>().all(|item| accepts(item, item.extract(word), decoded, features));
        }
        if place.a32 && decoded.row.flags & flag::SHARED == 0 {
            return false;
        }
        let excluded = if place.in_block { flag::OUT_OF_BLOCK } else { flag::IN_BLOCK };
        if decoded.row.flags & excluded != 0 && !place.anywhere {
            return false;
        }
        if is_hint(decoded) || is_literal_pldw(decoded) && features.named("mp") {
            return false;
        }
        if reads_literal(word) && decoded.row.flags & flag::WIDE != 0 && !has_literal(decoded) {
            return false;
        }
        if decoded.row.flags & flag::OPENS == flag::OPENS && vector::extract(word) == 0 {
            return false;
        }
        // 14 and 15 are other instructions.
        if own_condition(decoded).is_some_and(|condition| condition >= 14) {
            return false;
        }
        decoded.items::<T32>().all(|item| {
            let value = item.extract(word);
            // llvm-mc prints the union of two fields that should be the same register.
            (item.kind == Kind::General || agrees(item.segments(), word)) && accepts(item, value, decoded, features)
        })
    }
}

/// The condition that an instruction holds itself.
pub(super) fn own_condition(decoded: &Decoded) -> Option<u32> {
    let shift = match decoded.row.flags & (flag::A32 | flag::WIDE) {
        0 => 8,
        flag::WIDE => 22,
        _ => 28,
    };
    (decoded.row.flags & flag::CONDITION != 0).then_some(decoded.word >> shift & 15)
}

/// Returns whether a word of 32 bits loads a byte or halfword into the program counter, from an address that is not
/// changed: it is a prefetch or nothing.
fn is_hint(decoded: &Decoded) -> bool {
    let word = decoded.word;
    let loads = word >> 25 == 0b111_1100 && word & 1 << 20 != 0 && word & 1 << 22 == 0;
    let is_first_register = decoded.item::<T32>(0).is_some_and(|item| item.tag == tag::R);
    let keeps_base = keeps_base(word) || word >> 16 & 15 == 15;
    loads && keeps_base && word >> 12 & 15 == 15 && decoded.row.flags & flag::WIDE != 0 && is_first_register
}

/// Returns whether an instruction of 32 bits is one of VFP.
pub(super) fn is_vfp(decoded: &Decoded) -> bool {
    let word = decoded.word;
    // Loads and stores of system registers.
    if word & 0xfe00_0f80 == 0xec00_0f80 {
        return true;
    }
    let has_number = (12..15).contains(&(word >> 24 & 15)) && (9..12).contains(&(word >> 8 & 15));
    word >> 28 == 14 && has_number && !decoded.items::<T32>().any(|item| item.kind == Kind::Coprocessor)
}

/// Returns whether an address keeps its base, in a word that loads a general register.
fn keeps_base(word: u32) -> bool {
    word & 1 << 23 != 0 || word >> 6 & 63 == 0 || word >> 8 & 15 == 12
}

/// Returns whether a word is that of `pldw` with the program counter as base, which does not exist. Without `pldw`,
/// llvm-mc takes it for `pld`.
fn is_literal_pldw(decoded: &Decoded) -> bool {
    decoded.row.flags & flag::UNDEFINED != 0 && decoded.mnemonic.is("pld") && keeps_base(decoded.word)
}

/// Returns whether a word of 32 bits loads or stores one general register with the program counter as base: only loads
/// exist, with an offset of 12 bits.
fn reads_literal(word: u32) -> bool {
    let is_vector = word >> 24 == 0xf9 && word & 1 << 20 == 0;
    word >> 25 == 0b111_1100 && word >> 16 & 15 == 15 && !is_vector
}

/// Returns whether the base is the program counter.
fn has_literal(decoded: &Decoded) -> bool {
    decoded.items::<T32>().any(|item| item.kind == Kind::Fixed && item.tag == tag::R && item.arg == i32::from(PC))
}

const LDRD: u32 = u32::from_le_bytes(*b"ldrd");
const STRD: u32 = u32::from_le_bytes(*b"strd");

/// Returns whether an operand with a value is printed by a row.
fn accepts(item: &Item, value: u32, decoded: &Decoded, features: &Features) -> bool {
    match item.kind {
        Kind::Quad => value & 1 == 0 && (value < 16 || has_upper_doubles(features)),
        Kind::Register if item.tag & !tag::LANE == tag::D => value < 16 || has_upper_doubles(features),
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
        // Stores have neither the stack pointer nor the program counter in the list.
        Kind::List if item.arg & 3 == 1 && (value >> SP | value >> PC) & 1 != 0 => false,
        // `push` and `pop` are only printed for two registers or more.
        Kind::List => value.count_ones() > u32::from(decoded.mnemonic.is("push") || decoded.mnemonic.is("pop")),
        Kind::DoubleRegisters if value & 16 != 0 && !has_upper_doubles(features) => false,
        // An even number of words are 64-bit registers.
        Kind::DoubleRegisters => item.segments().iter().all(|segment| segment.from != 5) || value & 0x20 == 0,
        Kind::Rotation | Kind::NotZero => value != 0,
        // Another row prints an immediate with more rotation than it needs.
        Kind::Rotated => rotated(i64::from(unrotated(value))) == Some(value),
        // Pairs that begin with an odd register are unpredictable.
        Kind::Even => value & 1 == 0 || value != 15 && matches!(decoded.mnemonic.packed[0] as u32, LDRD | STRD),
        // Pairs and lists of lanes end at the last register.
        Kind::DoubleList if item.tag & tag::LANE != 0 || item.arg & 0xff == 2 => last_of_list(item, value) < 32,
        // With a right shift by 32, the word is that of two halfwords.
        Kind::SaturateShift => value != 0x20 || decoded.row.flags & flag::A32 != 0,
        // Without fields, the word is not an instruction.
        Kind::WriteStatus => value != 0,
        // Minus zero is printed as a subtraction.
        Kind::WideAdr => value != 1 << 12,
        Kind::PairBase => value <= 12,
        Kind::OddNumber => value < 12,
        // The operands of selections.
        Kind::NotSp => {
            value != u32::from(SP) || decoded.word >> 20 != 0xea5 || decoded.row.flags & flag::NO_CONDITION == 0
        }
        Kind::InverseCondition => {
            value < 14 && !matches!(number_of(decoded, 0), number if number == u32::from(SP) || number == u32::from(PC))
        }
        Kind::QuadList => value / 2 + item.arg as u32 <= 8,
        Kind::Comparison => words::has_comparison(item.arg, value),
        Kind::Condition => value < 14,
        Kind::CustomProcessor => words::is_custom(value, features),
        Kind::ClearList => value != 0 && value >> SP & 1 == 0,
        Kind::FuturePoint => value != 0,
        Kind::Next if item.tag == tag::S => follows(item, decoded) < 32,
        Kind::Coprocessor if words::is_custom(value, features) => false,
        Kind::Coprocessor => names::has_coprocessor(value, decoded, features),
        Kind::Banked => names::banked(value).is_some(),
        Kind::CallExchange => value & 1 == 0,
        _ => true,
    }
}

/// The last register of a list.
fn last_of_list(item: &Item, first: u32) -> u32 {
    let (count, distance) = (item.arg as u32 & 0xff, item.arg as u32 >> 8);
    first + count.saturating_sub(1) * distance
}

/// The lowest and the last bit of a bit field. If they are exchanged, llvm-mc prints the last bit alone.
pub(super) fn bit_field(decoded: &Decoded) -> (u32, u32) {
    let of = |kind: Kind| decoded.items::<T32>().find(|item| item.kind == kind).map(|item| item.extract(decoded.word));
    let (lowest, last) = (of(Kind::Lsb).unwrap_or(0), of(Kind::Msb));
    (lowest.min(last.unwrap_or(lowest)), last.unwrap_or(lowest))
}

/// The number of the register after the one that an item refers to.
fn follows(item: &Item, decoded: &Decoded) -> u32 {
    decoded.item::<T32>(item.arg as usize).map_or(0, |first| first.extract(decoded.word)) + 1
}

/// The number of a register operand.
pub(super) fn number_of(decoded: &Decoded, index: usize) -> u32 {
    let Some(item) = decoded.item::<T32>(index) else { return 0 };
    match item.kind {
        Kind::Fixed => item.arg as u32,
        Kind::OddNumber => item.extract(decoded.word) | 1,
        Kind::Tied if (item.arg as usize) < index => number_of(decoded, item.arg as usize),
        Kind::Next if (item.arg as usize) < index => number_of(decoded, item.arg as usize) + 1,
        _ => item.extract(decoded.word),
    }
}

#[cfg(test)]
mod tests {
    use super::super::features::TABLES;
    use super::super::tables::Row;
    use super::*;
    use crate::arch::fixed_width::reach_tests::unreached;

    #[test]
    fn every_row_is_decoded() {
        let targets = |needed| {
            let mut own = Features::with(&TABLES, needed);
            let a32 = own.clone();
            own.set("thumb-mode", true);
            let mut wide = own.clone();
            wide.set("d32", true);
            let mut custom = own.clone();
            custom.set("cdecp0", true);
            vec![own, wide, a32, custom]
        };
        let places = [(false, false), (true, false), (true, true)];
        let places = places.map(|(in_block, anywhere)| Place { in_block, anywhere, a32: false });
        let set = |row: &Row| match row.flags & (flag::A32 | flag::WIDE) {
            0 => NARROW,
            flag::WIDE => WIDE,
            _ => A32,
        };
        let missed = unreached::<T32>(set, &places, targets);
        assert!(missed.is_empty(), "{}: {}", missed.len(), missed.join("\n"));
    }
}
