//! Windows unwind tables, `.pdata` with the records in `.xdata` that it refers to ("PE Format", "The .pdata Section").
//! Each machine's format has a file; this one locates the records and has what ARM and ARM64 share.

use super::super::machine::Unwind;
use super::*;
use std::collections::HashMap;
use std::ops::RangeInclusive;

pub(super) fn pdata<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let mut targets = Targets::new(section);
    match machine::unwind(fields.file) {
        Some(Unwind::X64) => unwind_x64::entries(fields, &mut targets, out),
        Some(Unwind::Arm) => packed_entries(fields, &mut targets, &FORMS[0], out),
        Some(Unwind::Arm64) => packed_entries(fields, &mut targets, &FORMS[1], out),
        None => fields.cursor.wrong("the unwind table format of this machine is unknown"),
    }
}

/// Limit on unwind information read, as a multiple of the section's size; entries may share it.
const TIMES: usize = 64;
const AT_LEAST: usize = 1 << 22;

/// The sections that entries refer to, with their sorted relocations.
pub(super) struct Targets<'f, 'd> {
    found: HashMap<u32, Fields<'f, 'd>>,
    left: usize,
}

impl<'f, 'd> Targets<'f, 'd> {
    fn new(section: &Section<'d>) -> Self {
        Targets { found: HashMap::new(), left: section.data.len().saturating_mul(TIMES).saturating_add(AT_LEAST) }
    }

    /// The fields of the section that contains a place, with the cursor at that place.
    pub(super) fn at(
        &mut self,
        fields: &Fields<'f, 'd>,
        place: &Value<'d>,
    ) -> Result<&mut Fields<'f, 'd>, &'static str> {
        let Value::Address(Address { symbol: Some(symbol), addend, .. }) = place else {
            return Err("the unwind information is not in this file");
        };
        let symbol = fields.file.symbol(*symbol).ok_or("its symbol does not exist")?;
        let SymbolLocation::Section(section) = symbol.location else {
            return Err("the unwind information is not in this file");
        };
        let found = fields.file.sections.get(section as usize).ok_or("its section does not exist")?;
        let offset = symbol.value.wrapping_add(*addend as u64);
        let target = self.found.entry(section).or_insert_with(|| Fields::new(fields.file, found));
        let offset = usize::try_from(offset).unwrap_or(usize::MAX);
        if offset >= found.data.len() {
            return Err("the unwind information is past the end of its section");
        }
        target.cursor.go(offset);
        Ok(target)
    }

    /// Charges bytes to the limit; returns false if it is exceeded.
    pub(super) fn spend(&mut self, bytes: usize) -> bool {
        self.left.checked_sub(bytes).map(|left| self.left = left).is_some()
    }
}

/// Decodes the record that the entry at `start` refers to. Errors in it are reported, and decoding continues.
pub(super) fn pointed_to<'f, 'd>(
    fields: &Fields<'f, 'd>,
    targets: &mut Targets<'f, 'd>,
    start: usize,
    place: &Value<'d>,
    record: impl Fn(&mut Fields<'f, 'd>, &mut Out<'_, 'd>) -> Read<()>,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    let target = match targets.at(fields, place) {
        Ok(target) => target,
        Err(what) => {
            out.problem(start as u64, what);
            return Ok(());
        }
    };
    let at = target.cursor.at();
    if let Err(wrong) = record(target, out) {
        out.problem(start as u64, format!("at {:#x} of the unwind information: {}", wrong.at, wrong.what));
    }
    let read = target.cursor.at() - at;
    if !targets.spend(read) {
        return fields.cursor.wrong("the entries share too much unwind information; the rest is skipped");
    }
    Ok(())
}

// The rest is common to ARM and ARM64.

const FUNCTION: Record = record! { function: start, unwind };
const UNWIND: Record = record! { unwind: length, version, fragment, epilogues, code_bytes };
const EPILOGUE: Record = record! { epilogue: start, condition, code };
const OPERATION: Record = record! { operation: code 6, bytes 12, operation 0 };
static HANDLER: Layout = layout!(handler { place: F::Address });
const INSTRUCTION: Record = record! { instruction: part 8, instruction 0 };

