//! Mapping symbols, which distinguish code from data within a section.

use super::{Model, SectionId, SectionOffset, SubsectionId, SymbolFlag, SymbolLocation};
use crate::parse::ast::Name;
use rustc_hash::FxHashMap;

/// The kind of contents that a mapping symbol announces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mapped {
    #[default]
    Nothing,
    /// Instructions; the processor state is an index in [`Mapping::code`].
    Code(u8),
    /// Data: `$d`.
    Data,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Mapping {
    /// The names of the symbols at the start of code, for each processor state.
    pub code: [&'static [u8]; 2],
    /// Data in a section without code gets no mapping symbol.
    pub only_beside_code: bool,
    pub thread_local: bool,
    /// Without a symbol, code sections start with code and others with data; all must end in the state in which they
    /// start.
    pub implicit: bool,
}

impl Model {
    /// Marks the end of a subsection as the start of code or data, unless its section is already in that state.
    #[inline]
    pub fn map(&mut self, id: SubsectionId, mapped: Mapped) {
        let subsection = &self.subsections[id.0 as usize];
        let section = &mut self.sections[subsection.section.0 as usize];
        if section.mapped == mapped {
            return;
        }
        let place = subsection.here(id);
        self.map_from(place, mapped);
    }

    /// Marks a location as the start of code or data; nothing after it has been marked yet.
    #[inline(never)]
    pub fn map_from(&mut self, place: SectionOffset, mapped: Mapped) {
        let section = self.section_of(place);
        let owner = &mut self.sections[section.0 as usize];
        let before = std::mem::replace(&mut owner.mapped, mapped);
        if self.mapping.implicit && before == Mapped::Nothing && owner.is_code() == (mapped != Mapped::Data) {
            return;
        }
        if self.mapping.only_beside_code && before == Mapped::Nothing && mapped == Mapped::Data {
            owner.first_data = Some(place);
            return;
        }
        if let Some(first) = owner.first_data.take() {
            let name = self.mapping_symbol(section, first, b"$d");
            self.register(name);
        }
        let name = self.sign(mapped);
        let name = self.mapping_symbol(section, place, name);
        self.register(name);
    }

    fn sign(&self, mapped: Mapped) -> &'static [u8] {
        match mapped {
            Mapped::Code(state) => self.mapping.code[usize::from(state & 1)],
            Mapped::Nothing | Mapped::Data => b"$d",
        }
    }

    fn mapping_symbol(&mut self, section: SectionId, place: SectionOffset, name: &'static [u8]) -> Name {
        let name = self.anonymous(name);
        self.symbol_mut(name).set(SymbolFlag::Temporary, false);
        debug_assert_eq!(self.section_of(place), section);
        self.define_own(name, place);
        if !self.mapping.thread_local {
            self.symbol_mut(name).kind = object::elf::STT_NOTYPE.0;
        }
        name
    }

    /// If initial states are implicit, makes each section end in the state in which the next one of its kind starts,
    /// with a mapping symbol at the end if necessary.
    pub fn end_mapping(&mut self) {
        if !self.mapping.implicit {
            return;
        }
        let mut ends: FxHashMap<SectionId, (Name, usize)> = FxHashMap::default();
        for index in 0..self.sections.len() {
            let (id, section) = (SectionId(index as u32), &self.sections[index]);
            let begins = if section.is_code() { Mapped::Code(0) } else { Mapped::Data };
            let Some(&(_, subsection)) = section.subsections.first() else { continue };
            if section.mapped == Mapped::Nothing || section.mapped == begins {
                continue;
            }
            let place = self.subsections[subsection.0 as usize].here(subsection);
            let name = self.sign(begins);
            ends.insert(id, (self.mapping_symbol(id, place, name), 0));
        }
        if ends.is_empty() {
            return;
        }
        let registered = std::mem::take(&mut self.registered);
        let home = |model: &Model, symbol| match SymbolLocation::of(model, symbol) {
            SymbolLocation::Section(id) => Some(id),
            SymbolLocation::Unknown | SymbolLocation::Number => None,
        };
        for (index, &symbol) in registered.iter().enumerate() {
            if let Some(end) = home(self, symbol).and_then(|id| ends.get_mut(&id)) {
                end.1 = index;
            }
        }
        for (index, &symbol) in registered.iter().enumerate() {
            self.registered.push(symbol);
            if let Some(&(end, last)) = home(self, symbol).and_then(|id| ends.get(&id))
                && last == index
            {
                self.register(end);
            }
        }
    }
}
