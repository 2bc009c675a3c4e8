//! Writes a COFF object in llvm-mc's order.
//!
//! The file: header; section headers; of each section in the order of their making its bytes and right behind them its
//! relocations; the symbol table; the string table. Sections are numbered in that order too, associative ones last, and the
//! headers stand in the order of the numbers. (PE format, "COFF File Header" to "COFF String Table".)

mod checksum;
mod relocation;
mod special;
mod symtab;

use super::strtab::StringTable;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{Evaluator, Stage};
use crate::model::{Model, SectionId};
use crate::relocate::{self, Unresolved};
use crate::source::Span;
use crate::target::Backend;
use object::pe::{
    ANON_OBJECT_HEADER_BIGOBJ_CLASS_ID, IMAGE_COMDAT_SELECT_ASSOCIATIVE, IMAGE_SCN_ALIGN_1BYTES,
    IMAGE_SCN_LNK_NRELOC_OVFL, IMAGE_SIZEOF_SECTION_HEADER, IMAGE_SIZEOF_SYMBOL, IMAGE_SIZEOF_SYMBOL_EX,
    IMAGE_SYM_SECTION_MAX,
};
use relocation::{Recorder, Relocation};
use symtab::{Definitions, SymbolTable};

/// What of the target shows in the file header.
#[derive(Clone, Copy, Debug)]
pub struct CoffTarget {
    /// `IMAGE_FILE_MACHINE_*`
    pub machine: u16,
}

/// The size of the file header, and of the one for many sections.
const HEADER: usize = 20;
const BIG_HEADER: usize = 56;

/// From so many relocations on their number stands in the first one's place.
const MANY_RELOCATIONS: usize = 0xffff;

/// The largest alignment is 8192 bytes.
const MAX_ALIGN_LOG2: u8 = 13;

/// The time now, as the file header has it.
#[must_use]
pub fn now() -> u32 {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    time.ok().and_then(|t| u32::try_from(t.as_secs()).ok()).unwrap_or(u32::MAX)
}

/// The header of a section, as far as it is not in the model.
#[derive(Clone, Copy, Debug, Default)]
struct Header {
    data: u32,
    relocations: u32,
    characteristics: u32,
}

