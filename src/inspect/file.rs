//! One object: sections, symbols and relocations as plain data that borrows from the file.

use super::names::RelocationNames;
use super::places::Places;
use super::value::{Address, Problem, Value};
use std::ops::Range;

/// The object file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// ELF (System V gABI).
    Elf,
    /// COFF (Microsoft's PE format), with or without `/bigobj`.
    Coff,
}

/// A section.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Section<'d> {
    /// The name; empty if it cannot be read.
    pub name: &'d [u8],
    /// `sh_type` of ELF; 0 in COFF.
    pub kind: u32,
    /// `sh_flags` of ELF, `Characteristics` of COFF.
    pub flags: u64,
    /// The address; 0 in relocatable files.
    pub address: u64,
    /// The file offset of the contents.
    pub offset: u64,
    /// The size in bytes. It may exceed `data`, as for `.bss`.
    pub size: u64,
    /// The contents that are present in the file.
    pub data: &'d [u8],
    /// `sh_link` of ELF.
    pub link: u32,
    /// `sh_info` of ELF.
    pub info: u32,
    /// The alignment in bytes.
    pub align: u64,
    /// `sh_entsize` of ELF.
    pub entry_size: u64,
    pub(super) relocations: Vec<Relocations<'d>>,
}

/// Where a symbol is defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SymbolLocation {
    /// Undefined.
    Undefined,
    /// Absolute: the value is not an address.
    Absolute,
    /// Common: allocated by the linker.
    Common,
    /// Debug information (COFF).
    Debug,
    /// In the section with this index into [`File::sections`].
    Section(u32),
    /// Another reserved section index, specific to the processor or OS.
    Other(u32),
}

/// A symbol.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Symbol<'d> {
    /// The index in the symbol table, used by relocations.
    pub index: u32,
    /// The name; empty if it cannot be read.
    pub name: &'d [u8],
    /// The value; in relocatable files an offset in the section.
    pub value: u64,
    /// The size in bytes (ELF).
    pub size: u64,
    /// Where the symbol is defined.
    pub location: SymbolLocation,
    /// ELF: binding and type, `st_info`. COFF: the storage class.
    pub info: u8,
    /// ELF: `st_other`. COFF: the number of auxiliary records.
    pub other: u8,
    /// COFF: `Type`.
    pub kind: u16,
    /// True for a section symbol.
    pub is_section: bool,
    /// COFF: the raw auxiliary records.
    pub auxiliary: &'d [u8],
}

/// A relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Relocation {
    /// The offset of the field in the section, in bytes.
    pub offset: u64,
    /// The symbol's index, if the relocation has a symbol.
    pub symbol: Option<u32>,
    /// The machine-specific relocation type.
    pub kind: u32,
    /// The explicit addend; `None` if the addend is in the field.
    pub addend: Option<i64>,
}

/// A COMDAT or another section group.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Group<'d> {
    /// The section group itself (ELF), or the COMDAT section (COFF).
    pub section: u32,
    /// The signature (ELF) or leader (COFF).
    pub symbol: Option<u32>,
    /// The name of `symbol`.
    pub name: &'d [u8],
    /// How the linker treats groups of the same name.
    pub selection: Value<'static>,
    /// The member sections.
    pub members: Vec<u32>,
    /// The bytes of `section` that define the group.
    pub span: Range<u64>,
}

/// One object. Headers, sections and symbols are read once; tables are decoded on demand.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct File<'d> {
    /// The contents of the file.
    pub data: &'d [u8],
    /// The object file format.
    pub format: Format,
    /// True for big-endian files.
    pub big_endian: bool,
    /// The size of an address in bytes.
    pub address_size: u8,
    /// The machine's number: `e_machine` or `Machine`.
    pub machine: u16,
    /// The machine's name without the format's prefix, if it is known.
    pub machine_name: Option<&'static str>,
    /// The fields of the header, as names and values.
    pub header: Vec<(&'static str, Value<'d>)>,
    /// The sections in file order. In ELF index 0 is the null section; in COFF section number 1 has index 0.
    pub sections: Vec<Section<'d>>,
    /// The symbols in file order.
    pub symbols: Vec<Symbol<'d>>,
    /// The section groups.
    pub groups: Vec<Group<'d>>,
    /// Problems found in headers, sections and symbols.
    pub problems: Vec<Problem>,
    /// The parts of the file that are not contents of sections, in file order.
    pub(super) parts: Vec<Part>,
    pub(super) names: RelocationNames,
    /// The symbols indexed by section and offset.
    pub(super) places: Places,
    pub(super) code_view: CodeView<'d>,
}

/// A part of the file that is not the contents of a section.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) kind: PartKind,
    /// The section that relocations apply to.
    pub(super) section: Option<u32>,
    pub(super) span: Range<u64>,
    /// The size of an entry in bytes.
    pub(super) entry: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PartKind {
    Header,
    SectionHeaders,
    Relocations,
    Symbols,
    Strings,
}

/// CodeView tables that others refer to by offset.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CodeView<'d> {
    pub(super) strings: Option<&'d [u8]>,
    pub(super) files: Option<&'d [u8]>,
}

