//! PC sections ("LLVM PC Sections Metadata"): entries of a self-relative address, a size for functions, and constants.
//! The file does not record the layout; that of the sanitizers' metadata is known, others are given by a [`Schema`].

use super::*;

const ENTRY: Record = record! { entry: pc 32, size 8, values 0 };
const COVERED: Record = record! { covered: pc 32, size 8, features 24, stack_arguments 0 };

/// Features of a function covered by the sanitizers' metadata, from bit 0.
const FEATURES: [&str; 3] = ["atomics", "uar", "uar_has_size"];
const HAS_STACK_ARGUMENTS: u64 = 1 << 2;

/// The layout of a section's entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schema {
    name: String,
    /// The size that follows the address, if the entries have one.
    size: Option<Constant>,
    /// Addresses take 8 bytes if there is no relocation that shows the size.
    wide: bool,
    constants: Vec<Constant>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Constant {
    /// A fixed number of bytes.
    Fixed(usize),
    /// ULEB128.
    Leb,
}

/// The constants in the syntax of schemas.
const CONSTANTS: [(&str, Constant); 5] = [
    ("u8", Constant::Fixed(1)),
    ("u16", Constant::Fixed(2)),
    ("u32", Constant::Fixed(4)),
    ("u64", Constant::Fixed(8)),
    ("uleb", Constant::Leb),
];

impl std::str::FromStr for Schema {
    type Err = String;

    /// Parses `NAME=FIELD,...`. The first field may be `pc` (an address alone), `func` (with a 4-byte size) or
    /// `func-leb` (with a ULEB128 size); `pc64` and so on have 8-byte addresses if there is no relocation that shows
    /// the size. It is followed by constants: `u8`, `u16`, `u32`, `u64`, `uleb`.
    fn from_str(text: &str) -> Result<Self, String> {
        let Some((name, fields)) = text.split_once('=').filter(|(name, _)| !name.is_empty()) else {
            return Err(format!("invalid schema '{text}'; expected a schema such as NAME=func,u32,uleb"));
        };
        let mut schema = Schema { name: name.to_owned(), size: None, wide: false, constants: Vec::new() };
        for (index, word) in fields.split(',').map(str::trim).filter(|word| !word.is_empty()).enumerate() {
            let constant = CONSTANTS.iter().find(|row| row.0 == word).map(|row| row.1);
            let (size, wide) = match (index, word, constant) {
                (_, _, Some(constant)) => {
                    schema.constants.push(constant);
                    continue;
                }
                (0, "pc", _) => (None, false),
                (0, "pc64", _) => (None, true),
                (0, "func", _) => (Some(Constant::Fixed(4)), false),
                (0, "func64", _) => (Some(Constant::Fixed(4)), true),
                (0, "func-leb", _) => (Some(Constant::Leb), false),
                (0, "func64-leb", _) => (Some(Constant::Leb), true),
                _ => {
                    return Err(format!(
                        "unknown field '{word}' in a schema; expected pc, func, u8, u16, u32, u64 or uleb"
                    ));
                }
            };
            (schema.size, schema.wide) = (size, wide);
        }
        Ok(schema)
    }
}

impl Schema {
    pub(in super::super) fn is_of(&self, section: &Section<'_>) -> bool {
        section.name == self.name.as_bytes()
    }

    /// Returns whether the bytes from the cursor to its end are one entry of this layout.
    fn fits(&self, mut cursor: Cursor<'_>, address: usize) -> bool {
        let mut read = || -> Read<()> {
            cursor.bytes(address)?;
            for &found in self.size.iter().chain(&self.constants) {
                constant(&mut cursor, found)?;
            }
            Ok(())
        };
        read().is_ok() && cursor.is_empty()
    }

    fn entry<'d>(&self, fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
        let start = fields.cursor.at();
        let pc = address(fields, section, self.wide)?;
        let cursor = &mut fields.cursor;
        let size = self.size.map_or(Ok(Value::None), |size| constant(cursor, size).map(Value::Hex))?;
        let values: Read<Vec<_>> =
            self.constants.iter().map(|&found| constant(cursor, found).map(Value::Number)).collect();
        let values = Value::List(values?);
        let values = if self.constants.is_empty() { Value::None } else { values };
        out.row(&ENTRY, 0, cursor.since(start), &[pc, size, values]);
        Ok(())
    }
}

