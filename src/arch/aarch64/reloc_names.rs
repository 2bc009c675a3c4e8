//! The names of relocations in `.reloc`.

use super::relocation_types::ELF64;

/// The BFD names of the absolute relocations.
const GENERIC: [(&str, u32); 4] =
    [("BFD_RELOC_NONE", 0), ("BFD_RELOC_16", 259), ("BFD_RELOC_32", 258), ("BFD_RELOC_64", 257)];

/// The type number of a relocation named in `.reloc`. COFF has no such names.
#[must_use]
pub fn named(coff: bool, name: &str) -> Option<u32> {
    if coff {
        return None;
    }
    if let Some(generic) = GENERIC.iter().find(|g| g.0 == name) {
        return Some(generic.1);
    }
    ELF64.named(name)
}
