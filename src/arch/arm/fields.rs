//! The fields that relocations fill.

use super::field;
use super::fixup::Kind;
use crate::arch::relocation_types::Fields;
use crate::arch::{Endian, FixupInfo, Pc, Range, RangeError};
use crate::model::FixupKind;

/// The fields of T32 and data.
#[derive(Debug)]
pub struct T32Fields {
    /// Data and instructions are big-endian.
    pub big_endian: bool,
}

/// A distance in the low 31 bits of a word (`R_ARM_PREL31`).
pub const PREL31: u8 = 200;
/// A `movw` followed by a `movt` (`IMAGE_REL_ARM_MOV32T`).
pub const MOV32: u8 = 201;

static PREL31_FIELD: FixupInfo = FixupInfo { bits: 31, ..FixupInfo::data("prel31", 4, Pc::Field, Range::Signed) };

static BIG_PREL31_FIELD: FixupInfo = FixupInfo { endian: Endian::Big, ..PREL31_FIELD };

static MOV32_FIELD: FixupInfo = FixupInfo { bits: 31, ..FixupInfo::data("mov32", 8, Pc::None, Range::Signed) };

impl T32Fields {
    fn prel31(&self) -> &'static FixupInfo {
        if self.big_endian { &BIG_PREL31_FIELD } else { &PREL31_FIELD }
    }
}

/// Does something with a field whose big-endian instruction is little-endian meanwhile.
pub fn in_order<T>(kind: Kind, bytes: &mut [u8], act: impl FnOnce(&mut [u8]) -> T) -> T {
    let Some(unit) = kind.unit() else { return act(bytes) };
    unit.swap(bytes);
    let result = act(bytes);
    unit.swap(bytes);
    result
}

impl Fields for T32Fields {
    fn field(&self, kind: u8) -> &'static FixupInfo {
        match kind {
            PREL31 => &PREL31_FIELD,
            MOV32 => &MOV32_FIELD,
            _ => Kind::of(FixupKind(kind)).info(),
        }
    }

    fn apply(&self, kind: u8, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        match kind {
            PREL31 => self.prel31().put(value, bytes),
            MOV32 => {
                let (lower, upper) = bytes.split_at_mut(bytes.len().min(4));
                field::apply(Kind::Lower16, value, true, lower)?;
                field::apply(Kind::Upper16, value, true, upper)
            }
            _ if !self.big_endian => field::apply(Kind::of(FixupKind(kind)), value, true, bytes),
            _ => {
                let kind = Kind::of(FixupKind(kind)).big();
                in_order(kind, bytes, |bytes| field::apply(kind, value, true, bytes))
            }
        }
    }

    fn read(&self, kind: u8, bytes: &[u8]) -> i64 {
        match kind {
            PREL31 => self.prel31().get(bytes),
            MOV32 => {
                let (lower, upper) = bytes.split_at(bytes.len().min(4));
                let (lower, upper) = (field::read(Kind::Lower16, lower), field::read(Kind::Upper16, upper));
                upper << 16 | lower & 0xffff
            }
            _ if !self.big_endian => field::read(Kind::of(FixupKind(kind)), bytes),
            _ => {
                let kind = Kind::of(FixupKind(kind)).big();
                let (mut copy, size) = ([0; 8], bytes.len().min(8));
                copy[..size].copy_from_slice(&bytes[..size]);
                in_order(kind, &mut copy[..size], |bytes| field::read(kind, bytes))
            }
        }
    }
}
