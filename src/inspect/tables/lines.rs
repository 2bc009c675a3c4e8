//! DWARF line tables, version 2 to 5, `.debug_line` ("Line Number Information"): headers with directories and files,
//! and the rows of the line number programs.

use super::super::file::Relocation;
use super::*;
use gimli::{
    AttributeValue, DebugLine, DebugLineOffset, EndianSlice, Format, LineInstruction, LineProgramHeader, Relocate,
    RelocateReader, RunTimeEndian,
};
use std::cell::Cell;

const TABLE: Record = record! {
    table: offset, length, version, format, address_size, min_instruction, line_base, line_range, opcode_base, is_stmt
};
const DIRECTORY: Record = record! { directory: index, name };
const FILE: Record = record! { file: index, name, directory, time, size, md5 };
const ROW: Record = record! { line: address 28, line 6, column 6, file 4, isa 3, discriminator 13, flags 0 };

/// Supplies relocated offsets to `gimli`, and records where it reads an address.
#[derive(Clone, Copy, Debug)]
struct Resolver<'r, 'f, 'd> {
    fields: &'r Fields<'f, 'd>,
    address: &'r Cell<usize>,
}

impl Resolver<'_, '_, '_> {
    fn at(&self, offset: usize) -> Option<Relocation> {
        self.fields.between(offset as u64, offset as u64 + 1).first().copied()
    }
}

impl Relocate for Resolver<'_, '_, '_> {
    fn relocate_address(&self, offset: usize, value: u64) -> gimli::Result<u64> {
        self.address.set(offset);
        Ok(value)
    }

    fn relocate_offset(&self, offset: usize, value: usize) -> gimli::Result<usize> {
        let Some(relocation) = self.at(offset) else { return Ok(value) };
        let symbol = relocation.symbol.and_then(|symbol| self.fields.file.symbol(symbol));
        let addend = relocation.addend.unwrap_or(value as i64);
        Ok((symbol.map_or(0, |symbol| symbol.value) as usize).wrapping_add(addend as usize))
    }
}

type Slice<'d> = EndianSlice<'d, RunTimeEndian>;
type Reader<'r, 'f, 'd> = RelocateReader<Slice<'d>, Resolver<'r, 'f, 'd>>;
type Header<'r, 'f, 'd> = LineProgramHeader<Reader<'r, 'f, 'd>>;

pub(super) fn debug_line<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let fields = &*fields;
    let (big, size) = (fields.file.big_endian, fields.file.address_size);
    let endian = if big { RunTimeEndian::Big } else { RunTimeEndian::Little };
    let address = Cell::new(0);
    let resolver = Resolver { fields, address: &address };
    let lines = DebugLine::from(RelocateReader::new(EndianSlice::new(section.data, endian), resolver));
    let mut cursor = Cursor::new(section.data, big);
    while !cursor.is_empty() {
        let start = cursor.at();
        let length = match cursor.u32()? {
            u32::MAX => cursor.u64()?,
            length => length.into(),
        };
        let body = cursor.part(usize::try_from(length).unwrap_or(usize::MAX));
        match lines.program(DebugLineOffset(start), size, None, None) {
            Ok(program) => {
                let header = program.header();
                head(fields, header, start, cursor.at(), out);
                if let Err(error) = rows(resolver, header, start, out) {
                    out.problem(start as u64, error.to_string());
                }
            }
            Err(error) => out.problem(start as u64, error.to_string()),
        }
        body?;
    }
    Ok(())
}

/// A file or directory name in one of its forms.
fn name<'d>(fields: &Fields<'_, 'd>, value: &AttributeValue<Reader<'_, '_, 'd>>) -> Value<'d> {
    let of_section = |name: &str, offset: usize| {
        let section = fields.file.section_named(name.as_bytes()).map(|index| &fields.file.sections[index as usize]);
        let rest = section.and_then(|section| section.data.get(offset..)).unwrap_or_default();
        Value::text(&rest[..memchr::memchr(0, rest).unwrap_or(rest.len())])
    };
    match value {
        AttributeValue::String(text) => Value::text(text.inner().slice()),
        AttributeValue::DebugLineStrRef(offset) => of_section(".debug_line_str", offset.0),
        AttributeValue::DebugStrRef(offset) => of_section(".debug_str", offset.0),
        _ => Value::None,
    }
}

fn head<'d>(fields: &Fields<'_, 'd>, header: &Header<'_, '_, 'd>, start: usize, end: usize, out: &mut Out<'_, 'd>) {
    let values = [
        Value::Hex(start as u64),
        Value::Hex(header.unit_length() as u64),
        Value::Number(header.version().into()),
        Value::Name(if header.format() == Format::Dwarf64 { "DWARF64" } else { "DWARF32" }),
        Value::Number(header.address_size().into()),
        Value::Number(header.minimum_instruction_length().into()),
        Value::Signed(header.line_base().into()),
        Value::Number(header.line_range().into()),
        Value::Number(header.opcode_base().into()),
        Value::Number(u64::from(header.default_is_stmt())),
    ];
    let span = start as u64..end as u64;
    out.row(&TABLE, 0, span.clone(), &values);
    // Before version 5, entry 0 is implied by the unit.
    let first = u64::from(header.version() < 5);
    let at = span.start..span.start;
    for (index, directory) in header.include_directories().iter().enumerate() {
        let values = [Value::Number(index as u64 + first), name(fields, directory)];
        out.row(&DIRECTORY, 1, at.clone(), &values);
    }
    let given = |is_there: bool, value: u64| if is_there && value != 0 { Value::Number(value) } else { Value::None };
    for (index, file) in header.file_names().iter().enumerate() {
        let digits = || file.md5().iter().map(|byte| format!("{byte:02x}")).collect();
        let values = [
            Value::Number(index as u64 + first),
            name(fields, &file.path_name()),
            Value::Number(file.directory_index()),
            given(header.file_has_timestamp(), file.timestamp()),
            given(header.file_has_size(), file.size()),
            if header.version() >= 5 && header.file_has_md5() { Value::made(digits()) } else { Value::None },
        ];
        out.row(&FILE, 1, at.clone(), &values);
    }
}

