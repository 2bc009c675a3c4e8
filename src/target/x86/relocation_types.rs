//! The types of relocations (System V psABI of x86-64, table 4.9; of i386, table A.2; PE format, "COFF Relocations").

use crate::relocation::{RelocationTypes, Row};
use crate::triple::{Arch, ObjectFormat};

const fn row(number: u32, name: &'static str) -> Row {
    Row { number, name }
}

/// ELF for x86-64.
pub static ELF64: RelocationTypes = RelocationTypes { arch: Arch::X86_64, format: ObjectFormat::Elf, rows: ELF64_ROWS };

const ELF64_ROWS: &[Row] = &[
    row(0, "R_X86_64_NONE"),
    row(1, "R_X86_64_64"),
    row(2, "R_X86_64_PC32"),
    row(3, "R_X86_64_GOT32"),
    row(4, "R_X86_64_PLT32"),
    row(5, "R_X86_64_COPY"),
    row(6, "R_X86_64_GLOB_DAT"),
    row(7, "R_X86_64_JUMP_SLOT"),
    row(8, "R_X86_64_RELATIVE"),
    row(9, "R_X86_64_GOTPCREL"),
    row(10, "R_X86_64_32"),
    row(11, "R_X86_64_32S"),
    row(12, "R_X86_64_16"),
    row(13, "R_X86_64_PC16"),
    row(14, "R_X86_64_8"),
    row(15, "R_X86_64_PC8"),
    row(16, "R_X86_64_DTPMOD64"),
    row(17, "R_X86_64_DTPOFF64"),
    row(18, "R_X86_64_TPOFF64"),
    row(19, "R_X86_64_TLSGD"),
    row(20, "R_X86_64_TLSLD"),
    row(21, "R_X86_64_DTPOFF32"),
    row(22, "R_X86_64_GOTTPOFF"),
    row(23, "R_X86_64_TPOFF32"),
    row(24, "R_X86_64_PC64"),
    row(25, "R_X86_64_GOTOFF64"),
    row(26, "R_X86_64_GOTPC32"),
    row(27, "R_X86_64_GOT64"),
    row(28, "R_X86_64_GOTPCREL64"),
    row(29, "R_X86_64_GOTPC64"),
    row(30, "R_X86_64_GOTPLT64"),
    row(31, "R_X86_64_PLTOFF64"),
    row(32, "R_X86_64_SIZE32"),
    row(33, "R_X86_64_SIZE64"),
    row(34, "R_X86_64_GOTPC32_TLSDESC"),
    row(35, "R_X86_64_TLSDESC_CALL"),
    row(36, "R_X86_64_TLSDESC"),
    row(37, "R_X86_64_IRELATIVE"),
    row(41, "R_X86_64_GOTPCRELX"),
    row(42, "R_X86_64_REX_GOTPCRELX"),
    row(43, "R_X86_64_CODE_4_GOTPCRELX"),
    row(44, "R_X86_64_CODE_4_GOTTPOFF"),
    row(45, "R_X86_64_CODE_4_GOTPC32_TLSDESC"),
    row(50, "R_X86_64_CODE_6_GOTTPOFF"),
];

/// ELF for i386.
pub static ELF32: RelocationTypes = RelocationTypes { arch: Arch::X86, format: ObjectFormat::Elf, rows: ELF32_ROWS };

