//! A fictional machine for tests: bit fields, split immediates, jumps of three sizes, big-endian data.

#![cfg(test)]

use super::{Backend, CoffRelocation, Endian, FixupInfo, Pair, Pc, Range, RangeError, Reach, RelaxField, RelaxForm};
use crate::model::{FixupKind, RelaxId};
use crate::parse::ast::Specifier;
use std::cell::Cell;

/// The page of an address, in 21 bits: the lowest two at bit 29, the others at bit 5.
pub const PAGE: FixupKind = FixupKind(5);
/// The offset in a page, in 12 bits at bit 10.
pub const PAGE_OFFSET: FixupKind = FixupKind(6);
/// Half of a distance, in two halfwords: 10 bits in the first and 11 in the second.
pub const SPLIT: FixupKind = FixupKind(7);
const NEAR: FixupKind = FixupKind(8);
const FAR: FixupKind = FixupKind(9);
const FARTHEST: FixupKind = FixupKind(10);
/// 4 bytes of data.
pub const DATA4: FixupKind = FixupKind(3);
/// 4 bytes of data that hold a distance.
pub const RELATIVE: FixupKind = FixupKind(11);

pub const JUMP: RelaxId = RelaxId(0xdead);
/// The specifier that always needs a relocation.
pub const VIA_TABLE: Specifier = Specifier(9);

const fn row(
    name: &'static str,
    bytes: u8,
    (offset, bits): (u8, u8),
    endian: Endian,
    pc: Pc,
    range: Range,
) -> FixupInfo {
    FixupInfo { name, bytes, offset, bits, endian, pc, range }
}

const ROWS: [FixupInfo; 12] = [
    row("none", 0, (0, 0), Endian::Big, Pc::None, Range::Any),
    row("data1", 1, (0, 8), Endian::Big, Pc::None, Range::Any),
    row("data2", 2, (0, 16), Endian::Big, Pc::None, Range::Any),
    row("data4", 4, (0, 32), Endian::Big, Pc::None, Range::Any),
    row("data8", 8, (0, 64), Endian::Big, Pc::None, Range::Any),
    row("page", 4, (5, 19), Endian::Little, Pc::Page, Range::Signed),
    row("page offset", 4, (10, 12), Endian::Little, Pc::None, Range::Unsigned),
    row("split", 4, (0, 0), Endian::Little, Pc::Aligned4, Range::Signed),
    row("near", 2, (3, 7), Endian::Big, Pc::Field, Range::Signed),
    row("far", 4, (11, 9), Endian::Big, Pc::Field, Range::Signed),
    row("farthest", 4, (0, 32), Endian::Big, Pc::Field, Range::Signed),
    row("relative", 4, (0, 32), Endian::Big, Pc::Field, Range::Signed),
];

#[derive(Debug, Default)]
pub struct Toy {
    /// The number of calls that check whether a value fits.
    pub asked: Cell<u64>,
}

/// The encodings of the jump: bytes and field.
const FORMS: [(&[u8], [RelaxField; 1]); 3] = [
    (&[0x80, 0x05], [RelaxField { at: 0, kind: NEAR, value: 0, addend: -2 }]),
    (&[0x90, 0x00, 0x00, 0x06], [RelaxField { at: 0, kind: FAR, value: 0, addend: -4 }]),
    (&[0xa0, 0x07, 0, 0, 0, 0], [RelaxField { at: 2, kind: FARTHEST, value: 0, addend: -4 }]),
];

impl Backend for Toy {
    const FIXUPS: &'static [FixupInfo] = &ROWS;

    fn apply(&self, kind: FixupKind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        let info = self.fixup(kind);
        match kind {
            PAGE => {
                let page = value >> 12;
                let low = FixupInfo { offset: 29, bits: 2, range: Range::Any, ..*info };
                low.put(page, bytes)?;
                info.put(page >> 2, bytes)
            }
            PAGE_OFFSET => info.put(value & 0xfff, bytes),
            SPLIT if value & 1 != 0 => Err(RangeError("the target is at an odd address".to_owned())),
            SPLIT => {
                let (first, second) = bytes.split_at_mut(2);
                let half = FixupInfo { bytes: 2, bits: 11, range: Range::Any, ..*info };
                half.put(value >> 1, second)?;
                FixupInfo { bits: 10, range: Range::Signed, ..half }.put(value >> 12, first)
            }
            _ => info.put(value, bytes),
        }
    }