/// Decodes the entries of a section. If the section has several schemas, each entry uses the first one that ends where
/// the next entry starts, which is known from the relocations of the addresses.
pub(super) fn entries<'d>(
    schemas: &[&Schema],
    fields: &mut Fields<'_, 'd>,
    section: &Section<'d>,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let schema = match *schemas {
            [] => return Ok(()),
            [schema] => schema,
            [first, ..] if fields.at(start as u64).is_empty() => first,
            _ => {
                let next = fields.between(start as u64 + 1, u64::MAX).first();
                let end = next.map_or(section.data.len(), |next| next.offset as usize).min(section.data.len());
                let size = address_size(fields, false);
                let entry = || fields.cursor.clone().part(end - start);
                let mut fitting = schemas.iter().filter(|schema| entry().is_ok_and(|entry| schema.fits(entry, size)));
                match fitting.next() {
                    Some(schema) => schema,
                    None => {
                        out.problem(start as u64, "the entry matches none of the section's schemas");
                        let pc = address(fields, section, false)?;
                        let rest = fields.cursor.bytes(end.saturating_sub(fields.cursor.at()))?;
                        out.row(&ENTRY, 0, start as u64..end as u64, &[pc, Value::None, Value::Bytes(rest)]);
                        continue;
                    }
                }
            }
        };
        schema.entry(fields, section, out)?;
    }
    Ok(())
}

fn constant(cursor: &mut Cursor<'_>, constant: Constant) -> Read<u64> {
    match constant {
        Constant::Fixed(size) => cursor.uint(size),
        Constant::Leb => cursor.uleb(),
    }
}

/// The size of the address at the cursor, from its relocation.
fn address_size(fields: &mut Fields<'_, '_>, wide: bool) -> usize {
    let at = fields.cursor.at() as u64;
    let kind = fields.at(at).first().map(|relocation| relocation.kind);
    let name = kind.and_then(|kind| fields.file.relocation_name(kind));
    if name.map_or(wide, |name| name.ends_with("64")) { 8 } else { 4 }
}

/// Decodes a self-relative address: the place given by its relocation.
fn address<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, wide: bool) -> Read<Value<'d>> {
    let (at, size) = (fields.cursor.at() as u64, address_size(fields, wide));
    match fields.at(at).is_empty() {
        false => fields.place(size),
        true => Ok(Value::Hex(section.address.wrapping_add(at).wrapping_add(fields.cursor.int(size)? as u64))),
    }
}

/// `sanmd_covered`: functions, with the features that the sanitizers can rely on.
pub(super) fn covered<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let pc = address(fields, section, is_wide(section))?;
        let (size, features) = (fields.cursor.uleb()?, fields.cursor.u8()?.into());
        let arguments =
            if features & HAS_STACK_ARGUMENTS != 0 { Value::Number(fields.cursor.uleb()?) } else { Value::None };
        out.row(&COVERED, 0, fields.cursor.since(start), &[pc, Value::Hex(size), bits(&FEATURES, features), arguments]);
    }
    Ok(())
}

/// `sanmd_atomics`: addresses of atomic instructions.
pub(super) fn atomics<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let pc = address(fields, section, is_wide(section))?;
        out.row(&ENTRY, 0, fields.cursor.since(start), &[pc, Value::None, Value::None]);
    }
    Ok(())
}

/// A bit of the version at the end of the section's name: addresses take 8 bytes.
const WIDE: u32 = 1 << 16;

fn is_wide(section: &Section<'_>) -> bool {
    let digits = section.name.iter().rposition(|byte| !byte.is_ascii_digit()).map_or(0, |last| last + 1);
    let version = std::str::from_utf8(&section.name[digits..]).ok().and_then(|digits| digits.parse::<u32>().ok());
    version.is_some_and(|version| version & WIDE != 0)
}
