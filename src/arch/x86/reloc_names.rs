//! The names of relocations for `.reloc`.

use super::fixup::FixupKind;
use super::relocation::Format;
use super::relocation_types::{ELF32, ELF64};

/// The names that `.reloc` accepts on COFF.
const COFF_NAMES: [(&str, FixupKind); 3] =
    [("dir32", FixupKind::Data4), ("secrel32", FixupKind::SecRel4), ("secidx", FixupKind::SecIdx2)];

/// The relocation type that `.reloc` names; on COFF the number of a fixup kind.
#[must_use]
pub(super) fn named(format: Format, name: &str) -> Option<u32> {
    let (types, generic): (_, &[(&str, u32)]) = match format {
        Format::Elf64 => (
            &ELF64,
            &[
                ("BFD_RELOC_NONE", 0),
                ("BFD_RELOC_8", 14),
                ("BFD_RELOC_16", 12),
                ("BFD_RELOC_32", 10),
                ("BFD_RELOC_64", 1),
            ],
        ),
        Format::Elf32 => {
            (&ELF32, &[("BFD_RELOC_NONE", 0), ("BFD_RELOC_8", 22), ("BFD_RELOC_16", 20), ("BFD_RELOC_32", 1)])
        }
        // COFF's three names are fixup kinds.
        Format::Coff64 | Format::Coff32 => {
            return COFF_NAMES.iter().find(|n| n.0 == name).map(|n| n.1 as u32);
        }
    };
    if let Some(g) = generic.iter().find(|g| g.0 == name) {
        return Some(g.1);
    }
    types.named(name)
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
