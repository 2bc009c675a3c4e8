//! Writes a COFF object file, in llvm-mc's order.
//!
//! The file: header; section headers; for each section, in order of creation, its bytes followed by its relocations;
//! the symbol table; the string table. The headers are in the order of the section numbers. (PE format, "COFF File
//! Header" to "COFF String Table".)

use super::data::Coff;
use super::{checksum, symbols};
use crate::object::data::{Object, Relocation, Section, Text};
use crate::object::parts::{OutOfMemory, Parts};
use crate::object::sink::{Sink, Stream};
use crate::object::strtab::StringTable;
use object::pe::{
    ANON_OBJECT_HEADER_BIGOBJ_CLASS_ID, IMAGE_SCN_LNK_NRELOC_OVFL, IMAGE_SIZEOF_SECTION_HEADER, IMAGE_SIZEOF_SYMBOL,
    IMAGE_SIZEOF_SYMBOL_EX, IMAGE_SYM_SECTION_MAX,
};
use std::io;

const HEADER: usize = 20;
const BIG_HEADER: usize = 56;
/// The size of a relocation record.
const RELOCATION: usize = 10;

/// From this number of relocations on, it is stored in an extra first record.
const MANY_RELOCATIONS: usize = 0xffff;

/// Returns whether an object with this many sections needs a bigobj header.
fn is_big(sections: usize) -> bool {
    sections > usize::from(IMAGE_SYM_SECTION_MAX)
}

pub(crate) fn symbol_size(sections: usize) -> usize {
    if is_big(sections) { IMAGE_SIZEOF_SYMBOL_EX } else { IMAGE_SIZEOF_SYMBOL }
}

/// What the writer computes for a section.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Written {
    /// The file offset of its bytes.
    data: u32,
    /// The file offset of its relocations.
    relocations: u32,
    /// The number of relocations, saturated to 16 bits.
    pub relocation_count: u16,
    /// The checksum of its bytes.
    pub checksum: u32,
}

#[derive(Debug, Default)]
pub(crate) struct CoffWriterBuffers {
    strings: StringTable,
    written: Vec<Written>,
}

/// The file in pieces.
///
/// # Errors
/// If memory for it cannot be allocated.
pub(crate) fn parts<'o>(object: &'o Object<Coff>, scratch: &mut CoffWriterBuffers) -> Result<Parts<'o>, OutOfMemory> {
    let table = prepare(object, scratch);
    let mut out = Parts::default();
    out.reserve(made_size(object, scratch.strings.size))?;
    put(object, scratch, table, &mut out);
    Ok(out)
}

/// Writes the file.
///
/// # Errors
/// If writing fails.
pub(crate) fn write(object: &Object<Coff>, scratch: &mut CoffWriterBuffers, out: impl io::Write) -> io::Result<()> {
    let table = prepare(object, scratch);
    let mut out = Stream::new(out);
    put(object, scratch, table, &mut out);
    out.finish()
}

/// Decides where everything is in the file, and returns where the symbol table is.
fn prepare(object: &Object<Coff>, scratch: &mut CoffWriterBuffers) -> u32 {
    let CoffWriterBuffers { strings, written } = scratch;
    lay_out(object, strings);
    let mut end = headers_size(object) as u64;
    written.clear();
    written.extend(object.sections.iter().map(|section| place(object, section, &mut end)));
    end as u32
}

fn put<'o>(object: &'o Object<Coff>, scratch: &CoffWriterBuffers, table: u32, out: &mut impl Sink<'o>) {
    let CoffWriterBuffers { strings, written } = scratch;
    put_headers(object, written, strings, table, out.end());
    object.sections.iter().for_each(|section| contents(object, section, out));
    debug_assert_eq!(out.size() as u32, table);
    symbols::write(object, written, strings, out);
    out.end().extend_from_slice(&(strings.size as u32).to_le_bytes());
    strings.write(&object.names, out);
}

/// Lays out the string table after its size: names too long for their records, those of sections first.
fn lay_out(object: &Object<Coff>, strings: &mut StringTable) {
    strings.open(object.sections.len() + object.symbols.len());
    let sections = object.sections.iter().map(|s| s.name);
    for name in sections.chain(object.symbols.iter().map(|s| s.name)) {
        strings.add(&object.names, if name.len > 8 { name } else { Text::default() });
    }
    strings.lay_out(&object.names, 4);
}

fn headers_size(object: &Object<Coff>) -> usize {
    let header = if is_big(object.sections.len()) { BIG_HEADER } else { HEADER };
    header + object.sections.len() * IMAGE_SIZEOF_SECTION_HEADER
}

/// Returns whether the file would be larger than its offsets can express.
pub(crate) fn is_too_large(object: &Object<Coff>) -> bool {
    let most = u64::from(u32::MAX);
    most_bytes(object) > most && {
        let mut strings = StringTable::default();
        lay_out(object, &mut strings);
        let held: u64 = object.sections.iter().map(|s| object.bytes(s).len() as u64).filter(|&s| Parts::stays(s)).sum();
        held + made_size(object, strings.size) > most
    }
}

/// An upper bound of the file size that does not visit every section: most objects are far from the limit.
fn most_bytes(object: &Object<Coff>) -> u64 {
    // A symbol's name may be in the string table, with a terminator, and a source file's name in auxiliary records.
    let names = 2 * object.names.len();
    let sections = object.sections.len() * (IMAGE_SIZEOF_SECTION_HEADER + RELOCATION);
    let symbols = object.symbols.len() * (3 * IMAGE_SIZEOF_SYMBOL_EX + 1);
    let relocations = object.relocations.len() * RELOCATION;
    (BIG_HEADER + object.contents.len() + names + sections + symbols + relocations + 4) as u64
}

