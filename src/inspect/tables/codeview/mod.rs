//! CodeView, the debug information of Windows ("Microsoft PDB"): `.debug$S` with one function per kind of subsection;
//! the submodules have symbols, types, and field types.

pub(super) mod names;
mod symbols;
mod types;

use super::super::file::CodeView;
use super::fields::{FieldType as F, Layout, Reader, layout, named};
use super::*;
use names::{CHECKSUMS, FRAME_DATA, SUBSECTIONS};
pub(super) use types::{hashes, types};

/// `CV_SIGNATURE_C13`, at the start of each section.
const SIGNATURE: u32 = 4;

/// Flag of a subsection that linkers ignore.
const IGNORED: u32 = 1 << 31;

const SYMBOLS: u32 = 0xf1;
const LINES: u32 = 0xf2;
const STRINGS: u32 = 0xf3;
const FILES: u32 = 0xf4;
const FRAMES: u32 = 0xf5;
const INLINEES: u32 = 0xf6;
const IMPORTS: u32 = 0xf7;
const EXPORTS: u32 = 0xf8;

const SUBSECTION: Record = record! { subsection: kind, size, ignored, bytes };
static FUNCTION: Layout = layout!(lines {
    start: F::Address,
    section: F::Section,
    flags: F::Held(2, &F::Bits(0, 16, &[(0, "None"), (1, "HaveColumns")])),
    size: F::Hex(4),
});
const FILE: Record = record! { file: name };
const LINE: Record = record! { line: offset 10, line 8, lines 5, statement 9, column 6, end_column 0 };
const STRING: Record = record! { string: offset 10, text 0 };
const CHECKSUM: Record = record! { checksum: offset, name, kind, bytes };
static FRAMES_OF: Layout = layout!(frames { function: F::Address });
#[rustfmt::skip]
static FRAME: Layout = layout!(frame {
    start: F::Hex(4), size: F::Hex(4), locals: F::Hex(4), parameters: F::Hex(4), stack: F::Hex(4), program: F::String,
    prologue: F::Hex(2), saved: F::Hex(2), flags: F::Flags(4, FRAME_DATA)
});
/// A number that is held as it is.
const COUNT: F = F::Held(4, &F::Bits(0, 32, &[]));
/// The number of further files is there if the table's signature, which is held, is 1.
static INLINEE: Layout =
    layout!(inlinee { function: F::Type, file: F::File, line: F::Number(4), extra_files: F::If(!0, 1, &COUNT) });
static EXTRA_FILE: Layout = layout!(extra_file { name: F::File });
static IMPORTS_OF: Layout = layout!(imports { module: F::String, count: COUNT });
static IMPORT: Layout = layout!(import { id: F::Hex(4) });
static EXPORT: Layout = layout!(export { local: F::Hex(4), global: F::Hex(4) });

/// Checks the signature at the start of a section that is not empty.
fn signature(fields: &mut Fields<'_, '_>) -> Read<()> {
    if fields.cursor.is_empty() {
        return Ok(());
    }
    match fields.cursor.u32()? {
        SIGNATURE => Ok(()),
        _ => Err(Wrong { at: 0, what: "unknown signature or version of CodeView" }),
    }
}

/// `.debug$S`.
pub(super) fn debug_s<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    signature(fields)?;
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let (number, size) = (fields.cursor.u32()?, fields.cursor.u32()?);
        let part = fields.cursor.part(size as usize)?;
        fields.cursor.align(4);
        let kind = number & !IGNORED;
        let known = (SYMBOLS..=EXPORTS).contains(&kind);
        let values = [
            named(kind.into(), SUBSECTIONS),
            Value::Hex(size.into()),
            if number & IGNORED != 0 { Value::Number(1) } else { Value::None },
            if known { Value::None } else { Value::Bytes(part.clone().rest()) },
        ];
        out.row(&SUBSECTION, 0, part.since(start), &values);
        let read = match kind {
            SYMBOLS => symbols::symbols(fields, part, out),
            LINES => lines(fields, part, out),
            STRINGS => strings(part, out),
            FILES => checksums(fields.file, part, out),
            FRAMES => frames(Reader::new(fields, part), out),
            INLINEES => inlinees(Reader::new(fields, part), out),
            IMPORTS => imports(Reader::new(fields, part), out),
            EXPORTS => Reader::new(fields, part).rest(&EXPORT, 1, out),
            _ => Ok(()),
        };
        if let Err(wrong) = read {
            out.wrong(&wrong);
        }
    }
    Ok(())
}

const COLUMNS: u64 = 1;

/// Special line numbers: a debugger always steps into the code, or never.
const STEPS: [(u32, &str); 2] = [(0xfe_efee, "always"), (0xf0_0f00, "never")];

