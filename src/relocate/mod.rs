//! Converts a laid-out model to an object: every fixup is resolved or becomes a relocation.
//!
//! The formats' decisions about symbols and relocations are in their folders; the bytes of sections are written by
//! shared code. Of the model, only the bytes of a subsection are taken. This module must not know tokens, statements or the layout of an object file.

mod assigned;
pub mod coff;
mod contents;
pub mod elf;
mod nobits;
mod origins;
mod parts;
mod split;
mod tails;
mod values;

pub use origins::{origins, places};

use crate::diag::{Code, Diagnostic};
use crate::model::{Contents, Model, Reset, SectionId, SubsectionId, reset_fields};
use crate::object::data as object;
use crate::object::elf::DWO;
use crate::object::{Object, by_format};

#[derive(Debug, Default)]
pub struct RelocateBuffers {
    pub elf: elf::ElfBuffers,
    pub coff: coff::CoffBuffers,
}

impl RelocateBuffers {
    /// Keeps the memory of an object that is no longer needed.
    pub fn recycle(&mut self, object: Object) {
        by_format!(object.into_data(),
            Elf(mut tables) => {
                tables.reset();
                self.elf.object = Some(tables);
            },
            Coff(mut tables) => {
                tables.reset();
                self.coff.object = Some(tables);
            },
        )
    }
}

impl<F: object::Format> Reset for object::Object<F> {
    fn reset(&mut self) {
        let object::Object { file, sections, symbols, relocations, contents, names } = self;
        *file = Default::default();
        sections.reset();
        symbols.reset();
        relocations.reset();
        contents.reset();
        names.reset();
    }
}

reset_fields!(RelocateBuffers { elf, coff });

fn id(section: u32) -> object::SectionId {
    object::SectionId(section)
}

/// Returns whether a section goes to the split-DWARF object.
fn is_apart(model: &Model, section: SectionId) -> bool {
    model.rules.split_dwarf
        && model.sections.get(section.0 as usize).is_some_and(|section| model.section_name(section).ends_with(DWO))
}

/// Subsections of fewer bytes are copied.
const MOVED: usize = 128 << 10;

/// Memory for `size` bytes of contents, for one thread: that of an earlier object, or of the largest subsection, whose
/// bytes are then moved instead of copied. `None` if it cannot be allocated.
fn contents_of(model: &mut Model, earlier: Vec<u8>, size: u64) -> Option<Contents> {
    let can_move = !model.layout.uneven && model.layout.reloc_fields.is_empty() && (earlier.capacity() as u64) < size;
    let Model { sections, subsections, .. } = model;
    let ids = (0..).map(SubsectionId).zip(&mut *subsections);
    let in_file = ids.filter(|(_, subsection)| !sections[subsection.section.0 as usize].is_nobits());
    match in_file.max_by_key(|(_, subsection)| subsection.data().len()) {
        Some((id, subsection)) if can_move && subsection.data().len() >= MOVED => {
            Contents::in_place(id, subsection.take_data(), size)
        }
        _ => Contents::with_size(earlier, size),
    }
}

/// The list of all relocations, with capacity for one per fixup: unused capacity is never touched, while growing a long
/// list copies it.
fn relocations(model: &Model, mut list: Vec<object::Relocation>) -> Vec<object::Relocation> {
    let fields: usize = model.subsections.iter().map(|s| s.fixups.len()).sum();
    let _ = list.try_reserve(fields);
    list
}

pub fn out_of_memory() -> Diagnostic {
    Diagnostic::error(Code::OutputTooLarge, None, "not enough memory for the object")
}
