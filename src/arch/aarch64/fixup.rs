//! The fields of instructions and data that the layout or the linker fills.

use super::movw::mov_wide;
use crate::arch::fixup::fixups;
use crate::arch::{Endian, FixupInfo, Pc, Range, RangeError};

const fn big(name: &'static str, shown: &'static str, bytes: u8) -> FixupInfo {
    FixupInfo { endian: Endian::Big, ..FixupInfo::integer(name, shown, bytes) }
}

/// A field of an instruction: its lowest bit and its width.
const fn code(name: &'static str, shown: &'static str, (offset, bits): (u8, u8), pc: Pc, range: Range) -> FixupInfo {
    FixupInfo { shown, offset, bits, area: (offset, bits), ..FixupInfo::data(name, 4, pc, range) }
}

/// The distance to a label, in instructions.
const fn label(name: &'static str, shown: &'static str, at: (u8, u8)) -> FixupInfo {
    FixupInfo { scale: 2, ..code(name, shown, at, Pc::Field, Range::Signed) }
}

/// The 12-bit offset of an `add`, or of a load or store, which is scaled.
const fn offset(name: &'static str, shown: &'static str, scale: u8) -> FixupInfo {
    FixupInfo { scale, ..code(name, shown, (10, 12), Pc::None, Range::Unsigned) }
}

/// The upper 19 bits of a distance; 2 more are elsewhere.
const fn split(name: &'static str, shown: &'static str, pc: Pc) -> FixupInfo {
    FixupInfo { area: (0, 32), ..code(name, shown, (5, 19), pc, Range::Signed) }
}

/// 16 bits of a value, in a `movz`, `movn` or `movk`.
const HALF: FixupInfo = code("fixup_aarch64_movw", "movz/movk", (5, 16), Pc::None, Range::Any);

fixups! {
    Kind;
    /// `b`
    Branch26 = label("fixup_aarch64_pcrel_branch26", "branch26", (0, 26));
    /// `bl`
    Call26 = label("fixup_aarch64_pcrel_call26", "call26", (0, 26));
    /// `b.eq`, `cbz`
    Branch19 = label("fixup_aarch64_pcrel_branch19", "branch19", (5, 19));
    /// `tbz`
    TestBranch14 = label("fixup_aarch64_pcrel_branch14", "tbranch14", (5, 14));
    /// `cbgt`
    Branch9 = label("fixup_aarch64_pcrel_branch9", "branch9", (5, 9));
    /// `ldr` (literal)
    Literal19 = label("fixup_aarch64_ldr_pcrel_imm19", "literal19", (5, 19));
    /// `adr`
    Adr21 = split("fixup_aarch64_pcrel_adr_imm21", "adr", Pc::Field);
    /// `adrp`
    Adrp21 = split("fixup_aarch64_pcrel_adrp_imm21", "adrp", Pc::Page);
    /// `add` with a 12-bit immediate.
    Add12 = offset("fixup_aarch64_add_imm12", "add (uimm12)", 0);
    Load8 = offset("fixup_aarch64_ldst_imm12_scale1", "8-bit load/store", 0);
    Load16 = offset("fixup_aarch64_ldst_imm12_scale2", "16-bit load/store", 1);
    Load32 = offset("fixup_aarch64_ldst_imm12_scale4", "32-bit load/store", 2);
    Load64 = offset("fixup_aarch64_ldst_imm12_scale8", "64-bit load/store", 3);
    Load128 = offset("fixup_aarch64_ldst_imm12_scale16", "128-bit load/store", 4);
    /// `movz` or `movk` with the lowest 16 bits of an address; the linker checks all but the `Nc` kinds for overflow.
    Mov0 = HALF;
    Mov0Nc = HALF;
    Mov1 = HALF;
    Mov1Nc = HALF;
    Mov2 = HALF;
    Mov2Nc = HALF;
    Mov3 = HALF;
    /// `movz` or `movn` with the lowest 16 bits of a signed value.
    Mov0Signed = HALF;
    Mov1Signed = HALF;
    Mov2Signed = HALF;
    /// The whole value, in a `movz` or `movn`.
    MovRaw = HALF;
    /// A field of `movz` or `movk` that only the linker can fill.
    MovOther = HALF;
    /// 4 bytes relative to the start of a COFF section.
    SecRel4 = FixupInfo::integer("FK_SecRel_4", "secrel4", 4);
    /// 2 bytes: index of a COFF section.
    SecIdx2 = FixupInfo::integer("FK_SecRel_2", "secidx2", 2);
    /// A marker for the linker at a call of a TLS descriptor's resolver, without a field.
    TlsDescCall = FixupInfo::integer("fixup_aarch64_tlsdesc_call", "tlsdesccall", 0);
    /// `retaasppc`: backwards to the signing instruction.
    Branch16 = FixupInfo { range: Range::Unsigned, ..label("fixup_aarch64_pcrel_branch16", "branch16", (5, 16)) };
    /// 8 bytes: a signed pointer with its schema.
    Auth8 = FixupInfo::integer("fixup_aarch64_auth", "auth8", 0);
    BigData2 = big("FK_Data_2_be", "data2", 2);
    BigData4 = big("FK_Data_4_be", "data4", 4);
    BigData8 = big("FK_Data_8_be", "data8", 8);
}

