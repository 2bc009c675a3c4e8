//! CodeView symbol records, their scopes, and binary annotations of inline sites.

use super::super::super::machine_codeview::PROCESSORS;
use super::super::fields::{FieldType as F, Layout, Reader, layout};
use super::super::*;
use super::file_name;
use super::names::*;

macro_rules! symbols {
    ($($number:literal $name:ident { $($fields:tt)* })*) => { &[$(($number, layout!($name { $($fields)* }))),*] };
}

#[rustfmt::skip]
static SYMBOLS: Kinds = symbols! {
    0x0006 S_END {}
    0x1012 S_FRAMEPROC {
        frame_bytes: F::Hex(4), padding_bytes: F::Hex(4), padding_offset: F::Hex(4), saved_bytes: F::Hex(4), handler: F::Hex(4),
        handler_section: F::Hex(2), flags: F::Held(4, &F::FlagBits(FRAME_BITS, FRAME)), local_frame: F::Frame(14),
        parameter_frame: F::Frame(16)
    }
    0x1019 S_ANNOTATION { offset: F::Address, section: F::Section, texts: F::CountedTexts }
    0x1101 S_OBJNAME { signature: F::Hex(4), name: F::Text }
    0x1102 S_THUNK32 {
        parent: F::Hex(4), end: F::Hex(4), next: F::Hex(4), offset: F::Address, section: F::Section, length: F::Number(2),
        ordinal: F::Named(1, THUNKS), name: F::Text, variant: F::Rest
    }
    0x1103 S_BLOCK32 {
        parent: F::Hex(4), end: F::Hex(4), size: F::Hex(4), offset: F::Address, section: F::Section, name: F::Text
    }
    0x1105 S_LABEL32 { offset: F::Address, section: F::Section, flags: F::Flags(1, PROCEDURE), name: F::Text }
    0x1106 S_REGISTER { type: F::Type, register: F::Register, name: F::Text }
    0x1107 S_CONSTANT { type: F::Type, value: F::Leaf, name: F::Text }
    0x1108 S_UDT { type: F::Type, name: F::Text }
    0x1109 S_COBOLUDT { type: F::Type, name: F::Text }
    0x110b S_BPREL32 { offset: F::Signed(4), type: F::Type, name: F::Text }
    0x110c S_LDATA32 { type: F::Type, offset: F::Address, section: F::Section, name: F::Text }
    0x110d S_GDATA32 { type: F::Type, offset: F::Address, section: F::Section, name: F::Text }
    0x110e S_PUB32 { flags: F::Flags(4, PUBLIC), offset: F::Address, section: F::Section, name: F::Text }
    0x110f S_LPROC32 {
        parent: F::Hex(4), end: F::Hex(4), next: F::Hex(4), size: F::Hex(4), debug_start: F::Hex(4), debug_end: F::Hex(4),
        type: F::Type, offset: F::Address, section: F::Section, flags: F::Flags(1, PROCEDURE), name: F::Text
    }
    0x1110 S_GPROC32 {
        parent: F::Hex(4), end: F::Hex(4), next: F::Hex(4), size: F::Hex(4), debug_start: F::Hex(4), debug_end: F::Hex(4),
        type: F::Type, offset: F::Address, section: F::Section, flags: F::Flags(1, PROCEDURE), name: F::Text
    }
    0x1111 S_REGREL32 { offset: F::Hex(4), type: F::Type, register: F::Register, name: F::Text }
    0x1112 S_LTHREAD32 { type: F::Type, offset: F::Address, section: F::Section, name: F::Text }
    0x1113 S_GTHREAD32 { type: F::Type, offset: F::Address, section: F::Section, name: F::Text }
    0x1116 S_COMPILE2 {
        language: F::Named(1, LANGUAGES), flags: F::Flags(3, COMPILE), machine: F::Named(2, PROCESSORS), front_end: F::Version(3),
        back_end: F::Version(3), version: F::Text, texts: F::Texts
    }
    0x111c S_LMANDATA { type: F::Type, offset: F::Address, section: F::Section, name: F::Text }
    0x111d S_GMANDATA { type: F::Type, offset: F::Address, section: F::Section, name: F::Text }
    0x1124 S_UNAMESPACE { name: F::Text }
    0x1125 S_PROCREF { sum: F::Hex(4), offset: F::Hex(4), module: F::Number(2), name: F::Text }
    0x1127 S_LPROCREF { sum: F::Hex(4), offset: F::Hex(4), module: F::Number(2), name: F::Text }
    0x112c S_TRAMPOLINE {
        kind: F::Named(2, TRAMPOLINES), size: F::Number(2), thunk: F::Address, target: F::Address, thunk_section: F::Section,
        target_section: F::Section
    }
    0x112d S_MANCONSTANT { type: F::Type, value: F::Leaf, name: F::Text }
    0x1136 S_SECTION {
        number: F::Number(2), alignment: F::Number(1), address: F::After(1, &F::Hex(4)), size: F::Hex(4), flags: F::Hex(4),
        name: F::Text
    }
    0x1137 S_COFFGROUP { size: F::Hex(4), flags: F::Hex(4), offset: F::Address, section: F::Section, name: F::Text }
    0x1138 S_EXPORT { ordinal: F::Number(2), flags: F::Flags(2, EXPORT), name: F::Text }
    0x1139 S_CALLSITEINFO { offset: F::Address, section: F::Section, type: F::After(2, &F::Type) }
    0x113a S_FRAMECOOKIE { offset: F::Address, register: F::Register, kind: F::Named(1, COOKIES), flags: F::Hex(1) }
    0x113c S_COMPILE3 {
        language: F::Named(1, LANGUAGES), flags: F::Flags(3, COMPILE), machine: F::Named(2, PROCESSORS), front_end: F::Version(4),
        back_end: F::Version(4), version: F::Text
    }
    0x113d S_ENVBLOCK { texts: F::After(1, &F::Texts) }
    0x113e S_LOCAL { type: F::Type, flags: F::Flags(2, LOCAL), name: F::Text }
    0x113f S_DEFRANGE { program: F::String, start: F::Address, section: F::Section, length: F::Hex(2), gaps: F::Gaps }
    0x1140 S_DEFRANGE_SUBFIELD {
        program: F::String, in_parent: F::Number(4), start: F::Address, section: F::Section, length: F::Hex(2), gaps: F::Gaps
    }
    0x1141 S_DEFRANGE_REGISTER {
        register: F::Register, may_lack_name: F::Number(2), start: F::Address, section: F::Section, length: F::Hex(2),
        gaps: F::Gaps
    }
    0x1142 S_DEFRANGE_FRAMEPOINTER_REL {
        offset: F::Signed(4), start: F::Address, section: F::Section, length: F::Hex(2), gaps: F::Gaps
    }
    0x1143 S_DEFRANGE_SUBFIELD_REGISTER {
        register: F::Register, may_lack_name: F::Number(2), in_parent: F::Number(4), start: F::Address, section: F::Section,
        length: F::Hex(2), gaps: F::Gaps
    }
    0x1144 S_DEFRANGE_FRAMEPOINTER_REL_FULL_SCOPE { offset: F::Signed(4) }
    0x1145 S_DEFRANGE_REGISTER_REL {
        register: F::Register, spilled_member: F::Held(2, &F::Bits(0, 1, &[])), in_parent: F::Bits(4, 12, &[]),
        offset: F::Signed(4), start: F::Address, section: F::Section, length: F::Hex(2), gaps: F::Gaps
    }
    0x1146 S_LPROC32_ID {
        parent: F::Hex(4), end: F::Hex(4), next: F::Hex(4), size: F::Hex(4), debug_start: F::Hex(4), debug_end: F::Hex(4),
        type: F::Type, offset: F::Address, section: F::Section, flags: F::Flags(1, PROCEDURE), name: F::Text
    }
    0x1147 S_GPROC32_ID {
        parent: F::Hex(4), end: F::Hex(4), next: F::Hex(4), size: F::Hex(4), debug_start: F::Hex(4), debug_end: F::Hex(4),
        type: F::Type, offset: F::Address, section: F::Section, flags: F::Flags(1, PROCEDURE), name: F::Text
    }
    0x114c S_BUILDINFO { id: F::Type }
    0x114d S_INLINESITE { parent: F::Hex(4), end: F::Hex(4), inlinee: F::Type }
    0x114e S_INLINESITE_END {}
    0x114f S_PROC_ID_END {}
    0x1153 S_FILESTATIC { type: F::Type, file: F::String, flags: F::Flags(2, LOCAL), name: F::Text }
    0x1155 S_LPROC32_DPC {
        parent: F::Hex(4), end: F::Hex(4), next: F::Hex(4), size: F::Hex(4), debug_start: F::Hex(4), debug_end: F::Hex(4),
        type: F::Type, offset: F::Address, section: F::Section, flags: F::Flags(1, PROCEDURE), name: F::Text
    }
    0x1156 S_LPROC32_DPC_ID {
        parent: F::Hex(4), end: F::Hex(4), next: F::Hex(4), size: F::Hex(4), debug_start: F::Hex(4), debug_end: F::Hex(4),
        type: F::Type, offset: F::Address, section: F::Section, flags: F::Flags(1, PROCEDURE), name: F::Text
    }
    0x1159 S_ARMSWITCHTABLE {
        base: F::Address, base_section: F::Section, entry: F::Named(2, JUMPS), branch: F::Address, table: F::Address,
        branch_section: F::Section, table_section: F::Section, entries: F::Number(4)
    }
    0x115a S_CALLEES { functions: F::Types(4) }
    0x115b S_CALLERS { functions: F::Types(4) }
    0x115d S_INLINESITE2 { parent: F::Hex(4), end: F::Hex(4), inlinee: F::Type, invocations: F::Number(4) }
    0x115e S_HEAPALLOCSITE { offset: F::Address, section: F::Section, call_size: F::Number(2), type: F::Type }
    0x1168 S_INLINEES { functions: F::Types(4) }
    0x1169 S_HOTPATCHFUNC { function: F::Type, name: F::Text }
};

