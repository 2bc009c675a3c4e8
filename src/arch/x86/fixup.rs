//! Fixups: places in an instruction whose value is known at the layout or at the link.

use crate::arch::{Endian, FixupInfo, Pc, Range};
use crate::parse::ast::Specifier;

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

/// A field of whole bytes, the lowest first.
const fn row(name: &'static str, bytes: u8, pc: Pc, range: Range) -> FixupInfo {
    FixupInfo { name, bytes, offset: 0, bits: bytes * 8, endian: Endian::Little, pc, range }
}

/// What each kind fills, in the order of [`FixupKind`]. The kinds of the global offset table count as not relative: their
/// relocation is relative to the place, yet they are never resolved by the assembler.
pub const FIXUPS: [FixupInfo; 23] = [
    row("FK_NONE", 0, Pc::None, Range::Any),
    row("FK_Data_1", 1, Pc::None, Range::Either),
    row("FK_Data_2", 2, Pc::None, Range::Either),
    row("FK_Data_4", 4, Pc::None, Range::Either),
    row("FK_Data_8", 8, Pc::None, Range::Either),
    row("FK_PCRel_1", 1, Pc::Field, Range::Signed),
    row("FK_PCRel_2", 2, Pc::Field, Range::Signed),
    row("FK_PCRel_4", 4, Pc::Field, Range::Signed),
    row("FK_PCRel_8", 8, Pc::Field, Range::Signed),
    row("reloc_riprel_4byte", 4, Pc::Field, Range::Signed),
    row("reloc_riprel_4byte_movq_load", 4, Pc::Field, Range::Signed),
    row("reloc_riprel_4byte_movq_load_rex2", 4, Pc::Field, Range::Signed),
    row("reloc_riprel_4byte_relax", 4, Pc::Field, Range::Signed),
    row("reloc_riprel_4byte_relax_rex", 4, Pc::Field, Range::Signed),
    row("reloc_riprel_4byte_relax_rex2", 4, Pc::Field, Range::Signed),
    row("reloc_riprel_4byte_relax_evex", 4, Pc::Field, Range::Signed),
    row("reloc_signed_4byte", 4, Pc::None, Range::Any),
    row("reloc_signed_4byte_relax", 4, Pc::None, Range::Any),
    row("reloc_global_offset_table", 4, Pc::None, Range::Signed),
    row("reloc_global_offset_table8", 8, Pc::None, Range::Any),
    row("reloc_branch_4byte_pcrel", 4, Pc::Field, Range::Signed),
    row("FK_SecRel_4", 4, Pc::None, Range::Any),
    row("FK_SecRel_2", 2, Pc::None, Range::Any),
];

impl FixupKind {
    /// What it fills.
    #[must_use]
    pub fn info(self) -> &'static FixupInfo {
        &FIXUPS[self as usize]
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
