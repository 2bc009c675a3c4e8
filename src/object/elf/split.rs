//! Split DWARF: moves the `.dwo` sections of an object to an object of their own (DWARF 5, section 7.3.2).

use super::data::{Elf, File, Link};
use super::header_size;
use crate::object::data::{Definition, Object, Relocation, Section, SectionId, SymbolData, SymbolId};

/// The suffix of the names of sections that a linker does not read.
pub(crate) const DWO: &[u8] = b".dwo";

/// The object without its `.dwo` sections, and the object with only these. They must have no relocations, and no
/// relocation may refer to them.
pub(crate) fn split(whole: &Object<Elf>) -> (Object<Elf>, Object<Elf>) {
    let is_dwo = |section: &Section<Elf>| whole.text(section.name).ends_with(DWO);
    let file = File { groups: Vec::new(), address_significant: None, no_symbols: true, ..whole.file.clone() };
    (part(whole, whole.file.clone(), |section| !is_dwo(section)), part(whole, file, is_dwo))
}

/// Some sections of an object, the symbols that are not in other sections, and what refers to these symbols.
fn part(whole: &Object<Elf>, mut file: File, keeps: impl Fn(&Section<Elf>) -> bool) -> Object<Elf> {
    let mut kept = 0;
    let sections: Vec<Option<SectionId>> = numbers(&whole.sections, |section| {
        let number = keeps(section).then_some(SectionId(kept));
        kept += u32::from(number.is_some());
        number
    });
    let section = |id: SectionId| sections.get(id.0 as usize).copied().flatten();
    let mut listed = Vec::new();
    let symbols: Vec<Option<SymbolId>> = numbers(&whole.symbols, |symbol: &SymbolData<Elf>| {
        let definition = match symbol.definition {
            Definition::Section(id, offset) => Definition::Section(section(id)?, offset),
            other => other,
        };
        let number = SymbolId::of_index(listed.len()).filter(|_| !file.no_symbols)?;
        listed.push(SymbolData { name: symbol.name, definition, size: symbol.size, header: symbol.header });
        Some(number)
    });
    let symbol = |id: SymbolId| symbols.get(id.index()).copied().flatten();
    for group in &mut file.groups {
        group.signature = group.signature.and_then(symbol);
    }
    if let Some(list) = &mut file.address_significant {
        *list = list.iter().filter_map(|&id| symbol(id)).collect();
    }
    file.address_significant_twin = file.address_significant_twin.and_then(section);
    let names = whole.names.clone();
    let mut out: Object<Elf> =
        Object { file, sections: Vec::new(), symbols: listed, relocations: Vec::new(), contents: Vec::new(), names };
    let header = header_size(out.file.is_64);
    let mut end = header;
    for old in whole.sections.iter().filter(|section| keeps(section)) {
        let start = end.next_multiple_of(1 << old.align_log2);
        end = start + if old.zero_fill { 0 } else { old.size };
        if !old.zero_fill {
            out.contents.resize((start - header) as usize, 0);
            out.contents.extend_from_slice(whole.bytes(old));
        }
        let first = out.relocations.len() as u32;
        let renumbered =
            |relocation: &Relocation| Relocation { symbol: relocation.symbol.and_then(symbol), ..*relocation };
        out.relocations.extend(whole.relocations(old).iter().map(renumbered));
        let link = match old.header.link {
            Link::Section(id) => section(id).map_or(Link::None, Link::Section),
            other => other,
        };
        out.sections.push(Section {
            name: old.name,
            align_log2: old.align_log2,
            size: old.size,
            start: (start - header) as usize,
            zero_fill: old.zero_fill,
            relocations: first..out.relocations.len() as u32,
            header: super::data::Section { link, ..old.header },
        });
    }
    out
}

/// The new number of each element, if it has one.
fn numbers<T, N>(all: &[T], number: impl FnMut(&T) -> Option<N>) -> Vec<Option<N>> {
    all.iter().map(number).collect()
}