const UNKNOWN: Record = record! { symbol: kind, bytes };

/// Kinds that open a scope, up to an end record.
const OPENS: [u16; 11] = [0x1102, 0x1103, 0x110f, 0x1110, 0x1146, 0x1147, 0x114d, 0x1155, 0x1156, 0x115d, 0x1132];
const CLOSES: [u16; 3] = [0x0006, 0x114e, 0x114f];

/// Inline sites: annotations follow the fields.
const ANNOTATED: [u16; 2] = [0x114d, 0x115d];

const MAX_DEPTH: usize = 100;

/// Layouts by number, sorted.
pub(super) type Kinds = &'static [(u16, Layout)];

pub(super) fn find(kinds: Kinds, number: u16) -> Option<&'static Layout> {
    kinds.binary_search_by_key(&number, |kind| kind.0).ok().map(|at| &kinds[at].1)
}

pub(super) fn symbols<'d>(fields: &mut Fields<'_, 'd>, mut cursor: Cursor<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let mut open = 0usize;
    while !cursor.is_empty() {
        let start = cursor.at();
        let length = cursor.u16()?;
        let mut record = cursor.part(length.into())?;
        let number = record.u16()?;
        if CLOSES.contains(&number) {
            open = open.saturating_sub(1);
        }
        let depth = 1 + open.min(MAX_DEPTH) as u8;
        let Some(kind) = find(SYMBOLS, number) else {
            let bytes = Value::Bytes(record.rest());
            out.row(&UNKNOWN, depth, record.since(start), &[Value::Hex(number.into()), bytes]);
            continue;
        };
        let mut reader = Reader::new(fields, record);
        let mut read = reader.row(kind, start, depth, out);
        if read.is_ok() && ANNOTATED.contains(&number) {
            read = annotations(&mut reader, depth + 1, out);
        }
        if let Err(wrong) = read {
            out.wrong(&wrong);
        }
        if OPENS.contains(&number) {
            open += 1;
        }
    }
    Ok(())
}

