//! Relocation types (System V psABI of x86-64, table 4.9; of i386, table A.2; PE format, "COFF Relocations").

use super::fields::X86Fields;
use super::fixup::FixupKind as K;
use crate::arch::relocation_types::{Check, Formula, Interworking, RelocationTypes, Row, Stub};
use crate::options::triple::{Arch, ObjectFormat};
use Check::{Either, Field, Unsigned};
use Formula::*;

const fn row(number: u32, name: &'static str) -> Row {
    Row::new(number, name)
}

const fn of(number: u32, name: &'static str, formula: Formula, kind: K, check: Check) -> Row {
    Row::of(number, name, formula, kind as u8, check)
}

/// `jmp *0f(%rip); int3; int3; 0: .quad f`
const STUB: Stub = Stub {
    bytes: &[0xff, 0x25, 2, 0, 0, 0, 0xcc, 0xcc, 0, 0, 0, 0, 0, 0, 0, 0],
    address: 8,
    takes_addend: false,
    odd: false,
};

const COMMON: RelocationTypes = RelocationTypes {
    arch: Arch::X86_64,
    format: ObjectFormat::Elf,
    rows: ELF64_ROWS,
    named: ELF64_ROWS,
    other_names: &[
        ("BFD_RELOC_NONE", 0),
        ("BFD_RELOC_8", 14),
        ("BFD_RELOC_16", 12),
        ("BFD_RELOC_32", 10),
        ("BFD_RELOC_64", 1),
    ],
    fields: &X86Fields { is_64: true, is_coff: false },
    word: 8,
    mapping_letters: b"",
    stubs: &[STUB],
    weak_is_here: false,
    code_bit: 0,
    interworking: Interworking::None,
};

/// The names that `.reloc` accepts on COFF: fixup kinds, whose relocation types depend on more.
const COFF_NAMES: &[(&str, u32)] =
    &[("dir32", K::Data4 as u32), ("secrel32", K::SecRel4 as u32), ("secidx", K::SecIdx2 as u32)];

/// ELF for x86-64.
pub static ELF64: RelocationTypes = COMMON;

const ELF64_ROWS: &[Row] = &[
    of(0, "R_X86_64_NONE", Nothing, K::None, Field),
    of(1, "R_X86_64_64", Absolute, K::Data8, Field),
    of(2, "R_X86_64_PC32", Relative, K::PcRel4, Field),
    of(3, "R_X86_64_GOT32", SlotOffset, K::Signed4, Field),
    of(4, "R_X86_64_PLT32", Branch, K::PcRel4, Field),
    row(5, "R_X86_64_COPY"),
    row(6, "R_X86_64_GLOB_DAT"),
    row(7, "R_X86_64_JUMP_SLOT"),
    row(8, "R_X86_64_RELATIVE"),
    of(9, "R_X86_64_GOTPCREL", Slot, K::PcRel4, Field),
    of(10, "R_X86_64_32", Absolute, K::Data4, Unsigned(32)),
    of(11, "R_X86_64_32S", Absolute, K::Signed4, Field),
    of(12, "R_X86_64_16", Absolute, K::Data2, Either(16)),
    of(13, "R_X86_64_PC16", Relative, K::PcRel2, Field),
    of(14, "R_X86_64_8", Absolute, K::Data1, Either(8)),
    of(15, "R_X86_64_PC8", Relative, K::PcRel1, Field),
    row(16, "R_X86_64_DTPMOD64"),
    of(17, "R_X86_64_DTPOFF64", BlockOffset, K::Data8, Field),
    of(18, "R_X86_64_TPOFF64", ThreadOffset, K::Data8, Field),
    row(19, "R_X86_64_TLSGD"),
    row(20, "R_X86_64_TLSLD"),
    of(21, "R_X86_64_DTPOFF32", BlockOffset, K::Signed4, Field),
    of(22, "R_X86_64_GOTTPOFF", ThreadSlot, K::PcRel4, Field),
    of(23, "R_X86_64_TPOFF32", ThreadOffset, K::Signed4, Field),
    of(24, "R_X86_64_PC64", Relative, K::PcRel8, Field),
    of(25, "R_X86_64_GOTOFF64", FromTable, K::Data8, Field),
    of(26, "R_X86_64_GOTPC32", Table, K::PcRel4, Field),
    of(27, "R_X86_64_GOT64", SlotOffset, K::Data8, Field),
    of(28, "R_X86_64_GOTPCREL64", Slot, K::PcRel8, Field),
    of(29, "R_X86_64_GOTPC64", Table, K::PcRel8, Field),
    of(30, "R_X86_64_GOTPLT64", SlotOffset, K::Data8, Field),
    of(31, "R_X86_64_PLTOFF64", FromTable, K::Data8, Field),
    of(32, "R_X86_64_SIZE32", Size, K::Data4, Unsigned(32)),
    of(33, "R_X86_64_SIZE64", Size, K::Data8, Field),
    row(34, "R_X86_64_GOTPC32_TLSDESC"),
    row(35, "R_X86_64_TLSDESC_CALL"),
    row(36, "R_X86_64_TLSDESC"),
    row(37, "R_X86_64_IRELATIVE"),
    of(41, "R_X86_64_GOTPCRELX", RelaxableSlot, K::PcRel4, Field),
    of(42, "R_X86_64_REX_GOTPCRELX", RelaxableSlot, K::PcRel4, Field),
    of(43, "R_X86_64_CODE_4_GOTPCRELX", RelaxableSlot, K::PcRel4, Field),
    of(44, "R_X86_64_CODE_4_GOTTPOFF", ThreadSlot, K::PcRel4, Field),
    row(45, "R_X86_64_CODE_4_GOTPC32_TLSDESC"),
    of(50, "R_X86_64_CODE_6_GOTTPOFF", ThreadSlot, K::PcRel4, Field),
];

