//! The finished object: sections with their bytes, symbols in the order of their table, relocations; and its way to the bytes of
//! a file, one folder a format.
//!
//! [`Object`] is what a text comes to when everything is decided. What both formats have is asked of [`Section`], [`Symbol`] and
//! [`Relocation`]; what only one has, of their methods `elf` and `coff`. The writers put it down as records and change nothing.
//! These modules must not know tokens, expressions, instructions or the model.
//!
//! ```
//! use llas::object::Definition;
//!
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let object = llas::assemble(".globl f\nf: callq g@PLT\n\tretq\n", &options)?.object;
//! let code = object.section_named(".text").ok_or("no code")?;
//! assert_eq!(code.bytes(), [0xe8, 0, 0, 0, 0, 0xc3]);
//! let call = code.relocations().next().ok_or("no call")?;
//! assert_eq!((call.offset(), call.addend(), call.kind().name()), (1, -4, Some("R_X86_64_PLT32")));
//! assert_eq!(call.symbol().map(|g| (g.name(), g.definition())), Some((b"g".as_slice(), Definition::Undefined)));
//! let file = object.write()?;
//! # assert!(file.starts_with(b"\x7fELF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod coff;
pub(crate) mod compress;
pub(crate) mod data;
pub mod elf;
pub mod link;
mod numbers;
mod origins;
mod parts;
mod relocation;
mod section;
mod strtab;
mod symbol;

pub use data::{Definition, SectionId, SymbolId};
pub use origins::Origin;
pub(crate) use origins::{Line, Origins};
pub use parts::{OutOfMemory, Parts};
pub use relocation::{Relocation, RelocationType};
pub use section::{Access, Section};
pub use symbol::Symbol;

use crate::arch::relocation_types::RelocationTypes;
use crate::options::triple::{Arch, ObjectFormat};
use coff::data::Coff;
use elf::data::Elf;
use std::ops::Range;

/// A finished object. It never changes.
#[derive(Debug)]
pub struct Object {
    data: Data,
    /// The types that its relocations have.
    types: &'static RelocationTypes,
    /// Where its bytes come from, if that was asked for.
    origins: Option<Box<Origins>>,
}

/// What is used again for the next file.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    elf: elf::Scratch,
    coff: coff::Scratch,
}

/// Its tables.
#[derive(Debug)]
pub(crate) enum Data {
    /// For ELF.
    Elf(Box<data::Object<Elf>>),
    /// For COFF.
    Coff(Box<data::Object<Coff>>),
}

/// Does the same with the tables of either format.
macro_rules! with {
    ($object:expr, $tables:ident => $value:expr) => {
        match &$object.data {
            $crate::object::Data::Elf($tables) => $value,
            $crate::object::Data::Coff($tables) => $value,
        }
    };
}
use with;

impl Object {
    pub(crate) fn new(data: Data, types: &'static RelocationTypes) -> Self {
        Object { data, types, origins: None }
    }

    /// Its tables, for their memory.
    pub(crate) fn into_data(self) -> Data {
        self.data
    }

    /// The types of its relocations.
    pub(crate) fn types(&self) -> &'static RelocationTypes {
        self.types
    }

    /// A copy of the bytes of all sections, and where in it each section's are.
    pub(crate) fn contents(&self) -> (Vec<u8>, Vec<Range<usize>>) {
        with!(self, tables => {
            let end = tables.contents.len();
            let range = |section: &data::Section<_>| {
                let size = if section.zero_fill { 0 } else { section.size as usize };
                section.start.min(end)..section.start.saturating_add(size).min(end)
            };
            (tables.contents.clone(), tables.sections.iter().map(range).collect())
        })
    }

    /// The format that it is written in.
    #[must_use]
    pub fn format(&self) -> ObjectFormat {
        match self.data {
            Data::Elf(_) => ObjectFormat::Elf,
            Data::Coff(_) => ObjectFormat::Coff,
        }
    }

    /// The machine that the types of its relocations belong to. Variants with the same relocations count as one machine.
    #[must_use]
    pub fn arch(&self) -> Arch {
        self.types.arch
    }

    /// Whether its data have their highest byte first.
    #[must_use]
    pub fn is_big_endian(&self) -> bool {
        matches!(&self.data, Data::Elf(tables) if tables.file.big_endian)
    }

    /// The sections, in the order in which the file has their bytes.
    pub fn sections(&self) -> impl DoubleEndedIterator<Item = Section<'_>> + ExactSizeIterator {
        let count = with!(self, tables => tables.sections.len()) as u32;
        (0..count).map(|id| Section { object: self, id: SectionId(id) })
    }

    /// A section by its id; none where it is not an id of this object's.
    #[must_use]
    pub fn section(&self, id: SectionId) -> Option<Section<'_>> {
        let count = with!(self, tables => tables.sections.len());
        ((id.0 as usize) < count).then_some(Section { object: self, id })
    }

    /// The first section of a name.
    #[must_use]
    pub fn section_named(&self, name: impl AsRef<[u8]>) -> Option<Section<'_>> {
        self.sections().find(|section| section.name() == name.as_ref())
    }

    /// The symbols, in the order of the file's table, without the null symbol that ELF's begins with.
    pub fn symbols(&self) -> impl DoubleEndedIterator<Item = Symbol<'_>> + ExactSizeIterator {
        let count = with!(self, tables => tables.symbols.len()) as u32;
        (0..count).map(|index| Symbol { object: self, id: SymbolId::at(index) })
    }

    /// A symbol by its id; none where it is not an id of this object's.
    #[must_use]
    pub fn symbol(&self, id: SymbolId) -> Option<Symbol<'_>> {
        let count = with!(self, tables => tables.symbols.len());
        (id.index() < count).then_some(Symbol { object: self, id })
    }

    /// The last symbol of a name, which is the global one where a local one has the same name in ELF.
    #[must_use]
    pub fn symbol_named(&self, name: impl AsRef<[u8]>) -> Option<Symbol<'_>> {
        self.symbols().rev().find(|symbol| symbol.name() == name.as_ref())
    }

    /// What only ELF says of the file; none of a COFF object.
    #[must_use]
    pub fn elf(&self) -> Option<elf::FileHeader<'_>> {
        match &self.data {
            Data::Elf(tables) => Some(elf::FileHeader::new(&tables.file)),
            Data::Coff(_) => None,
        }
    }

    /// What only COFF says of the file; none of an ELF object.
    #[must_use]
    pub fn coff(&self) -> Option<coff::FileHeader> {
        match &self.data {
            Data::Elf(_) => None,
            Data::Coff(tables) => Some(coff::FileHeader::new(&tables.file)),
        }
    }

    /// The file, in pieces, most of which are the sections' bytes where they stand.
    ///
    /// # Errors
    /// Where there is no memory for the rest.
    pub fn parts(&self) -> Result<Parts<'_>, OutOfMemory> {
        self.parts_with(&mut Scratch::default())
    }

    /// The same in memory that is used again.
    pub(crate) fn parts_with(&self, scratch: &mut Scratch) -> Result<Parts<'_>, OutOfMemory> {
        match &self.data {
            Data::Elf(tables) => elf::write(tables, &mut scratch.elf),
            Data::Coff(tables) => coff::write(tables, &mut scratch.coff),
        }
    }

    /// The bytes of the file.
    ///
    /// # Errors
    /// Where there is no memory for them.
    pub fn write(&self) -> Result<Vec<u8>, OutOfMemory> {
        self.parts()?.join()
    }
}
