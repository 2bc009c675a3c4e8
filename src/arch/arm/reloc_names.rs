//! The names of relocations, as `.reloc` gives them.

use super::relocation_types::ELF;

/// The names of BFD for the plain ones.
const GENERIC: [(&str, u32); 4] = [("BFD_RELOC_NONE", 0), ("BFD_RELOC_8", 8), ("BFD_RELOC_16", 5), ("BFD_RELOC_32", 2)];

/// The number of a relocation that `.reloc` names; COFF has none.
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
