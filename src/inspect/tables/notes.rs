//! Notes (gABI, "Note Section"), with GNU properties (Linux Extensions to gABI, "Program Property").

use super::*;
use object::elf;

const NOTE: Record = record! { note: name, type, size, bytes };
const PROPERTY: Record = record! { property: type, value };

/// `NT_GNU_PROPERTY_TYPE_0`.
const PROPERTIES: u32 = 5;

pub(super) fn notes<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let align = if section.align >= 8 { 8 } else { 4 };
    let cursor = &mut fields.cursor;
    while !cursor.is_empty() {
        let start = cursor.at();
        let (name_size, size, kind) = (cursor.u32()?, cursor.u32()?, cursor.u32()?);
        let name = cursor.bytes(name_size as usize)?;
        cursor.align(align);
        let mut descriptor = cursor.part(size as usize)?;
        let end = cursor.at() as u64;
        cursor.align(align);
        let name = name.strip_suffix(b"\0").unwrap_or(name);
        let has_properties = name == b"GNU" && kind == PROPERTIES;
        let bytes = if has_properties || size == 0 { Value::None } else { Value::Bytes(descriptor.clone().rest()) };
        let known = elf::NoteType::names(name).name(elf::NoteType(kind)).map(short);
        let kind = Value::named(known, kind.into());
        out.row(&NOTE, 0, start as u64..end, &[Value::text(name), kind, Value::Number(size.into()), bytes]);
        if has_properties && let Err(wrong) = properties(fields.file, &mut descriptor, out) {
            out.wrong(&wrong);
        }
    }
    Ok(())
}

fn properties<'d>(file: &File<'d>, cursor: &mut Cursor<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let machine = elf::Machine(file.machine);
    while !cursor.is_empty() {
        let start = cursor.at();
        let (kind, size) = (cursor.u32()?, cursor.u32()? as usize);
        let kind = elf::GnuPropertyType(kind);
        let mut data = cursor.part(size)?;
        let known = kind.u32_value_names(machine);
        let mut more = machine::more_property_bits(file, kind.0).peekable();
        let value = match size {
            4 if known.is_some() || more.peek().is_some() => {
                let (mut found, mut bits) = (Vec::new(), data.u32()?);
                if let Some(names) = known {
                    bits = names.names(bits, |_, name| found.push(name));
                }
                for (bit, name) in more.filter(|row| bits & row.0 != 0).collect::<Vec<_>>() {
                    found.push(name);
                    bits &= !bit;
                }
                Value::Flags(found, bits.into())
            }
            _ if kind == elf::GNU_PROPERTY_STACK_SIZE => Value::Hex(data.uint(size)?),
            _ => Value::Bytes(data.rest()),
        };
        let end = cursor.at() as u64;
        cursor.align(usize::from(file.address_size));
        let name = elf::GnuPropertyType::type_names(machine).name(kind);
        out.row(&PROPERTY, 1, start as u64..end, &[Value::named(name, kind.0.into()), value]);
    }
    Ok(())
}
