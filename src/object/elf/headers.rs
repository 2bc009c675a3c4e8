//! The section headers: which ones, in which order, with which names.

use super::data::{Elf, GroupId};
use crate::object::data::{Definition, Object, SectionId, SymbolData};
use crate::object::strtab::StringTable;
use object::elf;

/// The index of `.strtab`'s header; the null header is 0.
pub(super) const STRTAB: u32 = 1;

#[derive(Debug, Default)]
pub(super) struct Headers {
    /// For each section; its relocation section follows.
    sections: Vec<u32>,
    /// For each group: its index, and the number of member headers.
    pub groups: Vec<(u32, u32)>,
    /// `.llvm_addrsig`
    pub addrsig: Option<u32>,
    /// `.symtab`, if there is one
    pub symtab: u32,
    /// `.symtab_shndx`, which exists if a section index does not fit a symbol's own field
    pub symtab_shndx: Option<u32>,
    pub count: u32,
    /// The numbers of relocations without and with explicit addends.
    pub relocations: [u64; 2],
}

impl Headers {
    pub(super) fn number(&mut self, object: &Object<Elf>) {
        let mut next = STRTAB + 1;
        let Headers { sections, groups, relocations, .. } = self;
        *relocations = [0; 2];
        sections.clear();
        sections.reserve(object.sections.len());
        groups.clear();
        groups.resize(object.file.groups.len(), (0, 0));
        for section in &object.sections {
            relocations[usize::from(section.header.rela)] += section.relocations.len() as u64;
            let relocations = u32::from(!section.relocations.is_empty());
            if let Some((index, members)) = section.header.group.and_then(|g| groups.get_mut(g.0 as usize)) {
                if *index == 0 {
                    *index = next;
                    next += 1;
                }
                *members += 1 + relocations;
            }
            sections.push(next);
            next += 1 + relocations;
        }
        self.addrsig = object.file.address_significant.is_some().then_some(next);
        self.symtab = next + u32::from(self.addrsig.is_some());
        self.symtab_shndx = None;
        self.count = self.symtab + u32::from(!object.file.no_symbols);
        if self.count > u32::from(elf::SHN_LORESERVE) && self.are_wide(object) {
            self.symtab_shndx = Some(self.count);
            self.count += 1;
        }
    }

    /// Returns whether any symbol's section index does not fit the symbol's own field.
    fn are_wide(&self, object: &Object<Elf>) -> bool {
        let index = |symbol: &SymbolData<Elf>| match (symbol.definition, symbol.header.group()) {
            (Definition::Section(section, _), _) => self.section(section),
            (Definition::Undefined, Some(group)) => self.group(group),
            _ => 0,
        };
        object.symbols.iter().any(|symbol| index(symbol) >= u32::from(elf::SHN_LORESERVE))
    }

    pub(super) fn section(&self, id: SectionId) -> u32 {
        self.sections.get(id.0 as usize).copied().unwrap_or(0)
    }

    pub(super) fn group(&self, id: GroupId) -> u32 {
        self.groups.get(id.0 as usize).map_or(0, |group| group.0)
    }
}

/// The numbers of names in the string table. The first ones are those of the sections: a section's own name, or that of
/// its relocation section, whose tail is its own name.
#[derive(Debug)]
pub(super) struct Names {
    /// The first symbol.
    pub symbols: usize,
    /// `.strtab`
    pub strtab: usize,
    /// `.symtab`
    pub symtab: usize,
    pub group: usize,
    /// `.llvm_addrsig`
    pub addrsig: usize,
    /// `.symtab_shndx`
    pub symtab_shndx: usize,
}

/// Lays out `.strtab`, which has the names of the headers, too.
pub(super) fn strings(object: &Object<Elf>, headers: &Headers, strings: &mut StringTable) -> Names {
    let names = &object.names;
    strings.open(object.sections.len() + object.symbols.len() + 5);
    for section in &object.sections {
        match section.relocations.is_empty() {
            true => strings.add(names, section.name),
            false => strings.add_prefixed(names, section.relocations_name(), section.header.prefix),
        }
    }
    for symbol in &object.symbols {
        match symbol.definition {
            Definition::Section(id, _) => strings.add_inner(names, symbol.name, id.0 as usize),
            _ => strings.add(names, symbol.name),
        }
    }
    let mut add = |name: &[u8], wanted: bool| if wanted { strings.add_fixed(names, name) } else { 0 };
    let numbers = Names {
        symbols: object.sections.len(),
        strtab: add(b".strtab", true),
        symtab: add(b".symtab", !object.file.no_symbols),
        group: add(b".group", !headers.groups.is_empty()),
        addrsig: add(b".llvm_addrsig", headers.addrsig.is_some()),
        symtab_shndx: add(b".symtab_shndx", headers.symtab_shndx.is_some()),
    };
    strings.lay_out(names, HEAD.len());
    numbers
}

/// The first bytes of the string table: the empty string.
pub(super) const HEAD: &[u8] = &[0];
