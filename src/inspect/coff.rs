//! COFF (Microsoft's "PE Format"): headers, sections, symbols and COMDATs of regular and `/bigobj` objects.

use super::bytes::Cursor;
use super::elf::part;
use super::file::{File, Format, Group, PartKind, Relocations, Section, Symbol, SymbolLocation};
use super::machine;
use super::names::{self, RelocationNames};
use super::value::Value;
use object::LittleEndian as LE;
use object::pe;
use object::read::coff::{CoffHeader, SectionTable, Symbol as _, SymbolTable};
use object::read::{StringTable, SymbolIndex};

/// Size of a relocation record in bytes.
pub(super) const RELOCATION: usize = 10;

/// Size of a section header in bytes.
const SECTION_HEADER: u64 = 40;

/// Relocation count at which the actual number is in the first record.
const MANY_RELOCATIONS: u16 = 0xffff;

pub(super) fn is_big(data: &[u8]) -> bool {
    let class = object::read::coff::anon_object_class_id(data);
    data.starts_with(&[0, 0, 0xff, 0xff]) && class.is_ok_and(|class| class == pe::ANON_OBJECT_HEADER_BIGOBJ_CLASS_ID)
}

/// Reads a COFF object.
///
/// # Errors
/// If the header cannot be read.
pub(super) fn read(data: &[u8]) -> Result<File<'_>, String> {
    match is_big(data) {
        true => read_header::<pe::AnonObjectHeaderBigobj>(data, Value::Name("bigobj")),
        false => read_header::<pe::ImageFileHeader>(data, Value::None),
    }
}

fn read_header<'d, Coff: CoffHeader>(data: &'d [u8], variant: Value<'d>) -> Result<File<'d>, String> {
    let mut offset = 0;
    let header = Coff::parse(data, &mut offset).map_err(|error| error.to_string())?;
    let number = header.machine();
    let mut flags = Vec::new();
    let rest = pe::FileFlags::NAMES.names(header.characteristics(), |_, name| flags.push(names::short(name)));
    let big = Coff::is_type_bigobj();
    let stamp = Cursor::new(&data[if big { 8 } else { 4 }..], false).u32().unwrap_or(0);
    let names = RelocationNames::coff(machine::coff_relocations(number));
    let mut file = File::new(data, Format::Coff, number.0, names);
    file.address_size = machine::coff_address_size(number);
    file.machine_name = number.name().map(names::short);
    file.header = vec![
        ("variant", variant),
        ("flags", Value::Flags(flags, rest.into())),
        ("time_stamp", Value::Number(stamp.into())),
    ];
    let table = header
        .symbols(data)
        .map_err(|error| file.problem(None, header.pointer_to_symbol_table().into(), error.to_string()));
    let strings = table.as_ref().map_or_else(|()| StringTable::default(), SymbolTable::strings);
    file.part(PartKind::Header, None, 0..offset, 0);
    match header.sections(data, offset) {
        Ok(sections) => read_sections(&mut file, sections, strings),
        Err(error) => file.problem(None, offset, error.to_string()),
    }
    let headers = offset.saturating_add(SECTION_HEADER * file.sections.len() as u64);
    file.part(PartKind::SectionHeaders, None, offset..headers, SECTION_HEADER);
    if let Ok(table) = &table {
        tables::<Coff>(&mut file, table, header.pointer_to_symbol_table().into());
        read_symbols::<Coff>(&mut file, table, header.pointer_to_symbol_table().into());
        groups::<Coff>(&mut file, table);
    }
    file.index_places();
    Ok(file)
}

fn read_sections<'d>(file: &mut File<'d>, table: SectionTable<'d>, strings: StringTable<'d>) {
    file.sections.reserve_exact(table.len());
    for (index, header) in table.iter().enumerate() {
        let problem = |file: &mut File<'d>, at: u64, what: &str| file.problem(Some(index as u32), at, what);
        let flags = header.characteristics.get(LE);
        let size = header.size_of_raw_data.get(LE).into();
        let offset = header.pointer_to_raw_data.get(LE).into();
        let empty = flags.contains(pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA) || offset == 0;
        let (data, whole) = if empty { (&[][..], true) } else { part(file.data, offset, size) };
        if !whole {
            problem(file, data.len() as u64, "the section extends past the end of the file");
        }
        let name = header.name(strings).unwrap_or_else(|_| {
            problem(file, 0, "the section's name is not in the string table");
            b""
        });
        let (mut from, mut count) =
            (u64::from(header.pointer_to_relocations.get(LE)), u64::from(header.number_of_relocations.get(LE)));
        if count == MANY_RELOCATIONS.into() && flags.contains(pe::IMAGE_SCN_LNK_NRELOC_OVFL) {
            let (first, _) = part(file.data, from, RELOCATION as u64);
            count = u64::from(Cursor::new(first, false).u32().unwrap_or(1)).saturating_sub(1);
            from += RELOCATION as u64;
        }
        let (relocations, whole) = part(file.data, from, count * RELOCATION as u64);
        if !whole {
            problem(file, 0, "the section's relocations extend past the end of the file");
        }
        let end = from.saturating_add(relocations.len() as u64);
        file.part(PartKind::Relocations, Some(index as u32), from..end, RELOCATION as u64);
        let relocations = if count == 0 { Vec::new() } else { vec![Relocations::Coff { data: relocations }] };
        file.sections.push(Section {
            name,
            kind: 0,
            flags: flags.0.into(),
            address: header.virtual_address.get(LE).into(),
            offset,
            size,
            data,
            link: 0,
            info: 0,
            align: if flags.align().0 == 0 { 0 } else { header.coff_alignment() },
            entry_size: 0,
            relocations,
        });
    }
}

