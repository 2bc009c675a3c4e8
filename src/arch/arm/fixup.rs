//! The fields of instructions and data that the layout or the linker fills.

use super::order::Unit;
use crate::arch::fixup::fixups;
use crate::arch::{Endian, FixupInfo, Pc, Range};

/// A field of an instruction of `bytes` bytes.
const fn code(name: &'static str, bytes: u8, bits: u8, pc: Pc) -> FixupInfo {
    FixupInfo { bits, ..FixupInfo::data(name, bytes, pc, Range::Any) }
}

/// A fixup of which the encoding shows the lowest `area` bits as the field.
const fn shown(area: u8, info: FixupInfo) -> FixupInfo {
    FixupInfo { area: (0, area), ..info }
}

fixups! {
    Kind;
    /// 4 bytes relative to the start of a COFF section.
    SecRel4 = FixupInfo::integer("FK_SecRel_4", "", 4);
    /// 2 bytes: index of a COFF section.
    SecIdx2 = FixupInfo::integer("FK_SecRel_2", "", 2);
    /// Big-endian data.
    BigData2 = FixupInfo { endian: Endian::Big, ..FixupInfo::integer("FK_Data_2", "", 2) };
    BigData4 = FixupInfo { endian: Endian::Big, ..FixupInfo::integer("FK_Data_4", "", 4) };
    BigData8 = FixupInfo { endian: Endian::Big, ..FixupInfo::integer("FK_Data_8", "", 8) };
    /// `b`, narrow.
    Branch11 = code("fixup_arm_thumb_br", 2, 11, Pc::Field);
    /// `beq`, narrow.
    Branch8 = shown(8, code("fixup_arm_thumb_bcc", 2, 8, Pc::Field));
    /// `b`, wide.
    Branch24 = code("fixup_t2_uncondbranch", 4, 24, Pc::Field);
    /// `beq`, wide.
    Branch20 = code("fixup_t2_condbranch", 4, 20, Pc::Field);
    /// `bl`
    Call24 = code("fixup_arm_thumb_bl", 4, 24, Pc::Field);
    /// `blx` to a label.
    Exchange24 = code("fixup_arm_thumb_blx", 4, 24, Pc::Aligned4);
    /// `cbz`
    CompareBranch = code("fixup_arm_thumb_cb", 2, 6, Pc::Field);
    /// A `cbz` to the next instruction, which becomes a `nop`.
    CompareNop = code("fixup_arm_thumb_cb_nop", 2, 0, Pc::Field);
    /// `ldr` (literal), narrow.
    Literal8 = shown(8, code("fixup_arm_thumb_cp", 2, 8, Pc::Aligned4));
    /// `ldr` (literal) and similar loads, wide: 12 bits and a sign.
    Literal12 = code("fixup_t2_ldst_pcrel_12", 4, 12, Pc::Aligned4);
    /// `ldrd`, `vldr` and `ldc` (literal): 8 bits, scaled by 4, and a sign.
    Literal10 = code("fixup_t2_pcrel_10", 4, 8, Pc::Aligned4);
    /// `vldr.16` (literal): 8 bits, scaled by 2, and a sign.
    Literal9 = code("fixup_t2_pcrel_9", 4, 8, Pc::Aligned4);
    /// `adr`, narrow.
    Adr8 = shown(8, code("fixup_thumb_adr_pcrel_10", 2, 8, Pc::Aligned4));
    /// `adr`, wide.
    Adr12 = code("fixup_t2_adr_pcrel_12", 4, 12, Pc::Aligned4);
    Lower16 = shown(20, code("fixup_t2_movw_lo16", 4, 16, Pc::None));
    Upper16 = shown(20, code("fixup_t2_movt_hi16", 4, 16, Pc::None));
    Upper8To15 = shown(8, code("fixup_arm_thumb_upper_8_15", 2, 8, Pc::None));
    Upper0To7 = shown(8, code("fixup_arm_thumb_upper_0_7", 2, 8, Pc::None));
    Lower8To15 = shown(8, code("fixup_arm_thumb_lower_8_15", 2, 8, Pc::None));
    Lower0To7 = shown(8, code("fixup_arm_thumb_lower_0_7", 2, 8, Pc::None));
    /// A modified immediate.
    Modified12 = shown(26, code("fixup_t2_so_imm", 4, 12, Pc::None));
    /// `bf` and similar instructions: the location of the branch.
    FutureBranch = code("fixup_bf_branch", 4, 4, Pc::Field);
    /// `bf`: the branch target.
    FutureTarget16 = code("fixup_bf_target", 4, 16, Pc::Field);
    /// `bfl`: the branch target.
    FutureTarget18 = code("fixup_bfl_target", 4, 18, Pc::Field);
    /// `bfcsel`: the branch target.
    FutureTarget12 = code("fixup_bfc_target", 4, 12, Pc::Field);
    /// `bfcsel`: the target if the condition is false.
    FutureElse = code("fixup_bfcsel_else_target", 4, 1, Pc::None);
    /// `wls`
    LoopStart = code("fixup_wls", 4, 11, Pc::Field);
    /// `le`
    LoopEnd = code("fixup_le", 4, 11, Pc::Field);
    /// `ldr` (literal) of A32: 12 bits and a sign.
    ArmLiteral12 = shown(32, code("fixup_arm_ldst_pcrel_12", 4, 12, Pc::Field));
    /// The offset of `ldr` and `str` of A32: 12 bits and a sign.
    ArmOffset12 = shown(32, code("fixup_arm_ldst_abs_12", 4, 12, Pc::None));
    /// `ldrh`, `ldrd` and similar loads (literal) of A32: 8 bits and a sign.
    ArmLiteral8 = shown(32, code("fixup_arm_pcrel_10_unscaled", 4, 8, Pc::Field));
    /// `vldr` and `ldc` (literal) of A32: 8 bits, scaled by 4, and a sign.
    ArmLiteral10 = shown(32, code("fixup_arm_pcrel_10", 4, 8, Pc::Field));
    /// `vldr.16` (literal) of A32: 8 bits, scaled by 2, and a sign.
    ArmLiteral9 = shown(32, code("fixup_arm_pcrel_9", 4, 8, Pc::Field));
    /// `adr` of A32.
    ArmAdr12 = shown(32, code("fixup_arm_adr_pcrel_12", 4, 12, Pc::Field));
    ArmLower16 = shown(20, code("fixup_arm_movw_lo16", 4, 16, Pc::None));
    ArmUpper16 = shown(20, code("fixup_arm_movt_hi16", 4, 16, Pc::None));
    /// A modified immediate of A32.
    ArmModified12 = shown(12, code("fixup_arm_mod_imm", 4, 12, Pc::None));
    /// `blx` of A32 to a label.
    ArmExchange24 = shown(24, code("fixup_arm_blx", 4, 24, Pc::Field));
    /// `b` of A32, without and with a condition.
    ArmJump24 = shown(24, code("fixup_arm_uncondbranch", 4, 24, Pc::Field));
    ArmConditionalJump24 = shown(24, code("fixup_arm_condbranch", 4, 24, Pc::Field));
    /// `bl` of A32, without and with a condition.
    ArmCall24 = shown(24, code("fixup_arm_uncondbl", 4, 24, Pc::Field));
    ArmConditionalCall24 = shown(24, code("fixup_arm_condbl", 4, 24, Pc::Field));
}

