//! One object as it was found: sections, symbols and relocations as plain data that borrow from the file.

use super::names::RelocationNames;
use super::places::Places;
use super::value::{Place, Problem, Value};
use std::ops::Range;

/// The form that an object has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// ELF, as the System V gABI describes it.
    Elf,
    /// COFF, as Microsoft's PE format describes it; `/bigobj` or not.
    Coff,
}

/// A section.
#[derive(Clone, Debug)]
pub struct Section<'d> {
    /// Its name. One that cannot be read is empty.
    pub name: &'d [u8],
    /// `sh_type` of ELF; 0 in COFF.
    pub kind: u32,
    /// `sh_flags` of ELF, `Characteristics` of COFF.
    pub flags: u64,
    /// Its address; 0 in relocatable files.
    pub address: u64,
    /// Where its bytes begin in the file.
    pub offset: u64,
    /// Its size in bytes, which need not be in the file: `.bss`.
    pub size: u64,
    /// Its bytes, as far as the file has them.
    pub data: &'d [u8],
    /// `sh_link` of ELF.
    pub link: u32,
    /// `sh_info` of ELF.
    pub info: u32,
    /// The alignment in bytes.
    pub align: u64,
    /// `sh_entsize` of ELF.
    pub entry_size: u64,
    /// Where its relocations are.
    pub(super) relocations: Vec<Relocations<'d>>,
}

/// Where a symbol is defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Nowhere in this file.
    Undefined,
    /// Its value is no address.
    Absolute,
    /// The linker makes room for it.
    Common,
    /// It belongs to debug information (COFF).
    Debug,
    /// In the section of this index.
    Section(u32),
    /// In what the format keeps for machines and systems.
    Other(u32),
}

/// A symbol.
#[derive(Clone, Copy, Debug)]
pub struct Symbol<'d> {
    /// Its index in the table of the file, by which relocations name it.
    pub index: u32,
    /// Its name. One that cannot be read is empty.
    pub name: &'d [u8],
    /// Its value: an offset in its section, in relocatable files.
    pub value: u64,
    /// Its size in bytes (ELF).
    pub size: u64,
    /// Where it is defined.
    pub home: Home,
    /// ELF: binding and type, `st_info`. COFF: the storage class.
    pub info: u8,
    /// ELF: `st_other`. COFF: how many auxiliary records follow it.
    pub other: u8,
    /// COFF: `Type`.
    pub kind: u16,
    /// It stands for a section.
    pub is_section: bool,
    /// COFF: the auxiliary records.
    pub auxiliary: &'d [u8],
}

/// A relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// The field, in bytes from the beginning of the section.
    pub offset: u64,
    /// The symbol's index, if there is one.
    pub symbol: Option<u32>,
    /// The type's number, whose meaning is the machine's.
    pub kind: u32,
    /// The addend, where the relocation has one; else it stands in the field.
    pub addend: Option<i64>,
}

/// A COMDAT or another group of sections.
#[derive(Clone, Debug)]
pub struct Group<'d> {
    /// The section that is the group (ELF), or the first of it (COFF).
    pub section: u32,
    /// The symbol by which it is the same as others.
    pub symbol: Option<u32>,
    /// That symbol's name.
    pub name: &'d [u8],
    /// What becomes of others of that name.
    pub selection: Value<'static>,
    /// The sections in it.
    pub members: Vec<u32>,
    /// The bytes that say so, in `section`.
    pub span: Range<u64>,
}

/// One object: what stands in it, found once, and its tables, decoded when they are asked for.
#[derive(Debug)]
pub struct File<'d> {
    /// The whole file.
    pub data: &'d [u8],
    /// Its form.
    pub format: Format,
    /// The bytes of numbers begin with the highest.
    pub big_endian: bool,
    /// The size of an address in bytes.
    pub address_size: u8,
    /// The machine's number, `e_machine` or `Machine`.
    pub machine: u16,
    /// The machine's name without the format's prefix.
    pub machine_name: Option<&'static str>,
    /// What is in the header, name and value.
    pub header: Vec<(&'static str, Value<'d>)>,
    /// The sections, in the file's order. ELF has an empty one at 0; the first of COFF, number 1, has index 0.
    pub sections: Vec<Section<'d>>,
    /// The symbols, in the file's order.
    pub symbols: Vec<Symbol<'d>>,
    /// The groups of sections.
    pub groups: Vec<Group<'d>>,
    /// What is wrong with headers, sections and symbols.
    pub problems: Vec<Problem>,
    /// The names of its relocation types.
    pub(super) names: RelocationNames,
    /// Its symbols by their places.
    pub(super) places: Places,
    /// What records of CodeView name files by.
    pub(super) code_view: CodeView<'d>,
}

