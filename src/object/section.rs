//! The public view of sections.

use super::{Object, Relocation, SectionId, by_format, coff, elf, with};
use std::fmt;

/// A section of an [`Object`].
#[derive(Clone, Copy)]
pub struct Section<'a> {
    pub(super) object: &'a Object,
    pub(super) id: SectionId,
}

/// The memory protection that a section needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Access {
    /// It is loaded into memory. If false (debug information, notes to the linker), the other fields are false, too.
    pub read: bool,
    /// It is writable.
    pub write: bool,
    /// It holds code.
    pub execute: bool,
}

impl<'a> Section<'a> {
    /// Its id: its index in [`Object::sections`].
    #[must_use]
    pub fn id(&self) -> SectionId {
        self.id
    }

    /// Its name, in any encoding.
    #[must_use]
    pub fn name(&self) -> &'a [u8] {
        with!(self.object, tables => tables.text(tables.sections[self.id.0 as usize].name))
    }

    /// Its alignment in memory, in bytes: a power of two.
    #[must_use]
    pub fn align(&self) -> u64 {
        1 << with!(self.object, tables => tables.sections[self.id.0 as usize].align_log2)
    }

    /// Its size in memory, in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        with!(self.object, tables => tables.sections[self.id.0 as usize].size)
    }

    /// Returns whether it has no bytes in the file and is zeroed in memory (`.bss`).
    #[must_use]
    pub fn is_zero_fill(&self) -> bool {
        with!(self.object, tables => tables.sections[self.id.0 as usize].zero_fill)
    }

    /// Its bytes, without relocations applied; empty if it is zeroed.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        with!(self.object, tables => tables.bytes(&tables.sections[self.id.0 as usize]))
    }

    /// The memory protection that its flags request.
    #[must_use]
    pub fn access(&self) -> Access {
        let index = self.id.0 as usize;
        by_format!(&self.object.data,
            Elf(tables) => {
                let flags = elf::SectionFlags(tables.sections[index].header.flags);
                let read = flags.contains(elf::SectionFlags::ALLOC);
                let write = read && flags.contains(elf::SectionFlags::WRITE);
                Access { read, write, execute: read && flags.contains(elf::SectionFlags::EXECINSTR) }
            },
            Coff(tables) => {
                use coff::Characteristics as C;
                let characteristics = tables.sections[index].header.characteristics;
                let not_loaded = [C::LNK_REMOVE, C::LNK_INFO, C::MEM_DISCARDABLE];
                let read = not_loaded.iter().all(|&flag| !characteristics.contains(flag));
                let write = read && characteristics.contains(C::MEM_WRITE);
                Access { read, write, execute: read && characteristics.contains(C::MEM_EXECUTE) }
            },
        )
    }

    /// Its relocations, in the order of the file.
    pub fn relocations(&self) -> impl DoubleEndedIterator<Item = Relocation<'a>> + ExactSizeIterator + use<'a> {
        let object = self.object;
        let records = with!(object, tables => tables.relocations(&tables.sections[self.id.0 as usize]));
        records.iter().map(move |record| Relocation { object, record })
    }

    /// The data that only ELF sections have; `None` in a COFF object.
    #[must_use]
    pub fn elf(&self) -> Option<elf::SectionHeader> {
        by_format!(&self.object.data,
            Elf(tables) => Some(elf::SectionHeader::new(&tables.sections[self.id.0 as usize].header)),
            Coff(_) => None,
        )
    }

    /// The data that only COFF sections have; `None` in an ELF object.
    #[must_use]
    pub fn coff(&self) -> Option<coff::SectionHeader> {
        by_format!(&self.object.data,
            Elf(_) => None,
            Coff(tables) => Some(tables.sections[self.id.0 as usize].header),
        )
    }
}

impl fmt::Debug for Section<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Section")
            .field("id", &self.id)
            .field("name", &String::from_utf8_lossy(self.name()))
            .field("align", &self.align())
            .field("size", &self.size())
            .field("access", &self.access())
            .finish_non_exhaustive()
    }
}
