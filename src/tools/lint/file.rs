//! The view of an object file that any tool may have made.

use super::machines::Machine;
use super::view::{Reference, Section, SymbolView, Unit, View};
use crate::inspect::{File, Format, Group, Relocation, SymbolLocation};
use crate::object::{SectionId, SymbolId};
use crate::options::triple::ObjectFormat;
use object::elf::{GRP_COMDAT, SHF_ALLOC, SHF_EXECINSTR};
use object::pe::{
    IMAGE_SCN_LNK_INFO, IMAGE_SCN_LNK_REMOVE, IMAGE_SCN_MEM_DISCARDABLE, IMAGE_SCN_MEM_EXECUTE,
    IMAGE_SYM_CLASS_EXTERNAL, IMAGE_SYM_CLASS_WEAK_EXTERNAL,
};

/// Characteristics of COFF sections that are not loaded.
const NOT_LOADED: u32 = IMAGE_SCN_LNK_REMOVE.0 | IMAGE_SCN_LNK_INFO.0 | IMAGE_SCN_MEM_DISCARDABLE.0;

/// The longest chain of associative sections that is followed.
const MAX_FOLLOWED: usize = 64;

/// The view of an object; `None` if its machine is not supported.
pub(super) fn view<'d>(file: &File<'d>) -> Option<View<'d>> {
    let is_elf = file.format == Format::Elf;
    let format = if is_elf { ObjectFormat::Elf } else { ObjectFormat::Coff };
    let machine = Machine::numbered(format, file.machine)?;
    let units = units(file);
    // Limits the work: the compact form can have more relocations than fields, and the sections of a corrupt file may
    // overlap.
    let mut left = file.data.len() / 4 + 1024;
    let sections = file.sections.iter().zip(units).map(|(section, (unit, needs_symbol))| {
        let flags = section.flags;
        let (is_loaded, is_code) = if is_elf {
            (flags & SHF_ALLOC.0 != 0, flags & SHF_EXECINSTR.0 != 0)
        } else {
            (flags & u64::from(NOT_LOADED) == 0, flags & u64::from(IMAGE_SCN_MEM_EXECUTE.0) != 0)
        };
        let reference = |relocation: Relocation| Reference {
            offset: relocation.offset,
            symbol: relocation.symbol.and_then(|index| position(file, index)).and_then(SymbolId::of_index),
            addend: relocation.addend.unwrap_or_else(|| field(section.data, relocation.offset)),
        };
        let mut references: Vec<Reference> = file.relocations(section).take(left).map(reference).collect();
        left -= references.len();
        references.sort_by_key(|reference| reference.offset);
        let (name, bytes, is_code) = (section.name, section.data, is_loaded && is_code && section.size != 0);
        Section { name, bytes, is_loaded, is_code, unit, needs_symbol, references }
    });
    let symbols = file.symbols.iter().map(|symbol| {
        let place = match symbol.location {
            SymbolLocation::Section(section) => Some((SectionId(section), symbol.value)),
            _ => None,
        };
        SymbolView { name: file.name_of(symbol), place, is_global: is_global(file, symbol.info) }
    });
    let (sections, symbols) = (sections.collect(), symbols.collect());
    Some(View { format, machine, is_big_endian: file.big_endian, sections, symbols })
}

/// The position of a symbol in the list, given its index in relocations.
fn position(file: &File<'_>, index: u32) -> Option<usize> {
    file.symbols.binary_search_by_key(&index, |symbol| symbol.index).ok()
}

fn is_global(file: &File<'_>, info: u8) -> bool {
    match file.format {
        Format::Elf => info >> 4 != 0,
        Format::Coff => [IMAGE_SYM_CLASS_EXTERNAL.0, IMAGE_SYM_CLASS_WEAK_EXTERNAL.0].contains(&info),
    }
}

/// The implicit addend in a field of 4 bytes.
fn field(data: &[u8], offset: u64) -> i64 {
    let bytes = usize::try_from(offset).ok().and_then(|at| data.get(at..at.checked_add(4)?));
    bytes.and_then(|bytes| bytes.try_into().ok()).map_or(0, |bytes| i32::from_le_bytes(bytes).into())
}

/// For each section the unit it is kept or dropped with, and whether it lacks a COMDAT symbol.
fn units(file: &File<'_>) -> Vec<(Unit, bool)> {
    let mut units = vec![(Unit::None, false); file.sections.len()];
    let named = |group: &Group<'_>| {
        let symbol = group.symbol.and_then(|index| file.symbol(index));
        symbol.map(|symbol| is_global(file, symbol.info))
    };
    if file.format == Format::Elf {
        for group in &file.groups {
            let flags = file.sections.get(group.section as usize).map_or(0, |section| field(section.data, 0));
            if flags & i64::from(GRP_COMDAT.0) == 0 || named(group) != Some(true) {
                continue;
            }
            for &member in &group.members {
                if let Some(unit) = units.get_mut(member as usize) {
                    unit.0 = Unit::Comdat(group.section);
                }
            }
        }
        return units;
    }
    // The section that each COFF section is associated with, and the symbol of its COMDAT.
    let mut follows = vec![None; units.len()];
    let mut leads = vec![None; units.len()];
    for group in &file.groups {
        let Some(at) = units.get(group.section as usize).map(|_| group.section as usize) else { continue };
        match group.members.get(1) {
            Some(&next) => follows[at] = Some(next as usize),
            None => leads[at] = Some(named(group)),
        }
    }
    for (at, unit) in units.iter_mut().enumerate() {
        unit.1 = leads[at] == Some(None);
        let mut leader = at;
        for _ in 0..MAX_FOLLOWED {
            let Some(next) = follows.get(leader).copied().flatten() else { break };
            leader = next;
        }
        if leads.get(leader).is_some_and(|named| matches!(named, Some(None | Some(true)))) {
            unit.0 = Unit::Comdat(leader as u32);
        }
    }
    units
}
