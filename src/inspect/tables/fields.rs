//! The layouts of rows, as types of fields in byte order, and the reader of all rows that have one.

use super::super::machine_codeview::{self, Registers};
use super::codeview::names::{Names, SIMPLE_TYPES};
use super::codeview::{file_name, string};
use super::*;

pub(super) struct Layout {
    pub(super) record: Record,
    /// The types of the columns in byte order.
    pub(super) fields: &'static [FieldType],
}

/// Declares a layout: the name of its record, and the columns with their types and the widths of [`record`].
macro_rules! layout {
    ($name:ident { $($field:ident: $is:expr),* $(,)? }) => {
        Layout { record: record!($name: $($field),*), fields: &[$($is),*] }
    };
    ($name:ident { $($field:ident $width:literal: $is:expr),* $(,)? }) => {
        Layout { record: record!($name: $($field $width),*), fields: &[$($is),*] }
    };
}
pub(super) use layout;

/// A field type. For numbers the first payload is the size in bytes.
pub(super) enum FieldType {
    Number(usize),
    Hex(usize),
    Signed(usize),
    /// An unsigned LEB128 number.
    Leb,
    /// A number of the file's address size.
    Word,
    /// A NUL-terminated string.
    Text,
    /// A string, preceded by its size as an unsigned LEB128 number.
    SizedText,
    /// NUL-terminated strings up to an empty one, or the end.
    Texts,
    /// Strings, preceded by their total size in 4 bytes.
    SizedTexts,
    /// Strings, preceded by their number in 2 bytes.
    CountedTexts,
    /// All remaining bytes, except the record's zero padding.
    Rest,
    /// A relocated address of the file's address size.
    Pointer,
    /// A relocated 4-byte offset.
    Address,
    /// A relocated 2-byte section number.
    Section,
    Type,
    /// A counted list of type indices; the payload is the size of the count in bytes.
    Types(usize),
    Index,
    /// A variable-length number.
    Leaf,
    Named(usize, Names),
    /// Named bits.
    Flags(usize, Names),
    Register,
    /// An offset into CodeView's string table.
    String,
    /// An offset into CodeView's checksum table: the name of the file.
    File,
    /// A tool's version: this many numbers of 2 bytes.
    Version(usize),
    /// Gaps in a range: starts and lengths.
    Gaps,
    /// Reads and holds a number that several fields are bits of; the second payload is the first of these fields.
    Held(usize, &'static FieldType),
    /// Bits of the held number: the lowest bit, the width and the names.
    Bits(u32, u32, Names),
    /// The named bits of the held number under this mask.
    FlagBits(u64, Names),
    /// The frame register given by two bits of the held number, from this bit on.
    Frame(u32),
    /// A field that is present only if the held number has this value under this mask.
    If(u64, u64, &'static FieldType),
    /// A field after this many bytes of padding.
    After(usize, &'static FieldType),
    /// Half as many bytes as the held number.
    HalfAsMany,
    Guid,
}

pub(super) struct Reader<'r, 'f, 'd> {
    pub(super) fields: &'r mut Fields<'f, 'd>,
    pub(super) cursor: Cursor<'d>,
    pub(super) index: u64,
    /// The last number that [`FieldType::Held`] read.
    pub(super) held: u64,
}

impl<'r, 'f, 'd> Reader<'r, 'f, 'd> {
    pub(super) fn new(fields: &'r mut Fields<'f, 'd>, cursor: Cursor<'d>) -> Self {
        Reader { fields, cursor, index: 0, held: 0 }
    }

    /// Reads the fields of the record that starts at `start` and outputs a row.
    pub(super) fn row(&mut self, layout: &'static Layout, start: usize, depth: u8, out: &mut Out<'_, 'd>) -> Read<()> {
        let values: Vec<_> = layout.fields.iter().map(|field| self.value(field)).collect::<Read<_>>()?;
        out.row(&layout.record, depth, self.cursor.since(start), &values);
        Ok(())
    }

    /// Reads a row that starts here.
    pub(super) fn next(&mut self, layout: &'static Layout, depth: u8, out: &mut Out<'_, 'd>) -> Read<()> {
        self.row(layout, self.cursor.at(), depth, out)
    }

    /// Reads rows up to the end.
    pub(super) fn rest(&mut self, layout: &'static Layout, depth: u8, out: &mut Out<'_, 'd>) -> Read<()> {
        while !self.cursor.is_empty() {
            self.next(layout, depth, out)?;
        }
        Ok(())
    }

    fn value(&mut self, field: &FieldType) -> Read<Value<'d>> {
        let at = self.cursor.at() as u64;
        Ok(match *field {
            FieldType::Number(size) => Value::Number(self.cursor.uint(size)?),
            FieldType::Hex(size) => Value::Hex(self.cursor.uint(size)?),
            FieldType::Signed(size) => Value::Signed(self.cursor.int(size)?),
            FieldType::Leb => Value::Number(self.cursor.uleb()?),
            FieldType::Word => Value::Number(self.cursor.uint(self.fields.address_size())?),
            FieldType::Text => Value::text(self.cursor.text()?),
            FieldType::SizedText => {
                let size = self.cursor.uleb32()?;
                Value::text(self.cursor.bytes(size as usize)?)
            }
            FieldType::Texts => texts(&mut self.cursor)?,
            FieldType::SizedTexts => {
                let size = self.cursor.u32()?;
                texts(&mut self.cursor.part(size as usize)?)?
            }
            FieldType::CountedTexts => {
                let count = self.cursor.u16()?;
                list((0..count).map(|_| self.cursor.text().map(Value::text)).collect::<Read<_>>()?)
            }
            FieldType::Rest => {
                let rest = self.cursor.rest();
                let length = rest.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
                if length == 0 { Value::None } else { Value::Bytes(&rest[..length]) }
            }
            FieldType::Pointer => self.place(at, self.fields.address_size())?,
            FieldType::Address => self.place(at, 4)?,
            FieldType::Section => self.place(at, 2)?,
            FieldType::Type => type_index(self.cursor.u32()?),
            FieldType::Types(size) => {
                let count = self.cursor.uint(size)?;
                list((0..count).map(|_| self.cursor.u32().map(type_index)).collect::<Read<_>>()?)
            }
            FieldType::Index => Value::Hex(self.index),
            FieldType::Leaf => self.leaf()?,
            FieldType::Named(size, names) => named(self.cursor.uint(size)?, names),
            FieldType::Flags(size, names) => flags(self.cursor.uint(size)?, names),
            FieldType::Register => register(self.cursor.u16()?, self.registers()),
            FieldType::String => string(self.fields.file, self.cursor.u32()?),
            FieldType::File => file_name(self.fields.file, self.cursor.u32()?),
            FieldType::Version(count) => self.version(count)?,
            FieldType::Gaps => self.gaps()?,
            FieldType::Held(size, first) => {
                self.held = self.cursor.uint(size)?;
                self.value(first)?
            }
            FieldType::Bits(from, count, names) => {
                let bits = self.held >> from & ((1 << count) - 1);
                if names.is_empty() { Value::Number(bits) } else { named(bits, names) }
            }
            FieldType::FlagBits(mask, names) => flags(self.held & mask, names),
            FieldType::Frame(from) => {
                Value::Name(machine_codeview::frame(self.fields.file)[(self.held >> from & 3) as usize])
            }
            FieldType::If(mask, wanted, then) if self.held & mask == wanted => self.value(then)?,
            FieldType::If(..) => Value::None,
            FieldType::After(skipped, then) => {
                self.cursor.bytes(skipped)?;
                self.value(then)?
            }
            FieldType::HalfAsMany => Value::Bytes(self.cursor.bytes((self.held as usize).div_ceil(2))?),
            FieldType::Guid => self.guid()?,
        })
    }

    fn registers(&self) -> Registers {
        machine_codeview::registers(self.fields.file)
    }

    fn place(&mut self, at: u64, size: usize) -> Read<Value<'d>> {
        let field = self.cursor.uint(size)?;
        Ok(self.fields.place_of(at, field, size))
    }

