//! Call frames, `.eh_frame` and `.debug_frame` (DWARF, "Call Frame Information"; LSB, "Exception Frames"): entries, and for each
//! function the rules by which its frame is unwound, from place to place.

use super::super::bytes::{Cursor, Read, Wrong};
use super::super::file::Section;
use super::super::machine;
use super::super::relocations::Fields;
use super::super::value::{Record, Value, column};
use super::Out;
use gimli::{
    BaseAddresses, CfaRule, CieOrFde, CommonInformationEntry, DebugFrame, EhFrame, EndianSlice, FrameDescriptionEntry,
    Register, RegisterRule, RunTimeEndian, UnwindContext, UnwindContextStorage, UnwindExpression, UnwindOffset,
    UnwindSection, UnwindTableRow,
};
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

const CIE: Record = Record::labelled(
    "cie",
    &[
        column("offset", 0),
        column("version", 0),
        column("code_alignment", 0),
        column("data_alignment", 0),
        column("return_register", 0),
        column("pointers", 0),
        column("personality", 0),
        column("signal", 0),
        column("augmentation", 0),
    ],
);
const FDE: Record = Record::labelled(
    "fde",
    &[column("offset", 0), column("cie", 0), column("function", 0), column("size", 0), column("lsda", 0)],
);
const ROW: Record = Record::columns("rule", &[column("at", 8), column("cfa", 12), column("registers", 0)]);

type Slice<'d> = EndianSlice<'d, RunTimeEndian>;

/// How deep rules may be remembered, and how many registers may have some.
#[derive(Clone, PartialEq, Eq)]
struct Storage;

impl UnwindContextStorage<usize> for Storage {
    type Rules = [(Register, RegisterRule<usize>); 192];
    type Stack = Box<[UnwindTableRow<usize, Self>; 32]>;
}

/// Bytes of instructions that are followed for each byte of the section; those of an entry that many share count for each.
const TIMES: usize = 64;
const AT_LEAST: usize = 1 << 24;

pub(super) fn eh_frame<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let mut data = Cow::Borrowed(section.data);
    without_letters(&mut data, &|id| id == 0, fields.file.big_endian);
    let mut frames = EhFrame::new(&data, endian(fields));
    frames.set_address_size(fields.file.address_size);
    frames.set_vendor(machine::vendor(fields.file));
    entries(fields, section, &frames, out)
}

pub(super) fn debug_frame<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let mut data = with_own_offsets(fields, section);
    without_letters(&mut data, &|id| id == u32::MAX, fields.file.big_endian);
    let mut frames = DebugFrame::new(&data, endian(fields));
    frames.set_address_size(fields.file.address_size);
    frames.set_vendor(machine::vendor(fields.file));
    entries(fields, section, &frames, out)
}

fn endian(fields: &Fields<'_, '_>) -> RunTimeEndian {
    if fields.file.big_endian { RunTimeEndian::Big } else { RunTimeEndian::Little }
}

/// The bytes with offsets into the section itself filled in where only relocations have them.
fn with_own_offsets<'d>(fields: &Fields<'_, 'd>, section: &Section<'d>) -> Cow<'d, [u8]> {
    let mut data = Cow::Borrowed(section.data);
    for relocation in fields.all() {
        let symbol = relocation.symbol.and_then(|symbol| fields.file.symbol(symbol));
        let (Some(symbol), Some(addend)) = (symbol, relocation.addend) else { continue };
        if !symbol.is_section || fields.file.name_of(symbol) != section.name {
            continue;
        }
        let is_wide = fields.file.relocation_name(relocation.kind).is_some_and(|name| name.ends_with("64"));
        let size = if is_wide { 8 } else { 4 };
        let Ok(at) = usize::try_from(relocation.offset) else { continue };
        let Some(field) = data.to_mut().get_mut(at..at.saturating_add(size)) else { continue };
        match fields.file.big_endian {
            true => field.copy_from_slice(&addend.to_be_bytes()[8 - size..]),
            false => field.copy_from_slice(&addend.to_le_bytes()[..size]),
        }
    }
    data
}

/// Where the augmentation of the entry at an offset stands, if it is a CIE; and where the next entry begins.
fn augmentation(
    data: &[u8],
    start: usize,
    is_cie: &dyn Fn(u32) -> bool,
    big: bool,
) -> Read<(Option<Range<usize>>, usize)> {
    let mut cursor = Cursor::new(data, big);
    cursor.go(start);
    let length = match cursor.u32()? {
        u32::MAX => cursor.u64()?,
        length => length.into(),
    };
    let end = cursor.at().saturating_add(usize::try_from(length).unwrap_or(usize::MAX));
    let id_size = if cursor.at() - start > 4 { 8 } else { 4 };
    // All ones in either size.
    if length == 0 || !is_cie(cursor.uint(id_size)? as u32) {
        return Ok((None, end));
    }
    cursor.u8()?;
    let at = cursor.at();
    let text = cursor.text()?;
    Ok((Some(at..at + text.len()), end))
}

