//! Fixups: fields of an instruction whose values are known at layout or link time.

use crate::arch::fixup::fixups;
use crate::arch::{FixupInfo, Pc, Range};
use crate::parse::ast::Specifier;

// The kinds are LLVM's, since the kind determines the relocation. Those for the global offset table are not marked as
// pc-relative: their relocations are, but the assembler never resolves them.
fixups! {
    FixupKind;
    PcRel1 = FixupInfo::data("FK_PCRel_1", 1, Pc::Field, Range::Signed);
    PcRel2 = FixupInfo::data("FK_PCRel_2", 2, Pc::Field, Range::Signed);
    PcRel4 = FixupInfo::data("FK_PCRel_4", 4, Pc::Field, Range::Signed);
    /// 8 bytes, pc-relative (data directives only).
    PcRel8 = FixupInfo::data("FK_PCRel_8", 8, Pc::Field, Range::Signed);
    /// 4 bytes relative to %rip.
    RipRel4 = FixupInfo::data("reloc_riprel_4byte", 4, Pc::Field, Range::Signed);
    /// 4 bytes relative to %rip in `movq foo(%rip), %reg`.
    RipRel4MovqLoad = FixupInfo::data("reloc_riprel_4byte_movq_load", 4, Pc::Field, Range::Signed);
    /// 4 bytes relative to %rip in `movq foo(%rip), %reg` with a REX2 prefix.
    RipRel4MovqLoadRex2 = FixupInfo::data("reloc_riprel_4byte_movq_load_rex2", 4, Pc::Field, Range::Signed);
    /// 4 bytes relative to %rip in an instruction that the linker can relax.
    RipRel4Relax = FixupInfo::data("reloc_riprel_4byte_relax", 4, Pc::Field, Range::Signed);
    RipRel4RelaxRex = FixupInfo::data("reloc_riprel_4byte_relax_rex", 4, Pc::Field, Range::Signed);
    RipRel4RelaxRex2 = FixupInfo::data("reloc_riprel_4byte_relax_rex2", 4, Pc::Field, Range::Signed);
    RipRel4RelaxEvex = FixupInfo::data("reloc_riprel_4byte_relax_evex", 4, Pc::Field, Range::Signed);
    /// 4 bytes, sign-extended to 64 bits.
    Signed4 = FixupInfo::data("reloc_signed_4byte", 4, Pc::None, Range::Any);
    /// `Signed4` in `movl foo(%reg), %reg`, which the i386 linker can relax.
    Signed4Relax = FixupInfo::data("reloc_signed_4byte_relax", 4, Pc::None, Range::Any);
    /// 4 bytes, relative to the global offset table.
    GlobalOffsetTable = FixupInfo::data("reloc_global_offset_table", 4, Pc::None, Range::Signed);
    /// 8 bytes, relative to the global offset table.
    GlobalOffsetTable8 = FixupInfo::data("reloc_global_offset_table8", 8, Pc::None, Range::Any);
    /// 4 bytes, pc-relative, in a jump or call.
    Branch4PcRel = FixupInfo::data("reloc_branch_4byte_pcrel", 4, Pc::Field, Range::Signed);
    /// 4 bytes relative to the start of a COFF section.
    SecRel4 = FixupInfo::data("FK_SecRel_4", 4, Pc::None, Range::Any);
    /// 2 bytes: the number of a COFF section.
    SecIdx2 = FixupInfo::data("FK_SecRel_2", 2, Pc::None, Range::Any);
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