impl Kind {
    /// The corresponding little-endian kind of data.
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

    /// The corresponding big-endian kind of data.
    #[must_use]
    pub fn big(self) -> Kind {
        match self {
            Kind::Data2 => Kind::BigData2,
            Kind::Data4 | Kind::SecRel4 => Kind::BigData4,
            Kind::Data8 => Kind::BigData8,
            other => other,
        }
    }

    /// How the bytes of the field's instruction are ordered; `None` for data.
    #[must_use]
    pub fn unit(self) -> Option<Unit> {
        match self {
            kind if kind.is_a32() => Some(Unit::Word),
            kind => (kind as u8 >= Kind::Branch11 as u8).then_some(Unit::Halfwords),
        }
    }

    /// The bits that the encoding of a big-endian instruction shows as the field; the first one is the most significant.
    #[cfg(feature = "disasm")]
    #[must_use]
    pub fn big_endian_area(self) -> (u8, u8) {
        let (first, count) = self.info().area;
        match self {
            Kind::Modified12 => (count, 32 - count),
            // LLVM places these in a word, so that nothing is shown of them.
            Kind::Upper8To15 | Kind::Upper0To7 | Kind::Lower8To15 | Kind::Lower0To7 => (32 - count, count),
            _ => (8 * self.info().bytes - first - count, count),
        }
    }

    /// Returns whether the narrow instruction with this fixup can be relaxed to a wide one.
    #[inline]
    #[must_use]
    pub fn may_grow(self) -> bool {
        matches!(self, Kind::Branch11 | Kind::Branch8 | Kind::CompareBranch | Kind::Literal8 | Kind::Adr8)
    }

    /// Returns whether the field is one of a branch in the future, which may have several.
    #[inline]
    #[must_use]
    pub fn is_future(self) -> bool {
        (Kind::FutureBranch as u8..=Kind::FutureElse as u8).contains(&(self as u8))
    }

    /// Returns whether the field is in a word of A32.
    #[inline]
    #[must_use]
    pub fn is_a32(self) -> bool {
        self as u8 >= Kind::ArmLiteral12 as u8
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