const ELF32_ROWS: &[Row] = &[
    row(0, "R_386_NONE"),
    row(1, "R_386_32"),
    row(2, "R_386_PC32"),
    row(3, "R_386_GOT32"),
    row(4, "R_386_PLT32"),
    row(5, "R_386_COPY"),
    row(6, "R_386_GLOB_DAT"),
    row(7, "R_386_JUMP_SLOT"),
    row(8, "R_386_RELATIVE"),
    row(9, "R_386_GOTOFF"),
    row(10, "R_386_GOTPC"),
    row(11, "R_386_32PLT"),
    row(14, "R_386_TLS_TPOFF"),
    row(15, "R_386_TLS_IE"),
    row(16, "R_386_TLS_GOTIE"),
    row(17, "R_386_TLS_LE"),
    row(18, "R_386_TLS_GD"),
    row(19, "R_386_TLS_LDM"),
    row(20, "R_386_16"),
    row(21, "R_386_PC16"),
    row(22, "R_386_8"),
    row(23, "R_386_PC8"),
    row(24, "R_386_TLS_GD_32"),
    row(25, "R_386_TLS_GD_PUSH"),
    row(26, "R_386_TLS_GD_CALL"),
    row(27, "R_386_TLS_GD_POP"),
    row(28, "R_386_TLS_LDM_32"),
    row(29, "R_386_TLS_LDM_PUSH"),
    row(30, "R_386_TLS_LDM_CALL"),
    row(31, "R_386_TLS_LDM_POP"),
    row(32, "R_386_TLS_LDO_32"),
    row(33, "R_386_TLS_IE_32"),
    row(34, "R_386_TLS_LE_32"),
    row(35, "R_386_TLS_DTPMOD32"),
    row(36, "R_386_TLS_DTPOFF32"),
    row(37, "R_386_TLS_TPOFF32"),
    row(39, "R_386_TLS_GOTDESC"),
    row(40, "R_386_TLS_DESC_CALL"),
    row(41, "R_386_TLS_DESC"),
    row(42, "R_386_IRELATIVE"),
    row(43, "R_386_GOT32X"),
];

/// COFF for x86-64.
pub static COFF64: RelocationTypes =
    RelocationTypes { arch: Arch::X86_64, format: ObjectFormat::Coff, rows: COFF64_ROWS };

const COFF64_ROWS: &[Row] = &[
    row(0, "IMAGE_REL_AMD64_ABSOLUTE"),
    row(1, "IMAGE_REL_AMD64_ADDR64"),
    row(2, "IMAGE_REL_AMD64_ADDR32"),
    row(3, "IMAGE_REL_AMD64_ADDR32NB"),
    row(4, "IMAGE_REL_AMD64_REL32"),
    row(5, "IMAGE_REL_AMD64_REL32_1"),
    row(6, "IMAGE_REL_AMD64_REL32_2"),
    row(7, "IMAGE_REL_AMD64_REL32_3"),
    row(8, "IMAGE_REL_AMD64_REL32_4"),
    row(9, "IMAGE_REL_AMD64_REL32_5"),
    row(10, "IMAGE_REL_AMD64_SECTION"),
    row(11, "IMAGE_REL_AMD64_SECREL"),
    row(12, "IMAGE_REL_AMD64_SECREL7"),
    row(13, "IMAGE_REL_AMD64_TOKEN"),
    row(14, "IMAGE_REL_AMD64_SREL32"),
    row(15, "IMAGE_REL_AMD64_PAIR"),
    row(16, "IMAGE_REL_AMD64_SSPAN32"),
];

/// COFF for i386.
pub static COFF32: RelocationTypes = RelocationTypes { arch: Arch::X86, format: ObjectFormat::Coff, rows: COFF32_ROWS };

const COFF32_ROWS: &[Row] = &[
    row(0, "IMAGE_REL_I386_ABSOLUTE"),
    row(1, "IMAGE_REL_I386_DIR16"),
    row(2, "IMAGE_REL_I386_REL16"),
    row(6, "IMAGE_REL_I386_DIR32"),
    row(7, "IMAGE_REL_I386_DIR32NB"),
    row(9, "IMAGE_REL_I386_SEG12"),
    row(10, "IMAGE_REL_I386_SECTION"),
    row(11, "IMAGE_REL_I386_SECREL"),
    row(12, "IMAGE_REL_I386_TOKEN"),
    row(13, "IMAGE_REL_I386_SECREL7"),
    row(20, "IMAGE_REL_I386_REL32"),
];