/// ELF for i386.
pub static ELF32: RelocationTypes = RelocationTypes {
    arch: Arch::X86,
    rows: ELF32_ROWS,
    named: ELF32_ROWS,
    other_names: &[("BFD_RELOC_NONE", 0), ("BFD_RELOC_8", 22), ("BFD_RELOC_16", 20), ("BFD_RELOC_32", 1)],
    fields: &X86Fields { is_64: false, is_coff: false },
    word: 4,
    mapping_letters: b"",
    stubs: &[],
    ..COMMON
};

const ELF32_ROWS: &[Row] = &[
    of(0, "R_386_NONE", Nothing, K::None, Field),
    of(1, "R_386_32", Absolute, K::Data4, Field),
    of(2, "R_386_PC32", Relative, K::PcRel4, Field),
    of(3, "R_386_GOT32", SlotOffset, K::Data4, Field),
    of(4, "R_386_PLT32", Relative, K::PcRel4, Field),
    row(5, "R_386_COPY"),
    row(6, "R_386_GLOB_DAT"),
    row(7, "R_386_JUMP_SLOT"),
    row(8, "R_386_RELATIVE"),
    of(9, "R_386_GOTOFF", FromTable, K::Data4, Field),
    of(10, "R_386_GOTPC", Table, K::PcRel4, Field),
    row(11, "R_386_32PLT"),
    row(14, "R_386_TLS_TPOFF"),
    of(15, "R_386_TLS_IE", ThreadSlotAddress, K::Data4, Field),
    of(16, "R_386_TLS_GOTIE", ThreadSlotOffset, K::Data4, Field),
    of(17, "R_386_TLS_LE", ThreadOffset, K::Data4, Field),
    row(18, "R_386_TLS_GD"),
    row(19, "R_386_TLS_LDM"),
    of(20, "R_386_16", Absolute, K::Data2, Either(16)),
    of(21, "R_386_PC16", Relative, K::PcRel2, Either(16)),
    of(22, "R_386_8", Absolute, K::Data1, Either(8)),
    of(23, "R_386_PC8", Relative, K::PcRel1, Field),
    row(24, "R_386_TLS_GD_32"),
    row(25, "R_386_TLS_GD_PUSH"),
    row(26, "R_386_TLS_GD_CALL"),
    row(27, "R_386_TLS_GD_POP"),
    row(28, "R_386_TLS_LDM_32"),
    row(29, "R_386_TLS_LDM_PUSH"),
    row(30, "R_386_TLS_LDM_CALL"),
    row(31, "R_386_TLS_LDM_POP"),
    of(32, "R_386_TLS_LDO_32", BlockOffset, K::Data4, Field),
    row(33, "R_386_TLS_IE_32"),
    row(34, "R_386_TLS_LE_32"),
    row(35, "R_386_TLS_DTPMOD32"),
    row(36, "R_386_TLS_DTPOFF32"),
    row(37, "R_386_TLS_TPOFF32"),
    row(39, "R_386_TLS_GOTDESC"),
    row(40, "R_386_TLS_DESC_CALL"),
    row(41, "R_386_TLS_DESC"),
    row(42, "R_386_IRELATIVE"),
    of(43, "R_386_GOT32X", SlotOffset, K::Data4, Field),
];

