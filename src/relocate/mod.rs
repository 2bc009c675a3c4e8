//! Converts a laid-out model to an object: every fixup is resolved or becomes a relocation.
//!
//! The formats' decisions about symbols and relocations are in their folders; the bytes of sections are written by
//! shared code. The model is not changed. This module must not know tokens, statements or the layout of an object file.

mod assigned;
pub mod coff;
mod contents;
pub mod elf;
mod nobits;
mod origins;
mod parts;
mod split;
mod values;

pub use origins::{origins, places};

use crate::diag::{Code, Diagnostic};
use crate::model::{Model, Reset, SectionId, reset_fields};
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

/// Reserves memory in an empty buffer. Returns false if it cannot be allocated.
fn reserve(buffer: &mut Vec<u8>, bytes: u64) -> bool {
    usize::try_from(bytes).is_ok_and(|bytes| buffer.try_reserve_exact(bytes).is_ok())
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
