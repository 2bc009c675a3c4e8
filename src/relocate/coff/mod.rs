//! The COFF object: section numbers, symbol records, and the implicit addends in relocated fields.

mod relocation;
mod special;
mod symbols;

use super::contents::{Format, Unresolved};
use super::nobits::Nobits;
use super::parts::{WriteParts, Written, by_threads};
use super::split::{Part, SplitPoint};
use super::{contents, contents_of, id, out_of_memory};
use crate::arch::{Backend, CoffMachine};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{self, Contents, Model, SectionId, reset_fields};
use crate::object::coff::data::Coff;
use crate::object::coff::{Characteristics, ComdatSelection, FileHeader, SectionHeader, is_too_large};
use crate::object::data::{self as object, Object, Relocation};
use crate::threads::{Helpers, Threads};
use ::object::pe::{IMAGE_COMDAT_SELECT_ASSOCIATIVE, IMAGE_SCN_ALIGN_1BYTES};
use relocation::Recorder;
use special::Patch;
use symbols::SymbolTable;

/// The largest alignment is 8192 bytes.
const MAX_ALIGN_LOG2: u8 = 13;

#[derive(Debug, Default)]
pub struct CoffBuffers {
    /// The tables of a recycled object; empty.
    pub(super) object: Option<Box<Object<Coff>>>,
    table: SymbolTable,
    ends: Vec<u32>,
}

reset_fields!(CoffBuffers { table, ends; object });

