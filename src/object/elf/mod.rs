//! Writes an ELF object in llvm-mc's order.
//!
//! The file: header; each section's bytes in the order of their making; the groups; `.symtab` (and `.symtab_shndx`); the
//! relocations of each section; `.llvm_addrsig`; `.strtab`, which holds section names too; the section headers. The header
//! table: null, `.strtab`, then each section, in front of it its group at the group's first member, behind it its
//! relocations; `.llvm_addrsig`; `.symtab` last. (System V ABI, chapter 4.)

mod assigned;
mod relocation;
mod symtab;
mod symver;

use super::strtab::StringTable;
use crate::ast::Name;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, Stage};
use crate::model::{Definition, Model, SectionId};
use crate::relocate::{self, Unresolved};
use crate::source::Span;
use crate::target::Backend;
use object::elf;
use object::write::elf::{Encoder, FileHeader, FileHeaderLayout, Rel, SectionHeader};
use relocation::{Recorder, Relocation};
use rustc_hash::FxHashMap;
use symtab::{SymbolTable, WriteContext};

/// Section types that are LLVM's own (llvm/docs/Extensions.rst, and what llvm-mc 22 writes).
pub const SHT_LLVM_ADDRSIG: u32 = 0x6fff_4c03;
/// The section of `.cg_profile`.
pub const SHT_LLVM_CALL_GRAPH_PROFILE: u32 = 0x6fff_4c09;

/// What of the target shows in the file header and in the form of relocations.
#[derive(Clone, Copy, Debug)]
pub struct ElfTarget {
    /// `e_machine`
    pub machine: u16,
    /// ELFCLASS64
    pub is_64: bool,
    /// Whether relocations carry their addends.
    pub rela: bool,
    /// `EI_OSABI`
    pub os_abi: u8,
}

/// A section header in the making: its name is a string still, its links are.
#[derive(Debug)]
struct Header {
    name: Vec<u8>,
    header: SectionHeader,
}

