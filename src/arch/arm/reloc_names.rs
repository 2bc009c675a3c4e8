//! The names of relocations in `.reloc`.

use super::relocation_types::ELF;

/// The BFD names of the absolute relocations.
const GENERIC: [(&str, u32); 4] = [("BFD_RELOC_NONE", 0), ("BFD_RELOC_8", 8), ("BFD_RELOC_16", 5), ("BFD_RELOC_32", 2)];

/// The type number of a relocation named in `.reloc`. COFF has no such names.
#[must_use]
pub fn named(coff: bool, name: &str) -> Option<u32> {
    if coff {
        return None;
    }
    if let Some(generic) = GENERIC.iter().find(|g| g.0 == name) {
        return Some(generic.1);
    }
    ELF.named(name)
}