/// Letters of augmentations that say something of code and have no data: which key signs return addresses, and whether the stack is
/// tagged.
const LETTERS: [u8; 2] = [b'B', b'G'];

/// Writes another letter without data in place of those that `gimli` does not know.
fn without_letters(data: &mut Cow<'_, [u8]>, is_cie: &dyn Fn(u32) -> bool, big: bool) {
    let mut start = 0;
    while let Ok((found, end)) = augmentation(data, start, is_cie, big) {
        for at in found.into_iter().flatten().filter(|&at| LETTERS.contains(&data[at])).collect::<Vec<_>>() {
            data.to_mut()[at] = b'S';
        }
        start = end;
    }
}

fn entries<'d, 's, S: UnwindSection<Slice<'s>>>(
    fields: &mut Fields<'_, 'd>,
    section: &Section<'d>,
    frames: &S,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    // Pointers mean what their relocations say; these have them read at all.
    let bases = BaseAddresses::default().set_eh_frame(0).set_eh_frame_hdr(0).set_text(0).set_got(0);
    let mut context = UnwindContext::<usize, Storage>::new_in();
    let mut shared: HashMap<usize, CommonInformationEntry<Slice<'s>>> = HashMap::new();
    let mut left = section.data.len().saturating_mul(TIMES).saturating_add(AT_LEAST);
    let mut all = frames.entries(&bases);
    let mut next = 0;
    loop {
        let entry = all.next().map_err(|error| wrong(next, &error))?;
        match entry {
            None => return Ok(()),
            Some(CieOrFde::Cie(cie)) => {
                next = end_of(cie.offset(), cie.entry_len(), section.data);
                row_of_cie(fields, section, &cie, next, out);
                shared.insert(cie.offset(), cie);
            }
            Some(CieOrFde::Fde(partial)) => {
                let start = partial.offset();
                next = end_of(start, partial.entry_len(), section.data);
                let parsed = partial.parse(|section, bases, offset| match shared.get(&UnwindOffset::into(offset)) {
                    Some(cie) => Ok(cie.clone()),
                    None => section.cie_from_offset(bases, offset),
                });
                let fde = match parsed {
                    Ok(fde) => fde,
                    Err(error) => {
                        out.problem(start as u64, error.to_string());
                        continue;
                    }
                };
                row_of_fde(fields, &fde, next, out);
                let Some(less) = left.checked_sub(fde.entry_len().saturating_add(fde.cie().entry_len())) else {
                    out.problem(start as u64, "the entries share so many instructions that they are not followed");
                    continue;
                };
                left = less;
                if let Err(error) = rules(fields, &fde, frames, &bases, &mut context, out) {
                    out.problem(start as u64, error.to_string());
                }
            }
        }
    }
}

fn wrong(at: usize, _: &gimli::Error) -> Wrong {
    Wrong { at, what: "what follows is no entry of call frames" }
}

/// Where an entry ends. Its length does not count the field that it stands in, which is 4 bytes, or 12.
fn end_of(start: usize, length: usize, data: &[u8]) -> usize {
    let is_wide = data.get(start..start + 4).is_some_and(|field| field == [0xff; 4]);
    start + length + if is_wide { 12 } else { 4 }
}

fn row_of_cie<'d>(
    fields: &mut Fields<'_, 'd>,
    section: &Section<'d>,
    cie: &CommonInformationEntry<Slice<'_>>,
    end: usize,
    out: &mut Out<'_, 'd>,
) {
    let start = cie.offset();
    let personality = match cie.personality() {
        Some(pointer) => first_place(fields, start, end, 0).unwrap_or(Value::Hex(pointer.pointer())),
        None => Value::None,
    };
    let pointers = cie.fde_address_encoding();
    let letters = match augmentation(section.data, start, &|_| true, fields.file.big_endian) {
        Ok((Some(found), _)) => &section.data[found],
        _ => b"",
    };
    let values = [
        Value::Hex(start as u64),
        Value::Number(cie.version().into()),
        Value::Number(cie.code_alignment_factor()),
        Value::Signed(cie.data_alignment_factor()),
        register(fields, cie.return_address_register()),
        pointers.map_or(Value::None, |encoding| Value::Hex(encoding.0.into())),
        personality,
        if letters.contains(&b'S') { Value::Name("yes") } else { Value::None },
        if letters.is_empty() { Value::None } else { Value::text(letters) },
    ];
    out.row(&CIE, 0, start as u64..end as u64, &values);
}

