//! Tables of every object: header, sections, symbols, groups, relocations.

use super::bytes::Cursor;
use super::file::{File, Format, Section, Symbol, SymbolLocation};
use super::machine;
use super::names::{self, short};
use super::value::{Heading, Record, Sink, Value, record};
use object::{elf, pe};
use std::borrow::Cow;

const SUMMARY: Record = record! { file: format, machine, bits, byte_order };
const HEADER: Record = record! { header: field, value };
const COUNTS: Record = record! { counts: size, sections, symbols, groups };

const SECTION: Record = record! {
    section: index 5, name 24, type 24, offset 10, size 10, align 5, relocations 11, link 4, info 4, entry_size 10,
    address 7, flags 0
};

const SYMBOL: Record = record! {
    symbol: index 5, value 10, size 6, binding 15, type 8, visibility 10, section 20, name 32, details 0
};

const GROUP: Record = record! { group: section 20, selection 12, symbol 32, members 0 };

const RELOCATION: Record = record! { relocation: offset 10, type 32, place 40, addend 0 };

#[derive(Clone, Copy, Debug)]
pub(super) struct Selected<'w> {
    pub(super) sections: &'w [bool],
    pub(super) all: bool,
}

impl Selected<'_> {
    pub(super) fn has(&self, section: usize) -> bool {
        self.all || self.sections.get(section).is_some_and(|&wanted| wanted)
    }
}

fn heading<'d>(kind: &'static str) -> Heading<'d> {
    Heading { kind, section: None, name: Cow::Borrowed(b"") }
}

/// The header and the number of sections, symbols and relocations.
pub(super) fn summary<'d>(file: &File<'d>, sink: &mut dyn Sink<'d>) {
    sink.table(heading("summary"));
    let format = match file.format {
        Format::Elf => "ELF",
        Format::Coff => "COFF",
    };
    let order = if file.big_endian { "big" } else { "little" };
    let machine = Value::named(file.machine_name, file.machine.into());
    let bits = Value::Number(u64::from(file.address_size) * 8);
    sink.row(&SUMMARY, 0, 0..0, &[Value::Name(format), machine, bits, Value::Name(order)]);
    for (name, value) in &file.header {
        if *value != Value::None {
            sink.row(&HEADER, 1, 0..0, &[Value::Name(name), value.clone()]);
        }
    }
    let counts = [file.data.len(), file.sections.len(), file.symbols.len(), file.groups.len()];
    sink.row(&COUNTS, 1, 0..file.data.len() as u64, &counts.map(|count| Value::Number(count as u64)));
}

#[cfg(feature = "bitcode")]
pub(super) fn bitcode(sink: &mut dyn Sink<'_>) {
    sink.row(&SUMMARY, 0, 0..0, &[Value::Name("bitcode"), Value::None, Value::None, Value::None]);
}

pub(super) fn sections<'d>(file: &File<'d>, wanted: Selected<'_>, sink: &mut dyn Sink<'d>) {
    sink.table(heading("sections"));
    for (index, section) in file.sections.iter().enumerate().filter(|(index, _)| wanted.has(*index)) {
        let span = section.offset..section.offset.saturating_add(section.data.len() as u64);
        let relocations = file.relocation_count(section);
        let number = index as u64 + first_number(file);
        let is_elf = file.format == Format::Elf;
        let of_elf = |value: u64| if is_elf && value != 0 { Value::Number(value) } else { Value::None };
        let kind = match is_elf {
            true => Value::named(names::section_type(file.machine, section.kind), section.kind.into()),
            false => Value::None,
        };
        let values = [
            Value::Number(number),
            Value::text(section.name),
            kind,
            Value::Hex(section.offset),
            Value::Hex(section.size),
            Value::Number(section.align),
            Value::Number(relocations),
            of_elf(section.link.into()),
            of_elf(section.info.into()),
            of_elf(section.entry_size),
            if section.address == 0 { Value::None } else { Value::Hex(section.address) },
            flags(file, section),
        ];
        sink.row(&SECTION, 0, span, &values);
    }
}

/// The number of the first section as the format counts them.
fn first_number(file: &File<'_>) -> u64 {
    u64::from(file.format == Format::Coff)
}

