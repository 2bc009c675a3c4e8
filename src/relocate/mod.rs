//! A laid-out model to the finished object: every fixup is resolved or becomes a relocation.
//!
//! What a format decides about symbols and relocations is in its folder; the bytes of sections are made in one way for both.
//! The model is read and not changed. This module must not know tokens, statements or the records of a file.

pub mod coff;
mod contents;
pub mod elf;
mod origins;

pub use origins::{origins, places};

use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::{Model, OriginMark, Reuse, Section, SectionId, Tail};
use crate::object::data as object;
use crate::object::elf::DWO;
use crate::object::{Data, Object};
use crate::source::Span;

/// What is used again for the next object.
#[derive(Debug, Default)]
pub struct Scratch {
    elf: elf::Scratch,
    coff: coff::Scratch,
}

impl Scratch {
    /// For ELF.
    pub fn elf(&mut self) -> &mut elf::Scratch {
        &mut self.elf
    }

    /// For COFF.
    pub fn coff(&mut self) -> &mut coff::Scratch {
        &mut self.coff
    }
}

impl Scratch {
    /// Takes the memory of an object that nobody needs any more.
    pub fn recycle(&mut self, object: Object) {
        match object.into_data() {
            Data::Elf(mut tables) => {
                tables.reuse();
                self.elf.object = Some(tables);
            }
            Data::Coff(mut tables) => {
                tables.reuse();
                self.coff.object = Some(tables);
            }
        }
    }
}

impl<F: object::Format> Reuse for object::Object<F> {
    fn reuse(&mut self) {
        let object::Object { file, sections, symbols, relocations, contents, names } = self;
        *file = Default::default();
        sections.reuse();
        symbols.reuse();
        relocations.reuse();
        contents.reuse();
        names.reuse();
    }
}

impl Reuse for Scratch {
    fn reuse(&mut self) {
        let Scratch { elf, coff } = self;
        elf.reuse();
        coff.reuse();
    }
}

/// So many bytes of names are few.
const FEW_NAMES: usize = 1 << 10;

/// The id that a section has in the object.
fn id(section: u32) -> object::SectionId {
    object::SectionId(section)
}

/// Whether a section goes to a file of its own.
fn is_apart(model: &Model, section: SectionId) -> bool {
    model.split_dwarf
        && model.sections.get(section.0 as usize).is_some_and(|section| model.section_name(section).ends_with(DWO))
}

/// Makes room for so many bytes in an empty buffer; false where there is no memory for it.
fn reserve(buffer: &mut Vec<u8>, bytes: u64) -> bool {
    usize::try_from(bytes).is_ok_and(|bytes| buffer.try_reserve_exact(bytes).is_ok())
}

/// The relocations of all sections, with room for one of each field: what is not used of it takes no memory, and to grow a long
/// list would.
fn relocations(model: &Model, mut list: Vec<object::Relocation>) -> Vec<object::Relocation> {
    let fields: usize = model.subsections.iter().map(|s| s.fixups.len()).sum();
    let _ = list.try_reserve(fields);
    list
}

/// There is no memory for the object.
#[must_use]
pub fn out_of_memory() -> Diagnostic {
    Diagnostic::error(Code::OutputTooLarge, None, "there is no memory for the object")
}

/// So many bytes of a section that the file cannot hold are looked at for other mistakes.
const MOST_CHECKED: u64 = 1 << 20;

/// Where the first byte of a section comes from that is not zero.
fn first_byte(model: &Model, section: &Section) -> Option<Span> {
    section.subsections.iter().find_map(|&(_, id)| {
        let subsection = model.subsections.get(id.0 as usize)?;
        let byte = subsection.data().iter().position(|&byte| byte != 0);
        let is_filled = |&i: &usize| matches!(subsection.tail(i), Tail::Fill { value, .. } if value != 0);
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
        found.map(|mark| Span::new(mark.source_pos, mark.source_pos))
    })
}

/// A section without bytes in the file must not have any that are not zero. Whether other mistakes are to be looked for.
fn check_nobits(model: &Model, id: SectionId, diagnostics: &mut Diagnostics) -> bool {
    let section = &model.sections[id.0 as usize];
    if contents::is_blank(model, id) {
        return false;
    }
    let name = String::from_utf8_lossy(model.section_name(section)).into_owned();
    let mut fixups = section.subsections.iter().flat_map(|c| &model.subsections[c.1.0 as usize].fixups);
    let at = fixups.next().map(|f| Span::new(f.source_pos, f.source_pos));
    let what = if at.is_some() { "fixups" } else { "non-zero bytes" };
    let first = if at.is_none() { first_byte(model, section) } else { None };
    let message = format!("BSS section '{name}' cannot have {what}");
    let error = Diagnostic::error(Code::DataInBss, at, message);
    let error = match first {
        Some(first) => error.note(first, "the first of them is here"),
        None => error,
    };
    diagnostics.push(error.help("reserve bytes with '.zero', or enter a section with contents, such as .data"));
    model.written_size(id) <= MOST_CHECKED
}
