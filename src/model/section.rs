//! Sections.

use super::coff::CoffSection;
use super::mapping::Mapped;
use super::symbol::{RelocatableValue, Value};
use super::{Binding, Definition, Model, SectionOffset, SubsectionId, SymbolLocation};
use crate::order::sort_by_key;
use crate::parse::ast::Name;
use std::collections::BTreeMap;
use std::ops::Deref;

/// The index of a section, in order of first use in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SectionId(pub u32);

/// `.reloc offset, name, expr`
#[derive(Clone, Copy, Debug)]
pub struct RelocDirective {
    pub section: SectionId,
    /// The offset was a constant when it was read: it counts from the start of the section.
    pub counts_from_start: bool,
    pub offset: Value,
    pub kind: u32,
    pub value: Value,
    pub source_pos: u32,
}

/// A `.reloc` whose location is known.
#[derive(Clone, Copy, Debug)]
pub struct RelocField {
    /// The subsection, and the fragment after whose fixups it comes.
    pub subsection: SubsectionId,
    pub fragment: u32,
    /// It comes before fixups at or after this byte offset in the subsection.
    pub until: u32,
    pub offset: u64,
    pub kind: u32,
    pub value: RelocatableValue,
    pub source_pos: u32,
}

/// The section type of `.cg_profile`, an LLVM extension.
pub const SHT_LLVM_CALL_GRAPH_PROFILE: u32 = 0x6fff_4c09;

/// The identity of an ELF section (in addition to its name: group, linked-to symbol and unique id), and its header
/// fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ElfSection {
    /// `sh_type`
    pub kind: u32,
    pub flags: u64,
    pub entsize: u64,
    pub group: Option<Name>,
    pub comdat: bool,
    /// The symbol whose section `sh_link` refers to (flag `o`).
    pub linked_to: Option<Name>,
    /// `unique, N`
    pub unique: Option<u32>,
}

/// The subsections of a section, by number. Optimized for sources with many sections that have one each.
#[derive(Clone, Debug, Default)]
pub enum Subsections {
    #[default]
    None,
    One([(u32, SubsectionId); 1]),
    More(Box<Many>),
}

/// Several subsections. Entering them in descending or mixed order must not move most of the list each time.
#[derive(Clone, Debug, Default)]
pub struct Many {
    /// Sorted by number, without the late ones.
    list: Vec<(u32, SubsectionId)>,
    /// Those entered since the list was last sorted, with a number below that of its last entry.
    late: BTreeMap<u32, (u32, SubsectionId)>,
}

impl Subsections {
    /// Returns whether [`Self::put_in_order`] is needed.
    pub fn add(&mut self, subsection: (u32, SubsectionId)) -> bool {
        match self {
            Subsections::None => *self = Subsections::One([subsection]),
            Subsections::One(first) => {
                let mut list = first.to_vec();
                list.insert(usize::from(list[0].0 < subsection.0), subsection);
                *self = Subsections::More(Box::new(Many { list, late: BTreeMap::new() }));
            }
            Subsections::More(many) if many.list.last().is_some_and(|last| last.0 > subsection.0) => {
                many.late.insert(subsection.0, subsection);
                return true;
            }
            Subsections::More(many) => many.list.push(subsection),
        }
        false
    }

    pub fn find(&self, number: u32) -> Option<SubsectionId> {
        let list = self.listed();
        let known = list.binary_search_by_key(&number, |c| c.0).ok().map(|i| list[i].1);
        known.or_else(|| match self {
            Subsections::More(many) => many.late.get(&number).map(|c| c.1),
            _ => None,
        })
    }
    pub fn first(&self) -> Option<&(u32, SubsectionId)> {
        let late = match self {
            Subsections::More(many) => many.late.first_key_value().map(|(_, c)| c),
            _ => None,
        };
        self.listed().first().into_iter().chain(late).min_by_key(|c| c.0)
    }

    /// Sorts the subsections by number. While the source is read only the functions above are used; later phases read a
    /// slice.
    pub(super) fn put_in_order(&mut self) {
        if let Subsections::More(many) = self
            && !many.late.is_empty()
        {
            many.list.extend(std::mem::take(&mut many.late).into_values());
            sort_by_key(&mut many.list, |c| c.0);
        }
    }

    fn listed(&self) -> &[(u32, SubsectionId)] {
        match self {
            Subsections::None => &[],
            Subsections::One(first) => first,
            Subsections::More(many) => &many.list,
        }
    }
}

impl Deref for Subsections {
    type Target = [(u32, SubsectionId)];

