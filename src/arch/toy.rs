//! A fictional machine for tests of the layout: a jump of three sizes.

#![cfg(test)]

use super::{Backend, CoffRelocation, Endian, FixupInfo, Pc, Range, Reach, RelaxField, RelaxForm};
use crate::model::{Contents, FixupKind, RelaxId};
use crate::parse::ast::Specifier;
use std::sync::atomic::{AtomicU64, Ordering};

pub const JUMP: RelaxId = RelaxId(0xdead);

/// A signed distance in big-endian bytes.
const fn distance(name: &'static str, bytes: u8, offset: u8, bits: u8) -> FixupInfo {
    FixupInfo { offset, bits, endian: Endian::Big, ..FixupInfo::data(name, bytes, Pc::Field, Range::Signed) }
}

#[derive(Debug, Default)]
pub struct Toy {
    /// The number of calls that check whether a value fits.
    pub asked: AtomicU64,
}

/// The encodings of the jump: bytes and field.
const FORMS: [(&[u8], [RelaxField; 1]); 3] = [
    (&[0x80, 0x05], [RelaxField { at: 0, kind: FixupKind(1), value: 0, addend: -2 }]),
    (&[0x90, 0x00, 0x00, 0x06], [RelaxField { at: 0, kind: FixupKind(2), value: 0, addend: -4 }]),
    (&[0xa0, 0x07, 0, 0, 0, 0], [RelaxField { at: 2, kind: FixupKind(3), value: 0, addend: -4 }]),
];

impl Backend for Toy {
    const FIXUPS: &'static [FixupInfo] = &[
        FixupInfo::data("none", 0, Pc::None, Range::Any),
        distance("near", 2, 3, 7),
        distance("far", 4, 11, 9),
        distance("farthest", 4, 0, 32),
    ];

    fn relax_form(&self, _id: RelaxId, state: u8) -> RelaxForm<'_> {
        let (bytes, fields) = &FORMS[usize::from(state.min(2))];
        RelaxForm { size: bytes.len() as u8, may_grow: state < 2, fields }
    }

    fn relax_fits(&self, _id: RelaxId, state: u8, field: usize, reach: Reach) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let info = self.fixup(FORMS[usize::from(state.min(2))].1[field].kind);
        reach.value.is_some_and(|value| info.fits(value))
    }

    fn relax_growth(&self) -> u8 {
        (FORMS[2].0.len() - FORMS[0].0.len()) as u8
    }

    fn relax_write(&self, _id: RelaxId, state: u8, out: &mut Contents) {
        out.append(FORMS[usize::from(state.min(2))].0);
    }

    fn forces_relocation(&self, _: FixupKind, _: Specifier) -> bool {
        false
    }

    fn longest_nop(&self, _mode: u8) -> u8 {
        2
    }

    fn nops(&self, count: u64, _longest: u8, _mode: u8, out: &mut Contents) {
        out.fill(0x4e, count as usize);
    }

    fn elf_relocation(&self, _: FixupKind, _: Specifier, _: bool, _: i64) -> Result<u32, String> {
        Err("the layout makes no relocations".into())
    }

    fn coff_relocation(&self, _: FixupKind, _: Specifier, _: bool) -> Result<CoffRelocation, String> {
        Err("the layout makes no relocations".into())
    }

    fn needs_symbol(&self, _: Specifier, _: u32) -> bool {
        false
    }

    fn is_tls(&self, _: Specifier) -> bool {
        false
    }
}