/// An encoded relocation table.
#[derive(Clone, Debug)]
pub(super) enum Relocations<'d> {
    /// ELF: `SHT_RELA` if `explicit`, otherwise `SHT_REL`.
    Elf {
        data: &'d [u8],
        explicit: bool,
    },
    Crel {
        data: &'d [u8],
    },
    Coff {
        data: &'d [u8],
    },
}

impl<'d> File<'d> {
    /// An object without sections and symbols.
    pub(super) fn new(data: &'d [u8], format: Format, machine: u16, names: RelocationNames) -> Self {
        File {
            data,
            format,
            big_endian: false,
            address_size: 0,
            machine,
            machine_name: None,
            header: Vec::new(),
            sections: Vec::new(),
            symbols: Vec::new(),
            groups: Vec::new(),
            problems: Vec::new(),
            parts: Vec::new(),
            names,
            places: Places::default(),
            code_view: CodeView::default(),
        }
    }

    /// Returns the symbol with this index in the symbol table, or `None` if there is no such symbol.
    pub fn symbol(&self, index: u32) -> Option<&Symbol<'d>> {
        match self.symbols.get(index as usize) {
            Some(symbol) if symbol.index == index => Some(symbol),
            // Auxiliary records take indices, too.
            _ => self.symbols.binary_search_by_key(&index, |symbol| symbol.index).ok().map(|at| &self.symbols[at]),
        }
    }

    /// The symbol's name, or for a section symbol the section's name.
    pub fn name_of(&self, symbol: &Symbol<'d>) -> &'d [u8] {
        match symbol.location {
            SymbolLocation::Section(section) if symbol.is_section && symbol.name.is_empty() => {
                self.sections.get(section as usize).map_or(symbol.name, |section| section.name)
            }
            _ => symbol.name,
        }
    }

    /// The index of the first section of this name.
    pub fn section_named(&self, name: &[u8]) -> Option<u32> {
        self.sections.iter().position(|section| section.name == name).map(|index| index as u32)
    }

    /// The name of the first symbol, other than section symbols, that is defined at this offset of a section.
    pub fn name_at(&self, section: u32, value: u64) -> Option<&'d [u8]> {
        self.places.symbol_at(section, value).map(|at| self.symbols[at as usize].name)
    }

    pub(super) fn problem(&mut self, section: Option<u32>, at: u64, what: impl Into<String>) {
        if let Some(problem) = one_of_the_first(self.problems.len(), || Problem { section, at, what: what.into() }) {
            self.problems.push(problem);
        }
    }

    /// Records a part of the file, clipped to its end; an empty one is ignored.
    pub(super) fn part(&mut self, kind: PartKind, section: Option<u32>, span: Range<u64>, entry: u64) {
        let span = span.start..span.end.min(self.data.len() as u64);
        if span.start < span.end {
            self.parts.push(Part { kind, section, span, entry });
        }
    }

    pub(super) fn number(value: i64) -> Value<'d> {
        Value::Address(Address { symbol: None, name: b"", addend: value, target: None })
    }

    pub(super) fn place(&self, symbol: Option<u32>, addend: i64) -> Value<'d> {
        let Some(found) = symbol.and_then(|index| self.symbol(index)) else {
            return Value::Address(Address { symbol, name: b"", addend, target: None });
        };
        let target = match found.location {
            SymbolLocation::Section(section) if found.is_section => {
                self.name_at(section, found.value.wrapping_add(addend as u64))
            }
            _ => None,
        };
        Value::Address(Address { symbol, name: self.name_of(found), addend, target })
    }

    /// A symbol with an addend that is unknown.
    pub(super) fn symbol_alone(&self, symbol: Option<u32>) -> Value<'d> {
        match self.place(symbol, 0) {
            Value::Address(place) => Value::Address(Address { target: None, ..place }),
            other => other,
        }
    }

    /// The name of a relocation type of this machine, if it has one.
    pub fn relocation_name(&self, kind: u32) -> Option<&'static str> {
        self.names.get(kind)
    }

    pub(super) fn index_places(&mut self) {
        self.places = Places::of(self);
    }
}

/// Maximum number of recorded problems; malformed input might have one for every few bytes.
const MAX_PROBLEMS: usize = 1000;

/// Returns the problem if `before` is below the limit; at the limit, one that reports that there are more; then `None`.
pub(super) fn one_of_the_first(before: usize, problem: impl FnOnce() -> Problem) -> Option<Problem> {
    match before {
        ..MAX_PROBLEMS => Some(problem()),
        MAX_PROBLEMS => Some(Problem { what: "further problems are not listed".to_owned(), ..problem() }),
        _ => None,
    }
}

impl Section<'_> {
    /// The size of the relocation tables in the file, in bytes.
    pub(super) fn relocations_size(&self) -> u64 {
        let size = |list: &Relocations<'_>| match list {
            Relocations::Elf { data, .. } | Relocations::Crel { data, .. } | Relocations::Coff { data } => {
                data.len() as u64
            }
        };
        self.relocations.iter().map(size).sum()
    }
}
