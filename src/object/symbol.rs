//! Symbols as the library hands them out.

use super::coff::data::Aux;
use super::{Data, Definition, Object, SymbolId, coff, elf, with};
use std::fmt;

/// A symbol of an [`Object`].
#[derive(Clone, Copy)]
pub struct Symbol<'a> {
    pub(super) object: &'a Object,
    pub(super) id: SymbolId,
}

impl<'a> Symbol<'a> {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> SymbolId {
        self.id
    }

    /// Its name, in any encoding. An ELF symbol for a section has none.
    #[must_use]
    pub fn name(&self) -> &'a [u8] {
        with!(self.object, tables => tables.text(tables.symbols[self.id.index()].name))
    }

    /// What it stands for.
    #[must_use]
    pub fn definition(&self) -> Definition {
        with!(self.object, tables => tables.symbols[self.id.index()].definition)
    }

    /// Its size in bytes, where the text says one; that of a common symbol too.
    #[must_use]
    pub fn size(&self) -> u64 {
        with!(self.object, tables => tables.symbols[self.id.index()].size)
    }

    /// Whether other objects can refer to it, or it refers to another object's.
    #[must_use]
    pub fn is_global(&self) -> bool {
        match &self.object.data {
            Data::Elf(_) => self.elf().is_some_and(|info| info.binding != elf::SymbolBinding::LOCAL),
            Data::Coff(_) => self.coff().is_some_and(|info| {
                matches!(info.class, coff::StorageClass::EXTERNAL | coff::StorageClass::WEAK_EXTERNAL)
            }),
        }
    }

    /// Whether another definition is preferred to it, or none is needed.
    #[must_use]
    pub fn is_weak(&self) -> bool {
        match &self.object.data {
            Data::Elf(_) => self.elf().is_some_and(|info| info.binding == elf::SymbolBinding::WEAK),
            Data::Coff(_) => self.coff().is_some_and(|info| info.class == coff::StorageClass::WEAK_EXTERNAL),
        }
    }

    /// What only ELF says of it; none in a COFF object.
    #[must_use]
    pub fn elf(&self) -> Option<elf::SymbolInfo> {
        match &self.object.data {
            Data::Elf(tables) => Some(elf::SymbolInfo::new(&tables.symbols[self.id.index()].header)),
            Data::Coff(_) => None,
        }
    }

    /// What only COFF says of it; none in an ELF object.
    #[must_use]
    pub fn coff(&self) -> Option<coff::SymbolInfo<'a>> {
        match &self.object.data {
            Data::Elf(_) => None,
            Data::Coff(tables) => {
                let header = &tables.symbols[self.id.index()].header;
                let file = match header.aux {
                    Aux::File(name) => Some(tables.text(name)),
                    _ => None,
                };
                Some(coff::SymbolInfo::new(header, file))
            }
        }
    }
}

impl fmt::Debug for Symbol<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Symbol")
            .field("name", &String::from_utf8_lossy(self.name()))
            .field("definition", &self.definition())
            .field("size", &self.size())
            .finish_non_exhaustive()
    }
}
