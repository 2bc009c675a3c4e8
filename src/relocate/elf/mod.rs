//! The ELF object: the symbol of each relocation, and the contents and order of the symbol table.

mod fields;
mod marks;
mod relocation;
mod symbols;

use super::contents::{Format, Unresolved};
use super::nobits::Nobits;
use super::parts::{WriteParts, Written, by_threads};
use super::split::{Part, SplitPoint};
use super::{contents, contents_of, id, is_apart, out_of_memory};
use crate::arch::{Backend, ElfMachine};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Contents, ElfSection, Endian, Model, SHT_LLVM_CALL_GRAPH_PROFILE, SectionId, reset_fields};
use crate::object::data::{self, Object, Relocation};
use crate::object::elf::data::{Elf, File, Group, GroupId, Link, Section};
use crate::object::elf::{SHT_LLVM_ADDRSIG, header_size};
use crate::parse::ast::Name;
use crate::threads::Helpers;
use marks::Marks;
use object::elf::{ELFOSABI_GNU, SHF_LINK_ORDER, SHT_NOBITS};
use relocation::Recorder;
use rustc_hash::FxHashMap;
use symbols::SymbolTable;

/// The prefixes of relocation sections' names.
const RELA: &[u8] = b".rela";
const REL: &[u8] = b".rel";
const CREL: &[u8] = b".crel";

/// The section of the address-significant symbols.
const ADDRSIG: &[u8] = b".llvm_addrsig";