const ANNOTATION: Record = record! { annotation: operation, offset, length, line, column, file, number };

/// The operands of an annotation; the columns above.
#[derive(Clone, Copy)]
enum Operand {
    Offset,
    Length,
    Line,
    Column,
    File,
    Number,
    SignedLine,
    SignedColumn,
    /// The code offset in the low 4 bits, and the signed line delta in the others.
    LineAndOffset,
}

/// Binary annotations by opcode.
#[rustfmt::skip]
const ANNOTATIONS: [(&str, &[Operand]); 13] = [
    ("CodeOffset", &[Operand::Offset]),
    ("ChangeCodeOffsetBase", &[Operand::Number]),
    ("ChangeCodeOffset", &[Operand::Offset]),
    ("ChangeCodeLength", &[Operand::Length]),
    ("ChangeFile", &[Operand::File]),
    ("ChangeLineOffset", &[Operand::SignedLine]),
    ("ChangeLineEndDelta", &[Operand::Line]),
    ("ChangeRangeKind", &[Operand::Number]),
    ("ChangeColumnStart", &[Operand::Column]),
    ("ChangeColumnEndDelta", &[Operand::SignedColumn]),
    ("ChangeCodeOffsetAndLineOffset", &[Operand::LineAndOffset]),
    ("ChangeCodeLengthAndCodeOffset", &[Operand::Length, Operand::Offset]),
    ("ChangeColumnEnd", &[Operand::Column]),
];