fn flags(file: &File<'_>, section: &Section<'_>) -> Value<'static> {
    let mut found = Vec::new();
    let mut push = |name: &'static str| found.push(short(name));
    let rest = match file.format {
        Format::Elf => {
            let known = elf::machine_names(elf::Machine(file.machine)).shf;
            let mut rest = known.names(elf::SectionFlags(section.flags), |_, name| push(name));
            for &(bit, name) in machine::more_section_flags(file.machine) {
                if rest & bit != 0 {
                    push(name);
                    rest &= !bit;
                }
            }
            rest
        }
        // The alignment bits are omitted, because the alignment has a column of its own.
        Format::Coff => {
            let flags = pe::SectionFlags(section.flags as u32 & !pe::IMAGE_SCN_ALIGN_MASK);
            pe::SectionFlags::NAMES.names(flags, |_, name| push(machine::coff_section_flag(file.machine, name))).into()
        }
    };
    if found.is_empty() && rest == 0 { Value::None } else { Value::Flags(found, rest) }
}

/// The section in which a symbol is defined, or the name of a reserved index.
fn symbol_location<'d>(file: &File<'d>, symbol: &Symbol<'d>) -> Value<'d> {
    match symbol.location {
        SymbolLocation::Undefined => Value::Name("undefined"),
        SymbolLocation::Absolute => Value::Name("absolute"),
        SymbolLocation::Common => Value::Name("common"),
        SymbolLocation::Debug => Value::Name("debug"),
        SymbolLocation::Other(number) => Value::Hex(number.into()),
        SymbolLocation::Section(section) => section_value(file, section),
    }
}

fn section_value<'d>(file: &File<'d>, section: u32) -> Value<'d> {
    match file.sections.get(section as usize) {
        Some(found) => Value::Section(section, found.name),
        None => Value::Number(u64::from(section) + first_number(file)),
    }
}

pub(super) fn symbols<'d>(file: &File<'d>, wanted: Selected<'_>, sink: &mut dyn Sink<'d>) {
    sink.table(heading("symbols"));
    for symbol in &file.symbols {
        let is_wanted = match symbol.location {
            SymbolLocation::Section(section) => wanted.has(section as usize),
            _ => wanted.all,
        };
        if !is_wanted {
            continue;
        }
        let [binding, kind, visibility] = match file.format {
            Format::Elf => of_elf(file, symbol),
            Format::Coff => of_coff(symbol),
        };
        let values = [
            Value::Number(symbol.index.into()),
            Value::Hex(symbol.value),
            if file.format == Format::Elf { Value::Number(symbol.size) } else { Value::None },
            binding,
            kind,
            visibility,
            symbol_location(file, symbol),
            Value::text(file.name_of(symbol)),
            details(file, symbol),
        ];
        sink.row(&SYMBOL, 0, 0..0, &values);
    }
}

fn of_elf<'d>(file: &File<'_>, symbol: &Symbol<'_>) -> [Value<'d>; 3] {
    let (binding, kind, visibility) = (symbol.info >> 4, symbol.info & 15, symbol.other & 3);
    let names = elf::machine_names(elf::Machine(file.machine));
    [
        Value::named(names.stb.name(elf::SymbolBind(binding)).map(short), binding.into()),
        Value::named(names.stt.name(elf::SymbolType(kind)).map(short), kind.into()),
        Value::named(elf::SymbolVisibility(visibility).name().map(short), visibility.into()),
    ]
}

fn of_coff<'d>(symbol: &Symbol<'_>) -> [Value<'d>; 3] {
    let kind = match (symbol.kind, pe::SymbolType(symbol.kind).derived_type().name()) {
        (0, _) => Value::None,
        (kind, name) => Value::named(name.map(short), kind.into()),
    };
    [Value::named(pe::SymbolClass(symbol.info).name().map(short), symbol.info.into()), kind, Value::None]
}

/// The symbol whose value declares features of the object ("PE Format", "The .sxdata Section").
const FEATURES: &[u8] = b"@feat.00";
const FEATURE_BITS: [(u64, &str); 6] = [
    (1, "SafeSEH"),
    (0x100, "GuardStack"),
    (0x200, "SDL"),
    (0x800, "GuardCF"),
    (0x4000, "GuardEHCont"),
    (0x4000_0000, "Kernel"),
];

