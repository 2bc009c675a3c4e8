//! The sections that directives imply, made between the end of the text and the object.
//!
//! The set of sections must be known before layout ([`sections_of_directives`]). Sections that hold distances between
//! labels are written after layout: they need final offsets, and only relocations refer into them. This module must not
//! know tokens, directives, any particular machine or the layout of an object file.

mod call_graph;
mod coff_lists;
mod frames;
mod labeled;
mod lines;
#[cfg(feature = "debug")]
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
use crate::debug::Fixups;
use crate::debug::cfi::Frames;
use crate::debug::dwarf::Lines;
use crate::diag::Diagnostics;
use crate::model::{CoffSection, ElfSection, Mapped, Model, Section, SectionId, SubsectionId};
use crate::options::Settings;
use object::elf::SHT_PROGBITS;

#[derive(Clone, Copy)]
struct Config<'a> {
    target: &'a TargetDesc,
    options: &'a Settings,
}

/// llvm-mc switches to the sections of frames and line tables at the end of the text: what it adds to one that the text has
/// entered as well is in another fragment, unless that section is the `current` one.
pub fn start_fragments(
    model: &mut Model,
    frames: &Frames,
    lines: &Lines,
    target: &TargetDesc,
    options: &Settings,
    mut current: Option<SectionId>,
) {
    for name in frames::names(model, frames, target, options).chain(lines::names(lines)) {
        let next = model.plain_section(name);
        if let Some(id) = next.filter(|_| current != next)
            && let Some(&(0, subsection)) = model.sections[id.0 as usize].subsections.first()
        {
            model.start_fragment(subsection, 0);
        }
        current = next;
    }
}

/// Makes the implied sections that layout has to process.
pub fn sections_of_directives(
    model: &mut Model,
    frames: &Frames,
    lines: &Lines,
    target: &TargetDesc,
    options: &Settings,
    diagnostics: &mut Diagnostics,
) {
    let is_elf = model.coff.is_none();
    if is_elf {
        if options.object.no_exec_stack {
            stack_note(model);
        }
        if !model.requests.cg_profile.is_empty() {
            call_graph::section_of_edges(model, target, diagnostics);
        }
    } else {
        coff_lists::sections(model, frames);
    }
    #[cfg(feature = "debug")]
    if !model.probes.is_empty() {
        // They are written after layout, but precede the probes.
        if is_elf {
            frames::sections(model, frames, target, options);
        }
        lines::sections(model, lines, target);
        probes::sections(model, target, diagnostics);
    }
}

/// Subsection 0 of the section with this name and no group, linked section, COMDAT or unique id, created on first use.
fn section(model: &mut Model, name: &[u8], elf: ElfSection) -> (SectionId, SubsectionId) {
    let id = match model.plain_section(name) {
        Some(id) => {
            // If layout had it made, its symbol is registered now.
            model.register(model.sections[id.0 as usize].symbol);
            id
        }
        None => new_section(model, name, elf, CoffSection::known(name).unwrap_or_default()),
    };
    (id, subsection_0(model, id))
}

fn new_section(model: &mut Model, name: &[u8], elf: ElfSection, coff: CoffSection) -> SectionId {
    let id = SectionId(model.sections.len() as u32);
    let name = model.intern(name, || false);
    let symbol = model.section_symbol(name, id);
    model.sections.push(Section { name, ..Section::new(symbol, elf, coff) });
    id
}

/// Subsection 0 of a section, created on first use.
fn subsection_0(model: &mut Model, id: SectionId) -> SubsectionId {
    if let Some(&(0, subsection)) = model.sections[id.0 as usize].subsections.first() {
        return subsection;
    }
    model.add_numbered(id, 0)
}

fn fixups(target: &TargetDesc, dwarf64: bool) -> Fixups {
    Fixups {
        address: target.data_fixup(target.frame.pointer_size),
        section_offset: if dwarf64 { target.data_fixup(8) } else { target.fixups.section_reference },
        offset_size: if dwarf64 { 8 } else { 4 },
    }
}

fn mark_data(model: &mut Model, target: &TargetDesc, subsection: SubsectionId) {
    if target.mapping_symbols.is_some() {
        model.map(subsection, Mapped::Data);
    }
}

/// Makes the empty section that marks the stack as not executable.
fn stack_note(model: &mut Model) {
    section(model, b".note.GNU-stack", ElfSection { kind: SHT_PROGBITS.0, ..ElfSection::default() });
}
