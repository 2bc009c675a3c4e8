//! Fixups: fields of an instruction whose values are known at layout or link time.

use crate::arch::{Endian, FixupInfo, Pc, Range};
use crate::parse::ast::Specifier;

/// The kind of a fixup. The kinds are LLVM's, since the kind determines the relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixupKind {
    /// No bytes: marks the start of the instruction for the linker.
    None,
    /// 1 byte.
    Data1,
    /// 2 bytes.
    Data2,
    /// 4 bytes.
    Data4,
    /// 8 bytes.
    Data8,
    /// 1 byte, pc-relative.
    PcRel1,
    /// 2 bytes, pc-relative.
    PcRel2,
    /// 4 bytes, pc-relative.
    PcRel4,
    /// 8 bytes, pc-relative (data directives only).
    PcRel8,
    /// 4 bytes relative to %rip.
    RipRel4,
    /// 4 bytes relative to %rip in `movq foo(%rip), %reg`.
    RipRel4MovqLoad,
    /// 4 bytes relative to %rip in `movq foo(%rip), %reg` with a REX2 prefix.
    RipRel4MovqLoadRex2,
    /// 4 bytes relative to %rip in an instruction that the linker can relax.
    RipRel4Relax,
    /// `RipRel4Relax` with a REX prefix.
    RipRel4RelaxRex,
    /// `RipRel4Relax` with a REX2 prefix.
    RipRel4RelaxRex2,
    /// `RipRel4Relax` with an EVEX prefix.
    RipRel4RelaxEvex,
    /// 4 bytes, sign-extended to 64 bits.
    Signed4,
    /// `Signed4` in `movl foo(%reg), %reg`, which the i386 linker can relax.
    Signed4Relax,
    /// 4 bytes, relative to the global offset table.
    GlobalOffsetTable,
    /// 8 bytes, relative to the global offset table.
    GlobalOffsetTable8,
    /// 4 bytes, pc-relative, in a jump or call.
    Branch4PcRel,
    /// 4 bytes relative to the start of a COFF section.
    SecRel4,
    /// 2 bytes: the number of a COFF section.
    SecIdx2,
}

/// A field of whole bytes, little-endian.
const fn row(name: &'static str, bytes: u8, pc: Pc, range: Range) -> FixupInfo {
    FixupInfo { name, bytes, offset: 0, bits: bytes * 8, endian: Endian::Little, pc, range }
}

/// The field of each kind, indexed by [`FixupKind`]. The kinds for the global offset table are not marked as
/// pc-relative: their relocations are, but the assembler never resolves them.
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
    #[must_use]
    pub fn info(self) -> &'static FixupInfo {
        &FIXUPS[self as usize]
    }
}

/// A field to be resolved.
///
/// Its value is `value + addend`, minus the field's own address for a pc-relative kind. `addend` includes everything
/// that the encoding implies: -1, -2 or -4 for the size of a pc-relative field, the size of an immediate that follows a
/// rip-relative displacement, and for the global offset table the field's offset in the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixup {
    /// The offset from the first byte of the code.
    pub offset: u8,
    pub kind: FixupKind,
    /// The index of the value among those of the instruction.
    pub value: u8,
    pub specifier: Specifier,
    /// The addend that the encoding implies.
    pub addend: i8,
}

impl Fixup {
    /// A placeholder.
    pub const NONE: Fixup = Fixup { offset: 0, kind: FixupKind::None, value: 0, specifier: Specifier::NONE, addend: 0 };
}