    fn read_addend(&self, kind: FixupKind, bytes: &[u8]) -> i64 {
        let info = self.fixup(kind);
        match kind {
            PAGE => {
                let low = FixupInfo { offset: 29, bits: 2, range: Range::Unsigned, ..*info };
                (info.get(bytes) << 2 | low.get(bytes)) << 12
            }
            SPLIT => {
                let half = FixupInfo { bytes: 2, bits: 11, range: Range::Unsigned, ..*info };
                let first = FixupInfo { bits: 10, range: Range::Signed, ..half }.get(&bytes[..2]);
                (first << 11 | half.get(&bytes[2..])) << 1
            }
            _ => info.get(bytes),
        }
    }

    fn relax_form(&self, _id: RelaxId, state: u8) -> RelaxForm<'_> {
        let (bytes, fields) = &FORMS[usize::from(state.min(2))];
        RelaxForm { size: bytes.len() as u8, may_grow: state < 2, fields }
    }

    fn relax_fits(&self, _id: RelaxId, state: u8, field: usize, reach: Reach) -> bool {
        self.asked.set(self.asked.get() + 1);
        let info = self.fixup(FORMS[usize::from(state.min(2))].1[field].kind);
        reach.value.is_some_and(|value| info.fits(value))
    }

    fn relax_growth(&self) -> u8 {
        (FORMS[2].0.len() - FORMS[0].0.len()) as u8
    }

    fn relax_write(&self, _id: RelaxId, state: u8, out: &mut Vec<u8>) {
        out.extend_from_slice(FORMS[usize::from(state.min(2))].0);
    }

    fn forces_relocation(&self, _: FixupKind, specifier: Specifier) -> bool {
        specifier == VIA_TABLE
    }

    fn longest_nop(&self, _mode: u8) -> u8 {
        2
    }

    fn nops(&self, count: u64, _longest: u8, _mode: u8, out: &mut Vec<u8>) {
        out.extend(std::iter::repeat_n(0x4e, count as usize));
    }

    fn elf_relocation(&self, kind: FixupKind, specifier: Specifier, relative: bool, _: i64) -> Result<u32, String> {
        Ok(u32::from(kind.0) + 0x100 * u32::from(specifier.0) + if relative { 0x40 } else { 0 })
    }

    fn coff_relocation(&self, kind: FixupKind, _: Specifier, difference: bool) -> Result<CoffRelocation, String> {
        let bias = if kind == FARTHEST { 4 } else { 0 };
        if difference {
            Err("no differences".into())
        } else {
            Ok(CoffRelocation { kind: u16::from(kind.0), bias, zero: false, pair: Pair::None })
        }
    }

    fn needs_symbol(&self, specifier: Specifier, _: u32) -> bool {
        specifier == VIA_TABLE
    }

    fn is_tls(&self, _: Specifier) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_keep_the_opcode_and_read_back() {
        let toy = Toy::default();
        // An ADRP of register 3, and the halves of a BL.
        for (kind, bytes, values) in [
            (PAGE, [0x03, 0, 0, 0x90], [0, 0x1000, -0x1000, 0x3_0000, -0x1_0000_0000]),
            (SPLIT, [0x00, 0xf0, 0x00, 0xf8], [0, 2, -2, 0xffe, -0x20_0000]),
            (NEAR, [0x80, 0x05, 0, 0], [0, 1, -1, 63, -64]),
        ] {
            let size = usize::from(toy.fixup(kind).bytes);
            for value in values {
                let mut field = bytes;
                assert_eq!(toy.apply(kind, value, &mut field[..size]), Ok(()), "{kind:?} {value}");
                assert_eq!(toy.read_addend(kind, &field[..size]), value, "{kind:?}");
                assert_eq!(toy.apply(kind, 0, &mut field[..size]), Ok(()));
                assert_eq!(field, bytes);
            }
        }
        let mut adrp = [0x03, 0, 0, 0x90];
        assert_eq!(toy.apply(PAGE, 0x5000, &mut adrp), Ok(()));
        assert_eq!(adrp, [0x23, 0, 0, 0xb0]);
        assert!(toy.apply(PAGE, 1 << 33, &mut adrp).is_err());
        assert!(toy.apply(SPLIT, 3, &mut adrp).is_err());
        assert!(toy.apply(NEAR, 64, &mut adrp[..2]).is_err());
    }
}