/// The bytes of the object file.
pub fn write(model: &mut Model, target: &impl Backend, machine: ElfTarget, diagnostics: &mut Diagnostics) -> Vec<u8> {
    let encoder = Encoder::new(object::Endianness::Little, machine.is_64, elf::Machine(machine.machine));
    let word = if machine.is_64 { 8 } else { 4 };
    let mut out = Vec::with_capacity(estimate(model));
    out.resize(encoder.file_header_size() as usize, 0);
    let renames = symver::apply(model, diagnostics);

    // Headers 0 and 1 are null and .strtab.
    let mut headers: Vec<Header> = vec![new_header(b"", elf::SHT_NULL, 0), new_header(b".strtab", elf::SHT_STRTAB, 1)];
    let mut sections: Vec<u32> = Vec::with_capacity(model.sections.len());
    let mut groups: FxHashMap<Name, u32> = FxHashMap::default();
    let mut group_list: Vec<(Name, bool, u32, Vec<u32>)> = Vec::new();
    let mut relocated: Vec<(u32, Vec<Relocation>, bool)> = Vec::new();
    let mut unresolved: Vec<Unresolved> = Vec::new();
    for i in 0..model.sections.len() {
        let id = SectionId(i as u32);
        let align = 1u64 << model.sections[i].align_log2;
        pad(&mut out, align);
        let start = out.len();
        unresolved.clear();
        if model.sections[i].elf.kind == elf::SHT_NOBITS.0 {
            check_nobits(model, id, diagnostics);
        } else {
            relocate::contents(model, id, target, &mut out, &mut unresolved, diagnostics);
        }
        let rela = machine.rela && model.sections[i].elf.kind != SHT_LLVM_CALL_GRAPH_PROFILE;
        let mut recorder = Recorder { model: &mut *model, target, renames: &renames, diagnostics: &mut *diagnostics };
        let mut relocations: Vec<Relocation> = Vec::with_capacity(unresolved.len());
        for field in &unresolved {
            if let Some(relocation) = recorder.record(id, field) {
                if !rela && field.explicit_reloc.is_none() {
                    let size = usize::from(target.fixup(field.kind).bytes);
                    let at = start + relocation.offset as usize;
                    out[at..at + size].copy_from_slice(&relocation.addend.to_le_bytes()[..size]);
                }
                relocations.push(relocation);
            }
        }
        let section = &model.sections[i];
        let (group, comdat) = (section.elf.group, section.elf.comdat);
        if let Some(signature) = group
            && !groups.contains_key(&signature)
        {
            let index = headers.len() as u32;
            let mut header = new_header(b".group", elf::SHT_GROUP, 4);
            header.header.sh_entsize = 4;
            headers.push(header);
            groups.insert(signature, index);
            group_list.push((signature, comdat, index, Vec::new()));
        }
        let index = headers.len() as u32;
        sections.push(index);
        let section = &model.sections[i];
        let mut header = new_header(&section.name, elf::SectionType(section.elf.kind), align);
        header.header.sh_flags = elf::SectionFlags(section.elf.flags);
        header.header.sh_entsize = section.elf.entsize;
        header.header.sh_offset = start as u64;
        header.header.sh_size = section.size;
        headers.push(header);
        let mut members = vec![index];
        if !relocations.is_empty() {
            members.push(headers.len() as u32);
            let mut name = if rela { b".rela".to_vec() } else { b".rel".to_vec() };
            name.extend_from_slice(&section.name);
            let mut header = new_header(&name, if rela { elf::SHT_RELA } else { elf::SHT_REL }, word);
            let grouped = section.elf.flags & elf::SHF_GROUP.0 != 0;
            header.header.sh_flags = if grouped { elf::SHF_GROUP } else { elf::SHF_INFO_LINK };
            header.header.sh_info = index;
            header.header.sh_entsize = encoder.rel_size(rela);
            relocated.push((headers.len() as u32, relocations, rela));
            headers.push(header);
        }
        if let Some(signature) = group
            && let Some(entry) = group_list.iter_mut().rev().find(|g| g.0 == signature)
        {
            entry.3.extend(members);
        }
    }
    for (_, comdat, index, members) in &group_list {
        pad(&mut out, 4);
        let start = out.len();
        out.extend_from_slice(&u32::from(*comdat).to_le_bytes());
        for member in members {
            out.extend_from_slice(&member.to_le_bytes());
        }
        set_range(&mut headers[*index as usize], start, out.len());
    }
    let addrsig = model.addrsig.then(|| {
        let mut header = new_header(b".llvm_addrsig", elf::SectionType(SHT_LLVM_ADDRSIG), 1);
        header.header.sh_flags = elf::SectionFlags(elf::SHF_EXCLUDE.0);
        headers.push(header);
        headers.len() - 1
    });
    mark_addrsig(model, &renames);

    name_temporaries(model);

    // From here on no symbol is added.
    let symtab_index = headers.len();
    let mut header = new_header(b".symtab", elf::SHT_SYMTAB, word);
    header.header.sh_entsize = encoder.sym_size();
    headers.push(header);
    let symbols = SymbolTable::choose(model, &renames, diagnostics);
    let shndx = symbols.needs_extended(model, &sections, &groups).then(|| {
        let mut header = new_header(b".symtab_shndx", elf::SHT_SYMTAB_SHNDX, 4);
        header.header.sh_entsize = 4;
        header.header.sh_link = symtab_index as u32;
        headers.push(header);
        headers.len() - 1
    });
    let names: Vec<Vec<u8>> = headers.iter().map(|h| h.name.clone()).collect();
    let mut strings = StringTable::default();
    symbols.add_names(model, &mut strings);
    for name in &names {
        strings.add(name);
    }
    strings.finish(&[0]);

    pad(&mut out, word);
    let start = out.len();
    let context = WriteContext { encoder, strings: &strings, sections: &sections, groups: &groups };
    let extended = symbols.write(model, &context, &mut out, diagnostics);
    set_range(&mut headers[symtab_index], start, out.len());
    headers[symtab_index].header.sh_link = 1;
    headers[symtab_index].header.sh_info = symbols.first_global;
    if let (Some(index), Some(extended)) = (shndx, extended) {
        let start = out.len();
        extended.iter().for_each(|e| out.extend_from_slice(&e.to_le_bytes()));
        set_range(&mut headers[index], start, out.len());
    }
    for (index, relocations, rela) in &relocated {
        pad(&mut out, word);
        let start = out.len();
        for r in relocations {
            let r_sym = r.symbol.map_or(0, |name| symbols.index[name.0 as usize]);
            let r_type = elf::RelocationType(r.kind);
            encoder.relocation(&mut out, *rela, &Rel { r_offset: r.offset, r_sym, r_type, r_addend: r.addend });
        }
        let header = &mut headers[*index as usize];
        header.header.sh_link = symtab_index as u32;
        set_range(header, start, out.len());
    }
    if let Some(index) = addrsig {
        let start = out.len();
        for name in &model.addrsig_symbols {
            let name = addrsig_symbol(model, *name, &renames);
            let index = symbols.index[name.0 as usize];
            if index != 0 {
                // Writing to a vector cannot fail.
                let _ = leb128::write::unsigned(&mut out, u64::from(index));
            }
        }
        set_range(&mut headers[index], start, out.len());
        headers[index].header.sh_link = symtab_index as u32;
    }
    let start = out.len();
    out.extend_from_slice(strings.bytes());
    set_range(&mut headers[1], start, out.len());

    for (section, &index) in model.sections.iter().zip(&sections) {
        let header = &mut headers[index as usize].header;
        if matches!(section.elf.kind, SHT_LLVM_CALL_GRAPH_PROFILE | SHT_LLVM_ADDRSIG) {
            header.sh_link = symtab_index as u32;
        } else if section.elf.flags & elf::SHF_LINK_ORDER.0 != 0 {
            let home = section.elf.linked_to.and_then(|name| Evaluator::new(model, Stage::Layout).offset(name));
            header.sh_link = home.map_or(0, |(section, _)| sections[section as usize]);
        }
    }
    for (signature, _, index, _) in &group_list {
        let header = &mut headers[*index as usize].header;
        header.sh_link = symtab_index as u32;
        header.sh_info = symbols.index[signature.0 as usize];
    }
    pad(&mut out, word);
    let file_layout = FileHeaderLayout {
        e_phoff: 0,
        segment_num: 0,
        e_shoff: out.len() as u64,
        section_num: headers.len() as u32,
        shstrtab_index: 1,
    };
    encoder.null_section_header(&mut out, &file_layout);
    for (header, name) in headers.iter_mut().zip(&names).skip(1) {
        header.header.sh_name = strings.offset(name);
        encoder.section_header(&mut out, &header.header);
    }
    write_file_header(model, encoder, machine, &file_layout, &mut out, diagnostics);
    out
}