/// The tables of CodeView that others refer to by offsets.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CodeView<'d> {
    pub(super) strings: Option<&'d [u8]>,
    /// Checksums of files.
    pub(super) files: Option<&'d [u8]>,
}

/// How the relocations of a section are written down.
#[derive(Clone, Debug)]
pub(super) enum Relocations<'d> {
    /// ELF: with an addend or without, in 32-bit or 64-bit records.
    Elf { data: &'d [u8], explicit: bool },
    /// ELF: the compact form.
    Crel { data: &'d [u8] },
    /// COFF: records of 10 bytes.
    Coff { data: &'d [u8] },
}

impl<'d> File<'d> {
    /// The symbol of an index as relocations have it.
    pub fn symbol(&self, index: u32) -> Option<&Symbol<'d>> {
        match self.symbols.get(index as usize) {
            Some(symbol) if symbol.index == index => Some(symbol),
            // Auxiliary records have indices of their own.
            _ => self.symbols.binary_search_by_key(&index, |symbol| symbol.index).ok().map(|at| &self.symbols[at]),
        }
    }

    /// The name that a symbol goes by: its own, or that of the section it stands for.
    pub fn name_of(&self, symbol: &Symbol<'d>) -> &'d [u8] {
        match symbol.home {
            Home::Section(section) if symbol.is_section && symbol.name.is_empty() => {
                self.sections.get(section as usize).map_or(symbol.name, |section| section.name)
            }
            _ => symbol.name,
        }
    }

    /// The section of an index, if its name is this.
    pub fn section_named(&self, name: &[u8]) -> Option<u32> {
        self.sections.iter().position(|section| section.name == name).map(|index| index as u32)
    }

    /// The name of a symbol that is defined at this offset of a section: the first in the table that stands for no section.
    pub fn name_at(&self, section: u32, value: u64) -> Option<&'d [u8]> {
        self.places.symbol_at(section, value).map(|at| self.symbols[at as usize].name)
    }

    /// Notes that something is wrong with headers, sections or symbols.
    pub(super) fn problem(&mut self, section: Option<u32>, at: u64, what: impl Into<String>) {
        if let Some(problem) = one_of_the_first(self.problems.len(), || Problem { section, at, what: what.into() }) {
            self.problems.push(problem);
        }
    }

    /// A place without a symbol.
    pub(super) fn number(value: i64) -> Value<'d> {
        Value::Place(Place { symbol: None, name: b"", addend: value, target: None })
    }

    /// The place that a symbol and a number make.
    pub(super) fn place(&self, symbol: Option<u32>, addend: i64) -> Value<'d> {
        let Some(found) = symbol.and_then(|index| self.symbol(index)) else {
            return Value::Place(Place { symbol, name: b"", addend, target: None });
        };
        let target = match found.home {
            Home::Section(section) if found.is_section => {
                self.name_at(section, found.value.wrapping_add(addend as u64))
            }
            _ => None,
        };
        Value::Place(Place { symbol, name: self.name_of(found), addend, target })
    }

    /// A symbol to which a number is added that is not known.
    pub(super) fn symbol_alone(&self, symbol: Option<u32>) -> Value<'d> {
        match self.place(symbol, 0) {
            Value::Place(place) => Value::Place(Place { target: None, ..place }),
            other => other,
        }
    }

    /// The name of a type of relocations.
    pub fn relocation_name(&self, kind: u32) -> Option<&'static str> {
        self.names.get(kind)
    }

    /// Makes what finds symbols by their places.
    pub(super) fn index_places(&mut self) {
        self.places = Places::of(self);
    }
}

/// So many problems are kept: a file that is none may have one for every few bytes.
const MOST_PROBLEMS: usize = 1000;

/// A problem, if so many before it leave room for it; behind the last there is one that says that there are more.
pub(super) fn one_of_the_first(before: usize, problem: impl FnOnce() -> Problem) -> Option<Problem> {
    match before {
        ..MOST_PROBLEMS => Some(problem()),
        MOST_PROBLEMS => Some(Problem { what: "more is wrong, and not listed".to_owned(), ..problem() }),
        _ => None,
    }
}

impl Section<'_> {
    /// How many bytes its relocations have in the file.
    pub(super) fn relocations_size(&self) -> u64 {
        let size = |list: &Relocations<'_>| match list {
            Relocations::Elf { data, .. } | Relocations::Crel { data, .. } | Relocations::Coff { data } => {
                data.len() as u64
            }
        };
        self.relocations.iter().map(size).sum()
    }
}