/// COFF for x86-64.
pub static COFF64: RelocationTypes = RelocationTypes {
    format: ObjectFormat::Coff,
    rows: COFF64_ROWS,
    named: &[],
    other_names: COFF_NAMES,
    fields: &X86Fields { is_64: true, is_coff: true },
    ..COMMON
};

const COFF64_ROWS: &[Row] = &[
    of(0, "IMAGE_REL_AMD64_ABSOLUTE", Nothing, K::None, Field),
    of(1, "IMAGE_REL_AMD64_ADDR64", Absolute, K::Data8, Field),
    of(2, "IMAGE_REL_AMD64_ADDR32", Absolute, K::Data4, Unsigned(32)),
    of(3, "IMAGE_REL_AMD64_ADDR32NB", ImageRelative, K::Data4, Unsigned(32)),
    of(4, "IMAGE_REL_AMD64_REL32", Branch, K::PcRel4, Field).less(4),
    of(5, "IMAGE_REL_AMD64_REL32_1", Branch, K::PcRel4, Field).less(5),
    of(6, "IMAGE_REL_AMD64_REL32_2", Branch, K::PcRel4, Field).less(6),
    of(7, "IMAGE_REL_AMD64_REL32_3", Branch, K::PcRel4, Field).less(7),
    of(8, "IMAGE_REL_AMD64_REL32_4", Branch, K::PcRel4, Field).less(8),
    of(9, "IMAGE_REL_AMD64_REL32_5", Branch, K::PcRel4, Field).less(9),
    of(10, "IMAGE_REL_AMD64_SECTION", SectionIndex, K::SecIdx2, Field),
    of(11, "IMAGE_REL_AMD64_SECREL", SectionRelative, K::SecRel4, Field),
    row(12, "IMAGE_REL_AMD64_SECREL7"),
    row(13, "IMAGE_REL_AMD64_TOKEN"),
    row(14, "IMAGE_REL_AMD64_SREL32"),
    row(15, "IMAGE_REL_AMD64_PAIR"),
    row(16, "IMAGE_REL_AMD64_SSPAN32"),
];

/// COFF for i386.
pub static COFF32: RelocationTypes = RelocationTypes {
    arch: Arch::X86,
    format: ObjectFormat::Coff,
    rows: COFF32_ROWS,
    named: &[],
    other_names: COFF_NAMES,
    fields: &X86Fields { is_64: false, is_coff: true },
    word: 4,
    mapping_letters: b"",
    stubs: &[],
    ..COMMON
};

const COFF32_ROWS: &[Row] = &[
    of(0, "IMAGE_REL_I386_ABSOLUTE", Nothing, K::None, Field),
    of(1, "IMAGE_REL_I386_DIR16", Absolute, K::Data2, Either(16)),
    of(2, "IMAGE_REL_I386_REL16", Relative, K::PcRel2, Either(16)).less(2),
    of(6, "IMAGE_REL_I386_DIR32", Absolute, K::Data4, Field),
    of(7, "IMAGE_REL_I386_DIR32NB", ImageRelative, K::Data4, Field),
    row(9, "IMAGE_REL_I386_SEG12"),
    of(10, "IMAGE_REL_I386_SECTION", SectionIndex, K::SecIdx2, Field),
    of(11, "IMAGE_REL_I386_SECREL", SectionRelative, K::SecRel4, Field),
    row(12, "IMAGE_REL_I386_TOKEN"),
    row(13, "IMAGE_REL_I386_SECREL7"),
    of(20, "IMAGE_REL_I386_REL32", Relative, K::PcRel4, Field).less(4),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_belong_to_a_format() {
        assert_eq!(ELF64.named("R_X86_64_CODE_6_GOTTPOFF"), Some(50));
        assert_eq!(ELF32.named("R_386_GOT32X"), Some(43));
        assert_eq!(ELF32.named("R_X86_64_NONE"), None);
    }
}