/// Builds the object. Not meaningful if an error was reported.
#[inline(never)]
pub fn relocate(
    model: &mut Model,
    target: &impl Backend,
    machine: CoffMachine,
    (timestamp, helpers): (u32, Helpers<'_>),
    CoffBuffers { object, table, ends }: &mut CoffBuffers,
    diagnostics: &mut Diagnostics,
) -> Box<Object<Coff>> {
    let mut object = object.take().unwrap_or_default();
    object.file = FileHeader { machine: machine.machine, timestamp };
    object.sections.reserve_exact(model.sections.len());
    sections(model, &mut object, diagnostics);
    table.choose(model, machine, &mut object, diagnostics);
    // Every symbol has its number after this point.
    let lists = special::lists(model, table, &object);
    add_lists(&lists, &mut object.sections);
    let patches = special::patches(model, table, &object, diagnostics);
    // The position of each section's bytes is final after this point.
    let special = Special { lists: &lists, patches: &patches };
    relocations(model, target, (table, special), (&mut object, ends), helpers, diagnostics);
    if is_too_large(&object) {
        let message = "the object would exceed 4 GiB, the limit of COFF";
        diagnostics.push(Diagnostic::error(Code::ObjectTooLarge, None, message));
    }
    object
}

/// Makes the sections, with the positions of their bytes.
fn sections(model: &Model, object: &mut Object<Coff>, diagnostics: &mut Diagnostics) {
    let is_last = |section: &model::Section| section.coff.selection == IMAGE_COMDAT_SELECT_ASSOCIATIVE.0;
    // An associative section must not precede the one it is associated with: all of them come after the others.
    let (mut first, mut last) = (1, 1 + model.sections.iter().filter(|section| !is_last(section)).count() as u32);
    // Those of the symbols, too, in one allocation; only what is used of it takes memory.
    object.names.reserve(model.names.size());
    let mut start = 0;
    for (i, section) in model.sections.iter().enumerate() {
        let id = SectionId(i as u32);
        let zero_fill = section.is_nobits();
        let size = if zero_fill { section.size } else { model.written_size(id) };
        let next = if is_last(section) { &mut last } else { &mut first };
        let number = *next;
        *next += 1;
        let selection = section.coff.selection;
        let header = SectionHeader {
            characteristics: Characteristics(characteristics(model, section, diagnostics)),
            number,
            selection: (selection != 0).then_some(ComdatSelection(selection)),
            associated: associated(model, section, diagnostics),
        };
        let name = object.add_text(model.section_name(section));
        let align_log2 = section.align_log2;
        object.sections.push(object::Section { name, align_log2, size, start, zero_fill, relocations: 0..0, header });
        start += if zero_fill { 0 } else { size as usize };
    }
}

fn add_lists(lists: &[(SectionId, Vec<u8>)], sections: &mut [object::Section<Coff>]) {
    for (id, list) in lists {
        let Some(([.., section], behind)) = sections.split_at_mut_checked(id.0 as usize + 1) else { continue };
        section.size += list.len() as u64;
        if !section.zero_fill {
            behind.iter_mut().for_each(|section| section.start += list.len());
        }
    }
}

fn associated(model: &Model, section: &model::Section, diagnostics: &mut Diagnostics) -> Option<object::SectionId> {
    let symbol = section.coff.comdat.filter(|_| section.coff.selection == IMAGE_COMDAT_SELECT_ASSOCIATIVE.0)?;
    let home = Evaluator::new(model, Stage::Layout).offset(symbol);
    if home.is_none() {
        let name = String::from_utf8_lossy(model.section_name(section)).into_owned();
        let symbol = model.display_name(symbol).into_owned();
        let message = format!("cannot make section {name} associative with sectionless symbol {symbol}");
        diagnostics.push(Diagnostic::error(Code::BadSectionGroup, None, message));
    }
    home.map(|(section, _)| id(section))
}

fn characteristics(model: &Model, section: &model::Section, diagnostics: &mut Diagnostics) -> u32 {
    if section.align_log2 > MAX_ALIGN_LOG2 {
        let name = String::from_utf8_lossy(model.section_name(section)).into_owned();
        let align = 1u64 << section.align_log2;
        let message = format!("section '{name}' is aligned to {align} bytes; COFF supports at most 8192");
        diagnostics.push(Diagnostic::error(Code::BadAlignment, None, message));
    }
    let align = u32::from(section.align_log2.min(MAX_ALIGN_LOG2)) + 1;
    section.coff.characteristics | (align * IMAGE_SCN_ALIGN_1BYTES.0)
}

fn relocations(
    model: &mut Model,
    target: &impl Backend,
    (table, special): (&SymbolTable, Special<'_>),
    (object, ends): (&mut Object<Coff>, &mut Vec<u32>),
    mut helpers: Helpers<'_>,
    diagnostics: &mut Diagnostics,
) {
    let end = object.sections.last().map_or(0, |s| s.start as u64 + if s.zero_fill { 0 } else { s.size });
    let relocations = super::relocations(model, std::mem::take(&mut object.relocations));
    let mut out = Written { bytes: Contents::default(), relocations, ends: std::mem::take(ends) };
    out.ends.clear();
    let sections = &*object.sections;
    if !special.patches.is_empty() {
        helpers.threads = Threads::ONE;
    }
    let new = || Writer::new(model, target, (table, special), sections, Diagnostics::default());
    let writers = by_threads((model, sections), (helpers, end as usize), new, &mut out);
    if writers.is_empty() {
        let Some(bytes) = contents_of(model, std::mem::take(&mut object.contents), end) else {
            diagnostics.push(out_of_memory());
            return;
        };
        out.bytes = bytes;
        let mut writer = Writer::new(model, target, (table, special), sections, std::mem::take(diagnostics));
        writer.write(&Part::whole(model), 0, &mut out);
        *diagnostics = writer.diagnostics;
    }
    (*ends, object.contents) = (out.ends, out.bytes.into_bytes());
    object.set_relocations(out.relocations, ends);
}

/// What sections have besides the text's contents.
#[derive(Clone, Copy)]
struct Special<'a> {
    /// Sections and what is appended to them.
    lists: &'a [(SectionId, Vec<u8>)],
    /// By section.
    patches: &'a [Patch],
}

/// Writes the contents and relocations of sections.
struct Writer<'a, T> {
    model: &'a Model,
    target: &'a T,
    table: &'a SymbolTable,
    special: Special<'a>,
    sections: &'a [object::Section<Coff>],
    nobits: Nobits<'a>,
    diagnostics: Diagnostics,
    /// A part ended between two fields with one relocation.
    splits_pair: bool,
}