/// A number in 1, 2 or 4 bytes; the highest bits encode the size.
fn compressed(cursor: &mut Cursor<'_>) -> Read<u32> {
    let first = u32::from(cursor.u8()?);
    Ok(match first {
        0..0x80 => first,
        0x80..0xc0 => (first & 0x3f) << 8 | u32::from(cursor.u8()?),
        0xc0..0xe0 => {
            let bytes = cursor.bytes(3)?;
            bytes.iter().fold(first & 0x1f, |value, &byte| value << 8 | u32::from(byte))
        }
        _ => return cursor.wrong("compressed number exceeds 29 bits"),
    })
}

/// Decodes a number whose lowest bit is the sign.
fn signed(value: u32) -> i64 {
    let amount = i64::from(value >> 1);
    if value & 1 != 0 { -amount } else { amount }
}

fn annotations<'d>(reader: &mut Reader<'_, '_, 'd>, depth: u8, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor = &mut reader.cursor;
    while !cursor.is_empty() {
        let start = cursor.at();
        let number = compressed(cursor)?;
        // The record is padded with zeros.
        if number == 0 {
            return Ok(());
        }
        let Some((name, operands)) = ANNOTATIONS.get(number as usize - 1) else {
            return cursor.wrong("unknown annotation");
        };
        let mut values = [const { Value::None }; 7];
        values[0] = Value::Name(name);
        for operand in *operands {
            let value = compressed(cursor)?;
            let (column, shown) = match operand {
                Operand::Offset => (1, Value::Hex(value.into())),
                Operand::Length => (2, Value::Hex(value.into())),
                Operand::Line => (3, Value::Number(value.into())),
                Operand::SignedLine => (3, Value::Signed(signed(value))),
                Operand::Column => (4, Value::Number(value.into())),
                Operand::SignedColumn => (4, Value::Signed(signed(value))),
                Operand::File => (5, file_name(reader.fields.file, value)),
                Operand::Number => (6, Value::Number(value.into())),
                Operand::LineAndOffset => {
                    values[1] = Value::Hex((value & 15).into());
                    (3, Value::Signed(signed(value >> 4)))
                }
            };
            values[column] = shown;
        }
        out.row(&ANNOTATION, depth, cursor.since(start), &values);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_in_order() {
        assert!(SYMBOLS.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn compressed_numbers() {
        let read = |bytes: &[u8]| compressed(&mut Cursor::new(bytes, false)).ok();
        assert_eq!(
            (read(&[0x7f]), read(&[0x81, 2]), read(&[0xc1, 2, 3, 4])),
            (Some(0x7f), Some(0x102), Some(0x102_0304))
        );
        assert_eq!((read(&[0xff]), read(&[0x80])), (None, None));
        assert_eq!((signed(4), signed(5)), (2, -2));
    }
}
