//! The names of relocations, as `.reloc` gives them.

use super::fixup::FixupKind;
use super::relocation::Format;

/// What `.reloc` knows on COFF.
const COFF_NAMES: [(&str, FixupKind); 3] =
    [("dir32", FixupKind::Data4), ("secrel32", FixupKind::SecRel4), ("secidx", FixupKind::SecIdx2)];

/// The names of ELF relocations of x86-64, with the prefix `R_X86_64_` left out: what `.reloc` knows.
const ELF64_NAMES: &[(&str, u32)] = &[
    ("NONE", 0),
    ("64", 1),
    ("PC32", 2),
    ("GOT32", 3),
    ("PLT32", 4),
    ("COPY", 5),
    ("GLOB_DAT", 6),
    ("JUMP_SLOT", 7),
    ("RELATIVE", 8),
    ("GOTPCREL", 9),
    ("32", 10),
    ("32S", 11),
    ("16", 12),
    ("PC16", 13),
    ("8", 14),
    ("PC8", 15),
    ("DTPMOD64", 16),
    ("DTPOFF64", 17),
    ("TPOFF64", 18),
    ("TLSGD", 19),
    ("TLSLD", 20),
    ("DTPOFF32", 21),
    ("GOTTPOFF", 22),
    ("TPOFF32", 23),
    ("PC64", 24),
    ("GOTOFF64", 25),
    ("GOTPC32", 26),
    ("GOT64", 27),
    ("GOTPCREL64", 28),
    ("GOTPC64", 29),
    ("GOTPLT64", 30),
    ("PLTOFF64", 31),
    ("SIZE32", 32),
    ("SIZE64", 33),
    ("GOTPC32_TLSDESC", 34),
    ("TLSDESC_CALL", 35),
    ("TLSDESC", 36),
    ("IRELATIVE", 37),
    ("GOTPCRELX", 41),
    ("REX_GOTPCRELX", 42),
    ("CODE_4_GOTPCRELX", 43),
    ("CODE_4_GOTTPOFF", 44),
    ("CODE_4_GOTPC32_TLSDESC", 45),
    ("CODE_6_GOTTPOFF", 50),
];

/// The same of i386, with `R_386_` left out.
const ELF32_NAMES: &[(&str, u32)] = &[
    ("NONE", 0),
    ("32", 1),
    ("PC32", 2),
    ("GOT32", 3),
    ("PLT32", 4),
    ("COPY", 5),
    ("GLOB_DAT", 6),
    ("JUMP_SLOT", 7),
    ("RELATIVE", 8),
    ("GOTOFF", 9),
    ("GOTPC", 10),
    ("32PLT", 11),
    ("TLS_TPOFF", 14),
    ("TLS_IE", 15),
    ("TLS_GOTIE", 16),
    ("TLS_LE", 17),
    ("TLS_GD", 18),
    ("TLS_LDM", 19),
    ("16", 20),
    ("PC16", 21),
    ("8", 22),
    ("PC8", 23),
    ("TLS_GD_32", 24),
    ("TLS_GD_PUSH", 25),
    ("TLS_GD_CALL", 26),
    ("TLS_GD_POP", 27),
    ("TLS_LDM_32", 28),
    ("TLS_LDM_PUSH", 29),
    ("TLS_LDM_CALL", 30),
    ("TLS_LDM_POP", 31),
    ("TLS_LDO_32", 32),
    ("TLS_IE_32", 33),
    ("TLS_LE_32", 34),
    ("TLS_DTPMOD32", 35),
    ("TLS_DTPOFF32", 36),
    ("TLS_TPOFF32", 37),
    ("TLS_GOTDESC", 39),
    ("TLS_DESC_CALL", 40),
    ("TLS_DESC", 41),
    ("IRELATIVE", 42),
    ("GOT32X", 43),
];

/// The number of a relocation that `.reloc` names; on COFF the number of a fixup kind.
#[must_use]
pub(super) fn named(format: Format, name: &str) -> Option<u32> {
    let (prefix, names, generic): (_, _, &[(&str, u32)]) = match format {
        Format::Elf64 => (
            "R_X86_64_",
            ELF64_NAMES,
            &[
                ("BFD_RELOC_NONE", 0),
                ("BFD_RELOC_8", 14),
                ("BFD_RELOC_16", 12),
                ("BFD_RELOC_32", 10),
                ("BFD_RELOC_64", 1),
            ],
        ),
        Format::Elf32 => (
            "R_386_",
            ELF32_NAMES,
            &[("BFD_RELOC_NONE", 0), ("BFD_RELOC_8", 22), ("BFD_RELOC_16", 20), ("BFD_RELOC_32", 1)],
        ),
        // COFF's three are fixups like any other.
        Format::Coff64 | Format::Coff32 => {
            return COFF_NAMES.iter().find(|n| n.0 == name).map(|n| n.1 as u32);
        }
    };
    if let Some(g) = generic.iter().find(|g| g.0 == name) {
        return Some(g.1);
    }
    let short = name.strip_prefix(prefix)?;
    names.iter().find(|n| n.0 == short).map(|n| n.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_belong_to_a_format() {
        assert_eq!(named(Format::Elf64, "R_X86_64_CODE_6_GOTTPOFF"), Some(50));
        assert_eq!(named(Format::Elf32, "R_386_GOT32X"), Some(43));
        assert_eq!(named(Format::Elf32, "R_X86_64_NONE"), None);
    }
}
