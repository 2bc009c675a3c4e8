//! `.ARM.exidx` with `.ARM.extab` ("Exception Handling ABI for the Arm Architecture", "The Top-Level Exception Handling
//! Architecture" and "Frame unwinding instructions"): the unwind instructions of each function.

use super::super::bytes::sign_extend;
use super::*;

const FUNCTION: Record = record! { function: address, model, personality, table };
const OPERATION: Record = record! { operation: code 12, text 0 };

/// `EXIDX_CANTUNWIND`.
const CANT_UNWIND: u32 = 1;
/// In the second word of an index entry: the unwind instructions are inline. In the first word of a table entry:
/// compact model.
const COMPACT: u32 = 1 << 31;
/// Limit on unwind instructions shown, as a multiple of the section's size, plus a constant for small ones: entries may
/// share them.
const TIMES: usize = 16;
const AT_LEAST: usize = 1 << 16;

const REGISTERS: [&str; 16] =
    ["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "fp", "ip", "sp", "lr", "pc"];

pub(super) fn index<'d>(fields: &mut Fields<'_, 'd>, section: &Section<'d>, out: &mut Out<'_, 'd>) -> Read<()> {
    let mut left = section.data.len().saturating_mul(TIMES).saturating_add(AT_LEAST);
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let address = relative(fields)?;
        let mut word = fields.cursor.clone();
        let word = word.u32()?;
        let mut codes = Vec::new();
        let (model, personality, table) = match word {
            CANT_UNWIND => (Value::Name("cannot_unwind"), Value::None, Value::None),
            word if word & COMPACT != 0 => {
                codes.extend(&word.to_be_bytes()[1..]);
                (Value::Name("inline"), Value::Number(u64::from(word >> 24 & 15)), Value::None)
            }
            _ => {
                let table = relative(fields)?;
                match entry(fields.file, &table) {
                    Some(Entry::Compact { personality, operations }) => {
                        codes = operations;
                        (Value::Name("compact"), Value::Number(personality), table)
                    }
                    Some(Entry::Generic { personality }) => (Value::Name("generic"), personality, table),
                    None => {
                        out.problem(start as u64 + 4, "the function's table entry does not exist");
                        (Value::None, Value::None, table)
                    }
                }
            }
        };
        fields.cursor.go(start + 8);
        out.row(&FUNCTION, 0, fields.cursor.since(start), &[address, model, personality, table]);
        let Some(less) = left.checked_sub(codes.len()) else {
            out.problem(start as u64, "the functions share too many unwind instructions; the rest is not shown");
            continue;
        };
        left = less;
        operations(&codes, start as u64, out);
    }
    Ok(())
}

/// A self-relative 31-bit field (`prel31`): the place of its relocation, or the resolved offset.
fn relative<'d>(fields: &mut Fields<'_, 'd>) -> Read<Value<'d>> {
    let at = fields.cursor.at() as u64;
    let word = fields.cursor.u32()?;
    let addend = sign_extend(u64::from(word) << 33 >> 1, 8) >> 32;
    // An `R_ARM_NONE` relocation, which keeps the personality alive, may be at the same offset.
    let file = fields.file;
    let found = fields.at(at).iter().copied().find(|relocation| is_of_field(file, relocation.kind));
    Ok(match found {
        Some(relocation) => fields.file.relocated(&relocation, addend),
        None => Value::Hex(at.wrapping_add(addend as u64)),
    })
}

fn is_of_field(file: &File<'_>, kind: u32) -> bool {
    file.relocation_name(kind).is_none_or(|name| !name.ends_with("_NONE"))
}

/// A table entry of `.ARM.extab`.
enum Entry<'d> {
    Compact { personality: u64, operations: Vec<u8> },
    Generic { personality: Value<'d> },
}

