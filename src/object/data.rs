//! The finished object as the writers take it: tables, one type for what both formats have.

use std::fmt::Debug;
use std::num::NonZeroU32;
use std::ops::Range;

/// What only one format has to say.
pub(crate) trait Format: Debug {
    /// Of the file.
    type File: Debug + Default;
    /// Of a section.
    type Section: Debug;
    /// Of a symbol.
    type Symbol: Debug;
}

/// A finished object.
#[derive(Debug, Default)]
pub(crate) struct Object<F: Format> {
    /// What the format says of the whole file.
    pub file: F::File,
    /// The sections, in the order in which the file has their bytes.
    pub sections: Vec<Section<F>>,
    /// The symbols, in the order of the file's table, without the null symbol that ELF's begins with.
    pub symbols: Vec<Symbol<F>>,
    /// The relocations of all sections; see [`Section::relocations`].
    pub relocations: Vec<Relocation>,
    /// The bytes of all sections; see [`Section::start`].
    pub contents: Vec<u8>,
    /// The bytes of all names; see [`Text`].
    pub names: Vec<u8>,
}

/// A name: bytes of [`Object::names`], in any encoding and without an end mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Text {
    /// Where it starts.
    pub start: u32,
    /// How many bytes it has.
    pub len: u32,
}

/// A section of an object: how many are in front of it in [`Object::sections`](super::Object::sections).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SectionId(pub u32);

/// A symbol of an object: how many are in front of it in [`Object::symbols`](super::Object::symbols), and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(NonZeroU32);

/// A section.
#[derive(Debug)]
pub(crate) struct Section<F: Format> {
    /// Its name.
    pub name: Text,
    /// The logarithm of its alignment in memory.
    pub align_log2: u8,
    /// Its size in bytes.
    pub size: u64,
    /// Where its bytes are in [`Object::contents`], or would be if it had any.
    pub start: usize,
    /// Whether the file has no bytes of it: memory is to be zero there.
    pub zero_fill: bool,
    /// Its relocations in [`Object::relocations`].
    pub relocations: Range<u32>,
    /// What the format says of it.
    pub header: F::Section,
}

/// A symbol.
#[derive(Debug)]
pub(crate) struct Symbol<F: Format> {
    /// Its name.
    pub name: Text,
    /// What it stands for.
    pub definition: Definition,
    /// Its size in bytes, where the format has one; of a common symbol too.
    pub size: u64,
    /// What the format says of it.
    pub header: F::Symbol,
}

/// What a symbol stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Definition {
    /// What another object defines.
    Undefined,
    /// A number.
    Absolute(u64),
    /// A place: so many bytes after the start of a section, or before it (as a two's complement).
    Section(SectionId, u64),
    /// A block that the linker lays out, if no object defines the symbol; its alignment in bytes, where the format has it.
    Common(u64),
    /// The name of a source file.
    File,
}

/// A field that the linker is to fill in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relocation {
    /// The field's offset in its section.
    pub offset: u64,
    /// What is added to the symbol's value. Where the format's records have no place for it the field holds it already.
    pub addend: i64,
    /// The symbol, if there is one.
    pub symbol: Option<SymbolId>,
    /// The relocation's type: the number that the machine's psABI or the PE format gives it.
    pub kind: u32,
}

impl SymbolId {
    /// The number of the symbol at an index.
    pub(crate) fn of_index(index: usize) -> Option<Self> {
        u32::try_from(index + 1).ok().and_then(NonZeroU32::new).map(SymbolId)
    }

    /// The number of the symbol at an index that is known to be one.
    pub(crate) fn at(index: u32) -> Self {
        SymbolId(NonZeroU32::MIN.saturating_add(index))
    }

    /// A symbol's number, as ELF has it: from 1.
    #[must_use]
    pub fn number(self) -> u32 {
        self.0.get()
    }

    /// How many symbols are in front of it.
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

    /// The bytes of a section; none where the file has none.
    #[must_use]
    pub fn bytes(&self, section: &Section<F>) -> &[u8] {
        let size = if section.zero_fill { 0 } else { section.size as usize };
        self.contents.get(section.start..section.start.saturating_add(size)).unwrap_or_default()
    }

    /// The relocations of a section.
    #[must_use]
    pub fn relocations(&self, section: &Section<F>) -> &[Relocation] {
        let Range { start, end } = section.relocations;
        self.relocations.get(start as usize..end as usize).unwrap_or_default()
    }

    /// Adds a name.
    pub fn add_text(&mut self, text: &[u8]) -> Text {
        let start = self.names.len() as u32;
        self.names.extend_from_slice(text);
        Text { start, len: text.len() as u32 }
    }
}
