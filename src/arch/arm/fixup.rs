//! The fields of instructions and data that the layout or the linker fills.

use crate::arch::{Endian, FixupInfo, Pc, Range};
use crate::model::FixupKind;

/// The kind of a fixup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A marker for the linker, without a field.
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
    /// 2 bytes: index of a COFF section.
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
    /// `blx` to a label.
    Exchange24,
    /// `cbz`
    CompareBranch,
    /// A `cbz` to the next instruction, which becomes a `nop`.
    CompareNop,
    /// `ldr` (literal), narrow.
    Literal8,
    /// `ldr` (literal) and similar loads, wide: 12 bits and a sign.
    Literal12,
    /// `ldrd`, `vldr` and `ldc` (literal): 8 bits, scaled by 4, and a sign.
    Literal10,
    /// `vldr.16` (literal): 8 bits, scaled by 2, and a sign.
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
    /// `bf` and similar instructions: the location of the branch.
    FutureBranch,
    /// `bf`: the branch target.
    FutureTarget16,
    /// `bfl`: the branch target.
    FutureTarget18,
    /// `bfcsel`: the branch target.
    FutureTarget12,
    /// `bfcsel`: the target if the condition is false.
    FutureElse,
    /// `wls`
    LoopStart,
    /// `le`
    LoopEnd,
    /// `b` of A32, and conditional `bl`.
    ArmJump24,
    /// `bl` of A32.
    ArmCall24,
}

/// The number of kinds.
const KIND_COUNT: usize = 37;

/// All kinds, indexed by number.
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

/// A field of an instruction of `bytes` bytes.
const fn code(name: &'static str, bytes: u8, bits: u8, pc: Pc) -> FixupInfo {
    FixupInfo { name, bytes, offset: 0, bits, endian: Endian::Little, pc, range: Range::Any }
}

/// The field of each kind, in the order of [`Kind`].
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
    /// The kind as stored in the model.
    #[must_use]
    pub const fn id(self) -> FixupKind {
        FixupKind(self as u8)
    }

    /// The kind with a number.
    #[inline]
    #[must_use]
    pub fn of(kind: FixupKind) -> Kind {
        KINDS.get(usize::from(kind.0)).copied().unwrap_or(Kind::None)
    }

    /// Returns whether the narrow instruction with this fixup can be relaxed to a wide one.
    #[inline]
    #[must_use]
    pub fn may_grow(self) -> bool {
        matches!(self, Kind::Branch11 | Kind::Branch8 | Kind::CompareBranch | Kind::Literal8 | Kind::Adr8)
    }

    /// Returns whether the kind is a branch, whose COFF relocation cannot hold an addend.
    #[must_use]
    pub fn is_branch(self) -> bool {
        matches!(self, Kind::Branch24 | Kind::Branch20 | Kind::Call24 | Kind::Exchange24)
    }
}

/// The range of a branch or literal, relative to the instruction, and the help for targets outside it.
#[must_use]
pub fn reach(kind: Kind) -> Option<(i64, i64, &'static str)> {
    /// The PC bias of T32.
    const AHEAD: i64 = 4;
    const OVER: &str = "use the opposite condition to branch over a 'b' to it";
    const NEARER: &str = "move the literal closer; use '.ltorg' for those of 'ldr ='";
    let (least, greatest, help) = match kind {
        Kind::Branch8 => (-256, 254, "write the wide form, with '.w'"),
        Kind::Branch11 => (-2048, 2046, "write the wide form, with '.w'"),
        Kind::Branch20 => (-(1 << 20), (1 << 20) - 2, OVER),
        Kind::Branch24 | Kind::Call24 => (-(1 << 24), (1 << 24) - 2, ""),
        Kind::CompareBranch | Kind::CompareNop => {
            (0, 126, "it can only branch forward: use 'cmp' with 0 and a conditional branch")
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
