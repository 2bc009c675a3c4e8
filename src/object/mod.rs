//! Objects: sections with their bytes, symbols in the order of the symbol table, and relocations; and the writers of
//! object files, one folder per format.
//!
//! An [`Object`] is the result of an assembly. What both formats have is available from [`Section`], [`Symbol`] and
//! [`Relocation`], what only one has from their methods `elf` and `coff`. The writers serialize an object without
//! changing it.
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
//! let file = object.to_bytes()?;
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
mod sink;
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
use std::io;
use std::ops::Range;

/// An object: the result of an assembly. It is immutable.
#[derive(Debug)]
pub struct Object {
    data: Data,
    types: &'static RelocationTypes,
    /// The source lines of its bytes, if requested.
    origins: Option<Box<Origins>>,
}

#[derive(Debug, Default)]
pub(crate) struct WriterBuffers {
    elf: elf::ElfWriterBuffers,
    coff: coff::CoffWriterBuffers,
}

#[derive(Debug)]
pub(crate) enum Data {
    // Without any format there are no objects, but their type is used.
    #[cfg(any(feature = "elf", not(feature = "coff")))]
    Elf(Box<data::Object<Elf>>),
    #[cfg(feature = "coff")]
    Coff(Box<data::Object<Coff>>),
}

/// Selects the expression of the format that a value is of.
macro_rules! by_format {
    ($value:expr, Elf $elf:tt => $one:expr, Coff $coff:tt => $two:expr $(,)?) => {
        match $value {
            #[cfg(any(feature = "elf", not(feature = "coff")))]
            $crate::object::Data::Elf $elf => $one,
            #[cfg(feature = "coff")]
            $crate::object::Data::Coff $coff => $two,
        }
    };
}
pub(crate) use by_format;

/// Evaluates an expression with the tables of either format.
macro_rules! with {
    ($object:expr, $tables:ident => $value:expr) => {
        $crate::object::by_format!(&$object.data, Elf($tables) => $value, Coff($tables) => $value)
    };
}
use with;

impl Object {
    pub(crate) fn new(data: Data, types: &'static RelocationTypes) -> Self {
        Object { data, types, origins: None }
    }

    /// Returns the tables, to reuse their memory.
    pub(crate) fn into_data(self) -> Data {
        self.data
    }

    pub(crate) fn types(&self) -> &'static RelocationTypes {
        self.types
    }

    /// A copy of the bytes of all sections, and each section's range in it.
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

    /// The object file format.
    #[must_use]
    pub fn format(&self) -> ObjectFormat {
        by_format!(&self.data,
            Elf(_) => ObjectFormat::Elf,
            Coff(_) => ObjectFormat::Coff,
        )
    }

    /// The machine that defines its relocation types. Variants with the same relocations count as one machine.
    #[must_use]
    pub fn arch(&self) -> Arch {
        self.types.arch
    }

    /// Returns whether its data are big endian.
    #[must_use]
    pub fn is_big_endian(&self) -> bool {
        by_format!(&self.data, Elf(tables) => tables.file.big_endian, Coff(_) => false)
    }

    /// The sections, in the order of their bytes in the file.
    pub fn sections(&self) -> impl DoubleEndedIterator<Item = Section<'_>> + ExactSizeIterator {
        let count = with!(self, tables => tables.sections.len()) as u32;
        (0..count).map(|id| Section { object: self, id: SectionId(id) })
    }

    /// The section with this id; `None` if the id belongs to another object.
    #[must_use]
    pub fn section(&self, id: SectionId) -> Option<Section<'_>> {
        let count = with!(self, tables => tables.sections.len());
        ((id.0 as usize) < count).then_some(Section { object: self, id })
    }

    /// The first section with this name.
    #[must_use]
    pub fn section_named(&self, name: impl AsRef<[u8]>) -> Option<Section<'_>> {
        self.sections().find(|section| section.name() == name.as_ref())
    }

    /// The symbols, in the order of the file's table, without ELF's null symbol.
    pub fn symbols(&self) -> impl DoubleEndedIterator<Item = Symbol<'_>> + ExactSizeIterator {
        let count = with!(self, tables => tables.symbols.len()) as u32;
        (0..count).map(|index| Symbol { object: self, id: SymbolId::at(index) })
    }

    /// The symbol with this id; `None` if the id belongs to another object.
    #[must_use]
    pub fn symbol(&self, id: SymbolId) -> Option<Symbol<'_>> {
        let count = with!(self, tables => tables.symbols.len());
        (id.index() < count).then_some(Symbol { object: self, id })
    }

    /// The last symbol with this name. If an ELF object has a local and a global symbol with the name, this is the
    /// global one.
    #[must_use]
    pub fn symbol_named(&self, name: impl AsRef<[u8]>) -> Option<Symbol<'_>> {
        self.symbols().rev().find(|symbol| symbol.name() == name.as_ref())
    }

    /// The data that only ELF files have; `None` for a COFF object.
    #[must_use]
    pub fn elf(&self) -> Option<elf::FileHeader<'_>> {
        by_format!(&self.data,
            Elf(tables) => Some(elf::FileHeader::new(&tables.file)),
            Coff(_) => None,
        )
    }

    /// The data that only COFF files have; `None` for an ELF object.
    #[must_use]
    pub fn coff(&self) -> Option<coff::FileHeader> {
        by_format!(&self.data,
            Elf(_) => None,
            Coff(tables) => Some(tables.file),
        )
    }

    /// Returns the object file in pieces, most of which borrow the sections' bytes.
    ///
    /// # Errors
    /// If memory for the pieces that are not borrowed cannot be allocated.
    pub fn parts(&self) -> Result<Parts<'_>, OutOfMemory> {
        self.parts_with(&mut WriterBuffers::default())
    }

    pub(crate) fn parts_with(&self, scratch: &mut WriterBuffers) -> Result<Parts<'_>, OutOfMemory> {
        by_format!(&self.data,
            Elf(tables) => elf::parts(tables, &mut scratch.elf),
            Coff(tables) => coff::parts(tables, &mut scratch.coff),
        )
    }

    /// Returns the bytes of the object file.
    ///
    /// # Errors
    /// If memory for them cannot be allocated.
    pub fn to_bytes(&self) -> Result<Vec<u8>, OutOfMemory> {
        self.parts()?.join()
    }

    /// Writes the object file.
    ///
    /// # Errors
    /// If writing fails, or memory for the pieces that are not borrowed cannot be allocated.
    pub fn write_to(&self, out: impl io::Write) -> io::Result<()> {
        by_format!(&self.data,
            Elf(tables) => elf::write(tables, &mut elf::ElfWriterBuffers::default(), out),
            Coff(tables) => coff::write(tables, &mut coff::CoffWriterBuffers::default(), out),
        )
    }
}
