//! The public view of symbols.

use super::coff::data::Aux;
use super::{Definition, Object, SymbolId, by_format, coff, elf, with};
use crate::options::triple::ObjectFormat;
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

    /// Its name, in any encoding. Empty for an ELF section symbol.
    #[must_use]
    pub fn name(&self) -> &'a [u8] {
        with!(self.object, tables => tables.text(tables.symbols[self.id.index()].name))
    }

    /// Its value.
    #[must_use]
    pub fn definition(&self) -> Definition {
        with!(self.object, tables => tables.symbols[self.id.index()].definition)
    }

    /// Its size in bytes, if the text gives one; also that of a common symbol.
    #[must_use]
    pub fn size(&self) -> u64 {
        with!(self.object, tables => tables.symbols[self.id.index()].size)
    }

    /// Returns whether other objects can refer to it, or it refers to a symbol of another object.
    #[must_use]
    pub fn is_global(&self) -> bool {
        by_format!(&self.object.data,
            Elf(_) => self.elf().is_some_and(|info| info.binding != elf::SymbolBinding::LOCAL),
            Coff(_) => self.coff().is_some_and(|info| {
                matches!(info.class, coff::StorageClass::EXTERNAL | coff::StorageClass::WEAK_EXTERNAL)
            }),
        )
    }

    /// Returns whether it is a mapping symbol (`$x`, `$t`, `$d`), which some psABIs define where code or data begins, instead of
    /// a symbol of the text.
    #[must_use]
    pub fn is_mapping_symbol(&self) -> bool {
        match self.name() {
            [b'$', letter, rest @ ..] => {
                let types = self.object.types;
                types.format == ObjectFormat::Elf
                    && types.mapping_letters.contains(letter)
                    && matches!(rest, [] | [b'.', ..])
                    && !self.is_global()
            }
            _ => false,
        }
    }

    /// Returns whether it is weak: another definition takes precedence, and it may stay undefined.
    #[must_use]
    pub fn is_weak(&self) -> bool {
        by_format!(&self.object.data,
            Elf(_) => self.elf().is_some_and(|info| info.binding == elf::SymbolBinding::WEAK),
            Coff(_) => self.coff().is_some_and(|info| info.class == coff::StorageClass::WEAK_EXTERNAL),
        )
    }

    /// The data that only ELF symbols have; `None` in a COFF object.
    #[must_use]
    pub fn elf(&self) -> Option<elf::SymbolInfo> {
        by_format!(&self.object.data,
            Elf(tables) => Some(elf::SymbolInfo::new(&tables.symbols[self.id.index()].header)),
            Coff(_) => None,
        )
    }

    /// The data that only COFF symbols have; `None` in an ELF object.
    #[must_use]
    pub fn coff(&self) -> Option<coff::SymbolInfo<'a>> {
        by_format!(&self.object.data,
            Elf(_) => None,
            Coff(tables) => {
                let header = &tables.symbols[self.id.index()].header;
                let file = match header.aux {
                    Aux::File(name) => Some(tables.text(name)),
                    _ => None,
                };
                Some(coff::SymbolInfo::new(header, file))
            },
        )
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