/// The bytes of the object file.
pub fn write(
    model: &Model,
    target: &impl Backend,
    machine: CoffTarget,
    timestamp: u32,
    diagnostics: &mut Diagnostics,
) -> Vec<u8> {
    let count = model.sections.len();
    let big = count > usize::from(IMAGE_SYM_SECTION_MAX);
    let record = if big { IMAGE_SIZEOF_SYMBOL_EX } else { IMAGE_SIZEOF_SYMBOL };
    let numbers = section_numbers(model);
    let symbols = SymbolTable::choose(model, &numbers, record, diagnostics);
    // From here on no symbol is added.
    let patches = special::patches(model, &symbols, &numbers, diagnostics);
    let mut patches = patches.iter().peekable();
    let lists = special::lists(model, &symbols);
    let mut definitions: Vec<Definitions> = Vec::with_capacity(count);
    let mut headers: Vec<Header> = Vec::with_capacity(count);
    let start = if big { BIG_HEADER } else { HEADER };
    let mut out = Vec::with_capacity(estimate(model));
    out.resize(start + count * IMAGE_SIZEOF_SECTION_HEADER, 0);
    let mut unresolved: Vec<Unresolved> = Vec::new();
    let mut relocations: Vec<Relocation> = Vec::new();
    for i in 0..count {
        let id = SectionId(i as u32);
        let section = &model.sections[i];
        let mut header = Header { characteristics: characteristics(model, id, diagnostics), ..Header::default() };
        let mut definition = Definitions { length: section.size as u32, ..Definitions::default() };
        definition.associated = associated(model, id, &numbers, diagnostics);
        unresolved.clear();
        relocations.clear();
        if section.is_nobits() {
            check_nobits(model, id, diagnostics);
            let mut filled = false;
            while patches.next_if(|p| p.section == id).is_some() {
                filled = true;
            }
            if filled {
                let name = String::from_utf8_lossy(&section.name).into_owned();
                let message = format!("BSS section '{name}' cannot have fields that are filled in");
                diagnostics.push(Diagnostic::error(Code::DataInBss, None, message));
            }
        } else {
            header.data = out.len() as u32;
            let start = out.len();
            relocate::contents(model, id, target, &mut out, &mut unresolved, diagnostics);
            let mut recorder = Recorder { model, target, symbols: &symbols, diagnostics: &mut *diagnostics };
            for field in &unresolved {
                let Some(relocation) = recorder.record(field) else { continue };
                let size = usize::from(relocation.size.min(field.room));
                let at = start.saturating_add(relocation.offset as usize);
                if let Some(bytes) = out.get_mut(at..at.saturating_add(size)) {
                    bytes.copy_from_slice(&relocation.value.to_le_bytes()[..size]);
                }
                if relocation.symbol.is_some() {
                    relocations.push(relocation);
                }
            }
            while let Some(patch) = patches.next_if(|p| p.section == id) {
                let at = start + patch.offset;
                out[at..at + 4].copy_from_slice(&patch.value.to_le_bytes());
            }
            if let Some((_, list)) = lists.iter().find(|l| l.0 == id) {
                out.extend_from_slice(list);
                definition.length += list.len() as u32;
            }
            definition.checksum = checksum::checksum(&out[start..]);
        }
        if !relocations.is_empty() {
            header.relocations = out.len() as u32;
            definition.relocations = u16::try_from(relocations.len()).unwrap_or(u16::MAX);
            if relocations.len() >= MANY_RELOCATIONS {
                header.characteristics |= IMAGE_SCN_LNK_NRELOC_OVFL.0;
                put_relocation(&mut out, relocations.len() as u32 + 1, 0, 0);
            }
            for r in &relocations {
                put_relocation(&mut out, r.offset, r.symbol.unwrap_or(0), r.kind);
            }
        }
        headers.push(header);
        definitions.push(definition);
    }
    let table = out.len() as u32;
    let mut strings = StringTable::default();
    model.sections.iter().filter(|s| s.name.len() > 8).for_each(|s| strings.add(&s.name));
    symbols.long_names().for_each(|name| strings.add(name));
    strings.finish(&[0; 4]);
    symbols.write(model, &definitions, &strings, &mut out);
    let size = strings.bytes().len() as u32;
    out.extend_from_slice(&size.to_le_bytes());
    out.extend_from_slice(&strings.bytes()[4..]);
    for (i, header) in headers.iter().enumerate() {
        let at = start + (numbers[i] as usize - 1) * IMAGE_SIZEOF_SECTION_HEADER;
        let bytes = section_header(&model.sections[i].name, header, &definitions[i], &strings);
        out[at..at + IMAGE_SIZEOF_SECTION_HEADER].copy_from_slice(&bytes);
    }
    let header = file_header(machine, big, count as u32, timestamp, table, symbols.len());
    out[..header.len()].copy_from_slice(&header);
    if u32::try_from(out.len()).is_err() {
        let message = "the object would have more than 4 GiB, which COFF cannot say";
        diagnostics.push(Diagnostic::error(Code::ObjectTooLarge, None, message));
    }
    out
}

/// Of each section its number: an associative section must not come before the one it follows.
fn section_numbers(model: &Model) -> Vec<u32> {
    let mut numbers = vec![0; model.sections.len()];
    let mut next = 1;
    for last in [false, true] {
        for (section, number) in model.sections.iter().zip(&mut numbers) {
            if (section.coff.selection == IMAGE_COMDAT_SELECT_ASSOCIATIVE.0) == last {
                *number = next;
                next += 1;
            }
        }
    }
    numbers
}

/// The number of the section that a section follows; its own if it follows none.
fn associated(model: &Model, id: SectionId, numbers: &[u32], diagnostics: &mut Diagnostics) -> u32 {
    let section = &model.sections[id.0 as usize];
    let own = numbers[id.0 as usize];
    let Some(symbol) = section.coff.comdat.filter(|_| section.coff.selection == IMAGE_COMDAT_SELECT_ASSOCIATIVE.0)
    else {
        return own;
    };
    match Evaluator::new(model, Stage::Layout).offset(symbol) {
        Some((home, _)) => numbers[home as usize],
        None => {
            let name = String::from_utf8_lossy(&section.name).into_owned();
            let symbol = String::from_utf8_lossy(model.names.text(symbol)).into_owned();
            let message = format!("cannot make section {name} associative with sectionless symbol {symbol}");
            diagnostics.push(Diagnostic::error(Code::BadSectionGroup, None, message));
            own
        }
    }
}

