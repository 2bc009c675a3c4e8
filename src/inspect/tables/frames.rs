//! CFI, `.eh_frame` and `.debug_frame` (DWARF, "Call Frame Information"; LSB, "Exception Frames"): entries, and the
//! unwind rules of each function by address.

use super::super::bytes::sign_extend;
use super::super::rules::{CfaRule, Register, RegisterRule, SavedRegister};
use super::frame_entries::{Cie, Encoding, Frames, Head, Pointer};
use super::frame_rules::{Cfa, Machine, Rule, Rules};
use super::*;
use std::collections::HashMap;

const CIE: Record = record! {
    cie: offset, version, code_alignment, data_alignment, return_register, pointers, personality, signal, augmentation
};
const FDE: Record = record! { fde: offset, cie, function, size, lsda };
const ROW: Record = record! { rule: at 8, cfa 12, registers 0 };

/// Limit on executed instruction bytes, as a multiple of the section's size; the CIE's instructions count for each FDE.
const TIMES: usize = 64;
const AT_LEAST: usize = 1 << 24;

pub(super) fn eh_frame<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let (big, address_size) = (fields.file.big_endian, fields.address_size());
    entries(fields, section, &Frames { data: section.data, big, address_size, is_eh: true }, out)
}

pub(super) fn debug_frame<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let data = with_own_offsets(fields, section);
    let (big, address_size) = (fields.file.big_endian, fields.address_size());
    entries(fields, section, &Frames { data: &data, big, address_size, is_eh: false }, out)
}

/// The section's bytes, with fields that refer to the section itself filled in if their values are only in relocations.
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

fn entries<'d>(
    fields: &mut Fields<'_, 'd>,
    section: &Section<'d>,
    frames: &Frames<'_>,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    let mut shared: HashMap<usize, Option<Cie>> = HashMap::new();
    let mut left = section.data.len().saturating_mul(TIMES).saturating_add(AT_LEAST);
    let mut start = 0;
    while start < frames.data.len() {
        let (head, end) = frames.head(start)?;
        let at = start;
        start = end;
        let Some(head) = head else { continue };
        if head.is_cie {
            match frames.cie(&head) {
                Ok((cie, personality)) => {
                    row_of_cie(fields, section, &cie, personality, at..end, out);
                    shared.insert(at, Some(cie));
                }
                Err(wrong) => {
                    out.wrong(&wrong);
                    shared.insert(at, None);
                }
            }
            continue;
        }
        let own = if frames.is_eh { (head.id_at as u64).wrapping_sub(head.id) } else { head.id };
        let own = usize::try_from(own).unwrap_or(usize::MAX);
        let cie = shared.entry(own).or_insert_with(|| {
            let (found, _) = frames.head(own).ok()?;
            frames.cie(&found.filter(|found| found.is_cie)?).ok().map(|found| found.0)
        });
        let Some(cie) = cie else {
            out.problem(at as u64, "the entry's CIE is missing or malformed");
            continue;
        };
        if let Err(wrong) = function(fields, frames, cie, own, &head, at, &mut left, out) {
            out.wrong(&wrong);
        }
    }
    Ok(())
}

fn row_of_cie<'d>(
    fields: &mut Fields<'_, 'd>,
    section: &Section<'d>,
    cie: &Cie,
    personality: Option<Pointer>,
    span: Range<usize>,
    out: &mut Out<'_, 'd>,
) {
    let letters = &section.data[cie.augmentation.clone()];
    let return_register = match machine::register_name(fields.file, cie.return_register) {
        Some(name) => Value::Name(name),
        None => Value::Number(cie.return_register),
    };
    let values = [
        Value::Hex(span.start as u64),
        Value::Number(cie.version.into()),
        Value::Number(cie.code_alignment),
        Value::Signed(cie.data_alignment),
        return_register,
        cie.pointers.map_or(Value::None, |encoding| Value::Hex(encoding.number().into())),
        personality.map_or(Value::None, |pointer| place(fields, &pointer)),
        if letters.contains(&b'S') { Value::Name("yes") } else { Value::None },
        if letters.is_empty() { Value::None } else { Value::text(letters) },
    ];
    out.row(&CIE, 0, span.start as u64..span.end as u64, &values);
}

