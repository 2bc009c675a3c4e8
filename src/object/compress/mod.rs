//! Compressed debug sections (System V ABI, "Section Compression"): each becomes a header with its size and alignment,
//! followed by a zlib or Zstandard stream, if that is smaller. This module must know only the object.

mod deflate;
mod tree;
mod trees;

use crate::object::data::{Object, Section, Text};
use crate::object::elf::data::Elf;
use crate::object::elf::header_size;
use crate::options::Compression;
use crate::options::parts::DEBUG;
use object::elf::{ELFCOMPRESS_ZLIB, ELFCOMPRESS_ZSTD, SHF_COMPRESSED};

/// Compresses the sections whose names begin with `.debug_`.
pub fn debug_sections(object: &mut Object<Elf>, how: Compression) {
    let kind = match how {
        Compression::None => return,
        // Options with compression are refused then.
        _ if !DEBUG => return,
        Compression::Zlib | Compression::ZlibGnu => ELFCOMPRESS_ZLIB.0,
        Compression::Zstd => ELFCOMPRESS_ZSTD.0,
    };
    compress_as(object, kind, how == Compression::ZlibGnu);
}

/// Compresses in a format. `named`: in GNU's older form, with the `ZLIB` header and names that begin with `.zdebug_`.
#[inline(never)]
fn compress_as(object: &mut Object<Elf>, kind: u32, named: bool) {
    let (is_64, big_endian) = (object.file.is_64, object.file.big_endian);
    let header = header_size(is_64);
    let mut out: Vec<u8> = Vec::new();
    let contents = std::mem::take(&mut object.contents);
    let mut sections = std::mem::take(&mut object.sections);
    for section in &mut sections {
        let bytes = if section.zero_fill { 0 } else { section.size as usize };
        let bytes = contents.get(section.start..section.start + bytes).unwrap_or_default();
        // Sections are placed as if they were not compressed: the alignment of the compression header is ignored.
        let start = (header + out.len() as u64).next_multiple_of(1 << section.align_log2);
        section.start = (start - header) as usize;
        if !section.zero_fill {
            out.resize(section.start, 0);
        }
        let is_debug = !section.zero_fill && object.text(section.name).starts_with(b".debug_");
        match is_debug.then(|| compressed(section, bytes, kind, is_64, big_endian)).flatten() {
            Some(smaller) if named => {
                // The `ZLIB` header takes the place of the ELF one.
                let stream = smaller.get(if is_64 { 24 } else { 12 }..).unwrap_or_default();
                // The name of the section is the tail of the name of its relocation section.
                let prefix = u32::from(section.header.prefix);
                let both = renamed(object, section.relocations_name());
                section.name = Text { start: both.start + prefix, len: both.len - prefix };
                section.size = (12 + stream.len()) as u64;
                section.align_log2 = 0;
                out.extend_from_slice(b"ZLIB");
                out.extend_from_slice(&(bytes.len() as u64).to_be_bytes());
                out.extend_from_slice(stream);
            }
            Some(smaller) => {
                section.size = smaller.len() as u64;
                section.align_log2 = if is_64 { 3 } else { 2 };
                section.header.flags |= SHF_COMPRESSED.0;
                out.extend_from_slice(&smaller);
            }
            None => out.extend_from_slice(bytes),
        }
    }
    (object.sections, object.contents) = (sections, out);
}

/// A name with `.zdebug_` in place of `.debug_`.
fn renamed(object: &mut Object<Elf>, name: Text) -> Text {
    let old = object.text(name);
    let at = old.windows(2).position(|pair| pair == b".d").map_or(0, |at| at + 1);
    let new = [&old[..at], b"z", &old[at..]].concat();
    object.add_text(&new)
}

/// The header and the stream of a section; `None` if they are not smaller.
fn compressed(section: &Section<Elf>, bytes: &[u8], kind: u32, is_64: bool, big_endian: bool) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let mut number = |value: u64, size: usize| {
        let (little, big) = (value.to_le_bytes(), value.to_be_bytes());
        out.extend_from_slice(if big_endian { &big[8 - size..] } else { &little[..size] });
    };
    let word = if is_64 { 8 } else { 4 };
    // `ch_type`, in ELF64 followed by four bytes of padding, `ch_size`, `ch_addralign`.
    number(kind.into(), 4);
    if is_64 {
        number(0, 4);
    }
    number(section.size, word);
    number(1 << section.align_log2, word);
    let stream = if kind == ELFCOMPRESS_ZLIB.0 { deflate::zlib(bytes) } else { zstd(bytes)? };
    out.extend_from_slice(&stream);
    (out.len() < bytes.len()).then_some(out)
}

/// A Zstandard frame (RFC 8878).
#[cfg(feature = "zstd")]
fn zstd(bytes: &[u8]) -> Option<Vec<u8>> {
    Some(ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest))
}

/// Not available: [`crate::options::Builder::build`] has rejected it.
#[cfg(not(feature = "zstd"))]
fn zstd(_: &[u8]) -> Option<Vec<u8>> {
    None
}
