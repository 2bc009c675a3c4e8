//! The sections that directives imply: made between the end of the text and the finished object.
//!
//! Which ones there are must be known before the layout ([`sections_of_directives`]); what holds distances between labels is
//! written behind it, as it needs final offsets and nothing refers into it but by relocations. This module must not know
//! tokens, directives, a machine by name or the records of a file.

mod call_graph;
mod coff_lists;
mod frames;
mod labeled;
mod lines;
mod probes;
mod symver;
mod tables;
mod weakref;

pub use frames::frames;
pub use labeled::labeled;
pub use lines::{generated, lines};
pub use symver::versions;
pub use tables::TablesOfText;
pub use weakref::weak_targets;

use crate::arch::TargetDesc;
use crate::debug::cfi::Frames;
use crate::debug::dwarf::Lines;
use crate::diag::Diagnostics;
use crate::model::{CoffSection, Definition, ElfSection, Mapped, Model, Section, SectionId, SubsectionId};
use crate::options::Settings;
use object::elf::SHT_PROGBITS;

/// The sections that directives imply and that the layout has to know.
pub fn sections_of_directives(
    model: &mut Model,
    (frames, lines): (&Frames, &Lines),
    target: &TargetDesc,
    options: &Settings,
    diagnostics: &mut Diagnostics,
) {
    let is_elf = model.coff.is_none();
    if is_elf {
        if options.no_exec_stack {
            stack_note(model);
        }
        call_graph::section_of_edges(model, target, diagnostics);
    } else {
        coff_lists::sections(model, frames);
    }
    if !model.probes.is_empty() {
        // They are written behind the layout, and come in front of the probes.
        if is_elf {
            frames::sections(model, frames, target, options);
        }
        lines::sections(model, lines, target);
        probes::sections(model, target, diagnostics);
    }
}

/// The plain section of that name.
fn plain_section(model: &Model, name: &[u8]) -> Option<SectionId> {
    // A section's name is a symbol's too, which is that of the first section of the name, unless it was defined before.
    let symbol = model.names.get(name)?;
    let is_it = |section: &Section| section.is_plain() && model.section_name(section) == name;
    if let Definition::Section(first) = model.symbol(symbol).definition
        && is_it(&model.sections[first.0 as usize])
    {
        return Some(first);
    }
    model.sections.iter().position(is_it).map(|index| SectionId(index as u32))
}

/// The subsection of the plain section of that name, made if need be.
fn section(model: &mut Model, name: &[u8], elf: ElfSection) -> (SectionId, SubsectionId) {
    let id = match plain_section(model, name) {
        Some(id) => {
            // Where the layout had it made, its symbol is listed now.
            model.register(model.sections[id.0 as usize].symbol);
            id
        }
        None => new_section(model, name, elf, CoffSection::known(name).unwrap_or_default()),
    };
    (id, subsection_0(model, id))
}

/// A new section of a name that other sections may have.
fn new_section(model: &mut Model, name: &[u8], elf: ElfSection, coff: CoffSection) -> SectionId {
    let id = SectionId(model.sections.len() as u32);
    let name = model.intern(name, || false);
    let symbol = model.section_symbol(name, id);
    model.sections.push(Section { name, ..Section::new(symbol, elf, coff) });
    id
}

/// The subsection 0 of a section, made if need be.
fn subsection_0(model: &mut Model, id: SectionId) -> SubsectionId {
    if let Some(&(0, subsection)) = model.sections[id.0 as usize].subsections.first() {
        return subsection;
    }
    let subsection = model.add_subsection(id);
    model.sections[id.0 as usize].subsections.add((0, subsection));
    subsection
}

/// Marks what is written to a section as data, where the target tells code and data apart by symbols.
fn mark_data(model: &mut Model, target: &TargetDesc, subsection: SubsectionId) {
    if target.mapping_symbols.is_some() {
        model.map(subsection, Mapped::Data);
    }
}

/// The empty section that says that the stack need not be executable.
fn stack_note(model: &mut Model) {
    section(model, b".note.GNU-stack", ElfSection { kind: SHT_PROGBITS.0, ..ElfSection::default() });
}