/// The target of a pointer's relocation, or the pointer's own value.
fn place<'d>(fields: &mut Fields<'_, 'd>, pointer: &Pointer) -> Value<'d> {
    match fields.at(pointer.at as u64).first().copied() {
        Some(relocation) => fields.file.relocated(&relocation, sign_extend(pointer.field, pointer.size)),
        None => Value::Hex(pointer.address),
    }
}

#[expect(clippy::too_many_arguments, reason = "unrelated state: the file, the section, the entry, the remaining limit")]
fn function<'d>(
    fields: &mut Fields<'_, 'd>,
    frames: &Frames<'_>,
    cie: &Cie,
    own: usize,
    head: &Head,
    start: usize,
    left: &mut usize,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    let mut cursor = frames.body(head);
    let encoding = cie.pointers.unwrap_or(Encoding::ABSOLUTE);
    let begin = encoding.read(&mut cursor, cie.address_size)?;
    // The size has the format of the address, but is unsigned.
    let size = match encoding.form() {
        Encoding::ULEB | Encoding::SLEB => cursor.uleb()?,
        _ => cursor.uint(begin.size)?,
    };
    let mut lsda = Value::None;
    if cie.has_data {
        let length = usize::try_from(cursor.uleb()?).unwrap_or(usize::MAX);
        let mut data = cursor.part(length)?;
        if let Some(pointer) = cie.lsda.map_or(Ok(None), |encoding| encoding.read_given(&mut data, cie.address_size))? {
            // A null pointer without a relocation means that there is no LSDA.
            let is_there = pointer.field != 0 || !fields.at(pointer.at as u64).is_empty();
            lsda = if is_there { place(fields, &pointer) } else { Value::None };
        }
    }
    let values = [Value::Hex(start as u64), Value::Hex(own as u64), place(fields, &begin), Value::Hex(size), lsda];
    out.row(&FDE, 0, start as u64..head.end as u64, &values);
    let instructions = cursor.at()..head.end;
    let Some(less) = left.checked_sub(instructions.len() + cie.instructions.len()) else {
        out.problem(start as u64, "the CIEs' instructions are too long to be interpreted for each FDE");
        return Ok(());
    };
    *left = less;
    let signs = machine::signs_addresses(fields.file);
    let mut machine = Machine::new(cie, frames.data, frames.big, signs, begin.address)?;
    machine.run(frames.data, &instructions, frames.big, &mut |address, rules, span| {
        // There are no rules before the first instruction.
        if rules.cfa != Cfa::Unknown || !rules.registers.is_empty() {
            let at = Value::Hex(address.wrapping_sub(begin.address));
            let (cfa, registers) = shown(fields, frames.data, rules);
            out.row(&ROW, 1, span.start as u64..span.end as u64, &[at, cfa, registers]);
        }
    })
}

fn shown<'d>(fields: &Fields<'_, 'd>, data: &[u8], rules: &Rules) -> (Value<'d>, Value<'d>) {
    let register = |number: u64| Register { number, name: machine::register_name(fields.file, number) };
    let expression = |found: &Range<usize>| data[found.clone()].to_vec();
    let cfa = match &rules.cfa {
        Cfa::Unknown => Value::None,
        Cfa::Register(number, offset) => Value::Cfa(CfaRule::Register(register(*number), *offset)),
        Cfa::Expression(found) => Value::Cfa(CfaRule::Expression(expression(found))),
    };
    let saved = |number: u64, rule: &Rule| {
        let rule = match rule {
            Rule::Undefined => RegisterRule::Undefined,
            Rule::Same => RegisterRule::Same,
            Rule::Offset(offset) => RegisterRule::Offset(*offset),
            Rule::ValOffset(offset) => RegisterRule::ValOffset(*offset),
            Rule::Register(other) => RegisterRule::Register(register(*other)),
            Rule::Expression(found) => RegisterRule::Expression(expression(found)),
            Rule::ValExpression(found) => RegisterRule::ValExpression(expression(found)),
            Rule::Constant(number) => RegisterRule::Constant(*number),
        };
        Value::Saved(SavedRegister { register: register(number), rule })
    };
    let registers: Vec<Value<'d>> = rules.registers.iter().map(|(number, rule)| saved(*number, rule)).collect();
    (cfa, if registers.is_empty() { Value::None } else { Value::List(registers) })
}