impl Kind {
    /// The kind of the scaled offset of an access of `bits` bits.
    #[must_use]
    pub fn load_store(bits: i32) -> Kind {
        match bits {
            8 => Kind::Load8,
            16 => Kind::Load16,
            32 => Kind::Load32,
            64 => Kind::Load64,
            _ => Kind::Load128,
        }
    }

    /// Returns whether the kind is a field of `movz`, `movn` or `movk`.
    #[must_use]
    pub fn is_movw(self) -> bool {
        (Kind::Mov0 as u8..=Kind::MovOther as u8).contains(&(self as u8))
    }

    /// The corresponding little-endian kind.
    #[inline]
    #[must_use]
    pub fn little(self) -> Kind {
        match self {
            Kind::BigData2 => Kind::Data2,
            Kind::BigData4 => Kind::Data4,
            Kind::BigData8 => Kind::Data8,
            other => other,
        }
    }
}

/// The range of a PC-relative field, and the help for targets outside it.
pub(super) fn reach(kind: Kind) -> Option<(i64, i64, &'static str)> {
    let help = match kind {
        Kind::Branch26 | Kind::Call26 => "",
        Kind::Branch19 | Kind::TestBranch14 | Kind::Branch9 => "use the opposite condition to branch over a 'b' to it",
        Kind::Adr21 => "'adrp' and 'add' with ':lo12:' reach 4 GiB",
        Kind::Literal19 => "move the literal closer, or load its address with 'adrp'",
        _ => return None,
    };
    let FixupInfo { scale, bits, .. } = *kind.info();
    let bits = if kind == Kind::Adr21 { 21 } else { bits };
    let end = 1i64 << (bits - 1);
    Some((-end << scale, (end - 1) << scale, help))
}

pub(super) fn out_of_range() -> RangeError {
    RangeError("fixup value out of range".to_owned())
}

/// Writes a value into a field.
///
/// # Errors
/// If the value does not fit the field.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn apply(kind: Kind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
    let info = kind.info();
    if matches!(kind, Kind::Adr21 | Kind::Adrp21) {
        let value = if kind == Kind::Adrp21 { value >> 12 } else { value };
        let low = FixupInfo { offset: 29, bits: 2, range: Range::Any, ..*info };
        low.put(value, bytes)?;
        return info.put(value >> 2, bytes).map_err(|_| out_of_range());
    }
    if kind.is_movw() {
        return mov_wide(kind, value, bytes);
    }
    // The distance is encoded as a positive number of instructions backwards.
    let value = if kind == Kind::Branch16 { value.wrapping_neg() } else { value };
    let scale = info.scale;
    if value & ((1 << scale) - 1) != 0 {
        let message = if info.is_pc_relative() {
            "fixup not sufficiently aligned".to_owned()
        } else {
            format!("fixup must be {}-byte aligned", 1 << scale)
        };
        return Err(RangeError(message));
    }
    let done = info.put(value >> scale, bytes);
    if info.bytes == 4 && info.bits < 32 { done.map_err(|_| out_of_range()) } else { done }
}

/// Writes the addend that an instruction's field holds for its COFF relocation.
///
/// # Errors
/// If the linker would interpret the addend differently.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn coff_addend(kind: Kind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
    match kind {
        // Linkers treat this addend as a byte offset, not as pages.
        Kind::Adrp21 => apply(Kind::Adr21, value, bytes),
        Kind::Branch26 | Kind::Call26 if value != 0 => {
            Err(RangeError("cannot perform a PC-relative fixup with a non-zero symbol offset".to_owned()))
        }
        Kind::Add12 | Kind::Load8 | Kind::Load16 | Kind::Load32 | Kind::Load64 | Kind::Load128 => {
            apply(kind, value & 0xfff, bytes)
        }
        _ => apply(kind, value, bytes),
    }
}

/// The value of a field: the inverse of [`apply`].
#[must_use]
pub fn read(kind: Kind, bytes: &[u8]) -> i64 {
    let info = kind.info();
    if matches!(kind, Kind::Adr21 | Kind::Adrp21) {
        let low = FixupInfo { offset: 29, bits: 2, range: Range::Unsigned, ..*info };
        let value = info.get(bytes) << 2 | low.get(bytes);
        return if kind == Kind::Adrp21 { value << 12 } else { value };
    }
    let value = info.get(bytes) << info.scale;
    if kind == Kind::Branch16 { value.wrapping_neg() } else { value }
}
