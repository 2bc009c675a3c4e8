//! The fields that relocations fill.

use super::fixup::{self, Kind};
use crate::arch::relocation_types::Fields;
use crate::arch::{FixupInfo, RangeError};
use crate::model::FixupKind;

/// The fields for one byte order of data.
#[derive(Debug)]
pub struct A64Fields {
    /// Data is big-endian.
    pub big_endian: bool,
}

/// The scaled offset of a load or store whose size is taken from the instruction.
pub const ACCESS: u8 = 200;

/// The fixup kind of a load or store's offset.
fn access(bytes: &[u8]) -> Kind {
    let word = bytes.iter().rev().fold(0u32, |word, byte| word << 8 | u32::from(*byte));
    // Accesses of 128 bits have size 0 and another bit.
    let is_wide = word & 0x0480_0000 == 0x0480_0000;
    match word >> 30 {
        _ if is_wide => Kind::Load128,
        0 => Kind::Load8,
        1 => Kind::Load16,
        2 => Kind::Load32,
        _ => Kind::Load64,
    }
}

impl A64Fields {
    fn kind(&self, kind: u8, bytes: &[u8]) -> Kind {
        match Kind::of(FixupKind(kind)) {
            _ if kind == ACCESS => access(bytes),
            Kind::Data2 if self.big_endian => Kind::BigData2,
            Kind::Data4 if self.big_endian => Kind::BigData4,
            Kind::Data8 if self.big_endian => Kind::BigData8,
            kind => kind,
        }
    }
}

impl Fields for A64Fields {
    fn field(&self, kind: u8) -> &'static FixupInfo {
        let kind = if kind == ACCESS { Kind::Load8 } else { Kind::of(FixupKind(kind)) };
        kind.info()
    }

    fn apply(&self, kind: u8, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        fixup::apply(self.kind(kind, bytes), value, bytes)
    }

    fn read(&self, kind: u8, bytes: &[u8]) -> i64 {
        fixup::read(self.kind(kind, bytes), bytes)
    }
}
