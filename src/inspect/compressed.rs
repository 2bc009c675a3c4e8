//! Compressed sections of ELF (gABI, "Section Compression"): a header with the method, the size and the alignment,
//! followed by the compressed stream.

use super::bytes::{Cursor, Read};
use super::file::{File, Section};
use super::names::short;
use super::value::{Heading, Problem, Record, Sink, Value, record};
use object::elf::{self, CompressionType, ELFCOMPRESS_ZLIB, ELFCOMPRESS_ZSTD, SHF_COMPRESSED};
use std::borrow::Cow;
use std::ops::Range;

const COMPRESSED: Record = record! {
    compressed_section: index 5, name 24, method 6, size 10, uncompressed 12, align 0
};

/// Limit on the total uncompressed size of all sections: this multiple of the file's size, plus a constant for small
/// files.
const TIMES: u64 = 8;
const AT_LEAST: u64 = 1 << 17;

/// Maximum window size of a Zstandard stream, unless the section itself is larger.
const WINDOW: u64 = 1 << 17;

struct Header {
    method: CompressionType,
    size: u64,
    align: u64,
}

pub(super) fn is(file: &File<'_>, section: &Section<'_>) -> bool {
    file.format == super::Format::Elf && section.flags & SHF_COMPRESSED.0 != 0
}

fn header<'d>(file: &File<'d>, section: &Section<'d>) -> Read<(Header, &'d [u8])> {
    let mut cursor = Cursor::new(section.data, file.big_endian);
    let word = usize::from(file.address_size);
    let method = CompressionType(cursor.u32()?);
    if word == 8 {
        cursor.bytes(4)?;
    }
    let (size, align) = (cursor.uint(word)?, cursor.uint(word)?);
    Ok((Header { method, size, align }, cursor.rest()))
}

/// A table of the compressed sections, if there are any.
pub(super) fn table<'d>(file: &File<'d>, wanted: impl Fn(usize) -> bool, sink: &mut dyn Sink<'d>) {
    let mut begun = false;
    for (index, section) in file.sections.iter().enumerate().filter(|(index, s)| is(file, s) && wanted(*index)) {
        if !begun {
            sink.table(Heading { kind: "compressed_sections", section: None, name: Cow::Borrowed(b"") });
            begun = true;
        }
        let Ok((header, _)) = header(file, section) else { continue };
        let values = [
            Value::Number(index as u64),
            Value::text(section.name),
            Value::named(header.method.name().map(short), header.method.0.into()),
            Value::Hex(section.data.len() as u64),
            Value::Hex(header.size),
            Value::Number(header.align),
        ];
        let span = section.offset..section.offset.saturating_add(section.data.len() as u64);
        sink.row(&COMPRESSED, 0, span, &values);
    }
}

/// Decompresses the sections; returns their contents by section index. Sections that cannot be decompressed are
/// reported as problems.
pub(super) fn contents(file: &File<'_>, sink: &mut dyn Sink<'_>) -> Vec<(usize, Vec<u8>)> {
    let mut left = (file.data.len() as u64).saturating_mul(TIMES).saturating_add(AT_LEAST);
    let mut found = Vec::new();
    for (index, section) in file.sections.iter().enumerate().filter(|(_, section)| is(file, section)) {
        let mut problem = |at: u64, what: &str| {
            sink.problem(Problem { section: Some(index as u32), at, what: what.to_owned() });
        };
        let (header, stream) = match header(file, section) {
            Ok(found) => found,
            Err(wrong) => {
                problem(wrong.at as u64, "the header of the compressed section is truncated");
                continue;
            }
        };
        let Some(less) = left.checked_sub(header.size) else {
            problem(0, "the uncompressed size is implausibly large for this file, so the section is not decoded");
            continue;
        };
        let at = (section.data.len() - stream.len()) as u64;
        match uncompressed(&header, stream) {
            Ok(bytes) => {
                left = less;
                if bytes.len() as u64 != header.size {
                    problem(at, "the uncompressed size differs from the one in the header");
                }
                found.push((index, bytes));
            }
            Err(what) => problem(at, what),
        }
    }
    found
}

