//! The sections of a module's values. The first section with a name, group and number determines the properties; later
//! requests return it unchanged.
//! Source: `MCContext::getELFSection`, `getCOFFSection`, `recordELFMergeableSectionInfo`.

use super::{Error, Lowerer};
use crate::build::streamer::{SectionFlags, SectionId, SectionSpec, SectionType, Selection};
use object::elf::{SHF_ALLOC, SHF_EXECINSTR, SHF_GROUP, SHF_LINK_ORDER, SHF_MERGE, SHF_TLS, SHF_WRITE};
use std::collections::{HashMap, HashSet};

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub name: String,
    /// The group's signature or the COMDAT symbol.
    pub group: Option<String>,
    /// COFF: the COMDAT selection.
    pub selection: Option<Selection>,
    pub linked_to: Option<String>,
    pub unique: Option<u32>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct SectionProperties {
    pub key: Key,
    /// ELF: `sh_type`.
    pub kind: u32,
    /// ELF: `sh_flags`. COFF: the characteristics.
    pub flags: u64,
    pub entry_size: u32,
    /// ELF: whether the group is a COMDAT.
    pub comdat: bool,
}

impl SectionProperties {
    pub(super) fn new(name: impl Into<String>, kind: u32, flags: u64) -> SectionProperties {
        SectionProperties {
            key: Key { name: name.into(), ..Key::default() },
            kind,
            flags,
            ..SectionProperties::default()
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Sections {
    known: HashMap<Key, SectionId>,
    /// The current section, if this module has switched to it.
    pub(super) current: Option<Key>,
    /// The symbols that represent linked-to sections.
    linked: HashMap<Key, String>,
    pub(super) next_unique: u32,
    /// The names of sections without a number.
    generic: HashSet<String>,
    /// The number of the section for values with a name, flags and entry size.
    sized: HashMap<(String, u64, u32), Option<u32>>,
}

impl Sections {
    /// Records the sections that every ELF object could have.
    pub(super) fn seed(&mut self) {
        self.next_unique = 1;
        for (name, flags, size) in [
            (".text", SHF_ALLOC.0 | SHF_EXECINSTR.0, 0),
            (".data", SHF_ALLOC.0 | SHF_WRITE.0, 0),
            (".bss", SHF_ALLOC.0 | SHF_WRITE.0, 0),
            (".rodata", SHF_ALLOC.0, 0),
            (".tdata", SHF_ALLOC.0 | SHF_WRITE.0 | SHF_TLS.0, 0),
            (".tbss", SHF_ALLOC.0 | SHF_WRITE.0 | SHF_TLS.0, 0),
            (".data.rel.ro", SHF_ALLOC.0 | SHF_WRITE.0, 0),
            (".rodata.cst4", SHF_ALLOC.0 | SHF_MERGE.0, 4),
            (".rodata.cst8", SHF_ALLOC.0 | SHF_MERGE.0, 8),
            (".rodata.cst16", SHF_ALLOC.0 | SHF_MERGE.0, 16),
            (".rodata.cst32", SHF_ALLOC.0 | SHF_MERGE.0, 32),
            (".gcc_except_table", SHF_ALLOC.0, 0),
            (".eh_frame", SHF_ALLOC.0, 0),
            (".init_array", SHF_ALLOC.0 | SHF_WRITE.0, 0),
            (".fini_array", SHF_ALLOC.0 | SHF_WRITE.0, 0),
            (".llvm_stackmaps", SHF_ALLOC.0, 0),
            (".llvm_faultmaps", SHF_ALLOC.0, 0),
            (".stack_sizes", 0, 0),
        ] {
            self.record(name, flags, size, None);
        }
    }

    fn record(&mut self, name: &str, flags: u64, entry_size: u32, unique: Option<u32>) {
        if unique.is_none() {
            self.generic.insert(name.to_owned());
        }
        if flags & SHF_MERGE.0 != 0 || self.is_generic(name) {
            self.sized.entry((name.to_owned(), flags, entry_size)).or_insert(unique);
        }
    }

    /// Returns whether there is a section with this name and without a number.
    pub(super) fn is_generic(&self, name: &str) -> bool {
        is_implicit(name) || self.generic.contains(name)
    }

    /// The number of the section for such values, if there is a section; the section may have no number.
    pub(super) fn for_size(&self, name: &str, flags: u64, entry_size: u32) -> Option<Option<u32>> {
        self.sized.get(&(name.to_owned(), flags, entry_size)).copied()
    }

    /// The symbol that represents a linked-to section: the first one given for it.
    pub(super) fn linked_symbol(&mut self, section: &Key, symbol: String) -> String {
        self.linked.entry(section.clone()).or_insert(symbol).clone()
    }

    pub(super) fn unique(&mut self) -> u32 {
        self.next_unique += 1;
        self.next_unique - 1
    }
}

/// Returns whether a section name is one of the generated names of mergeable sections.
pub(super) fn is_implicit(name: &str) -> bool {
    name.starts_with(".rodata.str") || name.starts_with(".rodata.cst")
}

impl Lowerer<'_> {
    /// Makes a section the current one, with its original properties.
    pub(super) fn switch(&mut self, place: &SectionProperties) -> Result<(), Error> {
        let id = match self.sections.known.get(&place.key) {
            Some(id) => *id,
            None => self.add_section(place)?,
        };
        self.out.switch_section(id)?;
        self.sections.current = Some(place.key.clone());
        Ok(())
    }

    fn add_section(&mut self, place: &SectionProperties) -> Result<SectionId, Error> {
        let SectionProperties { key, kind, flags, entry_size, comdat } = place;
        let group = key.group.as_ref().map(|name| self.out.symbol(name));
        let mut spec = if self.is_coff() {
            let mut spec = SectionSpec::coff(&key.name, *flags as u32);
            if let Some((symbol, selection)) = group.zip(key.selection) {
                spec = spec.selection(selection, symbol);
            }
            spec
        } else {
            self.sections.record(&key.name, *flags, *entry_size, key.unique);
            let mut spec = SectionSpec::elf(
                &key.name,
                SectionType(*kind),
                SectionFlags(flags & !(SHF_GROUP.0 | SHF_LINK_ORDER.0)),
            )
            .entry_size((*entry_size).into());
            if let Some(symbol) = group {
                spec = if *comdat { spec.comdat(symbol) } else { spec.group(symbol) };
            }
            if flags & SHF_LINK_ORDER.0 != 0 {
                let to = key.linked_to.as_ref().map(|name| self.out.symbol(name));
                spec = spec.linked_to(to);
            }
            spec
        };
        if let Some(unique) = key.unique {
            spec = spec.unique(unique);
        }
        let id = self.out.section(spec)?;
        self.sections.known.insert(key.clone(), id);
        Ok(id)
    }
}