    fn deref(&self) -> &Self::Target {
        debug_assert!(!matches!(self, Subsections::More(many) if !many.late.is_empty()), "subsections are not sorted");
        self.listed()
    }
}

#[derive(Clone, Debug)]
pub struct Section {
    pub symbol: Name,
    /// The symbol that the section's name referred to when the first section of that name was made.
    pub name: Name,
    pub subsections: Subsections,
    pub entered: Option<SubsectionId>,
    pub align_log2: u8,
    pub elf: ElfSection,
    pub coff: CoffSection,
    /// Its size in bytes; set by the layout.
    pub size: u64,
    /// The kind of contents announced by its last mapping symbol.
    pub mapped: Mapped,
    /// The location of its first data, if there is no mapping symbol for it yet.
    pub first_data: Option<SectionOffset>,
}

impl Section {
    pub fn new(symbol: Name, elf: ElfSection, coff: CoffSection) -> Self {
        Section {
            symbol,
            name: symbol,
            subsections: Subsections::default(),
            entered: None,
            align_log2: 0,
            elf,
            coff,
            size: 0,
            mapped: Mapped::Nothing,
            first_data: None,
        }
    }

    /// Whether the section is identified by its name alone.
    pub fn is_plain(&self) -> bool {
        let (elf, coff) = (&self.elf, &self.coff);
        let elf = elf.group.is_none() && elf.linked_to.is_none() && elf.unique.is_none();
        elf && coff.comdat.is_none() && coff.unique.is_none()
    }

    /// Whether it contains code, which is padded with nops.
    #[inline]
    pub fn is_code(&self) -> bool {
        self.elf.flags & object::elf::SHF_EXECINSTR.0 != 0
            || self.coff.characteristics & object::pe::IMAGE_SCN_CNT_CODE.0 != 0
    }
    #[inline]
    pub fn is_thread_local(&self) -> bool {
        self.elf.flags & object::elf::SHF_TLS.0 != 0
    }

    /// Whether it has no contents in the file.
    #[inline]
    pub fn is_nobits(&self) -> bool {
        self.elf.kind == object::elf::SHT_NOBITS.0
            || self.coff.characteristics & object::pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA.0 != 0
    }
}

impl Model {
    /// The symbol of a new section: the symbol of that name becomes the section symbol of the first such section,
    /// unless it is defined.
    pub fn section_symbol(&mut self, name: Name, id: SectionId) -> Name {
        // A symbol without a location does not reserve its name. On COFF it keeps its definition, with the section's
        // auxiliary record.
        let free = match self.symbol(name).definition {
            Definition::Undefined => true,
            Definition::Common(_) | Definition::Variable(_) if self.coff.is_some() => {
                if SymbolLocation::of(self, name) == SymbolLocation::Unknown && !self.names_section(name) {
                    self.register(name);
                    return name;
                }
                false
            }
            Definition::Common(_) => {
                // To references it stays a common symbol.
                if let Some(block) = self.common(name) {
                    self.labeled_commons.insert(name, block);
                }
                true
            }
            Definition::Variable(_) if SymbolLocation::of(self, name) == SymbolLocation::Unknown => {
                // To references it stays an alias.
                self.aliased_sections.insert(name, id);
                let entry = self.symbol_mut(name);
                (entry.kind, entry.binding) = (object::elf::STT_SECTION.0, Some(Binding::Local));
                self.register(name);
                return name;
            }
            _ => false,
        };
        let symbol = if free {
            name
        } else {
            let text = self.names.text(name).to_vec();
            self.anonymous(&text)
        };
        let coff = self.coff.is_some();
        let entry = self.symbol_mut(symbol);
        entry.definition = Definition::Section(id);
        entry.kind = object::elf::STT_SECTION.0;
        // A COFF section symbol is global if a directive made it so before the section existed.
        let global = coff && entry.binding == Some(Binding::Global);
        entry.binding = Some(if global { Binding::Global } else { Binding::Local });
        self.register(symbol);
        symbol
    }

    /// The section with this name and no group, linked section, COMDAT or unique id.
    pub fn plain_section(&self, name: &[u8]) -> Option<SectionId> {
        // A section name is also a symbol name: that of the first section with the name, unless the symbol was defined
        // before.
        let symbol = self.names.get(name)?;
        let is_it = |section: &Section| section.is_plain() && self.section_name(section) == name;
        if let Definition::Section(first) = self.symbol(symbol).definition
            && is_it(&self.sections[first.0 as usize])
        {
            return Some(first);
        }
        self.sections.iter().position(is_it).map(|index| SectionId(index as u32))
    }

    pub fn names_section(&self, name: Name) -> bool {
        self.sections.iter().any(|section| section.symbol == name)
    }
}