impl<'a, T: Backend> Writer<'a, T> {
    fn new(
        model: &'a Model,
        target: &'a T,
        (table, special): (&'a SymbolTable, Special<'a>),
        sections: &'a [object::Section<Coff>],
        diagnostics: Diagnostics,
    ) -> Self {
        let nobits = Nobits::new(model);
        Writer { model, target, table, special, sections, nobits, diagnostics, splits_pair: false }
    }
}

impl<T: Backend> WriteParts for Writer<'_, T> {
    fn write(&mut self, part: &Part, origin: usize, out: &mut Written) {
        let Writer {
            model,
            target,
            table,
            special: Special { lists, patches },
            sections,
            nobits,
            diagnostics,
            splits_pair,
        } = self;
        let recorder = Recorder { model, target: *target, symbols: table, diagnostics, first: None };
        let mut fields = Fields { recorder, relocations: std::mem::take(&mut out.relocations) };
        let mut patches = patches.iter().peekable();
        for (i, from, to) in part.sections(sections.len()) {
            let (id, section) = (SectionId(i as u32), &sections[i]);
            let base = section.start.wrapping_sub(origin);
            if section.zero_fill {
                if nobits.check(id, fields.diagnostics()) {
                    let first = fields.relocations.len();
                    contents::contents(model, id, (from, to), *target, (&mut Contents::default(), 0), &mut fields);
                    fields.relocations.truncate(first);
                }
                let mut filled = false;
                while patches.next_if(|p| p.section == id).is_some() {
                    filled = true;
                }
                if filled {
                    let name = String::from_utf8_lossy(model.section_name(&model.sections[i])).into_owned();
                    let message = format!("BSS section '{name}' cannot have relocations");
                    fields.diagnostics().push(Diagnostic::error(Code::DataInBss, None, message));
                }
                out.ends.push(fields.relocations.len() as u32);
                continue;
            }
            if from == SplitPoint::default() {
                out.bytes.resize(base);
            }
            contents::contents(model, id, (from, to), *target, (&mut out.bytes, base), &mut fields);
            let alone = fields.recorder.first.take();
            if to.is_some() {
                *splits_pair |= alone.is_some();
                break;
            }
            fields.recorder.without_second(alone);
            while let Some(patch) = patches.next_if(|p| p.section == id) {
                let at = base + patch.offset;
                // Padding with values of several bytes may not fill its size exactly, which moves the bytes after it.
                if let Some(field) = out.bytes.bytes_mut().get_mut(at..at + 4) {
                    field.copy_from_slice(&patch.value.to_le_bytes());
                }
            }
            if let Some((_, list)) = lists.iter().find(|list| list.0 == id) {
                out.bytes.append(list);
            }
            out.ends.push(fields.relocations.len() as u32);
        }
        out.relocations = fields.relocations;
    }

    fn is_in_order(&self) -> bool {
        self.diagnostics.is_empty() && !self.splits_pair
    }
}

struct Fields<'a, T: Backend> {
    recorder: Recorder<'a, T>,
    relocations: Vec<Relocation>,
}

impl<T: Backend> Format for Fields<'_, T> {
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn relocate(&mut self, field: &Unresolved, contents: &mut [u8]) {
        let Some(filled) = self.recorder.record(field) else { return };
        let size = usize::from(self.recorder.target.fixup(filled.kind).bytes.min(field.room));
        let at = field.at;
        if let Some(bytes) = contents.get_mut(at..at.saturating_add(size))
            && let number = field.value.constant
            && let Err(error) = self.recorder.target.coff_addend(filled.kind, filled.value, number, bytes)
        {
            self.recorder.report(Code::FixupOutOfRange, field, error.0);
        }
        self.relocations.extend(filled.relocation);
    }

    fn diagnostics(&mut self) -> &mut Diagnostics {
        self.recorder.diagnostics
    }
}
