//! Converts a laid-out model to an object: every fixup is resolved or becomes a relocation.
//!
//! The formats' decisions about symbols and relocations are in their folders; the bytes of sections are written by
//! shared code. The model is not changed. This module must not know tokens, statements or the layout of an object file.

mod assigned;
pub mod coff;
mod contents;
pub mod elf;
mod origins;

pub use origins::{origins, places};

use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::{FragmentTail, Model, OriginMark, Reset, Section, SectionId, reset_fields};
use crate::object::data as object;
use crate::object::elf::DWO;
use crate::object::{Data, Object};
use crate::source::Span;

#[derive(Debug, Default)]
pub struct RelocateBuffers {
    pub elf: elf::ElfBuffers,
    pub coff: coff::CoffBuffers,
}

impl RelocateBuffers {
    /// Keeps the memory of an object that is no longer needed.
    pub fn recycle(&mut self, object: Object) {
        match object.into_data() {
            Data::Elf(mut tables) => {
                tables.reset();
                self.elf.object = Some(tables);
            }
            Data::Coff(mut tables) => {
                tables.reset();
                self.coff.object = Some(tables);
            }
        }
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

const INITIAL_NAME_BYTES: usize = 1 << 10;

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

/// The size in bytes up to which a section too large for the file is still checked for other errors.
const MAX_CHECKED: u64 = 1 << 20;

/// The position of the statement that emits a section's first nonzero byte.
fn first_byte(model: &Model, section: &Section) -> Option<Span> {
    section.subsections.iter().find_map(|&(_, id)| {
        let subsection = model.subsections.get(id.0 as usize)?;
        let byte = subsection.data().iter().position(|&byte| byte != 0);
        let is_filled = |&i: &usize| matches!(subsection.tail(i), FragmentTail::Fill { value, .. } if value != 0);
        let filled = (0..subsection.fragments.len()).find(is_filled).map(|i| (subsection.end(i), i));
        let start = |mark: &OriginMark| {
            let fragment = subsection.fragments.get(mark.place.fragment as usize);
            fragment.map_or(0, |fragment| fragment.start as usize) + mark.place.offset as usize
        };
        let own = model.origin_marks.iter().filter(|mark| mark.place.subsection == id);
        let found = match (byte, filled) {
            (Some(byte), filled) if filled.is_none_or(|(end, _)| byte < end) => {
                own.take_while(|mark| start(mark) <= byte).last()
            }
            (_, Some((_, fragment))) => own.take_while(|mark| mark.place.fragment as usize <= fragment).last(),
            _ => None,
        };
        found.map(|mark| Span::at(mark.source_pos))
    })
}

/// Reports nonzero bytes or fixups in a section without bytes in the file. Returns whether to check for other errors.
fn check_nobits(model: &Model, id: SectionId, diagnostics: &mut Diagnostics) -> bool {
    let section = &model.sections[id.0 as usize];
    if contents::is_blank(model, id) {
        return false;
    }
    let name = String::from_utf8_lossy(model.section_name(section)).into_owned();
    let mut fixups = section.subsections.iter().flat_map(|c| &model.subsections[c.1.0 as usize].fixups);
    let at = fixups.next().map(|f| Span::at(f.source_pos));
    let what = if at.is_some() { "fixups" } else { "non-zero bytes" };
    let first = if at.is_none() { first_byte(model, section) } else { None };
    let message = format!("BSS section '{name}' cannot have {what}");
    let error = Diagnostic::error(Code::DataInBss, at, message);
    let error = match first {
        Some(first) => error.note(first, "the first one is here"),
        None => error,
    };
    diagnostics.push(error.help("reserve bytes with '.zero', or enter a section with contents, such as .data"));
    model.written_size(id) <= MAX_CHECKED
}
