//! Unwind tables of Windows on ARM (Microsoft, "ARM exception handling"): entries whose second word is either the whole description,
//! packed, or the place of one in `.xdata`, with epilogues and codes of 1 to 4 bytes.

use super::super::bytes::Read;
use super::super::relocations::Fields;
use super::super::value::{Record, Value, column};
use super::Out;
use super::unwind::{HANDLER, KINDS, OPERATION, Targets, bits, codes, packed_entries};

const PACKED: Record = Record::labelled(
    "packed",
    &[
        column("length", 0),
        column("kind", 0),
        column("ret", 0),
        column("homes", 0),
        column("reg", 0),
        column("r", 0),
        column("l", 0),
        column("c", 0),
        column("stack_adjust", 0),
    ],
);
const UNWIND: Record = Record::labelled(
    "unwind",
    &[
        column("length", 0),
        column("version", 0),
        column("fragment", 0),
        column("epilogues", 0),
        column("code_bytes", 0),
    ],
);
const EPILOGUE: Record = Record::labelled("epilogue", &[column("start", 0), column("condition", 0), column("code", 0)]);

/// What follows the number of a code.
#[derive(Clone, Copy)]
enum Operand {
    None,
    /// The size that is added to the stack pointer, in 4 bytes.
    Size,
    /// A register.
    Register,
    /// Bits of r0 to r12, and above them lr: the number of bits below it.
    List(u32),
    /// r4 to a register from so much on, and lr, by three bits.
    Range(u32),
    /// d8 to a register, by three bits.
    Vectors,
    /// The first and last register from so much on, 4 bits each.
    VectorRange(u32),
    /// Bits as they are.
    Bits,
}

/// The first bytes from and to which a code has this meaning, its length, its name, how many bits its operand has, and what it is.
type Code = (u8, u8, usize, &'static str, u32, Operand);

#[rustfmt::skip]
const CODES: &[Code] = &[
    (0x00, 0x7f, 1, "add sp", 7, Operand::Size),
    (0x80, 0xbf, 2, "pop.w", 14, Operand::List(13)),
    (0xc0, 0xcf, 1, "mov sp", 4, Operand::Register),
    (0xd0, 0xd7, 1, "pop", 3, Operand::Range(4)),
    (0xd8, 0xdf, 1, "pop.w", 3, Operand::Range(8)),
    (0xe0, 0xe7, 1, "vpop", 3, Operand::Vectors),
    (0xe8, 0xeb, 2, "addw sp", 10, Operand::Size),
    (0xec, 0xed, 2, "pop", 9, Operand::List(8)),
    (0xee, 0xee, 2, "special", 8, Operand::Bits),
    (0xef, 0xef, 2, "ldr.w lr", 4, Operand::Size),
    (0xf5, 0xf5, 2, "vpop", 8, Operand::VectorRange(0)),
    (0xf6, 0xf6, 2, "vpop", 8, Operand::VectorRange(16)),
    (0xf7, 0xf7, 3, "add sp", 16, Operand::Size),
    (0xf8, 0xf8, 4, "add sp", 24, Operand::Size),
    (0xf9, 0xf9, 3, "add.w sp", 16, Operand::Size),
    (0xfa, 0xfa, 4, "add.w sp", 24, Operand::Size),
    (0xfb, 0xfb, 1, "nop", 0, Operand::None),
    (0xfc, 0xfc, 1, "nop.w", 0, Operand::None),
    (0xfd, 0xfd, 1, "end, nop", 0, Operand::None),
    (0xfe, 0xfe, 1, "end, nop.w", 0, Operand::None),
    (0xff, 0xff, 1, "end", 0, Operand::None),
];

pub(super) fn entries<'f, 'd>(
    fields: &mut Fields<'f, 'd>,
    targets: &mut Targets<'f, 'd>,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    packed_entries(fields, targets, (packed, record), out)
}

fn packed<'d>(word: u32, span: std::ops::Range<u64>, out: &mut Out<'_, 'd>) {
    let values = [
        Value::Hex(bits(word, 2, 11) * 2),
        Value::Name(KINDS[(word & 3) as usize]),
        Value::Number(bits(word, 13, 2)),
        Value::Number(bits(word, 15, 1)),
        Value::Number(bits(word, 16, 3)),
        Value::Number(bits(word, 19, 1)),
        Value::Number(bits(word, 20, 1)),
        Value::Number(bits(word, 21, 1)),
        Value::Hex(bits(word, 22, 10)),
    ];
    out.row(&PACKED, 1, span, &values);
}