    /// A number below 0x8000 is stored in 2 bytes; other values are the kind of the number that follows.
    fn leaf(&mut self) -> Read<Value<'d>> {
        let signed = |value: i64| if value < 0 { Value::Signed(value) } else { Value::Number(value as u64) };
        Ok(match self.cursor.u16()? {
            small @ ..0x8000 => Value::Number(small.into()),
            0x8000 => signed(self.cursor.int(1)?),
            0x8001 => signed(self.cursor.int(2)?),
            0x8002 => Value::Number(self.cursor.uint(2)?),
            0x8003 => signed(self.cursor.int(4)?),
            0x8004 => Value::Number(self.cursor.uint(4)?),
            0x8009 => signed(self.cursor.int(8)?),
            0x800a => Value::Number(self.cursor.uint(8)?),
            0x8017 | 0x8018 => Value::Bytes(self.cursor.bytes(16)?),
            _ => return self.cursor.wrong("unknown kind of number"),
        })
    }

    fn version(&mut self, count: usize) -> Read<Value<'d>> {
        let parts: Vec<String> = (0..count).map(|_| Ok(self.cursor.u16()?.to_string())).collect::<Read<_>>()?;
        Ok(Value::made(parts.join(".")))
    }

    fn gaps(&mut self) -> Read<Value<'d>> {
        let mut found = Vec::new();
        while !self.cursor.is_empty() {
            let (start, length) = (self.cursor.u16()?, self.cursor.u16()?);
            found.push(Value::List(vec![Value::Hex(start.into()), Value::Hex(length.into())]));
        }
        Ok(list(found))
    }

    fn guid(&mut self) -> Read<Value<'d>> {
        let (first, second, third) = (self.cursor.u32()?, self.cursor.u16()?, self.cursor.u16()?);
        let rest: String = self.cursor.bytes(8)?.iter().map(|byte| format!("{byte:02X}")).collect();
        Ok(Value::made(format!("{{{first:08X}-{second:04X}-{third:04X}-{}-{}}}", &rest[..4], &rest[4..])))
    }
}