/// The number of bytes made by the writer, that is, the file without the bytes held by the object.
fn made_size(object: &Object<Coff>, strings: usize) -> u64 {
    let copied = object.sections.iter().map(|s| object.bytes(s).len() as u64).filter(|&size| !Parts::stays(size));
    let relocations = object.sections.iter().map(|s| records(s.relocations.len())).sum::<usize>() * RELOCATION;
    let record = symbol_size(object.sections.len());
    let symbols = symbol_count(object) as usize * record;
    copied.sum::<u64>() + (headers_size(object) + relocations + symbols + strings) as u64
}

/// The number of records for this many relocations.
fn records(relocations: usize) -> usize {
    relocations + usize::from(relocations >= MANY_RELOCATIONS)
}

/// The number of symbol records, including auxiliary ones.
fn symbol_count(object: &Object<Coff>) -> u32 {
    let record = symbol_size(object.sections.len());
    object.symbols.last().map_or(0, |last| last.header.index + 1 + last.header.aux.count(record))
}

/// Places a section's bytes and relocations at `end` and advances that.
fn place(object: &Object<Coff>, section: &Section<Coff>, end: &mut u64) -> Written {
    let mut written = Written::default();
    if !section.zero_fill {
        let bytes = object.bytes(section);
        written.data = *end as u32;
        written.checksum = checksum::checksum(bytes);
        *end += bytes.len() as u64;
    }
    let count = section.relocations.len();
    if count > 0 {
        written.relocations = *end as u32;
        written.relocation_count = u16::try_from(count).unwrap_or(u16::MAX);
        *end += (records(count) * RELOCATION) as u64;
    }
    written
}

/// Writes a section's bytes and relocations.
fn contents<'o>(object: &'o Object<Coff>, section: &Section<Coff>, out: &mut impl Sink<'o>) {
    if !section.zero_fill {
        out.hold(object.bytes(section));
    }
    let relocations = object.relocations(section);
    if relocations.len() >= MANY_RELOCATIONS {
        put_relocation(out.end(), relocations.len() as u32 + 1, 0, 0);
    }
    for &Relocation { offset, symbol, kind, .. } in relocations {
        let index = symbol.and_then(|id| object.symbols.get(id.index())).map_or(0, |symbol| symbol.header.index);
        put_relocation(out.end(), offset as u32, index, kind as u16);
        out.complete();
    }
}

fn put_relocation(out: &mut Vec<u8>, offset: u32, symbol: u32, kind: u16) {
    let mut bytes = [0; RELOCATION];
    bytes[..4].copy_from_slice(&offset.to_le_bytes());
    bytes[4..8].copy_from_slice(&symbol.to_le_bytes());
    bytes[8..].copy_from_slice(&kind.to_le_bytes());
    out.extend_from_slice(&bytes);
}

/// Writes the headers of the file and the sections; the symbol table is at `table`.
fn put_headers(object: &Object<Coff>, written: &[Written], strings: &StringTable, table: u32, bytes: &mut Vec<u8>) {
    let (file, count) = (&object.file, object.sections.len());
    if is_big(count) {
        bytes.extend_from_slice(&[0, 0, 0xff, 0xff, 2, 0]);
        bytes.extend_from_slice(&file.machine.to_le_bytes());
        bytes.extend_from_slice(&file.timestamp.to_le_bytes());
        bytes.extend_from_slice(&ANON_OBJECT_HEADER_BIGOBJ_CLASS_ID.0);
        bytes.extend_from_slice(&[0; 16]);
        [count as u32, table, symbol_count(object)].iter().for_each(|n| bytes.extend_from_slice(&n.to_le_bytes()));
    } else {
        bytes.extend_from_slice(&file.machine.to_le_bytes());
        bytes.extend_from_slice(&(count as u16).to_le_bytes());
        let numbers = [file.timestamp, table, symbol_count(object)];
        numbers.iter().for_each(|n| bytes.extend_from_slice(&n.to_le_bytes()));
        bytes.extend_from_slice(&[0; 4]);
    }
    let start = bytes.len();
    bytes.resize(start + count * IMAGE_SIZEOF_SECTION_HEADER, 0);
    for (i, (section, written)) in object.sections.iter().zip(written).enumerate() {
        let Some(before) = section.header.number.checked_sub(1) else { continue };
        let at = start + before as usize * IMAGE_SIZEOF_SECTION_HEADER;
        let Some(header) = bytes.get_mut(at..at + IMAGE_SIZEOF_SECTION_HEADER) else { continue };
        let many = section.relocations.len() >= MANY_RELOCATIONS;
        let overflow = if many { IMAGE_SCN_LNK_NRELOC_OVFL.0 } else { 0 };
        header[..8].copy_from_slice(&name_field(object.text(section.name), strings.offsets[i]));
        header[16..20].copy_from_slice(&(section.size as u32).to_le_bytes());
        header[20..24].copy_from_slice(&written.data.to_le_bytes());
        header[24..28].copy_from_slice(&written.relocations.to_le_bytes());
        header[32..34].copy_from_slice(&written.relocation_count.to_le_bytes());
        header[36..].copy_from_slice(&(section.header.characteristics.0 | overflow).to_le_bytes());
    }
}

/// A section's name field: the name, or its string table offset in decimal or (from 10,000,000 on) base 64.
fn name_field(name: &[u8], offset: u32) -> [u8; 8] {
    let mut field = [0; 8];
    if name.len() <= 8 {
        field[..name.len()].copy_from_slice(name);
        return field;
    }
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
