//! The fields of instructions and data that the layout or the linker fills.

use crate::arch::{Endian, FixupInfo, Pc, Range};
use crate::model::FixupKind;

/// What is to be done at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A mark for the linker: no field.
    None,
    /// 1 byte.
    Data1,
    /// 2 bytes.
    Data2,
    /// 4 bytes.
    Data4,
    /// 8 bytes.
    Data8,
    /// 4 bytes relative to the start of a COFF section.
    SecRel4,
    /// 2 bytes: the number of a COFF section.
    SecIdx2,
    /// `b`, narrow.
    Branch11,
    /// `beq`, narrow.
    Branch8,
    /// `b`, wide.
    Branch24,
    /// `beq`, wide.
    Branch20,
    /// `bl`
    Call24,
    /// `blx` of a label.
    Exchange24,
    /// `cbz`
    CompareBranch,
    /// `nop` in the place of a `cbz` of the next instruction.
    CompareNop,
    /// `ldr` of a literal, narrow.
    Literal8,
    /// `ldr` of a literal and its kin, wide: 12 bits and a sign.
    Literal12,
    /// `ldrd`, `vldr` and `ldc` of a literal: 8 bits, scaled by 4, and a sign.
    Literal10,
    /// `vldr.16` of a literal: 8 bits, scaled by 2, and a sign.
    Literal9,
    /// `adr`, narrow.
    Adr8,
    /// `adr`, wide.
    Adr12,
    /// `:lower16:`
    Lower16,
    /// `:upper16:`
    Upper16,
    /// `:upper8_15:`
    Upper8To15,
    /// `:upper0_7:`
    Upper0To7,
    /// `:lower8_15:`
    Lower8To15,
    /// `:lower0_7:`
    Lower0To7,
    /// A modified immediate.
    Modified12,
    /// `bf` and its kin: where the branch is.
    FutureBranch,
    /// `bf`: where it goes.
    FutureTarget16,
    /// `bfl`: where it goes.
    FutureTarget18,
    /// `bfcsel`: where it goes.
    FutureTarget12,
    /// `bfcsel`: what comes otherwise.
    FutureElse,
    /// `wls`
    LoopStart,
    /// `le`
    LoopEnd,
    /// `b` of A32, and `bl` with a condition.
    ArmJump24,
    /// `bl` of A32.
    ArmCall24,
}

/// How many kinds there are.
const KIND_COUNT: usize = 37;

/// All kinds, each at its number.
const KINDS: [Kind; KIND_COUNT] = [
    Kind::None,
    Kind::Data1,
    Kind::Data2,
    Kind::Data4,
    Kind::Data8,
    Kind::SecRel4,
    Kind::SecIdx2,
    Kind::Branch11,
    Kind::Branch8,
    Kind::Branch24,
    Kind::Branch20,
    Kind::Call24,
    Kind::Exchange24,
    Kind::CompareBranch,
    Kind::CompareNop,
    Kind::Literal8,
    Kind::Literal12,
    Kind::Literal10,
    Kind::Literal9,
    Kind::Adr8,
    Kind::Adr12,
    Kind::Lower16,
    Kind::Upper16,
    Kind::Upper8To15,
    Kind::Upper0To7,
    Kind::Lower8To15,
    Kind::Lower0To7,
    Kind::Modified12,
    Kind::FutureBranch,
    Kind::FutureTarget16,
    Kind::FutureTarget18,
    Kind::FutureTarget12,
    Kind::FutureElse,
    Kind::LoopStart,
    Kind::LoopEnd,
    Kind::ArmJump24,
    Kind::ArmCall24,
];

const fn data(name: &'static str, bytes: u8) -> FixupInfo {
    FixupInfo { name, bytes, offset: 0, bits: bytes * 8, endian: Endian::Little, pc: Pc::None, range: Range::Either }
}

/// A field of an instruction of so many bytes.
const fn code(name: &'static str, bytes: u8, bits: u8, pc: Pc) -> FixupInfo {
    FixupInfo { name, bytes, offset: 0, bits, endian: Endian::Little, pc, range: Range::Any }
}

