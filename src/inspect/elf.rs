//! ELF (gABI, "Object Files"): headers, sections, symbols and groups of any machine, 32-bit and 64-bit, little-endian
//! and big-endian.

use super::bytes::Cursor;
use super::file::{File, Format, Group, PartKind, Relocations, Section, Symbol, SymbolLocation};
use super::names::{self, RelocationNames};
use super::value::Value;
use object::Endianness;
use object::elf::{self, FileHeader32, FileHeader64};
use object::read::StringTable;
use object::read::elf::{FileHeader, SectionHeader as _, Sym as _};

/// The index of `EI_CLASS`, and the value `ELFCLASS64`.
const CLASS: usize = 4;
const CLASS_64: u8 = 2;

/// Reads an ELF object.
///
/// # Errors
/// If the header cannot be read.
pub(super) fn read(data: &[u8]) -> Result<File<'_>, String> {
    match data.get(CLASS) {
        Some(&CLASS_64) => read_class::<FileHeader64<Endianness>>(data),
        _ => read_class::<FileHeader32<Endianness>>(data),
    }
}

fn read_class<Elf: FileHeader<Endian = Endianness>>(data: &[u8]) -> Result<File<'_>, String> {
    let header = Elf::parse(data).map_err(|error| error.to_string())?;
    let endian = header.endian().map_err(|error| error.to_string())?;
    let machine = header.e_machine(endian);
    let names = elf::machine_names(machine);
    let mut flags = Vec::new();
    let rest = names.ef.names(header.e_flags(endian), |_, name| flags.push(name));
    let mut file = File::new(data, Format::Elf, machine.0, RelocationNames::elf(machine));
    file.big_endian = header.is_big_endian();
    file.address_size = if Elf::is_type_64_sized() { 8 } else { 4 };
    file.machine_name = machine.name().map(names::short);
    file.header = vec![
        ("type", Value::named(names.et.name(header.e_type(endian)).map(names::short), header.e_type(endian).0.into())),
        ("flags", Value::Flags(flags, rest.into())),
        ("entry", Value::Hex(header.e_entry(endian).into())),
        ("os_abi", Value::Number(header.e_ident().os_abi.0.into())),
        ("program_headers", Value::Number(header.e_phnum(endian).into())),
    ];
    file.part(PartKind::Header, None, 0..header.e_ehsize(endian).into(), 0);
    let (table, entry): (u64, u64) = (header.e_shoff(endian).into(), header.e_shentsize(endian).into());
    match header.section_headers(endian, data) {
        Ok(headers) => sections::<Elf>(&mut file, header, headers, endian),
        Err(error) => file.problem(None, header.e_shoff(endian).into(), error.to_string()),
    }
    if let Err(error) = header.program_headers(endian, data) {
        file.problem(None, header.e_phoff(endian).into(), error.to_string());
    }
    let end = entry.saturating_mul(file.sections.len() as u64).saturating_add(table);
    file.part(PartKind::SectionHeaders, None, table..end, entry);
    relocations(&mut file);
    if let Some(table) = file.sections.iter().position(|section| section.kind == elf::SHT_SYMTAB.0) {
        symbols::<Elf>(&mut file, table, endian);
    } else if let Some(table) = file.sections.iter().position(|section| section.kind == elf::SHT_DYNSYM.0) {
        symbols::<Elf>(&mut file, table, endian);
    }
    groups(&mut file);
    file.index_places();
    Ok(file)
}

/// The part of the file at `offset`, clipped to the end of the file; the flag is true if all of it is there.
pub(super) fn part(data: &[u8], offset: u64, size: u64) -> (&[u8], bool) {
    let start = usize::try_from(offset).unwrap_or(usize::MAX).min(data.len());
    let room = (data.len() - start) as u64;
    (&data[start..start + size.min(room) as usize], size <= room)
}

fn sections<'d, Elf: FileHeader<Endian = Endianness>>(
    file: &mut File<'d>,
    header: &Elf,
    headers: &'d [Elf::SectionHeader],
    endian: Endianness,
) {
    let strings = header.section_strings(endian, file.data, headers).unwrap_or_else(|error| {
        file.problem(None, 0, format!("section names: {error}"));
        StringTable::default()
    });
    file.sections.reserve_exact(headers.len());
    for (index, header) in headers.iter().enumerate() {
        let (offset, size): (u64, u64) = (header.sh_offset(endian).into(), header.sh_size(endian).into());
        let kind = header.sh_type(endian);
        let (data, whole) = match kind {
            elf::SHT_NOBITS | elf::SHT_NULL => (&[][..], true),
            _ => part(file.data, offset, size),
        };
        if !whole {
            file.problem(Some(index as u32), data.len() as u64, "the section extends past the end of the file");
        }
        let name = header.name(endian, strings).unwrap_or_else(|_| {
            if header.sh_name(endian) != 0 {
                file.problem(Some(index as u32), 0, "the section's name is not in the string table");
            }
            b""
        });
        file.sections.push(Section {
            name,
            kind: kind.0,
            flags: header.sh_flags(endian).0,
            address: header.sh_addr(endian).into(),
            offset,
            size,
            data,
            link: header.sh_link(endian),
            info: header.sh_info(endian),
            align: header.sh_addralign(endian).into(),
            entry_size: header.sh_entsize(endian).into(),
            relocations: Vec::new(),
        });
    }
}

