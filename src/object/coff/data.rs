//! What only COFF says of a file, its sections and its symbols.

use crate::object::data::{Format, SectionId, SymbolId, Text};

/// The format of Windows and UEFI.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Coff;

impl Format for Coff {
    type File = File;
    type Section = Section;
    type Symbol = Class;
}

/// What COFF says of a whole file.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct File {
    /// `IMAGE_FILE_MACHINE_*`
    pub machine: u16,
    /// When it was made, in seconds since 1970.
    pub timestamp: u32,
}

/// What COFF says of a section.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Section {
    /// `IMAGE_SCN_*`, with the alignment.
    pub characteristics: u32,
    /// Its number, from 1: the headers' order.
    pub number: u32,
    /// `IMAGE_COMDAT_SELECT_*`; 0 outside COMDATs.
    pub selection: u8,
    /// The section that this one follows, if it is associative.
    pub associated: Option<SectionId>,
}

/// What COFF says of a symbol.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Class {
    /// `IMAGE_SYM_CLASS_*`
    pub class: u8,
    /// `IMAGE_SYM_TYPE_*` and `IMAGE_SYM_DTYPE_*`.
    pub kind: u16,
    /// The index of its record, which counts auxiliary records too.
    pub index: u32,
    /// What its auxiliary records say.
    pub aux: Aux,
}

/// What the auxiliary records of a symbol say.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Aux {
    /// There are none.
    #[default]
    None,
    /// The definition of a section.
    Section(SectionId),
    /// The definition of a section where a weak external says its default and how it is looked for.
    WeakSection(SectionId),
    /// The default of a weak external, and `IMAGE_WEAK_EXTERN_*`.
    Weak(SymbolId, u8),
    /// The name of a source file.
    File(Text),
}

impl Aux {
    /// How many records they are, if a record has that size.
    #[must_use]
    pub fn count(self, record: usize) -> u32 {
        match self {
            Aux::None => 0,
            Aux::Section(_) | Aux::WeakSection(_) | Aux::Weak(..) => 1,
            Aux::File(name) => name.len.div_ceil(record as u32),
        }
    }
}