/// Gives the nameless symbols that relocations lead to the names that llvm-mc gives them.
fn name_temporaries(model: &mut Model) {
    let is_nameless = |model: &Model, name: Name| {
        let symbol = model.symbol(name);
        let listed = symbol.used_in_reloc && symbol.temporary && matches!(symbol.definition, Definition::Label(_));
        listed && model.names.text(name).is_empty()
    };
    let mut number = 0u32;
    for name in std::mem::take(&mut model.local_labels) {
        // A name that the text has used before is passed over.
        let text = loop {
            let text = format!(".Ltmp{number}").into_bytes();
            number += 1;
            if model.names.get(&text).is_none_or(|other| other.0 > name.0) {
                break text;
            }
        };
        if is_nameless(model, name) {
            model.names.set_text(name, &text);
        }
    }
    for i in 0..model.registered.len() {
        let name = model.registered[i];
        if is_nameless(model, name) {
            model.names.set_text(name, b".L0 ");
            let home = Evaluator::new(model, Stage::Layout).offset(name).map(|h| h.0);
            if home.is_some_and(|h| model.sections[h as usize].elf.flags & elf::SHF_TLS.0 != 0) {
                model.symbol_mut(name).kind = elf::STT_TLS.0;
            }
        }
    }
}

fn write_file_header(
    model: &Model,
    encoder: Encoder<object::Endianness>,
    machine: ElfTarget,
    layout: &FileHeaderLayout,
    out: &mut [u8],
    diagnostics: &mut Diagnostics,
) {
    let os_abi = if model.gnu_abi && machine.os_abi == 0 { elf::ELFOSABI_GNU.0 } else { machine.os_abi };
    let header = FileHeader {
        os_abi: elf::OsAbi(os_abi),
        abi_version: 0,
        e_type: elf::ET_REL,
        e_machine: elf::Machine(machine.machine),
        e_entry: 0,
        e_flags: elf::FileFlags(0),
    };
    let mut bytes: Vec<u8> = Vec::with_capacity(64);
    match encoder.file_header(&mut bytes, &header, layout) {
        Ok(()) => out[..bytes.len()].copy_from_slice(&bytes),
        Err(error) => diagnostics.push(Diagnostic::error(Code::OutputTooLarge, None, error.to_string())),
    }
}