fn entry<'d>(file: &File<'d>, table: &Value<'d>) -> Option<Entry<'d>> {
    let Value::Address(Address { symbol: Some(symbol), addend, .. }) = table else { return None };
    let symbol = file.symbol(*symbol)?;
    let SymbolLocation::Section(index) = symbol.location else { return None };
    let section = file.sections.get(index as usize)?;
    let at = usize::try_from(symbol.value.wrapping_add(*addend as u64)).ok()?;
    let mut cursor = Cursor::new(section.data, file.big_endian);
    cursor.go(at);
    let word = cursor.u32().ok()?;
    if word & COMPACT == 0 {
        let relocation = file.relocations(section).find(|r| r.offset == at as u64 && is_of_field(file, r.kind));
        let personality = relocation.map_or(Value::None, |relocation| file.relocated(&relocation, 0));
        return Some(Entry::Generic { personality });
    }
    let bytes = word.to_be_bytes();
    let personality = u64::from(bytes[0] & 15);
    // Personality routine 0 has three bytes of unwind instructions; for the others the next byte is the number of
    // further words.
    let (mut operations, more) = match personality {
        0 => (bytes[1..].to_vec(), 0),
        _ => (bytes[2..].to_vec(), bytes[1]),
    };
    for _ in 0..more {
        operations.extend(cursor.u32().ok()?.to_be_bytes());
    }
    Some(Entry::Compact { personality, operations })
}

fn operations(codes: &[u8], at: u64, out: &mut Out<'_, '_>) {
    let mut rest = codes;
    while let [first, after @ ..] = rest {
        let (text, more) = operation(*first, after);
        let (code, after) = rest.split_at((1 + more).min(rest.len()));
        let digits: Vec<String> = code.iter().map(|byte| format!("{byte:02x}")).collect();
        out.row(&OPERATION, 1, at..at, &[Value::made(digits.join(" ")), Value::made(text)]);
        rest = after;
    }
}

/// Formats the registers of a mask, from number `first` on.
fn pop(mask: u32, first: usize) -> String {
    let names: Vec<&str> =
        (0..16 - first).filter(|bit| mask >> bit & 1 != 0).map(|bit| REGISTERS[first + bit]).collect();
    format!("pop {{{}}}", names.join(", "))
}

/// Formats a range of `count` registers.
fn range(letter: &str, first: u8, count: u8) -> String {
    let names: Vec<String> =
        (u32::from(first)..u32::from(first) + u32::from(count)).map(|number| format!("{letter}{number}")).collect();
    format!("pop {{{}}}", names.join(", "))
}

/// Formats an unwind instruction; returns the number of further bytes it takes.
fn operation(first: u8, after: &[u8]) -> (String, usize) {
    let second = after.first().copied().unwrap_or(0);
    let list = |letter: &str, from: u8| range(letter, from + (second >> 4), (second & 15) + 1);
    let words = |bits: u8| (u32::from(bits & 0x3f) << 2) + 4;
    match first {
        0..0x40 => (format!("vsp = vsp + {}", words(first)), 0),
        0x40..0x80 => (format!("vsp = vsp - {}", words(first)), 0),
        0x80 if second == 0 => ("refuse to unwind".to_owned(), 1),
        0x80..0x90 => (pop(u32::from(first & 15) << 8 | u32::from(second), 4), 1),
        0x9d => ("reserved (ARM MOVrr)".to_owned(), 0),
        0x9f => ("reserved (WiMMX MOVrr)".to_owned(), 0),
        0x90..0xa0 => (format!("vsp = r{}", first & 15), 0),
        0xa0..0xb0 => {
            let link = if first & 8 != 0 { 1 << 10 } else { 0 };
            (pop(((1 << ((first & 7) + 1)) - 1) | link, 4), 0)
        }
        0xb0 => ("finish".to_owned(), 0),
        0xb1 if (1..16).contains(&second) => (pop(second.into(), 0), 1),
        0xb2 => {
            let mut cursor = Cursor::new(after, false);
            match cursor.uleb() {
                Ok(number) => (format!("vsp = vsp + {}", number.wrapping_shl(2).wrapping_add(0x204)), cursor.at()),
                Err(_) => ("unterminated number".to_owned(), after.len()),
            }
        }
        0xb3 | 0xc9 => (list("d", 0), 1),
        0xc8 => (list("d", 16), 1),
        0xb4 => ("pop ra_auth_code".to_owned(), 0),
        0xb8..0xc0 | 0xd0..0xd8 => (range("d", 8, (first & 7) + 1), 0),
        0xc0..0xc6 => (range("wR", 10, (first & 7) + 1), 0),
        0xc6 => (list("wR", 0), 1),
        0xc7 if (1..16).contains(&second) => {
            let names: Vec<String> =
                (0..4).filter(|bit| second >> bit & 1 != 0).map(|bit| format!("wCGR{bit}")).collect();
            (format!("pop {{{}}}", names.join(", ")), 1)
        }
        0xb1 | 0xc7 => ("spare".to_owned(), 1),
        _ => ("spare".to_owned(), 0),
    }
}