/// What each kind fills, in the order of [`Kind`].
pub const FIXUPS: [FixupInfo; KIND_COUNT] = [
    data("FK_NONE", 0),
    data("FK_Data_1", 1),
    data("FK_Data_2", 2),
    data("FK_Data_4", 4),
    data("FK_Data_8", 8),
    data("FK_SecRel_4", 4),
    data("FK_SecRel_2", 2),
    code("fixup_arm_thumb_br", 2, 11, Pc::Field),
    code("fixup_arm_thumb_bcc", 2, 8, Pc::Field),
    code("fixup_t2_uncondbranch", 4, 24, Pc::Field),
    code("fixup_t2_condbranch", 4, 20, Pc::Field),
    code("fixup_arm_thumb_bl", 4, 24, Pc::Field),
    code("fixup_arm_thumb_blx", 4, 24, Pc::Aligned4),
    code("fixup_arm_thumb_cb", 2, 6, Pc::Field),
    code("fixup_arm_thumb_cb_nop", 2, 0, Pc::Field),
    code("fixup_arm_thumb_cp", 2, 8, Pc::Aligned4),
    code("fixup_t2_ldst_pcrel_12", 4, 12, Pc::Aligned4),
    code("fixup_t2_pcrel_10", 4, 8, Pc::Aligned4),
    code("fixup_t2_pcrel_9", 4, 8, Pc::Aligned4),
    code("fixup_thumb_adr_pcrel_10", 2, 8, Pc::Aligned4),
    code("fixup_t2_adr_pcrel_12", 4, 12, Pc::Aligned4),
    code("fixup_t2_movw_lo16", 4, 16, Pc::None),
    code("fixup_t2_movt_hi16", 4, 16, Pc::None),
    code("fixup_arm_thumb_upper_8_15", 2, 8, Pc::None),
    code("fixup_arm_thumb_upper_0_7", 2, 8, Pc::None),
    code("fixup_arm_thumb_lower_8_15", 2, 8, Pc::None),
    code("fixup_arm_thumb_lower_0_7", 2, 8, Pc::None),
    code("fixup_t2_so_imm", 4, 12, Pc::None),
    code("fixup_bf_branch", 4, 4, Pc::Field),
    code("fixup_bf_target", 4, 16, Pc::Field),
    code("fixup_bfl_target", 4, 18, Pc::Field),
    code("fixup_bfc_target", 4, 12, Pc::Field),
    code("fixup_bfcsel_else_target", 4, 1, Pc::None),
    code("fixup_wls", 4, 11, Pc::Field),
    code("fixup_le", 4, 11, Pc::Field),
    code("fixup_arm_uncondbranch", 4, 24, Pc::Field),
    code("fixup_arm_uncondbl", 4, 24, Pc::Field),
];

impl Kind {
    /// The kind as the model has it.
    #[must_use]
    pub const fn id(self) -> FixupKind {
        FixupKind(self as u8)
    }

    /// The kind of a number.
    #[inline]
    #[must_use]
    pub fn of(kind: FixupKind) -> Kind {
        KINDS.get(usize::from(kind.0)).copied().unwrap_or(Kind::None)
    }

    /// Whether the narrow instruction that has it may have to become a wide one.
    #[inline]
    #[must_use]
    pub fn may_grow(self) -> bool {
        matches!(self, Kind::Branch11 | Kind::Branch8 | Kind::CompareBranch | Kind::Literal8 | Kind::Adr8)
    }

    /// Whether it is a branch, whose COFF relocation has no place for a distance from its symbol.
    #[must_use]
    pub fn is_branch(self) -> bool {
        matches!(self, Kind::Branch24 | Kind::Branch20 | Kind::Call24 | Kind::Exchange24)
    }
}

/// The distances that a field of a branch or literal reaches, counted from the instruction, and what to write where the target is
/// farther.
#[must_use]
pub fn reach(kind: Kind) -> Option<(i64, i64, &'static str)> {
    /// The processor counts from 4 bytes after the start of the instruction.
    const AHEAD: i64 = 4;
    const OVER: &str = "branch over a 'b' to it with the opposite condition";
    const NEARER: &str = "move the datum nearer, with '.ltorg' for those of 'ldr ='";
    let (least, greatest, help) = match kind {
        Kind::Branch8 => (-256, 254, "write the wide form, with '.w'"),
        Kind::Branch11 => (-2048, 2046, "write the wide form, with '.w'"),
        Kind::Branch20 => (-(1 << 20), (1 << 20) - 2, OVER),
        Kind::Branch24 | Kind::Call24 => (-(1 << 24), (1 << 24) - 2, ""),
        Kind::CompareBranch | Kind::CompareNop => {
            (0, 126, "it reaches only what follows: write 'cmp' with 0 and a conditional branch")
        }
        Kind::Literal8 => (0, 1020, NEARER),
        Kind::Literal12 => (-4095, 4095, NEARER),
        Kind::Literal10 => (-1020, 1020, NEARER),
        _ => return None,
    };
    Some((least + AHEAD, greatest + AHEAD, help))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_at_their_numbers() {
        for (number, kind) in KINDS.iter().enumerate() {
            assert_eq!(*kind as usize, number);
        }
    }
}