/// Reads a row at the cursor of a section.
pub(super) fn row<'d>(
    fields: &mut Fields<'_, 'd>,
    layout: &'static Layout,
    depth: u8,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    let cursor = fields.cursor.clone();
    let mut reader = Reader::new(fields, cursor);
    reader.next(layout, depth, out)?;
    fields.cursor = reader.cursor;
    Ok(())
}

fn texts<'d>(cursor: &mut Cursor<'d>) -> Read<Value<'d>> {
    let mut found = Vec::new();
    while !cursor.is_empty() {
        match cursor.text()? {
            b"" => break,
            text => found.push(Value::text(text)),
        }
    }
    Ok(list(found))
}

fn list(values: Vec<Value<'_>>) -> Value<'_> {
    if values.is_empty() { Value::None } else { Value::List(values) }
}

pub(super) fn named<'d>(number: u64, names: Names) -> Value<'d> {
    Value::named(names.iter().find(|row| u64::from(row.0) == number).map(|row| row.1), number)
}

pub(super) fn flags<'d>(bits: u64, names: Names) -> Value<'d> {
    if bits == 0 {
        return Value::None;
    }
    let set = names.iter().filter(|row| bits & u64::from(row.0) != 0);
    let rest = set.clone().fold(bits, |rest, row| rest & !u64::from(row.0));
    Value::Flags(set.map(|row| row.1).collect(), rest)
}

fn register<'d>(number: u16, registers: Registers) -> Value<'d> {
    let found = registers
        .iter()
        .find_map(|&(first, names)| names.split_ascii_whitespace().nth(usize::from(number.checked_sub(first)?)));
    Value::named(found, number.into())
}

/// The first type index of a record; those below are simple types.
pub(super) const FIRST_INDEX: u32 = 0x1000;

/// A type index: the name of a simple type, or the index of a record.
pub(super) fn type_index<'d>(index: u32) -> Value<'d> {
    // `std::nullptr_t` is the near pointer mode of void, used by no other type.
    if index == 0x103 {
        return Value::Name("std::nullptr_t");
    }
    let simple = SIMPLE_TYPES.iter().find(|row| index != 0 && index < FIRST_INDEX && row.0 == index & 0xff);
    // Nonzero modes are pointers that differ only in size.
    let is_pointer = index & 0x700 != 0;
    Value::named(simple.map(|row| if is_pointer { row.1 } else { &row.1[..row.1.len() - 1] }), index.into())
}