/// The names of the set bits, and the bits without a name.
fn named_bits<'d>(names: &[(u64, &'static str)], bits: u64) -> Value<'d> {
    let found: Vec<_> = names.iter().filter(|row| bits & row.0 != 0).collect();
    let rest = found.iter().fold(bits, |rest, row| rest & !row.0);
    Value::Flags(found.iter().map(|row| row.1).collect(), rest)
}

/// The bits of ELF's `st_other` other than the visibility, or COFF's auxiliary records.
fn details<'d>(file: &File<'d>, symbol: &Symbol<'d>) -> Value<'d> {
    if file.format == Format::Elf {
        return if symbol.other > 3 { Value::Hex(u64::from(symbol.other & !3)) } else { Value::None };
    }
    let mut cursor = Cursor::new(symbol.auxiliary, false);
    match pe::SymbolClass(symbol.info) {
        pe::IMAGE_SYM_CLASS_FILE => {
            let end = memchr::memchr(0, symbol.auxiliary).unwrap_or(symbol.auxiliary.len());
            Value::text(&symbol.auxiliary[..end])
        }
        pe::IMAGE_SYM_CLASS_WEAK_EXTERNAL => {
            let (Ok(default), Ok(search)) = (cursor.u32(), cursor.u32()) else { return Value::None };
            let search = pe::WeakExternSearch(search);
            Value::List(vec![file.place(Some(default), 0), Value::named(search.name().map(short), search.0.into())])
        }
        pe::IMAGE_SYM_CLASS_STATIC if symbol.name == FEATURES => named_bits(&FEATURE_BITS, symbol.value),
        _ if symbol.is_section => {
            let (Ok(size), Ok(relocations), Ok(_), Ok(sum)) = (cursor.u32(), cursor.u16(), cursor.u16(), cursor.u32())
            else {
                return Value::None;
            };
            Value::made(format!("size {size:#x}, {relocations} relocations, checksum {sum:#010x}"))
        }
        _ => Value::None,
    }
}

pub(super) fn groups<'d>(file: &File<'d>, wanted: Selected<'_>, sink: &mut dyn Sink<'d>) {
    let is_wanted = |section: &u32| wanted.has(*section as usize);
    let mut begun = false;
    for group in &file.groups {
        if !is_wanted(&group.section) && !group.members.iter().any(is_wanted) {
            continue;
        }
        if !begun {
            sink.table(heading("groups"));
            begun = true;
        }
        let symbol = group.symbol.map_or(Value::None, |symbol| file.place(Some(symbol), 0));
        let members = Value::List(group.members.iter().map(|&member| section_value(file, member)).collect());
        let values = [section_value(file, group.section), group.selection.clone(), symbol, members];
        sink.row(&GROUP, 0, group.span.clone(), &values);
    }
}

pub(super) fn relocations<'d>(file: &File<'d>, index: usize, sink: &mut dyn Sink<'d>) {
    let section = &file.sections[index];
    let mut begun = false;
    for relocation in file.relocations(section) {
        if !begun {
            sink.table(Heading { kind: "relocations", section: Some(index as u32), name: Cow::Borrowed(section.name) });
            begun = true;
        }
        let at = relocation.offset;
        let values = [
            Value::Hex(at),
            Value::named(file.relocation_name(relocation.kind), relocation.kind.into()),
            match (relocation.symbol, relocation.addend) {
                (Some(_), Some(addend)) => file.place(relocation.symbol, addend),
                // The addend is in the field.
                (Some(_), None) => file.symbol_alone(relocation.symbol),
                (None, addend) => File::number(addend.unwrap_or(0)),
            },
            if relocation.addend.is_some() { Value::None } else { Value::Name("in the field") },
        ];
        sink.row(&RELOCATION, 0, at..at, &values);
    }
}

/// A hex dump of a section that no decoder handles, shown only if the section is selected.
pub(super) fn contents<'d>(file: &File<'d>, index: usize, sink: &mut dyn Sink<'d>) {
    const LINE: Record = record! { bytes: offset 10, bytes 0 };
    const WIDTH: usize = 16;
    let section = &file.sections[index];
    sink.table(Heading { kind: super::CONTENTS, section: Some(index as u32), name: Cow::Borrowed(section.name) });
    for (line, bytes) in section.data.chunks(WIDTH).enumerate() {
        let at = (line * WIDTH) as u64;
        sink.row(&LINE, 0, at..at + bytes.len() as u64, &[Value::Hex(at), Value::Bytes(bytes)]);
    }
}