fn record<'d>(fields: &mut Fields<'_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor = &mut fields.cursor;
    let start = cursor.at();
    let word = cursor.u32()?;
    let (has_handler, is_single) = (bits(word, 20, 1) != 0, bits(word, 21, 1) != 0);
    let (mut epilogues, mut words) = (bits(word, 23, 5) as u32, bits(word, 28, 4) as u32);
    if epilogues == 0 && words == 0 {
        let more = cursor.u32()?;
        (epilogues, words) = (bits(more, 0, 16) as u32, bits(more, 16, 8) as u32);
    }
    let values = [
        Value::Hex(bits(word, 0, 18) * 2),
        Value::Number(bits(word, 18, 2)),
        Value::Number(bits(word, 22, 1)),
        Value::Number(if is_single { 1 } else { epilogues.into() }),
        Value::Number(u64::from(words) * 4),
    ];
    out.row(&UNWIND, 1, cursor.since(start), &values);
    let mut found = codes(cursor, if is_single { 0 } else { epilogues }, words)?;
    if is_single {
        let values = [Value::Name("at the end"), Value::None, Value::Number(epilogues.into())];
        out.row(&EPILOGUE, 2, cursor.since(cursor.at()), &values);
    }
    while !found.scopes.is_empty() {
        let start = found.scopes.at();
        let scope = found.scopes.u32()?;
        let values =
            [Value::Hex(bits(scope, 0, 18) * 2), Value::Number(bits(scope, 20, 4)), Value::Number(bits(scope, 24, 8))];
        out.row(&EPILOGUE, 2, found.scopes.since(start), &values);
    }
    operations(found.codes, found.at as u64, out);
    if has_handler {
        let start = fields.cursor.at();
        let handler = fields.place(4)?;
        out.row(&HANDLER, 1, fields.cursor.since(start), &[handler]);
    }
    Ok(())
}

/// The codes: those of the prologue, then those of epilogues, which may begin within them.
fn operations<'d>(codes: &'d [u8], start: u64, out: &mut Out<'_, 'd>) {
    let mut at = 0;
    while let Some(&first) = codes.get(at) {
        let known = CODES.iter().find(|code| (code.0..=code.1).contains(&first));
        let (length, name, count, operand) =
            known.map_or((1, "reserved", 0, Operand::None), |code| (code.2, code.3, code.4, code.5));
        let Some(bytes) = codes.get(at..at + length) else {
            out.problem(start + at as u64, "the last unwind code is not all there");
            return;
        };
        let all = bytes.iter().fold(0u32, |all, &byte| all << 8 | u32::from(byte));
        let span = start + at as u64..start + (at + length) as u64;
        let text = Value::made(format!("{name}{}", shown(all & ((1 << count) - 1), operand)));
        out.row(&OPERATION, 2, span, &[Value::Number(at as u64), Value::Bytes(bytes), text]);
        at += length;
    }
}

fn shown(value: u32, operand: Operand) -> String {
    match operand {
        Operand::None => String::new(),
        Operand::Size => format!(", {:#x}", u64::from(value) * 4),
        Operand::Register => format!(", r{value}"),
        Operand::List(low) => {
            let mut names: Vec<String> =
                (0..low).filter(|bit| value >> bit & 1 != 0).map(|bit| format!("r{bit}")).collect();
            if value >> low & 1 != 0 {
                names.push("lr".to_owned());
            }
            format!(" {{{}}}", names.join(", "))
        }
        Operand::Range(first) => {
            let link = if value & 4 != 0 { ", lr" } else { "" };
            format!(" {{r4-r{}{link}}}", first + (value & 3))
        }
        Operand::Vectors => format!(" {{d8-d{}}}", 8 + value),
        Operand::VectorRange(first) => format!(" {{d{}-d{}}}", first + (value >> 4), first + (value & 15)),
        Operand::Bits => format!(" {value:#x}"),
    }
}