fn new_header(name: &[u8], kind: elf::SectionType, align: u64) -> Header {
    let align = if kind == elf::SHT_NULL { 0 } else { align };
    Header {
        name: name.to_vec(),
        header: SectionHeader { sh_type: kind, sh_addralign: align, ..SectionHeader::default() },
    }
}

fn set_range(header: &mut Header, start: usize, end: usize) {
    header.header.sh_offset = start as u64;
    header.header.sh_size = (end - start) as u64;
}

fn pad(out: &mut Vec<u8>, align: u64) {
    out.resize((out.len() as u64).next_multiple_of(align) as usize, 0);
}

fn estimate(model: &Model) -> usize {
    let data: usize =
        model.subsections.iter().map(|c| c.data.len() + c.fixups.len() * 24 + c.fragments.len() * 8).sum();
    data + model.registered.len() * 40 + model.sections.len() * 160 + 4096
}

/// A section without bytes in the file must not have any that are not zero.
fn check_nobits(model: &Model, id: SectionId, diagnostics: &mut Diagnostics) {
    let section = &model.sections[id.0 as usize];
    if relocate::is_blank(model, id) {
        return;
    }
    let name = String::from_utf8_lossy(&section.name).into_owned();
    let mut fixups = section.subsections.iter().flat_map(|c| &model.subsections[c.1.0 as usize].fixups);
    let at = fixups.next().map(|f| Span::new(f.source_pos, f.source_pos));
    let message = format!("BSS section '{name}' cannot have non-zero bytes");
    let error = Diagnostic::error(Code::DataInBss, at, message);
    diagnostics.push(error.help("reserve room with '.zero', or enter a section with contents, such as .data"));
}

fn addrsig_symbol(model: &Model, name: Name, renames: &FxHashMap<Name, Name>) -> Name {
    let name = renames.get(&name).copied().unwrap_or(name);
    if model.names.text(name).starts_with(b".L")
        && let Some((section, _)) = Evaluator::new(model, Stage::Layout).offset(name)
    {
        return model.sections[section as usize].symbol;
    }
    name
}

fn mark_addrsig(model: &mut Model, renames: &FxHashMap<Name, Name>) {
    for i in 0..model.addrsig_symbols.len() {
        let name = addrsig_symbol(model, model.addrsig_symbols[i], renames);
        model.symbol_mut(name).used_in_reloc = true;
    }
}