/// The registers of the line number state machine.
struct State {
    /// The relocation of the last `DW_LNE_set_address`; `address` is relative to it.
    base: Option<Relocation>,
    address: u64,
    line: u64,
    column: u64,
    file: u64,
    isa: u64,
    discriminator: u64,
    is_stmt: bool,
    block: bool,
    prologue_end: bool,
    epilogue_begin: bool,
}

impl State {
    fn new(is_stmt: bool) -> Self {
        State {
            base: None,
            address: 0,
            line: 1,
            column: 0,
            file: 1,
            isa: 0,
            discriminator: 0,
            is_stmt,
            block: false,
            prologue_end: false,
            epilogue_begin: false,
        }
    }

    fn advance(&mut self, operations: u64, header: &Header<'_, '_, '_>) {
        let bytes = operations.wrapping_mul(header.minimum_instruction_length().into());
        self.address = self.address.wrapping_add(bytes);
    }

    fn advance_line(&mut self, by: i64) {
        self.line = u64::from((self.line as u32).wrapping_add(by as u32));
    }

    fn row<'d>(&mut self, fields: &Fields<'_, 'd>, at: u64, end: bool, out: &mut Out<'_, 'd>) {
        let address = match self.base {
            Some(relocation) => fields.file.place(relocation.symbol, self.address as i64),
            None => Value::Hex(self.address),
        };
        let flags = [
            (self.is_stmt, "is_stmt"),
            (self.block, "basic_block"),
            (self.prologue_end, "prologue_end"),
            (self.epilogue_begin, "epilogue_begin"),
            (end, "end_sequence"),
        ];
        let flags: Vec<&'static str> = flags.iter().filter(|flag| flag.0).map(|flag| flag.1).collect();
        let values = [
            address,
            Value::Number(self.line),
            Value::Number(self.column),
            Value::Number(self.file),
            Value::Number(self.isa),
            Value::Number(self.discriminator),
            if flags.is_empty() { Value::None } else { Value::Flags(flags, 0) },
        ];
        out.row(&ROW, 1, at..at, &values);
        (self.discriminator, self.block, self.prologue_end, self.epilogue_begin) = (0, false, false, false);
    }
}

fn rows<'d>(
    resolver: Resolver<'_, '_, 'd>,
    header: &Header<'_, '_, 'd>,
    start: usize,
    out: &mut Out<'_, 'd>,
) -> gimli::Result<()> {
    let (range, base) = (header.line_range(), i64::from(header.line_base()));
    let at = start as u64;
    let mut state = State::new(header.default_is_stmt());
    let mut all = header.instructions();
    while let Some(instruction) = all.next_instruction(header)? {
        match instruction {
            LineInstruction::Special(opcode) => {
                let adjusted = opcode.wrapping_sub(header.opcode_base());
                state.advance((adjusted / range).into(), header);
                state.advance_line(base + i64::from(adjusted % range));
                state.row(resolver.fields, at, false, out);
            }
            LineInstruction::Copy => state.row(resolver.fields, at, false, out),
            LineInstruction::AdvancePc(operations) => state.advance(operations, header),
            LineInstruction::AdvanceLine(by) => state.advance_line(by),
            LineInstruction::SetFile(file) => state.file = file,
            LineInstruction::SetColumn(column) => state.column = column,
            LineInstruction::NegateStatement => state.is_stmt = !state.is_stmt,
            LineInstruction::SetBasicBlock => state.block = true,
            LineInstruction::ConstAddPc => {
                state.advance((255u8.wrapping_sub(header.opcode_base()) / range).into(), header);
            }
            LineInstruction::FixedAddPc(bytes) => state.address = state.address.wrapping_add(bytes.into()),
            LineInstruction::SetPrologueEnd => state.prologue_end = true,
            LineInstruction::SetEpilogueBegin => state.epilogue_begin = true,
            LineInstruction::SetIsa(isa) => state.isa = isa,
            LineInstruction::EndSequence => {
                state.row(resolver.fields, at, true, out);
                state = State::new(header.default_is_stmt());
            }
            LineInstruction::SetAddress(address) => {
                state.base = resolver.at(resolver.address.get());
                state.address = state.base.and_then(|found| found.addend).map_or(address, |addend| addend as u64);
            }
            LineInstruction::SetDiscriminator(discriminator) => state.discriminator = discriminator,
            // Files defined by the program (`DW_LNE_define_file`, version 4 and earlier) do not occur in practice;
            // other opcodes are unknown.
            _ => {}
        }
    }
    Ok(())
}