fn lines<'d>(fields: &mut Fields<'_, 'd>, cursor: Cursor<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let mut reader = Reader::new(fields, cursor);
    reader.next(&FUNCTION, 1, out)?;
    let Reader { fields, mut cursor, held: flags, .. } = reader;
    while !cursor.is_empty() {
        let start = cursor.at();
        let (file, count, _size) = (cursor.u32()?, cursor.u32()? as usize, cursor.u32()?);
        out.row(&FILE, 2, cursor.since(start), &[file_name(fields.file, file)]);
        let mut rows = cursor.part(count.saturating_mul(8))?;
        let mut columns = match flags & COLUMNS {
            0 => None,
            _ => Some(cursor.part(count.saturating_mul(4))?),
        };
        while !rows.is_empty() {
            let start = rows.at();
            let (offset, word) = (rows.u32()?, rows.u32()?);
            let line = word & 0xff_ffff;
            let step = STEPS.iter().find(|step| step.0 == line).map(|step| Value::Name(step.1));
            let column = |cursor: &mut Cursor<'d>| cursor.u16().map(|column| Value::Number(column.into()));
            let (from, to) = match &mut columns {
                Some(columns) => (column(columns)?, column(columns)?),
                None => (Value::None, Value::None),
            };
            let values = [
                Value::Hex(offset.into()),
                step.unwrap_or(Value::Number(line.into())),
                Value::Number((word >> 24 & 0x7f).into()),
                Value::Number((word >> 31).into()),
                from,
                to,
            ];
            out.row(&LINE, 3, rows.since(start), &values);
        }
    }
    Ok(())
}

fn strings<'d>(mut cursor: Cursor<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let first = cursor.at();
    while !cursor.is_empty() {
        let start = cursor.at();
        let text = cursor.text()?;
        if !text.is_empty() {
            out.row(&STRING, 1, cursor.since(start), &[Value::Hex((start - first) as u64), Value::text(text)]);
        }
    }
    Ok(())
}

fn checksums<'d>(file: &File<'d>, mut cursor: Cursor<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let first = cursor.at();
    while !cursor.is_empty() {
        let start = cursor.at();
        let name = cursor.u32()?;
        let (size, kind) = (cursor.u8()?, cursor.u8()?);
        let bytes = cursor.bytes(size.into())?;
        let values = [
            Value::Hex((start - first) as u64),
            string(file, name),
            named(kind.into(), CHECKSUMS),
            if bytes.is_empty() { Value::None } else { Value::Bytes(bytes) },
        ];
        out.row(&CHECKSUM, 1, cursor.since(start), &values);
        // Entries are aligned to 4 bytes from the start of the table.
        cursor.go(first + (cursor.at() - first).next_multiple_of(4));
    }
    Ok(())
}

fn frames<'d>(mut reader: Reader<'_, '_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    reader.next(&FRAMES_OF, 1, out)?;
    reader.rest(&FRAME, 2, out)
}

fn inlinees<'d>(mut reader: Reader<'_, '_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    let signature = reader.cursor.u32()?;
    while !reader.cursor.is_empty() {
        reader.held = signature.into();
        reader.next(&INLINEE, 1, out)?;
        let more = if signature == 1 { reader.held } else { 0 };
        for _ in 0..more {
            reader.next(&EXTRA_FILE, 2, out)?;
        }
    }
    Ok(())
}

fn imports<'d>(mut reader: Reader<'_, '_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !reader.cursor.is_empty() {
        reader.next(&IMPORTS_OF, 1, out)?;
        for _ in 0..reader.held {
            reader.next(&IMPORT, 2, out)?;
        }
    }
    Ok(())
}

/// The tables that map offsets to file names: the first of each in the file.
pub(in super::super) fn tables<'d>(file: &File<'d>) -> CodeView<'d> {
    let mut found = CodeView::default();
    for section in file.sections.iter().filter(|section| section.name == b".debug$S") {
        let mut cursor = Cursor::new(section.data, file.big_endian);
        if cursor.u32() != Ok(SIGNATURE) {
            continue;
        }
        while let (Ok(kind), Ok(size)) = (cursor.u32(), cursor.u32()) {
            let Ok(bytes) = cursor.bytes(size as usize) else { break };
            cursor.align(4);
            match kind & !IGNORED {
                STRINGS if found.strings.is_none() => found.strings = Some(bytes),
                FILES if found.files.is_none() => found.files = Some(bytes),
                _ => {}
            }
        }
        if found.strings.is_some() && found.files.is_some() {
            break;
        }
    }
    found
}

/// Maximum length of a file name. Many records may refer to one string.
const MAX_FILE_NAME: usize = 4096;

/// The string at an offset of the string table, or the offset if it is invalid.
pub(super) fn string<'d>(file: &File<'d>, offset: u32) -> Value<'d> {
    let rest = file.code_view.strings.and_then(|strings| strings.get(offset as usize..));
    let text =
        rest.map(|rest| &rest[..rest.len().min(MAX_FILE_NAME)]).and_then(|rest| Some((rest, memchr::memchr(0, rest)?)));
    text.map_or(Value::Hex(offset.into()), |(rest, end)| Value::text(&rest[..end]))
}

/// The name of the file whose checksum is at an offset of the checksum table.
pub(super) fn file_name<'d>(file: &File<'d>, offset: u32) -> Value<'d> {
    let entry = file.code_view.files.and_then(|files| files.get(offset as usize..)?.first_chunk());
    entry.map_or(Value::Hex(offset.into()), |bytes| string(file, u32::from_le_bytes(*bytes)))
}