fn uncompressed(header: &Header, stream: &[u8]) -> Result<Vec<u8>, &'static str> {
    let limit = usize::try_from(header.size).unwrap_or(usize::MAX);
    match header.method {
        ELFCOMPRESS_ZLIB => miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(stream, limit)
            .map_err(|_| "invalid zlib stream, or more data than the header declares"),
        ELFCOMPRESS_ZSTD => zstandard(stream, limit),
        _ => Err("unknown compression method"),
    }
}

#[cfg(feature = "zstd")]
fn zstandard(stream: &[u8], limit: usize) -> Result<Vec<u8>, &'static str> {
    use std::io::Read as _;
    const WRONG: &str = "invalid Zstandard stream";
    let window = WINDOW.max(limit as u64);
    let decoder = ruzstd::decoding::StreamingDecoder::new_with_max_window_size(stream, window).map_err(|_| WRONG)?;
    let mut bytes = Vec::new();
    // Reads one byte past the declared size to detect excess data.
    decoder.take((limit as u64).saturating_add(1)).read_to_end(&mut bytes).map_err(|_| WRONG)?;
    match bytes.len() > limit {
        true => Err("more data than the header declares"),
        false => Ok(bytes),
    }
}

#[cfg(not(feature = "zstd"))]
fn zstandard(_: &[u8], _: usize) -> Result<Vec<u8>, &'static str> {
    let _ = WINDOW;
    Err("the section is compressed with Zstandard, which this build does not support")
}

/// A copy of the file in which the sections have the decompressed contents.
pub(super) fn opened<'t>(file: &'t File<'t>, contents: &'t [(usize, Vec<u8>)]) -> File<'t> {
    let mut sections = file.sections.clone();
    for (index, bytes) in contents {
        let section = &mut sections[*index];
        section.data = bytes;
        section.flags &= !elf::SHF_COMPRESSED.0;
    }
    File { sections, ..file.clone() }
}

/// A sink for rows decoded from temporary bytes: values become owned, and symbol names are taken from the original
/// file.
pub(super) struct Keeping<'s, 'd> {
    pub(super) file: &'s File<'d>,
    pub(super) sink: &'s mut dyn Sink<'d>,
}

impl<'d> Keeping<'_, 'd> {
    fn kept(&self, value: &Value<'_>) -> Value<'d> {
        match value {
            Value::None => Value::None,
            Value::Number(number) => Value::Number(*number),
            Value::Hex(number) => Value::Hex(*number),
            Value::Signed(number) => Value::Signed(*number),
            Value::Name(name) => Value::Name(name),
            Value::Flags(names, rest) => Value::Flags(names.clone(), *rest),
            Value::Text(text) => Value::Text(Cow::Owned(text.to_vec())),
            Value::Bytes(bytes) => Value::List(bytes.iter().map(|&byte| Value::Hex(byte.into())).collect()),
            Value::Section(index, _) => {
                Value::Section(*index, self.file.sections.get(*index as usize).map_or(b"", |section| section.name))
            }
            Value::Address(place) => self.file.place(place.symbol, place.addend),
            Value::Cfa(rule) => Value::Cfa(rule.clone()),
            Value::Saved(saved) => Value::Saved(saved.clone()),
            Value::List(values) => Value::List(values.iter().map(|value| self.kept(value)).collect()),
        }
    }
}

impl<'t, 'd> Sink<'t> for Keeping<'_, 'd> {
    fn file(&mut self, name: &str, _: &'t [u8]) {
        self.sink.file(name, b"");
    }

    fn table(&mut self, heading: Heading<'t>) {
        let name = Cow::Owned(heading.name.into_owned());
        self.sink.table(Heading { kind: heading.kind, section: heading.section, name });
    }

    fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'t>]) {
        let values: Vec<Value<'d>> = values.iter().map(|value| self.kept(value)).collect();
        self.sink.row(record, depth, span, &values);
    }

    fn problem(&mut self, problem: Problem) {
        self.sink.problem(problem);
    }
}