/// The parts of the file that have the symbols and their names.
fn tables<'d, Coff: CoffHeader>(file: &mut File<'d>, table: &SymbolTable<'d, &'d [u8], Coff>, start: u64) {
    let entry = size_of::<Coff::SymbolBytes>() as u64;
    let strings = start.saturating_add(entry * table.len() as u64);
    file.part(PartKind::Symbols, None, start..strings, entry);
    // The string table begins with its size.
    if start != 0 {
        let (size, _) = part(file.data, strings, 4);
        let size = Cursor::new(size, false).u32().unwrap_or(0);
        file.part(PartKind::Strings, None, strings..strings.saturating_add(size.into()), 0);
    }
}

fn read_symbols<'d, Coff: CoffHeader>(file: &mut File<'d>, table: &SymbolTable<'d, &'d [u8], Coff>, start: u64) {
    let size = size_of::<Coff::SymbolBytes>() as u64;
    let strings = table.strings();
    file.symbols.reserve_exact(table.len().min(1 << 16));
    let mut index = 0;
    while let Ok(symbol) = table.symbol(SymbolIndex(index)) {
        let at = start + index as u64 * size;
        let problem = |file: &mut File<'d>, what: &str| file.problem(None, at, format!("symbol {index}: {what}"));
        let name = symbol.name(strings).unwrap_or_else(|_| {
            problem(file, "its name is not in the string table");
            b""
        });
        let count = usize::from(symbol.number_of_aux_symbols());
        let end = start + (index + 1 + count) as u64 * size;
        let auxiliary = if index + 1 + count <= table.len() {
            part(file.data, at + size, end - at - size).0
        } else {
            problem(file, "its auxiliary records are truncated");
            b""
        };
        let location = match symbol.section_number() {
            pe::IMAGE_SYM_UNDEFINED
                if symbol.value() != 0 && symbol.storage_class() == pe::IMAGE_SYM_CLASS_EXTERNAL =>
            {
                SymbolLocation::Common
            }
            pe::IMAGE_SYM_UNDEFINED => SymbolLocation::Undefined,
            pe::IMAGE_SYM_ABSOLUTE => SymbolLocation::Absolute,
            pe::IMAGE_SYM_DEBUG => SymbolLocation::Debug,
            other if other.0 > 0 => SymbolLocation::Section(other.0 as u32 - 1),
            other => SymbolLocation::Other(other.0 as u32),
        };
        if let SymbolLocation::Section(location) = location
            && location as usize >= file.sections.len()
        {
            problem(file, &format!("it is in section {}, which does not exist", u64::from(location) + 1));
        }
        let class = symbol.storage_class();
        file.symbols.push(Symbol {
            index: index as u32,
            name,
            value: symbol.value().into(),
            size: 0,
            location,
            info: class.0,
            other: symbol.number_of_aux_symbols(),
            kind: symbol.typ().0,
            is_section: matches!(location, SymbolLocation::Section(_))
                && class == pe::IMAGE_SYM_CLASS_STATIC
                && symbol.value() == 0
                && count != 0,
            auxiliary,
        });
        index += 1 + count;
    }
}

/// COMDAT sections, from the auxiliary record of their section symbol and the first other symbol defined in them.
fn groups<'d, Coff: CoffHeader>(file: &mut File<'d>, table: &SymbolTable<'d, &'d [u8], Coff>) {
    let mut of_section: Vec<Option<(pe::ComdatSelection, u32)>> = vec![None; file.sections.len()];
    let mut leaders: Vec<Option<u32>> = vec![None; file.sections.len()];
    for symbol in &file.symbols {
        let SymbolLocation::Section(section) = symbol.location else { continue };
        let Some(flags) = file.sections.get(section as usize).map(|section| section.flags) else { continue };
        if flags & u64::from(pe::IMAGE_SCN_LNK_COMDAT.0) == 0 {
            continue;
        }
        let found = &mut of_section[section as usize];
        match symbol.is_section && found.is_none() {
            true => {
                let Ok(record) = table.aux_section(SymbolIndex(symbol.index as usize)) else { continue };
                let high = if Coff::is_type_bigobj() { u32::from(record.high_number.get(LE)) << 16 } else { 0 };
                *found = Some((record.selection, high | u32::from(record.number.get(LE))));
            }
            // The leader is the first symbol after the section symbol.
            false if found.is_some() && leaders[section as usize].is_none() => {
                leaders[section as usize] = Some(symbol.index);
            }
            false => {}
        }
    }
    for (index, found) in of_section.into_iter().enumerate() {
        let Some((selection, number)) = found else { continue };
        let associated = selection == pe::IMAGE_COMDAT_SELECT_ASSOCIATIVE;
        let symbol = leaders[index].filter(|_| !associated);
        let name = symbol.and_then(|symbol| file.symbol(symbol)).map_or(&b""[..], |symbol| symbol.name);
        let mut members = vec![index as u32];
        if associated {
            members.push(number.wrapping_sub(1));
            if number == 0 || number as usize > file.sections.len() {
                let what = format!("it is associated with section {number}, which does not exist");
                file.problem(Some(index as u32), 0, what);
            }
        }
        let selection = Value::named(selection.name().map(names::short), selection.0.into());
        file.groups.push(Group { section: index as u32, symbol, name, selection, members, span: 0..0 });
    }
}
