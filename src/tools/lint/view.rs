//! The properties of an object that the rules need, for either format.

use super::machines::Machine;
use crate::object::coff::ComdatSelection;
use crate::object::{Definition, Object, SectionId, SymbolId};
use crate::options::triple::ObjectFormat;

/// A unit that a linker keeps or drops as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// Not in a COMDAT, or in one that no other object can have, since its symbol is local.
    None,
    /// The ELF group with this number, or the COFF section with this number and the sections associated with it.
    Comdat(u32),
}

pub(super) struct Section<'o> {
    pub name: &'o [u8],
    pub bytes: &'o [u8],
    pub is_loaded: bool,
    pub is_code: bool,
    pub unit: Unit,
    /// It is a COFF COMDAT section without the symbol that linkers need to deduplicate it.
    pub needs_symbol: bool,
    /// Sorted by offset.
    pub references: Vec<Reference>,
}

pub(super) struct Reference {
    pub offset: u64,
    pub symbol: Option<SymbolId>,
    pub addend: i64,
}

pub(super) struct SymbolView<'o> {
    pub name: &'o [u8],
    pub place: Option<(SectionId, u64)>,
    pub is_global: bool,
}

pub(super) struct View<'o> {
    pub format: ObjectFormat,
    pub machine: Machine,
    pub is_big_endian: bool,
    pub sections: Vec<Section<'o>>,
    pub symbols: Vec<SymbolView<'o>>,
}

/// The longest chain of associative sections that is followed.
const MAX_FOLLOWED: usize = 64;

impl<'o> View<'o> {
    pub(super) fn of(object: &'o Object) -> Self {
        let named = names(object);
        let sections = object.sections().map(|section| {
            // The relocation of a `.reloc` may be out of order.
            let mut references: Vec<Reference> = section
                .relocations()
                .map(|relocation| Reference {
                    offset: relocation.offset(),
                    symbol: relocation.symbol().map(|symbol| symbol.id()),
                    addend: relocation.addend(),
                })
                .collect();
            references.sort_by_key(|reference| reference.offset);
            let selection = section.coff().and_then(|header| header.selection);
            Section {
                name: section.name(),
                bytes: section.bytes(),
                is_loaded: section.access().read,
                is_code: section.access().execute && section.size() != 0,
                unit: unit(object, &named, section.id()),
                needs_symbol: named[section.id().0 as usize].is_none()
                    && selection.is_some_and(|selection| selection != ComdatSelection::ASSOCIATIVE),
                references,
            }
        });
        let symbols = object.symbols().map(|symbol| {
            let place = match symbol.definition() {
                Definition::Section(id, offset) => Some((id, offset)),
                _ => None,
            };
            SymbolView { name: symbol.name(), place, is_global: symbol.is_global() }
        });
        let (sections, symbols) = (sections.collect(), symbols.collect());
        let machine = Machine::of(object.arch());
        View { format: object.format(), machine, is_big_endian: object.is_big_endian(), sections, symbols }
    }

    pub(super) fn symbol(&self, reference: &Reference) -> Option<&SymbolView<'o>> {
        self.symbols.get(reference.symbol?.index())
    }

    /// The place that a relocation refers to, if it is in the object.
    pub(super) fn place(&self, reference: &Reference) -> Option<(SectionId, u64)> {
        let (section, offset) = self.symbol(reference)?.place?;
        Some((section, offset.wrapping_add(reference.addend as u64)))
    }
}

fn unit(object: &Object, named: &[Option<bool>], mut id: SectionId) -> Unit {
    let Some(section) = object.section(id) else { return Unit::None };
    if let Some(header) = section.elf() {
        let groups = object.elf().map_or(&[][..], |file| file.groups);
        let Some(id) = header.group else { return Unit::None };
        let group = groups.get(id.0 as usize).filter(|group| group.comdat);
        let symbol = group.and_then(|group| object.symbol(group.signature?));
        return if symbol.is_some_and(|symbol| symbol.is_global()) { Unit::Comdat(id.0) } else { Unit::None };
    }
    for _ in 0..MAX_FOLLOWED {
        let Some(header) = object.section(id).and_then(|section| section.coff()) else { return Unit::None };
        match (header.associated, header.selection) {
            (Some(next), _) => id = next,
            (None, Some(_)) if named[id.0 as usize] != Some(false) => return Unit::Comdat(id.0),
            _ => return Unit::None,
        }
    }
    Unit::None
}

/// For each COFF section whether its first symbol after its own, which is its COMDAT symbol, is global.
fn names(object: &Object) -> Vec<Option<bool>> {
    let mut named = vec![None; object.sections().len()];
    for symbol in object.symbols() {
        let Definition::Section(id, _) = symbol.definition() else { continue };
        let is_own = object.section(id).is_some_and(|section| section.name() == symbol.name());
        if let Some(named) = named.get_mut(id.0 as usize).filter(|named| named.is_none() && !is_own) {
            *named = Some(symbol.is_global());
        }
    }
    named
}