/// Values of the flag field of packed entries: whole functions, and fragments without a prologue.
const KINDS: [&str; 4] = ["reserved", "function", "fragment", "reserved"];

#[derive(Clone, Copy)]
pub(super) struct Bits {
    lowest: u32,
    count: u32,
}

impl Bits {
    pub(super) const fn new(lowest: u32, count: u32) -> Self {
        Bits { lowest, count }
    }

    fn of(self, word: u32) -> u64 {
        bits(word, self.lowest, self.count)
    }
}

/// The differences between the ARM and ARM64 formats.
pub(super) struct Form {
    /// The unit of code lengths and offsets, in bytes.
    unit: u64,
    epilogues: Bits,
    code_words: Bits,
    fragment: Option<Bits>,
    /// In an epilogue scope: the condition, and the index of its first code.
    condition: Option<Bits>,
    first_code: Bits,
    packed: Packed,
    codes: &'static [Code],
}

/// A prologue or an epilogue: its name, and its instructions in unwinding order.
pub(super) type Part = (&'static str, Vec<String>);

/// Packed unwind data: a word with the length, the kind, other numbers, and a size.
pub(super) struct Packed {
    pub(super) record: Record,
    pub(super) numbers: &'static [Bits],
    pub(super) size: Bits,
    pub(super) size_unit: u64,
    pub(super) parts: fn(u32) -> Vec<Part>,
}

/// An unwind code.
pub(super) struct Code {
    /// The values of its first byte.
    first: RangeInclusive<u8>,
    /// Its length in bytes.
    length: usize,
    name: &'static str,
    /// The number of low bits that are its operand.
    bits: usize,
    /// Shows the operand.
    operand: fn(u32) -> String,
}

impl Code {
    /// The code whose first byte begins with `opcode`, a number of `width` bits; the other bits are the operand.
    pub(super) const fn new(
        opcode: u8,
        width: usize,
        length: usize,
        name: &'static str,
        operand: fn(u32) -> String,
    ) -> Self {
        let first = opcode << (8 - width);
        Code { first: first..=first | (0xffu32 >> width) as u8, length, name, bits: 8 * length - width, operand }
    }

    fn shown(&self, bytes: &[u8]) -> String {
        let all = bytes.iter().fold(0u32, |all, &byte| all << 8 | u32::from(byte));
        format!("{}{}", self.name, (self.operand)(all & ((1u64 << self.bits) - 1) as u32))
    }
}

pub(super) fn raw(value: u32) -> String {
    format!(" {value:#x}")
}

/// The operand of a code without one.
pub(super) fn none(_: u32) -> String {
    String::new()
}

/// The ARM and ARM64 formats.
#[rustfmt::skip]
static FORMS: [Form; 2] = [
    Form {
        unit: 2, epilogues: Bits::new(23, 5), code_words: Bits::new(28, 4), fragment: Some(Bits::new(22, 1)),
        condition: Some(Bits::new(20, 4)), first_code: Bits::new(24, 8),
        packed: unwind_arm::PACKED, codes: unwind_arm::CODES,
    },
    Form {
        unit: 4, epilogues: Bits::new(22, 5), code_words: Bits::new(27, 5), fragment: None, condition: None,
        first_code: Bits::new(22, 10),
        packed: unwind_arm64::PACKED, codes: unwind_arm64::CODES,
    },
];

/// Extracts `count` bits of a word, starting at bit `from`.
pub(super) fn bits(word: u32, from: u32, count: u32) -> u64 {
    u64::from(word >> from & ((1 << count) - 1))
}

/// Shows packed unwind data and the instructions that it encodes.
fn packed(word: u32, form: &'static Form, span: &Range<u64>, out: &mut Out<'_, '_>) {
    let Packed { record, numbers, size, size_unit, parts } = &form.packed;
    let mut values = vec![Value::Hex(bits(word, 2, 11) * form.unit), Value::Name(KINDS[(word & 3) as usize])];
    values.extend(numbers.iter().map(|number| Value::Number(number.of(word))));
    values.push(Value::Hex(size.of(word) * size_unit));
    out.row(record, 1, span.clone(), &values);
    for (part, all) in parts(word) {
        for instruction in all {
            out.row(&INSTRUCTION, 2, span.clone(), &[Value::Name(part), Value::made(instruction)]);
        }
    }
}

/// Entries whose second word is either packed unwind data or the address of a record.
fn packed_entries<'f, 'd>(
    fields: &mut Fields<'f, 'd>,
    targets: &mut Targets<'f, 'd>,
    form: &'static Form,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let function = fields.place(4)?;
        let word = fields.cursor.clone().u32()?;
        let unwind = fields.place(4)?;
        let span = fields.cursor.since(start);
        if word & 3 != 0 && matches!(unwind, Value::Hex(_)) {
            out.row(&FUNCTION, 0, span.clone(), &[function, Value::None]);
            packed(word, form, &span, out);
            continue;
        }
        out.row(&FUNCTION, 0, span, &[function, unwind.clone()]);
        pointed_to(fields, targets, start, &unwind, |fields, out| record(fields, form, out), out)?;
    }
    Ok(())
}