/// Attaches relocation sections to the sections that they apply to.
fn relocations(file: &mut File<'_>) {
    for index in 0..file.sections.len() {
        let section = &file.sections[index];
        let (data, number) = (section.data, index as u32);
        let found = match elf::SectionType(section.kind) {
            elf::SHT_RELA => Relocations::Elf { data, explicit: true },
            elf::SHT_REL => Relocations::Elf { data, explicit: false },
            elf::SHT_CREL => Relocations::Crel { data },
            _ => continue,
        };
        match section.info as usize {
            0 => {}
            info if info < file.sections.len() => file.sections[info].relocations.push(found),
            info => file.problem(Some(number), 0, format!("relocations of section {info}, which does not exist")),
        }
    }
}

fn symbols<'d, Elf: FileHeader<Endian = Endianness>>(file: &mut File<'d>, table: usize, endian: Endianness) {
    let section = &file.sections[table];
    let entry = size_of::<Elf::Sym>();
    let whole = section.data.len() / entry * entry;
    let left_over = section.data.len() != whole;
    let found = object::pod::slice_from_all_bytes::<Elf::Sym>(&section.data[..whole]).unwrap_or_default();
    let strings: &'d [u8] = file.sections.get(section.link as usize).map_or(b"", |strings| strings.data);
    let wide = elf::SHT_SYMTAB_SHNDX.0;
    let wide = file.sections.iter().find(|s| s.kind == wide && s.link as usize == table).map_or(&b""[..], |s| s.data);
    if left_over {
        file.problem(Some(table as u32), whole as u64, "the symbol table is truncated");
    }
    let big = file.big_endian;
    file.symbols.reserve_exact(found.len());
    for (index, symbol) in found.iter().enumerate() {
        let at = (index * entry) as u64;
        let name = symbol.st_name(endian);
        let name = match strings.get(name as usize..).and_then(|rest| Some(&rest[..memchr::memchr(0, rest)?])) {
            Some(name) => name,
            None if name == 0 => b"",
            None => {
                file.problem(Some(table as u32), at, "the symbol's name is not in the string table");
                b""
            }
        };
        let number = symbol.st_shndx(endian);
        let location = match number {
            elf::SHN_UNDEF => SymbolLocation::Undefined,
            elf::SHN_ABS => SymbolLocation::Absolute,
            elf::SHN_COMMON => SymbolLocation::Common,
            elf::SHN_XINDEX => {
                let mut cursor = Cursor::new(wide, big);
                cursor.go(index.saturating_mul(4));
                SymbolLocation::Section(cursor.u32().unwrap_or(0))
            }
            other => other
                .index()
                .map_or(SymbolLocation::Other(other.0.into()), |index| SymbolLocation::Section(index.into())),
        };
        if let SymbolLocation::Section(location) = location
            && location as usize >= file.sections.len()
        {
            file.problem(Some(table as u32), at, format!("the symbol is in section {location}, which does not exist"));
        }
        file.symbols.push(Symbol {
            index: index as u32,
            name,
            value: symbol.st_value(endian).into(),
            size: symbol.st_size(endian).into(),
            location,
            info: symbol.st_info().0,
            other: symbol.st_other().0,
            kind: 0,
            is_section: symbol.st_type() == elf::STT_SECTION,
            auxiliary: b"",
        });
    }
}

/// Sections of type `SHT_GROUP`: a word of flags, followed by the section indices of the members.
fn groups(file: &mut File<'_>) {
    let mut left = file.data.len();
    for index in 0..file.sections.len() {
        let section = &file.sections[index];
        if section.kind != elf::SHT_GROUP.0 {
            continue;
        }
        let (mut cursor, symbol) = (Cursor::new(section.data, file.big_endian), section.info);
        let flags = cursor.u32().unwrap_or(0);
        let span = 0..section.data.len() as u64;
        let mut members = Vec::new();
        // In a malformed file, groups may overlap.
        let Some(less) = left.checked_sub(section.data.len()) else {
            file.problem(Some(index as u32), 0, "the groups have more members than fit in the file");
            return;
        };
        left = less;
        while let Ok(member) = cursor.u32() {
            members.push(member);
        }
        if let Some(member) = members.iter().copied().find(|&member| member as usize >= file.sections.len()) {
            file.problem(Some(index as u32), 0, format!("section {member} of the group does not exist"));
        }
        let name = file.symbol(symbol).map_or(&b""[..], |symbol| file.name_of(symbol));
        let selection = match flags {
            1 => Value::Name("COMDAT"),
            0 => Value::None,
            other => Value::Hex(other.into()),
        };
        file.groups.push(Group { section: index as u32, symbol: Some(symbol), name, selection, members, span });
    }
}
