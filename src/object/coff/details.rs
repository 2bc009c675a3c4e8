//! What COFF says besides of a file, a section and a symbol, as the library hands it out.

use super::data::{Aux, Class, File, Section};
use super::numbers::{Characteristics, ComdatSelection, StorageClass, SymbolType};
use crate::object::data::{SectionId, SymbolId};

/// What COFF says of a whole file.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FileHeader {
    /// `IMAGE_FILE_MACHINE_*`
    pub machine: u16,
    /// When it was made, in seconds since 1970.
    pub timestamp: u32,
}

impl FileHeader {
    pub(crate) fn new(file: &File) -> Self {
        FileHeader { machine: file.machine, timestamp: file.timestamp }
    }
}

/// What COFF says of a section.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SectionHeader {
    /// `IMAGE_SCN_*`, with the bits that say the alignment.
    pub characteristics: Characteristics,
    /// Its number, from 1: the order of the headers, which is not that of the sections' bytes.
    pub number: u32,
    /// How the linker chooses among COMDAT sections of a name; none of a section that is in no COMDAT.
    pub selection: Option<ComdatSelection>,
    /// The section that this one follows, if it is associative.
    pub associated: Option<SectionId>,
}

impl SectionHeader {
    pub(crate) fn new(section: &Section) -> Self {
        let &Section { characteristics, number, selection, associated } = section;
        let selection = (selection != 0).then_some(ComdatSelection(selection));
        SectionHeader { characteristics: Characteristics(characteristics), number, selection, associated }
    }
}

/// What COFF says of a symbol.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SymbolInfo<'a> {
    /// `IMAGE_SYM_CLASS_*`
    pub class: StorageClass,
    /// `IMAGE_SYM_TYPE_*` and `IMAGE_SYM_DTYPE_*`.
    pub kind: SymbolType,
    /// The index of its record in the file, which counts auxiliary records too.
    pub index: u32,
    /// The default of a weak external.
    pub weak: Option<WeakExternal>,
    /// The name of the source file that a `.file` symbol stands for.
    pub file: Option<&'a [u8]>,
}

/// What a weak external means where no object defines its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct WeakExternal {
    /// The symbol that is taken instead.
    pub default: SymbolId,
    /// How the linker looks for another: `IMAGE_WEAK_EXTERN_SEARCH_*`.
    pub search: u8,
}

impl<'a> SymbolInfo<'a> {
    /// `file` is the text of the name that an auxiliary record has.
    pub(crate) fn new(symbol: &Class, file: Option<&'a [u8]>) -> Self {
        let &Class { class, kind, index, aux } = symbol;
        let weak = match aux {
            Aux::Weak(default, search) => Some(WeakExternal { default, search }),
            _ => None,
        };
        SymbolInfo { class: StorageClass(class), kind: SymbolType(kind), index, weak, file }
    }
}