fn characteristics(model: &Model, id: SectionId, diagnostics: &mut Diagnostics) -> u32 {
    let section = &model.sections[id.0 as usize];
    if section.align_log2 > MAX_ALIGN_LOG2 {
        let name = String::from_utf8_lossy(&section.name).into_owned();
        let align = 1u64 << section.align_log2;
        let message = format!("section '{name}' is aligned to {align} bytes; COFF can say at most 8192");
        diagnostics.push(Diagnostic::error(Code::BadAlignment, None, message));
    }
    let align = u32::from(section.align_log2.min(MAX_ALIGN_LOG2)) + 1;
    section.coff.characteristics | (align * IMAGE_SCN_ALIGN_1BYTES.0)
}

fn put_relocation(out: &mut Vec<u8>, offset: u32, symbol: u32, kind: u16) {
    let mut bytes = [0; 10];
    bytes[..4].copy_from_slice(&offset.to_le_bytes());
    bytes[4..8].copy_from_slice(&symbol.to_le_bytes());
    bytes[8..].copy_from_slice(&kind.to_le_bytes());
    out.extend_from_slice(&bytes);
}

/// A section's name field: itself, or where it is in the string table, in decimal or (from 10,000,000 on) in base 64.
fn name_field(name: &[u8], strings: &StringTable<'_>) -> [u8; 8] {
    let mut field = [0; 8];
    if name.len() <= 8 {
        field[..name.len()].copy_from_slice(name);
        return field;
    }
    let offset = strings.offset(name);
    if offset < 10_000_000 {
        let text = format!("/{offset}");
        field[..text.len()].copy_from_slice(text.as_bytes());
        return field;
    }
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    field[..2].copy_from_slice(b"//");
    for (i, byte) in field[2..].iter_mut().rev().enumerate() {
        *byte = DIGITS[(u64::from(offset) >> (6 * i) & 63) as usize];
    }
    field
}

fn section_header(
    name: &[u8],
    header: &Header,
    definition: &Definitions,
    strings: &StringTable<'_>,
) -> [u8; IMAGE_SIZEOF_SECTION_HEADER] {
    let mut bytes = [0; IMAGE_SIZEOF_SECTION_HEADER];
    bytes[..8].copy_from_slice(&name_field(name, strings));
    bytes[16..20].copy_from_slice(&definition.length.to_le_bytes());
    bytes[20..24].copy_from_slice(&header.data.to_le_bytes());
    bytes[24..28].copy_from_slice(&header.relocations.to_le_bytes());
    bytes[32..34].copy_from_slice(&definition.relocations.to_le_bytes());
    bytes[36..].copy_from_slice(&header.characteristics.to_le_bytes());
    bytes
}

fn file_header(machine: CoffTarget, big: bool, sections: u32, timestamp: u32, table: u32, symbols: u32) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(BIG_HEADER);
    if big {
        bytes.extend_from_slice(&[0, 0, 0xff, 0xff, 2, 0]);
        bytes.extend_from_slice(&machine.machine.to_le_bytes());
        bytes.extend_from_slice(&timestamp.to_le_bytes());
        bytes.extend_from_slice(&ANON_OBJECT_HEADER_BIGOBJ_CLASS_ID.0);
        bytes.extend_from_slice(&[0; 16]);
        [sections, table, symbols].iter().for_each(|n| bytes.extend_from_slice(&n.to_le_bytes()));
    } else {
        bytes.extend_from_slice(&machine.machine.to_le_bytes());
        bytes.extend_from_slice(&(sections as u16).to_le_bytes());
        [timestamp, table, symbols].iter().for_each(|n| bytes.extend_from_slice(&n.to_le_bytes()));
        bytes.extend_from_slice(&[0; 4]);
    }
    bytes
}

fn estimate(model: &Model) -> usize {
    let data: usize =
        model.subsections.iter().map(|c| c.data.len() + c.fixups.len() * 10 + c.fragments.len() * 8).sum();
    data + model.registered.len() * 30 + model.sections.len() * 80 + 4096
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
