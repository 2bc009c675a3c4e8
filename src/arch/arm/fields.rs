//! The fields that relocations fill.

use super::field;
use super::fixup::Kind;
use crate::arch::relocation_types::Fields;
use crate::arch::{FixupInfo, Pc, Range, RangeError};
use crate::model::FixupKind;

/// The fields of T32 and data.
#[derive(Debug)]
pub struct T32Fields;

/// A distance in the low 31 bits of a word (`R_ARM_PREL31`).
pub const PREL31: u8 = 200;
/// A `movw` followed by a `movt` (`IMAGE_REL_ARM_MOV32T`).
pub const MOV32: u8 = 201;

static PREL31_FIELD: FixupInfo = FixupInfo { bits: 31, ..FixupInfo::data("prel31", 4, Pc::Field, Range::Signed) };

static MOV32_FIELD: FixupInfo = FixupInfo { bits: 31, ..FixupInfo::data("mov32", 8, Pc::None, Range::Signed) };

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
            PREL31 => PREL31_FIELD.put(value, bytes),
            MOV32 => {
                let (lower, upper) = bytes.split_at_mut(bytes.len().min(4));
                field::apply(Kind::Lower16, value, true, lower)?;
                field::apply(Kind::Upper16, value, true, upper)
            }
            _ => field::apply(Kind::of(FixupKind(kind)), value, true, bytes),
        }
    }

    fn read(&self, kind: u8, bytes: &[u8]) -> i64 {
        match kind {
            PREL31 => PREL31_FIELD.get(bytes),
            MOV32 => {
                let (lower, upper) = bytes.split_at(bytes.len().min(4));
                let (lower, upper) = (field::read(Kind::Lower16, lower), field::read(Kind::Upper16, upper));
                upper << 16 | lower & 0xffff
            }
            _ => field::read(Kind::of(FixupKind(kind)), bytes),
        }
    }
}
