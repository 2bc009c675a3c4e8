//! Fixups: places in an instruction whose value is known at the layout or at the link.

use crate::ast::Specifier;

/// What is to be done at the place. The kinds are those of LLVM, since the kind decides the relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixupKind {
    /// No bytes: a mark for the linker at the start of the instruction.
    None,
    /// 1 byte.
    Data1,
    /// 2 bytes.
    Data2,
    /// 4 bytes.
    Data4,
    /// 8 bytes.
    Data8,
    /// 1 byte, relative to its end.
    PcRel1,
    /// 2 bytes, relative.
    PcRel2,
    /// 4 bytes, relative.
    PcRel4,
    /// 8 bytes, relative (data directives only).
    PcRel8,
    /// 4 bytes relative to %rip.
    RipRel4,
    /// The same in `movq foo(%rip), %reg`.
    RipRel4MovqLoad,
    /// The same in `movq foo(%rip), %reg` with a REX2 prefix.
    RipRel4MovqLoadRex2,
    /// The same in an instruction the linker can relax.
    RipRel4Relax,
    /// The same with a REX prefix.
    RipRel4RelaxRex,
    /// The same with a REX2 prefix.
    RipRel4RelaxRex2,
    /// The same with an EVEX prefix.
    RipRel4RelaxEvex,
    /// 4 bytes, sign-extended to 64 bits.
    Signed4,
    /// The same in `movl foo(%reg), %reg`, which the linker of i386 can relax.
    Signed4Relax,
    /// 4 bytes, relative to the global offset table.
    GlobalOffsetTable,
    /// 8 bytes of the same.
    GlobalOffsetTable8,
    /// 4 bytes, relative, in a jump or call.
    Branch4PcRel,
    /// 4 bytes relative to the start of a COFF section.
    SecRel4,
    /// 2 bytes: the number of a COFF section.
    SecIdx2,
}

impl FixupKind {
    /// How many bytes it covers.
    #[must_use]
    pub fn size(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Data1 | Self::PcRel1 => 1,
            Self::Data2 | Self::PcRel2 | Self::SecIdx2 => 2,
            Self::Data8 | Self::PcRel8 | Self::GlobalOffsetTable8 => 8,
            _ => 4,
        }
    }

    /// Whether the address of the place is subtracted. The kinds of the global offset table are not in this list: their
    /// relocation is relative to the place, yet they are never resolved by the assembler.
    #[must_use]
    pub fn is_pc_relative(self) -> bool {
        matches!(
            self,
            Self::PcRel1
                | Self::PcRel2
                | Self::PcRel4
                | Self::PcRel8
                | Self::RipRel4
                | Self::RipRel4MovqLoad
                | Self::RipRel4MovqLoadRex2
                | Self::RipRel4Relax
                | Self::RipRel4RelaxRex
                | Self::RipRel4RelaxRex2
                | Self::RipRel4RelaxEvex
                | Self::Branch4PcRel
        )
    }

    /// Whether the value must fit as a signed number (else it may be signed or unsigned).
    #[must_use]
    pub fn is_signed(self) -> bool {
        self.is_pc_relative() || matches!(self, Self::Signed4 | Self::Signed4Relax | Self::GlobalOffsetTable)
    }
}

/// One place.
///
/// Its value is `value + addend`, and of a pc-relative kind that less the address of the place itself. Everything that
/// the encoding implies is in `addend` already: -1, -2 or -4 for the field's own bytes of a pc-relative kind, and the
/// bytes of an immediate that follows a rip-relative displacement; of the global offset table the place's offset in the
/// instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixup {
    /// The place, from the first byte of the code it belongs to.
    pub offset: u8,
    /// What is to be done.
    pub kind: FixupKind,
    /// The value: its index among those of the instruction.
    pub value: u8,
    /// Its specifier.
    pub specifier: Specifier,
    /// What the encoding adds.
    pub addend: i8,
}

impl Fixup {
    /// A place holder.
    pub const NONE: Fixup = Fixup { offset: 0, kind: FixupKind::None, value: 0, specifier: Specifier::NONE, addend: 0 };
}
