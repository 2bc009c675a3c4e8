//! Build attributes ("Addenda to, and Errata in, the ABI for the Arm Architecture", and "Build Attributes for the Arm
//! 64-bit Architecture"): subsections per vendor, with numbers and strings by tag.

use super::super::machine_attributes::{SCOPES, SUBSECTIONS};
use super::*;

const SUBSECTION: Record = record! { subsection: vendor, optional, values };
const SCOPE: Record = record! { scope: tag, size, of };
const ATTRIBUTE: Record = record! { attribute: tag 6, number 8, text 24, name 0 };

type Names = &'static [(u64, &'static str)];

fn named<'d>(names: Names, tag: u64) -> Value<'d> {
    names.iter().find(|row| row.0 == tag).map_or(Value::None, |row| Value::Name(row.1))
}

const VERSION: u8 = b'A';

pub(super) fn attributes<'d>(fields: &mut Fields<'_, 'd>, _: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let has_scopes = machine::attributes_have_scopes(fields.file);
    let cursor = &mut fields.cursor;
    if cursor.u8()? != VERSION {
        return cursor.wrong("unknown version of build attributes");
    }
    while !cursor.is_empty() {
        let start = cursor.at();
        let length = cursor.u32()? as usize;
        let Some(rest) = length.checked_sub(4) else {
            return cursor.wrong("the subsection is shorter than its header");
        };
        let mut part = cursor.part(rest)?;
        let vendor = part.text()?;
        let known = SUBSECTIONS.iter().find(|row| row.0.as_bytes() == vendor);
        let (vendor, names) = (Value::text(vendor), known.map_or(&[][..], |row| row.1));
        if has_scopes {
            out.row(&SUBSECTION, 0, part.since(start), &[vendor, Value::None, Value::None]);
            scopes(&mut part, names, out)?;
        } else {
            let (optional, texts) = (part.u8()?, part.u8()?);
            let kinds = Value::Name(if texts == 0 { "ULEB128" } else { "NTBS" });
            out.row(&SUBSECTION, 0, part.since(start), &[vendor, Value::Number(optional.into()), kinds]);
            while !part.is_empty() {
                attribute(&mut part, |_| (texts == 0, texts != 0), names, out)?;
            }
        }
    }
    Ok(())
}

/// Attributes of the file, of sections or of symbols.
fn scopes<'d>(cursor: &mut Cursor<'d>, names: Names, out: &mut Out<'_, 'd>) -> Read<()> {
    while !cursor.is_empty() {
        let start = cursor.at();
        let tag = cursor.uleb()?;
        let size = cursor.u32()?;
        out.row(&SCOPE, 1, cursor.since(start), &[Value::Number(tag), Value::Number(size.into()), named(SCOPES, tag)]);
        let Some(rest) = (size as usize).checked_sub(cursor.at() - start) else {
            return cursor.wrong("the scope is shorter than its header");
        };
        let mut part = cursor.part(rest)?;
        while !part.is_empty() {
            attribute(&mut part, kind, names, out)?;
        }
    }
    Ok(())
}

/// Returns whether a tag's value includes a number, and whether it includes a string. For tags from 32 on this depends
/// on the tag's parity.
fn kind(tag: u64) -> (bool, bool) {
    match tag {
        4 | 5 => (false, true),
        32 => (true, true),
        ..32 => (true, false),
        _ => (tag.is_multiple_of(2), !tag.is_multiple_of(2)),
    }
}

fn attribute<'d>(
    cursor: &mut Cursor<'d>,
    kind: impl Fn(u64) -> (bool, bool),
    names: Names,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    let start = cursor.at();
    let tag = cursor.uleb()?;
    let (number, text) = kind(tag);
    let number = if number { Value::Number(cursor.uleb()?) } else { Value::None };
    let text = if text { Value::text(cursor.text()?) } else { Value::None };
    out.row(&ATTRIBUTE, 2, cursor.since(start), &[Value::Number(tag), number, text, named(names, tag)]);
    Ok(())
}
