//! The public view of the data that only COFF files, sections and symbols have.

use super::data::{Aux, Class};
use super::numbers::{Characteristics, ComdatSelection, StorageClass, SymbolType};
use crate::object::data::{SectionId, SymbolId};

/// COFF data of a whole file.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct FileHeader {
    /// `IMAGE_FILE_MACHINE_*`
    pub machine: u16,
    /// The time stamp, in seconds since 1970.
    pub timestamp: u32,
}

/// COFF data of a section.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SectionHeader {
    /// `IMAGE_SCN_*`, including the alignment bits.
    pub characteristics: Characteristics,
    /// The section number, from 1: the order of the headers, which is not the order of the sections' bytes.
    pub number: u32,
    /// How the linker chooses among COMDAT sections with the same symbol; `None` outside COMDATs.
    pub selection: Option<ComdatSelection>,
    /// The section that this one is associated with, if its selection is `ASSOCIATIVE`.
    pub associated: Option<SectionId>,
}

/// COFF data of a symbol.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SymbolInfo<'a> {
    /// `IMAGE_SYM_CLASS_*`
    pub class: StorageClass,
    /// `IMAGE_SYM_TYPE_*` and `IMAGE_SYM_DTYPE_*`.
    pub kind: SymbolType,
    /// The index of its record in the file, counting auxiliary records.
    pub index: u32,
    /// The default of a weak external.
    pub weak: Option<WeakExternal>,
    /// The name of the source file, for a `.file` symbol.
    pub file: Option<&'a [u8]>,
}

/// How a weak external is resolved if no object defines its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WeakExternal {
    /// The symbol used instead.
    pub default: SymbolId,
    /// How the linker searches for a definition: `IMAGE_WEAK_EXTERN_SEARCH_*`.
    pub search: u8,
}

impl<'a> SymbolInfo<'a> {
    /// `file` is the file name from an auxiliary record.
    pub(crate) fn new(symbol: &Class, file: Option<&'a [u8]>) -> Self {
        let &Class { class, kind, index, aux } = symbol;
        let weak = match aux {
            Aux::Weak(default, search) => Some(WeakExternal { default, search }),
            _ => None,
        };
        SymbolInfo { class: StorageClass(class), kind: SymbolType(kind), index, weak, file }
    }
}
