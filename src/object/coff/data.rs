//! The COFF data of a file, its sections and its symbols.

use super::details::{FileHeader, SectionHeader};
use crate::object::data::{Format, SectionId, SymbolId, Text};

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Coff;

impl Format for Coff {
    type File = FileHeader;
    type Section = SectionHeader;
    type Symbol = Class;
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Class {
    /// `IMAGE_SYM_CLASS_*`
    pub class: u8,
    /// `IMAGE_SYM_TYPE_*` and `IMAGE_SYM_DTYPE_*`.
    pub kind: u16,
    /// The index of its record, counting auxiliary records.
    pub index: u32,
    /// Its auxiliary records.
    pub aux: Aux,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Aux {
    #[default]
    None,
    Section(SectionId),
    /// A section definition in a weak external, which takes the place of the default and search kind.
    WeakSection(SectionId),
    /// The default of a weak external, and `IMAGE_WEAK_EXTERN_*`.
    Weak(SymbolId, u8),
    /// The name of a source file.
    File(Text),
}

impl Aux {
    /// The number of records, given the size of a record.
    #[must_use]
    pub fn count(self, record: usize) -> u32 {
        match self {
            Aux::None => 0,
            Aux::Section(_) | Aux::WeakSection(_) | Aux::Weak(..) => 1,
            Aux::File(name) => name.len.div_ceil(record as u32),
        }
    }
}
