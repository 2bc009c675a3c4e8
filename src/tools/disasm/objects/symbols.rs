//! The symbols of each section by address: headings, names for addresses, and marks for data.

use crate::inspect::{File, Format, Section, SymbolLocation};
use std::ops::Range;

/// A symbol as a heading.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<'d> {
    pub(super) address: u64,
    pub(super) name: &'d [u8],
    /// It marks the beginning of code or data, and is not shown.
    pub(super) is_mark: bool,
    pub(super) is_data: bool,
    /// The type, which decides the order of symbols of the same name.
    kind: u8,
}

impl<'d> Named<'d> {
    fn key(&self) -> (u64, bool, &'d [u8], u8) {
        (self.address, !self.is_mark, self.name, self.kind)
    }
}

/// The name of an address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label<'d> {
    pub(super) address: u64,
    pub(super) name: &'d [u8],
    /// The name is known to be UTF-8: short names are validated once. Many symbols may share a long name.
    pub(super) is_text: bool,
}

/// The length of names that are validated once.
const SHORT: usize = 256;

impl<'d> Label<'d> {
    fn new(address: u64, name: &'d [u8]) -> Self {
        Label { address, name, is_text: name.len() <= SHORT && std::str::from_utf8(name).is_ok() }
    }
}

/// The name of the addresses of a function, in which most branches end.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Near<'d> {
    label: Option<Label<'d>>,
    /// The address of the next symbol.
    end: u64,
}

impl<'d> Near<'d> {
    /// The name of an address if it is one of these.
    #[inline]
    pub(super) fn label(&self, address: u64) -> Option<Label<'d>> {
        self.label.filter(|label| (label.address..self.end).contains(&address))
    }
}

/// The symbols of a section, sorted.
#[derive(Debug, Default)]
pub(super) struct List<'d> {
    all: Vec<Named<'d>>,
    /// Those that are not marks, by address.
    names: Vec<Label<'d>>,
    /// The marks by their offset in the section.
    pub(super) marks: Vec<(u64, u8)>,
}

/// ELF's type of a function and of data.
const FUNCTION: u8 = 2;
const DATA: u8 = 1;

impl<'d> List<'d> {
    /// Adds a symbol with the section's name unless a symbol is at its start.
    pub(super) fn name_start(&mut self, section: &Section<'d>, is_code: bool) {
        let mut here = self.all.iter().take_while(|symbol| symbol.address == section.address);
        if here.any(|symbol| !symbol.is_mark) {
            return;
        }
        let kind = if is_code { FUNCTION } else { DATA };
        let (address, name) = (section.address, section.name);
        let symbol = Named { address, name, is_mark: false, is_data: !is_code, kind };
        let at = self.all.partition_point(|other| other.key() < symbol.key());
        self.all.insert(at, symbol);
        let at = self.names.partition_point(|other| (other.address, other.name) < (address, name));
        self.names.insert(at, Label::new(address, name));
    }

    /// The symbols at the address of the one at an index, and where the next ones are.
    pub(super) fn group(&self, at: usize) -> (&[Named<'d>], Range<usize>) {
        let rest = self.all.get(at..).unwrap_or_default();
        let count = rest.iter().take_while(|symbol| Some(symbol.address) == rest.first().map(|s| s.address)).count();
        (rest.get(..count).unwrap_or_default(), at..at + count)
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// The address of the symbol at an index.
    pub(super) fn address(&self, at: usize) -> Option<u64> {
        self.all.get(at).map(|symbol| symbol.address)
    }

    /// The last symbol at or before an address.
    pub(super) fn before(&self, address: u64) -> Option<Label<'d>> {
        let end = self.names.partition_point(|symbol| symbol.address <= address);
        self.names.get(end.checked_sub(1)?).copied()
    }

    /// The addresses from that of a symbol to the next one.
    fn near(&self, address: u64) -> Near<'d> {
        let after = self.names.partition_point(|symbol| symbol.address <= address);
        let label = after.checked_sub(1).and_then(|at| self.names.get(at)).copied();
        Near { label, end: self.names.get(after).map_or(u64::MAX, |symbol| symbol.address) }
    }

    fn sort(&mut self) {
        self.all.sort_by(|a, b| a.key().cmp(&b.key()));
        self.names = self.all.iter().filter(|s| !s.is_mark).map(|s| Label::new(s.address, s.name)).collect();
        self.marks.sort_unstable();
    }
}

/// The symbols of a file.
#[derive(Debug, Default)]
pub(super) struct Names<'d> {
    /// By section.
    pub(super) lists: Vec<List<'d>>,
    /// Those in no section.
    absolute: List<'d>,
    /// In a linked file, the addresses of the sections in their order.
    places: Vec<(u64, u64, u32)>,
}

impl<'d> Names<'d> {
    pub(super) fn of(file: &File<'d>) -> Self {
        let mut names = Names::default();
        let is_relocatable = file.is_relocatable();
        names.lists.resize_with(file.sections.len(), List::default);
        for symbol in &file.symbols {
            let is_elf_section = symbol.is_section && file.format == Format::Elf;
            if symbol.name.is_empty() || is_elf_section || file.is_file_symbol(symbol) {
                continue;
            }
            let mark = file.mapping_kind(symbol);
            let list = match symbol.location {
                SymbolLocation::Section(section) => match names.lists.get_mut(section as usize) {
                    Some(list) => list,
                    None => continue,
                },
                _ if mark.is_some() => continue,
                _ => &mut names.absolute,
            };
            let mut address = file.address_of(symbol);
            if let SymbolLocation::Section(section) = symbol.location {
                let start = file.sections.get(section as usize).map_or(0, |section| section.address);
                if is_relocatable {
                    address = address.wrapping_add(start);
                }
                if let Some(kind) = mark {
                    list.marks.push((address.wrapping_sub(start), kind));
                }
            }
            let kind = if file.format == Format::Elf { symbol.info & 15 } else { 0 };
            let is_data = file.is_data(symbol);
            list.all.push(Named { address, name: symbol.name, is_mark: mark.is_some(), is_data, kind });
        }
        names.lists.iter_mut().for_each(List::sort);
        names.absolute.sort();
        if !is_relocatable {
            let sections = (0..).zip(&file.sections).skip(1);
            names.places = sections.map(|(index, section)| (section.address, section.size, index)).collect();
            names.places.sort_unstable();
        }
        names
    }

    /// The last symbol at or before an address that code in a section refers to.
    pub(super) fn before(&self, section: usize, address: u64) -> Option<Label<'d>> {
        let found = match self.places.as_slice() {
            [] => self.lists.get(section).and_then(|list| list.before(address)),
            places => self.in_sections(places, address),
        };
        found.or_else(|| self.absolute.before(address))
    }

    /// The addresses from that of a symbol of a section to the next one.
    pub(super) fn near(&self, section: usize, address: u64) -> Near<'d> {
        // In a linked file another section may have the address.
        let list = if self.places.is_empty() { self.lists.get(section) } else { None };
        list.map_or_else(Near::default, |list| list.near(address))
    }

    /// The last symbol before an address in the sections that begin last before it.
    fn in_sections(&self, places: &[(u64, u64, u32)], address: u64) -> Option<Label<'d>> {
        let before = places.get(..places.partition_point(|place| place.0 <= address))?;
        let last = before.last()?.0;
        let same = before.iter().rev().take_while(|place| place.0 == last).take(MAX_SECTIONS);
        same.filter_map(|place| self.lists.get(place.2 as usize)).find_map(|list| list.before(address))
    }
}

/// The most sections at the same address that are searched.
const MAX_SECTIONS: usize = 16;