/// Builds the object. Not meaningful if an error was reported.
#[inline(never)]
pub fn relocate(
    model: &mut Model,
    target: &impl Backend,
    (machine, mut helpers): (ElfMachine, Helpers<'_>),
    scratch: &mut ElfBuffers,
    diagnostics: &mut Diagnostics,
) -> Box<Object<Elf>> {
    let mut object = scratch.object.take().unwrap_or_default();
    let os_abi = if model.requests.gnu_abi && machine.os_abi == 0 { ELFOSABI_GNU.0 } else { machine.os_abi };
    let (endian, is_64) = (model.rules.endian, machine.is_64);
    object.file = File {
        machine: machine.machine,
        is_64,
        big_endian: endian == Endian::Big,
        crel: model.rules.crel,
        os_abi,
        flags: machine.flags,
        ..File::default()
    };
    object.sections.reserve_exact(model.sections.len());
    let (groups, size) = sections(model, machine, &mut object);
    for (index, section) in model.sections.iter().enumerate().filter(|_| model.rules.split_dwarf) {
        if section.elf.group.is_some() && is_apart(model, SectionId(index as u32)) {
            let message =
                "a section in a group cannot be in the split-DWARF object, which has no symbol to name the group";
            diagnostics.push(Diagnostic::error(Code::BadSectionGroup, None, message).deferred());
        }
    }
    // The position of each section's bytes is final after this point.
    let mut marks = Marks::new(model, std::mem::take(&mut scratch.marks));
    let contents = (size, helpers.lend());
    relocations(model, target, (&mut object, &mut scratch.ends), contents, &mut marks, diagnostics);
    marks.address_significant(model);
    // The symbols needed by relocations are known after this point.
    let table = SymbolTable::choose(model, &marks, &groups, (&mut *scratch, helpers), &mut object, diagnostics);
    // Every symbol has its number after this point.
    for relocation in &mut object.relocations {
        relocation.symbol = relocation.symbol.and_then(|symbol| table.id(relocation::name(symbol)));
    }
    for (&signature, group) in &groups {
        object.file.groups[group.0 as usize].signature = table.id(signature);
    }
    if model.requests.addrsig {
        let listed = model.requests.addrsig_symbols.iter().map(|&name| table.significant(model, name));
        object.file.address_significant = Some(listed.flatten().collect());
        object.file.address_significant_twin = model.plain_section(ADDRSIG).map(|section| super::id(section.0));
    }
    scratch.marks = marks.memory();
    scratch.numbers = table.memory();
    object
}

#[derive(Debug, Default)]
pub struct ElfBuffers {
    /// The tables of a recycled object; empty.
    pub(super) object: Option<Box<Object<Elf>>>,
    marks: Vec<u8>,
    numbers: Vec<u32>,
    locals: Vec<(u32, Name)>,
    globals: Vec<Name>,
    ends: Vec<u32>,
}

reset_fields!(ElfBuffers { marks, numbers, locals, globals, ends; object });

/// Makes the sections, with the positions of their bytes. Returns the groups by their signatures, and the number of
/// bytes.
fn sections(model: &Model, machine: ElfMachine, object: &mut Object<Elf>) -> (FxHashMap<Name, GroupId>, u64) {
    let mut groups: FxHashMap<Name, GroupId> = FxHashMap::default();
    let header = header_size(machine.is_64);
    let mut end = header;
    // Those of the symbols, too, in one allocation; only what is used of it takes memory.
    object.names.reserve(RELA.len() * model.sections.len() + model.names.size());
    for (i, section) in model.sections.iter().enumerate() {
        let elf = &section.elf;
        // If layout did not converge, the size in the file, if any, differs from the laid-out size.
        let size = if section.is_nobits() { section.size } else { model.written_size(SectionId(i as u32)) };
        let group = elf.group.map(|signature| {
            *groups.entry(signature).or_insert_with(|| {
                object.file.groups.push(Group { signature: None, comdat: elf.comdat });
                GroupId(object.file.groups.len() as u32 - 1)
            })
        });
        let rela = model.rules.crel || machine.rela && elf.kind != SHT_LLVM_CALL_GRAPH_PROFILE;
        let (kind, flags, entsize) = (elf.kind, elf.flags, elf.entsize);
        // Most sections have relocations, whose section has this name with a prefix.
        let prefix = match (model.rules.crel, rela) {
            (true, _) => CREL,
            (false, true) => RELA,
            (false, false) => REL,
        };
        let prefix = object.add_text(prefix).len as u8;
        let name = object.add_text(model.section_name(section));
        let start = end.next_multiple_of(1 << section.align_log2);
        let zero_fill = elf.kind == SHT_NOBITS.0;
        end = if zero_fill { start } else { start + size };
        object.sections.push(data::Section {
            name,
            align_log2: section.align_log2,
            size,
            start: (start - header) as usize,
            zero_fill,
            relocations: 0..0,
            header: Section { kind, flags, entsize, link: link(model, elf), group, rela, prefix },
        });
    }
    (groups, end - header)
}

/// The value of a section header's `sh_link`.
fn link(model: &Model, section: &ElfSection) -> Link {
    if matches!(section.kind, SHT_LLVM_CALL_GRAPH_PROFILE | SHT_LLVM_ADDRSIG) {
        Link::SymbolTable
    } else if section.flags & SHF_LINK_ORDER.0 != 0 {
        let home = section.linked_to.and_then(|name| Evaluator::new(model, Stage::Layout).offset(name));
        home.map_or(Link::None, |(section, _)| Link::Section(id(section)))
    } else {
        Link::None
    }
}

/// Writes the contents, `size` bytes, and relocations of all sections. Symbol numbers in relocations are provisional.
fn relocations(
    model: &mut Model,
    target: &impl Backend,
    (object, ends): (&mut Object<Elf>, &mut Vec<u32>),
    (size, helpers): (u64, Helpers<'_>),
    marks: &mut Marks,
    diagnostics: &mut Diagnostics,
) {
    let relocations = super::relocations(model, std::mem::take(&mut object.relocations));
    let mut out = Written { bytes: Contents::default(), relocations, ends: std::mem::take(ends) };
    out.ends.clear();
    let sections = &*object.sections;
    let new = || Writer::new(model, target, sections, (Marks::new(model, Vec::new()), Diagnostics::default()));
    let writers = by_threads((model, sections), (helpers, size as usize), new, &mut out);
    writers.iter().for_each(|writer| marks.add(&writer.marks));
    if writers.is_empty() {
        let Some(bytes) = contents_of(model, std::mem::take(&mut object.contents), size) else {
            diagnostics.push(out_of_memory());
            return;
        };
        out.bytes = bytes;
        let mut writer = Writer::new(model, target, sections, (std::mem::take(marks), std::mem::take(diagnostics)));
        writer.write(&Part::whole(model), 0, &mut out);
        (*marks, *diagnostics) = (writer.marks, writer.diagnostics);
    }
    (*ends, object.contents) = (out.ends, out.bytes.into_bytes());
    object.set_relocations(out.relocations, ends);
}

/// Writes the contents and relocations of sections.
struct Writer<'a, T> {
    model: &'a Model,
    target: &'a T,
    sections: &'a [data::Section<Elf>],
    nobits: Nobits<'a>,
    marks: Marks,
    diagnostics: Diagnostics,
}

impl<'a, T: Backend> Writer<'a, T> {
    fn new(
        model: &'a Model,
        target: &'a T,
        sections: &'a [data::Section<Elf>],
        (marks, diagnostics): (Marks, Diagnostics),
    ) -> Self {
        Writer { model, target, sections, nobits: Nobits::new(model), marks, diagnostics }
    }
}

impl<T: Backend> WriteParts for Writer<'_, T> {
    fn write(&mut self, part: &Part, origin: usize, out: &mut Written) {
        let Writer { model, target, sections, nobits, marks, diagnostics } = self;
        let recorder = Recorder { model, target: *target, marks, diagnostics };
        let relocations = std::mem::take(&mut out.relocations);
        let mut fields = Fields { recorder, section: SectionId(0), rela: false, relocations };
        for (i, from, to) in part.sections(sections.len()) {
            let (id, section) = (SectionId(i as u32), &sections[i]);
            let base = section.start.wrapping_sub(origin);
            if from == SplitPoint::default() {
                out.bytes.resize(base);
            }
            fields.section = id;
            if !section.zero_fill {
                fields.rela = section.header.rela;
                contents::contents(model, id, (from, to), *target, (&mut out.bytes, base), &mut fields);
            } else if nobits.check(id, fields.diagnostics()) {
                let first = fields.relocations.len();
                contents::contents(model, id, (from, to), *target, (&mut Contents::default(), 0), &mut fields);
                fields.relocations.truncate(first);
            }
            if to.is_none() {
                out.ends.push(fields.relocations.len() as u32);
            }
        }
        out.relocations = fields.relocations;
    }

    fn is_in_order(&self) -> bool {
        self.diagnostics.is_empty() && !self.marks.depend_on_order()
    }
}

/// The fixups of a section that need relocations.
struct Fields<'a, T: Backend> {
    recorder: Recorder<'a, T>,
    section: SectionId,
    rela: bool,
    relocations: Vec<Relocation>,
}

impl<T: Backend> Format for Fields<'_, T> {
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn relocate(&mut self, field: &Unresolved, contents: &mut [u8]) {
        let Some(relocation) = self.recorder.record(self.section, field) else { return };
        if !self.rela && field.explicit_reloc.is_none() {
            let at = field.at;
            let bytes = &mut contents[at..at + usize::from(self.recorder.target.fixup(field.kind).bytes)];
            let specifier = field.value.specifier;
            if let Err(error) = self.recorder.target.elf_addend(field.kind, specifier, relocation.addend, bytes) {
                self.recorder.error(Code::FixupOutOfRange, field.source_pos, error.0);
            }
        }
        self.relocations.push(relocation);
    }

    fn retypes(&self, name: Name) -> bool {
        self.recorder.marks.kind(self.recorder.model, name) != self.recorder.model.symbol(name).kind
    }

    fn diagnostics(&mut self) -> &mut Diagnostics {
        self.recorder.diagnostics
    }
}
