//! Decides which row prints a word.

use super::immediate::{bitmask_value, is_mov_wide, is_vector_move};
use super::machine::A64;
use super::names;
use super::operand::tag;
use super::tables::{Item, Kind};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::{Decode, Decoded, agrees};
use llas_isa::aarch64::{NOT_31, flag};

impl Decode for A64 {
    type Context = ();

    fn prints(decoded: &Decoded, features: &Features, (): ()) -> bool {
        let word = decoded.word;
        let mut has_sp = decoded.row.flags & flag::SP == 0;
        for item in decoded.items::<A64>() {
            let value = item.extract(word);
            has_sp |= item.kind == Kind::RegisterOrSp && value == 31;
            if !agrees(item.segments(), word) || !accepts(item, value, decoded, features) {
                return false;
            }
        }
        has_sp
    }
}

/// Returns whether an operand with a value is printed by a row.
fn accepts(item: &Item, value: u32, decoded: &Decoded, features: &Features) -> bool {
    let is_wide = item.arg != 32;
    let size = if is_wide { 64 } else { 32 };
    match item.kind {
        Kind::RegisterApart => {
            let differs = |at: usize| item.arg >> at & 1 == 0 || number_of(decoded, at) != value;
            let is_apart = decoded.row.flags & flag::APART == 0 || (0..16).all(differs);
            (item.arg & NOT_31 == 0 || value != 31) && is_apart
        }
        Kind::Even => value & 1 == 0 && (decoded.row.flags & flag::MAX_22 == 0 || value <= 22),
        // With the offset in a register, the last operations are those of `rprfm`.
        Kind::Prefetch => value < 24 || !decoded.item::<A64>(3).is_some_and(|item| matches!(item.tag, tag::W | tag::X)),
        Kind::InvertedCondition => value < 14,
        Kind::Bitmask => {
            let Some(value) = bitmask_value(value, item.arg) else { return false };
            match decoded.item::<A64>(0).map_or(0, |first| first.tag) {
                tag::W | tag::X if decoded.mnemonic.is("mov") => {
                    // A move of 16 bits is preferred.
                    !is_mov_wide(value, is_wide) && !is_mov_wide(!value, is_wide)
                }
                tag::W | tag::X => true,
                _ if decoded.mnemonic.is("mov") => !is_vector_move(value, item.arg as u32),
                _ => true,
            }
        }
        Kind::MovZ => value & 0xffff != 0 || value >> 16 == 0,
        Kind::MovN => {
            let inverted = !(u64::from(value & 0xffff) << (16 * (value >> 16)));
            (value & 0xffff != 0 || value >> 16 == 0) && !is_mov_wide(inverted, is_wide)
        }
        Kind::MovWide => value >> 16 == 0,
        // The amount is the difference between the size and the rotation.
        Kind::ShiftLeft => {
            let (rotation, last) = (value >> 6, value & 0x3f);
            last + 1 == rotation && last < size - 1
        }
        // A bit field, whose last bit is in the item after its lowest.
        Kind::Lsb => value < size && last_bit(decoded) < size && last_bit(decoded) >= value,
        Kind::NegativeLsb => {
            let last = last_bit(decoded);
            let is_clear = decoded.mnemonic.is("bfc");
            // `all` enables no version of the architecture.
            let is_named = !is_clear || features.enables("v8.2a");
            value < size && last < size && (last < value || is_clear && value == 0) && is_named
        }
        // This value of op0 is that of `sys`, `sysl` and `sysp`.
        Kind::ReadRegister | Kind::WriteRegister => value >> 14 != 1 || decoded.mnemonic.is("mrrs"),
        Kind::ProcessorState => names::state(value, item.arg, features).is_some(),
        Kind::SystemOperation => {
            let with_register = decoded.row.count > 1;
            names::operation(value, item.arg as usize, with_register, features).is_some()
        }
        // A byte has no part that is shifted.
        Kind::ShiftedByte | Kind::ShiftedSignedByte => item.arg != 8 || value & 0x100 == 0,
        Kind::Shift => value >> 6 < 3 && (is_wide || value & 0x20 == 0),
        Kind::ShiftOrRotate => is_wide || value & 0x20 == 0,
        // The extensions of 64-bit registers have a row of their own, with such a register.
        Kind::Extend => value & 7 <= 4 && !(is_wide_row(decoded) && value >> 3 & 3 == 3),
        Kind::ExtendX => value & 7 <= 4 && value >> 3 & 3 == 3,
        Kind::IndexW => value >> 1 & 3 == 2,
        Kind::IndexX => value >> 1 & 3 == 3,
        _ => true,
    }
}

/// Returns whether the first register has 64 bits.
fn is_wide_row(decoded: &Decoded) -> bool {
    decoded.item::<A64>(0).is_some_and(|item| item.tag == tag::X)
}

/// The last bit of a bit field, from the item that holds its width.
fn last_bit(decoded: &Decoded) -> u32 {
    let width = decoded.items::<A64>().find(|item| matches!(item.kind, Kind::Width | Kind::InsertWidth));
    width.map_or(0, |item| item.extract(decoded.word))
}

/// The number of a register operand.
pub(super) fn number_of(decoded: &Decoded, index: usize) -> u32 {
    let Some(item) = decoded.item::<A64>(index) else { return 0 };
    match item.kind {
        Kind::Fixed => item.arg as u32,
        Kind::Tied if (item.arg as usize) < index => number_of(decoded, item.arg as usize),
        Kind::Next if (item.arg as usize) < index => number_of(decoded, item.arg as usize) + 1,
        Kind::RegisterApart | Kind::RegisterOrSp | Kind::Even => item.extract(decoded.word),
        _ => (item.arg & 0xff) as u32 + item.extract(decoded.word) * (item.arg >> 8).max(1) as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::super::features::TABLES;
    use super::*;
    use crate::arch::fixed_width::reach_tests::unreached;

    #[test]
    fn every_row_is_decoded() {
        let targets = |needed| {
            let own = Features::with(&TABLES, needed);
            let mut all = own.clone();
            all.set("all", true);
            // `bfc` has its name only there.
            let mut newer = own.clone();
            newer.set("v8.2a", true);
            vec![own, all, newer]
        };
        let missed = unreached::<A64>(|_| 0, &[()], targets);
        assert!(missed.is_empty(), "{}: {}", missed.len(), missed.join("\n"));
    }
}
