//! The fields that relocations fill.

use super::field;
use super::fixup::Kind;
use crate::arch::relocation_types::{Fields, Selected};
use crate::arch::{Endian, FixupInfo, Pc, Range, RangeError};
use crate::model::FixupKind;

/// The fields of instructions and data.
#[derive(Debug)]
pub struct T32Fields {
    /// Data and instructions are big-endian.
    big_endian: bool,
    /// Calls can switch the instruction set (`blx`, since ARMv5T).
    exchanges: bool,
    /// Calls in T32 reach 16 MiB rather than 4 (since ARMv6T2 and in ARMv6-M).
    far: bool,
}

/// A distance in the low 31 bits of a word (`R_ARM_PREL31`).
pub const PREL31: u8 = 200;
/// A `movw` followed by a `movt` (`IMAGE_REL_ARM_MOV32T`).
pub const MOV32: u8 = 201;
/// `blx` of A32, whose target can be halfway between two words.
const A32_EXCHANGE: u8 = 202;
/// `blx` of T32.
const T32_EXCHANGE: u8 = 203;
/// Set in the last byte of a `bl` of T32, and clear in that of a `blx`.
const STAYS: u8 = 0x10;

static PREL31_FIELD: FixupInfo = FixupInfo { bits: 31, ..FixupInfo::data("prel31", 4, Pc::Field, Range::Signed) };

static BIG_PREL31_FIELD: FixupInfo = FixupInfo { endian: Endian::Big, ..PREL31_FIELD };

static MOV32_FIELD: FixupInfo = FixupInfo { bits: 31, ..FixupInfo::data("mov32", 8, Pc::None, Range::Signed) };

impl T32Fields {
    pub const fn new(big_endian: bool) -> T32Fields {
        T32Fields { big_endian, exchanges: true, far: true }
    }

    pub const fn near(self) -> T32Fields {
        T32Fields { far: false, ..self }
    }

    pub const fn without_exchange(self) -> T32Fields {
        T32Fields { exchanges: false, ..self }
    }

    /// The range of a call in T32.
    fn check_range(&self, value: i64) -> Result<(), RangeError> {
        let end = if self.far { 1 << 24 } else { 1 << 22 };
        let is_near = (-end..end).contains(&value.wrapping_sub(4));
        if is_near { Ok(()) } else { Err(RangeError("Relocation out of range".to_owned())) }
    }

    /// Writes a field of a little-endian instruction.
    fn apply_little(&self, kind: u8, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        match kind {
            A32_EXCHANGE => {
                field::apply(Kind::ArmExchange24, value & !1, true, bytes)?;
                if let [_, _, _, last] = bytes {
                    *last = *last & !1 | u8::from(value & 2 != 0);
                }
                Ok(())
            }
            T32_EXCHANGE => {
                self.check_range(value)?;
                field::apply(Kind::Exchange24, value & !1, true, bytes)
            }
            _ => {
                let kind = Kind::of(FixupKind(kind));
                if kind == Kind::Call24 {
                    self.check_range(value)?;
                }
                field::apply(kind, value, true, bytes)
            }
        }
    }

    /// Selects the instruction of a branch whose bytes are little-endian: see [`Fields::select_branch`].
    fn select(&self, kind: Kind, odd: Option<bool>, bytes: &mut [u8]) -> Option<Selected> {
        let [.., last] = bytes else { return None };
        let of = |kind: u8, odd: bool| Some(Selected { kind, odd });
        match kind {
            Kind::ArmCall24 => {
                let condition = *last >> 4;
                let odd = odd.unwrap_or(condition == 15);
                match (odd, condition) {
                    (true, 14 | 15) if self.exchanges => *last = 0xfa,
                    (true, _) => return None,
                    (false, 15) => *last = 0xeb,
                    (false, _) => {}
                }
                of(if odd { A32_EXCHANGE } else { kind as u8 }, odd)
            }
            Kind::Call24 => {
                let odd = odd.unwrap_or(*last & STAYS != 0);
                if !odd && !self.exchanges {
                    return None;
                }
                *last = if odd { *last | STAYS } else { *last & !STAYS };
                of(if odd { kind as u8 } else { T32_EXCHANGE }, odd)
            }
            _ => {
                let own = !kind.is_a32();
                if odd.unwrap_or(own) == own { of(kind as u8, own) } else { None }
            }
        }
    }

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
            A32_EXCHANGE => Kind::ArmExchange24.info(),
            T32_EXCHANGE => Kind::Exchange24.info(),
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
            _ if !self.big_endian => self.apply_little(kind, value, bytes),
            A32_EXCHANGE => in_order(Kind::ArmExchange24, bytes, |bytes| self.apply_little(kind, value, bytes)),
            T32_EXCHANGE => in_order(Kind::Exchange24, bytes, |bytes| self.apply_little(kind, value, bytes)),
            _ => {
                let kind = Kind::of(FixupKind(kind)).big();
                in_order(kind, bytes, |bytes| self.apply_little(kind as u8, value, bytes))
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

    fn select_branch(&self, kind: u8, odd: Option<bool>, bytes: &mut [u8]) -> Option<Selected> {
        let kind = Kind::of(FixupKind(kind));
        if self.big_endian {
            in_order(kind, bytes, |bytes| self.select(kind, odd, bytes))
        } else {
            self.select(kind, odd, bytes)
        }
    }
}