/// Decodes a record of `.xdata`.
fn record<'d>(fields: &mut Fields<'_, 'd>, form: &Form, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor = &mut fields.cursor;
    let start = cursor.at();
    let word = cursor.u32()?;
    let (has_handler, is_single) = (bits(word, 20, 1) != 0, bits(word, 21, 1) != 0);
    let (mut epilogues, mut words) = (form.epilogues.of(word), form.code_words.of(word));
    if epilogues == 0 && words == 0 {
        let more = cursor.u32()?;
        (epilogues, words) = (bits(more, 0, 16), bits(more, 16, 8));
    }
    let number = |word: u32, field: Option<Bits>| field.map_or(Value::None, |field| Value::Number(field.of(word)));
    let values = [
        Value::Hex(bits(word, 0, 18) * form.unit),
        Value::Number(bits(word, 18, 2)),
        number(word, form.fragment),
        Value::Number(if is_single { 1 } else { epilogues }),
        Value::Number(words * 4),
    ];
    out.row(&UNWIND, 1, cursor.since(start), &values);
    if is_single {
        let values = [Value::Name("at the end"), Value::None, Value::Number(epilogues)];
        out.row(&EPILOGUE, 2, cursor.since(cursor.at()), &values);
    }
    let mut scopes = cursor.part(if is_single { 0 } else { epilogues as usize * 4 })?;
    while !scopes.is_empty() {
        let start = scopes.at();
        let scope = scopes.u32()?;
        let values = [
            Value::Hex(bits(scope, 0, 18) * form.unit),
            number(scope, form.condition),
            number(scope, Some(form.first_code)),
        ];
        out.row(&EPILOGUE, 2, scopes.since(start), &values);
    }
    let mut codes = cursor.part(words as usize * 4)?;
    operations(&mut codes, form, out);
    if has_handler {
        fields::row(fields, &HANDLER, 1, out)?;
    }
    Ok(())
}

/// Decodes the unwind codes of the prologue and the epilogues, which may share codes.
fn operations<'d>(codes: &mut Cursor<'d>, form: &Form, out: &mut Out<'_, 'd>) {
    let first = codes.at();
    while let Ok(byte) = codes.clone().u8() {
        let start = codes.at();
        let code = form.codes.iter().find(|code| code.first.contains(&byte));
        let Ok(bytes) = codes.bytes(code.map_or(1, |code| code.length)) else {
            out.problem(start as u64, "the last unwind code is truncated");
            return;
        };
        let shown = code.map_or_else(|| "reserved".to_owned(), |code| code.shown(bytes));
        let values = [Value::Number((start - first) as u64), Value::Bytes(bytes), Value::made(shown)];
        out.row(&OPERATION, 2, codes.since(start), &values);
    }
}