fn row_of_fde<'d>(
    fields: &mut Fields<'_, 'd>,
    fde: &FrameDescriptionEntry<Slice<'_>>,
    end: usize,
    out: &mut Out<'_, 'd>,
) {
    let start = fde.offset();
    let own = fde.cie().offset();
    let function = first_place(fields, start, end, own).unwrap_or(Value::Hex(fde.initial_address()));
    let lsda = match fde.lsda() {
        Some(pointer) => last_place(fields, start, end).unwrap_or(Value::Hex(pointer.pointer())),
        None => Value::None,
    };
    let values = [Value::Hex(start as u64), Value::Hex(own as u64), function, Value::Hex(fde.len()), lsda];
    out.row(&FDE, 0, start as u64..end as u64, &values);
}

/// The place that the first relocation of an entry names: the function, or in a CIE the personality. What is relocated in front of
/// that is the offset of the entry's CIE, which is in the section itself.
fn first_place<'d>(fields: &mut Fields<'_, 'd>, start: usize, end: usize, cie: usize) -> Option<Value<'d>> {
    const LENGTH_AND_CIE: usize = 8;
    let found = fields.between(start as u64 + LENGTH_AND_CIE as u64, end as u64);
    let is_own = |addend: Option<i64>| start != cie && addend == Some(cie as i64) && end - start > 24;
    let relocation = match found {
        // In 64-bit DWARF the offset of the CIE stands at 12.
        [own, function, ..] if own.offset == start as u64 + 12 && is_own(own.addend) => *function,
        [first, ..] => *first,
        [] => return None,
    };
    Some(fields.relocated_field(&relocation))
}

/// The place that the last relocation of an entry names: the data of its language.
fn last_place<'d>(fields: &mut Fields<'_, 'd>, start: usize, end: usize) -> Option<Value<'d>> {
    let relocation = match fields.between(start as u64 + 8, end as u64) {
        [_, .., last] => *last,
        _ => return None,
    };
    Some(fields.relocated_field(&relocation))
}

fn register<'d>(fields: &Fields<'_, 'd>, register: Register) -> Value<'d> {
    match machine::register_name(fields.file, register) {
        Some(name) => Value::Name(name),
        None => Value::Number(register.0.into()),
    }
}

/// The rules of one function.
fn rules<'d, 's, S: UnwindSection<Slice<'s>>>(
    fields: &Fields<'_, 'd>,
    fde: &FrameDescriptionEntry<Slice<'s>>,
    frames: &S,
    bases: &BaseAddresses,
    context: &mut UnwindContext<usize, Storage>,
    out: &mut Out<'_, 'd>,
) -> gimli::Result<()> {
    let span = fde.offset() as u64..fde.offset() as u64;
    let mut table = fde.rows(frames, bases, context)?;
    while let Some(row) = table.next_row()? {
        // Before any instruction there are no rules.
        if row.registers().next().is_none() && *row.cfa() == CfaRule::default() {
            continue;
        }
        let name = |register: Register| match machine::register_name(fields.file, register) {
            Some(name) => name.to_owned(),
            None => format!("reg{}", register.0),
        };
        let expression = |found: &UnwindExpression<usize>| {
            let bytes = found.get(frames).map(|expression| expression.0.slice()).unwrap_or_default();
            let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            format!("expression {}", digits.join(" "))
        };
        let cfa = match row.cfa() {
            CfaRule::RegisterAndOffset { register, offset: 0 } => name(*register),
            CfaRule::RegisterAndOffset { register, offset } => format!("{}{offset:+}", name(*register)),
            CfaRule::Expression(found) => expression(found),
        };
        let mut registers: Vec<(Register, String)> = Vec::new();
        for (register, rule) in row.registers() {
            let text = match rule {
                RegisterRule::Undefined => "undefined".to_owned(),
                RegisterRule::SameValue => "same".to_owned(),
                RegisterRule::Offset(0) => "[cfa]".to_owned(),
                RegisterRule::Offset(offset) => format!("[cfa{offset:+}]"),
                RegisterRule::ValOffset(0) => "cfa".to_owned(),
                RegisterRule::ValOffset(offset) => format!("cfa{offset:+}"),
                RegisterRule::Register(other) => name(*other),
                RegisterRule::Expression(found) => format!("[{}]", expression(found)),
                RegisterRule::ValExpression(found) => expression(found),
                RegisterRule::Constant(number) => number.to_string(),
                _ => "of the machine".to_owned(),
            };
            registers.push((*register, format!("{}={text}", name(*register))));
        }
        registers.sort_by_key(|found| found.0.0);
        let registers: Vec<Value<'_>> = registers.into_iter().map(|found| Value::made(found.1)).collect();
        let registers = if registers.is_empty() { Value::None } else { Value::List(registers) };
        let at = Value::Hex(row.start_address().wrapping_sub(fde.initial_address()));
        out.row(&ROW, 1, span.clone(), &[at, Value::made(cfa), registers]);
    }
    Ok(())
}
