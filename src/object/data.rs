//! The object as the writers receive it: tables, with one type for what both formats have.

use crate::short_slice;
use std::fmt::Debug;
use std::num::NonZeroU32;
use std::ops::Range;

pub(crate) trait Format: Debug {
    type File: Debug + Default;
    type Section: Debug;
    type Symbol: Debug;
}

#[derive(Debug, Default)]
pub(crate) struct Object<F: Format> {
    /// The format-specific data of the whole file.
    pub file: F::File,
    /// The sections, in the order of their bytes in the file.
    pub sections: Vec<Section<F>>,
    /// The symbols, in the order of the file's table, without ELF's null symbol.
    pub symbols: Vec<SymbolData<F>>,
    /// The relocations of all sections; see [`Section::relocations`].
    pub relocations: Vec<Relocation>,
    /// The bytes of all sections; see [`Section::start`].
    pub contents: Vec<u8>,
    /// The bytes of all names; see [`Text`].
    pub names: Vec<u8>,
}

/// A name: bytes of [`Object::names`], in any encoding and not terminated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Text {
    /// Its start in [`Object::names`].
    pub start: u32,
    /// Its length in bytes.
    pub len: u32,
}

impl Text {
    /// Whether it shares the last bytes of another name.
    #[inline]
    pub(crate) fn is_tail_of(self, other: Text) -> bool {
        self.len != 0 && self.len <= other.len && self.start + self.len == other.start + other.len
    }
}

/// A section of an object: an index into [`Object::sections`](super::Object::sections).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SectionId(pub u32);

/// A symbol of an object: its index in [`Object::symbols`](super::Object::symbols), plus 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(NonZeroU32);

#[derive(Debug)]
pub(crate) struct Section<F: Format> {
    pub name: Text,
    /// Log2 of its alignment in memory.
    pub align_log2: u8,
    /// Its size in bytes.
    pub size: u64,
    /// The start of its bytes in [`Object::contents`], also if it has none.
    pub start: usize,
    /// True if it has no bytes in the file and is zeroed in memory.
    pub zero_fill: bool,
    /// Its relocations, as a range of [`Object::relocations`].
    pub relocations: Range<u32>,
    /// The format-specific data.
    pub header: F::Section,
}

#[derive(Debug)]
pub(crate) struct SymbolData<F: Format> {
    pub name: Text,
    pub definition: Definition,
    /// Its size in bytes, if the format has one; also set for a common symbol.
    pub size: u64,
    pub header: F::Symbol,
}

/// The value of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Definition {
    /// Undefined: another object defines the symbol.
    Undefined,
    /// An absolute value.
    Absolute(u64),
    /// An offset in bytes from the start of a section. An offset before the start is in two's complement.
    Section(SectionId, u64),
    /// A common block, allocated by the linker if no object defines the symbol. The value is the alignment in bytes,
    /// where the format has it.
    Common(u64),
    /// The name of a source file.
    File,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relocation {
    /// The field's offset in its section.
    pub offset: u64,
    /// The addend. If the format's records have no addend, the field also holds it.
    pub addend: i64,
    /// The symbol, if there is one.
    pub symbol: Option<SymbolId>,
    /// The relocation type: its number from the machine's psABI or the PE format.
    pub kind: u32,
}

impl SymbolId {
    pub(crate) fn of_index(index: usize) -> Option<Self> {
        u32::try_from(index + 1).ok().and_then(NonZeroU32::new).map(SymbolId)
    }

    pub(crate) fn at(index: u32) -> Self {
        SymbolId(NonZeroU32::MIN.saturating_add(index))
    }

    /// The symbol's number in an ELF symbol table, from 1.
    #[must_use]
    pub fn number(self) -> u32 {
        self.0.get()
    }

    /// The symbol's index in [`Object::symbols`](super::Object::symbols), from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl<F: Format> Object<F> {
    /// The bytes of a name.
    #[must_use]
    pub fn text(&self, text: Text) -> &[u8] {
        let start = text.start as usize;
        self.names.get(start..start + text.len as usize).unwrap_or_default()
    }

    /// The bytes of a section; empty if it has none in the file.
    #[must_use]
    pub fn bytes(&self, section: &Section<F>) -> &[u8] {
        let size = if section.zero_fill { 0 } else { section.size as usize };
        self.contents.get(section.start..section.start.saturating_add(size)).unwrap_or_default()
    }

    #[must_use]
    pub fn relocations(&self, section: &Section<F>) -> &[Relocation] {
        let Range { start, end } = section.relocations;
        self.relocations.get(start as usize..end as usize).unwrap_or_default()
    }

    /// Sets the relocations of all sections: for each section, how many there are before its end.
    pub fn set_relocations(&mut self, relocations: Vec<Relocation>, ends: &[u32]) {
        let mut first = 0;
        for (section, &end) in self.sections.iter_mut().zip(ends) {
            section.relocations = first..end;
            first = end;
        }
        self.relocations = relocations;
    }

    pub fn add_text(&mut self, text: &[u8]) -> Text {
        let start = self.names.len() as u32;
        short_slice::append(&mut self.names, text);
        Text { start, len: text.len() as u32 }
    }
}
