//! The records of the symbol table (PE format, "COFF Symbol Table").

use super::data::{Aux, Coff};
use super::write::{Written, symbol_size};
use crate::object::data::{Definition, Object, SectionId};
use crate::object::sink::Sink;
use crate::object::strtab::StringTable;
use object::pe::{IMAGE_SYM_ABSOLUTE, IMAGE_SYM_DEBUG};

pub(super) fn write<'s>(object: &Object<Coff>, written: &[Written], strings: &StringTable, sink: &mut impl Sink<'s>) {
    let size = symbol_size(object.sections.len());
    let section = |id: SectionId| object.sections.get(id.0 as usize);
    let number = |id: SectionId| section(id).map_or(0, |section| section.header.number);
    let names = &strings.offsets[object.sections.len()..];
    for (symbol, &offset) in object.symbols.iter().zip(names) {
        let out = sink.end();
        let name = object.text(symbol.name);
        let mut field = [0; 8];
        if name.len() <= 8 {
            field[..name.len()].copy_from_slice(name);
        } else {
            field[4..].copy_from_slice(&offset.to_le_bytes());
        }
        let (section_number, value) = match symbol.definition {
            Definition::Absolute(value) => (IMAGE_SYM_ABSOLUTE.0, value),
            Definition::Section(id, offset) => (number(id) as i32, offset),
            // A common symbol has no section, and its size as the value. Other undefined symbols may have a value, too.
            Definition::Common(_) | Definition::Undefined => (0, symbol.size),
            Definition::File => (IMAGE_SYM_DEBUG.0, 0),
        };
        out.extend_from_slice(&field);
        out.extend_from_slice(&(value as u32).to_le_bytes());
        // The larger record has two more bytes for the section number.
        out.extend_from_slice(&section_number.to_le_bytes()[..size - 16]);
        out.extend_from_slice(&symbol.header.kind.to_le_bytes());
        out.push(symbol.header.class);
        out.push(symbol.header.aux.count(size) as u8);
        let end = out.len() + symbol.header.aux.count(size) as usize * size;
        match symbol.header.aux {
            Aux::None => {}
            Aux::Section(id) => {
                if let Some((section, written)) = section(id).zip(written.get(id.0 as usize)) {
                    let associated = section.header.associated.map_or(section.header.number, number);
                    out.extend_from_slice(&(section.size as u32).to_le_bytes());
                    out.extend_from_slice(&written.relocation_count.to_le_bytes());
                    out.extend_from_slice(&[0, 0]);
                    out.extend_from_slice(&written.checksum.to_le_bytes());
                    out.extend_from_slice(&(associated as u16).to_le_bytes());
                    out.extend_from_slice(&[section.header.selection.map_or(0, |selection| selection.0), 0]);
                    out.extend_from_slice(&((associated >> 16) as u16).to_le_bytes());
                }
            }
            Aux::WeakSection(id) => {
                if let Some((section, written)) = section(id).zip(written.get(id.0 as usize)) {
                    out.extend_from_slice(&(section.size as u32).to_le_bytes());
                    out.extend_from_slice(&written.relocation_count.to_le_bytes());
                }
            }
            Aux::Weak(default, characteristics) => {
                let index = object.symbols.get(default.index()).map_or(0, |symbol| symbol.header.index);
                out.extend_from_slice(&index.to_le_bytes());
                out.extend_from_slice(&u32::from(characteristics).to_le_bytes());
            }
            Aux::File(name) => out.extend_from_slice(object.text(name)),
        }
        out.resize(end, 0);
        sink.complete();
    }
}
