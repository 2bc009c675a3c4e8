//! Unwind tables of ARM64 (Microsoft, "ARM64 exception handling"): entries whose second word is either the whole description, packed,
//! or the place of one in `.xdata`, with epilogues and codes of 1 to 4 bytes.

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
        column("reg_f", 0),
        column("reg_i", 0),
        column("homes", 0),
        column("cr", 0),
        column("frame_size", 0),
    ],
);
const UNWIND: Record = Record::labelled(
    "unwind",
    &[column("length", 0), column("version", 0), column("epilogues", 0), column("code_bytes", 0)],
);
const EPILOGUE: Record = Record::labelled("epilogue", &[column("start", 0), column("code", 0)]);

/// What the bits of a code below its number are.
#[derive(Clone, Copy)]
enum Operand {
    None,
    /// The size that is added to the stack pointer, in units of so many bytes.
    Size(u32),
    /// An offset of 8 bytes each, of registers without a number.
    Offset,
    /// The same for storing with the stack pointer moved: the count of 8 bytes, and what is added to the count.
    Pushed(u32),
    /// A register's number from so much on, above so many bits of an offset of 8 bytes each; every so manieth register.
    Register(&'static str, u32, u32, u32),
    /// The same with the stack pointer moved.
    PushedRegister(&'static str, u32, u32),
    /// Bits as they are.
    Bits,
}

/// A code: the bits that are its number from the highest of the first byte, how many there are, the length in bytes, its name and
/// what else is in it.
type Code = (u8, u32, usize, &'static str, Operand);

#[rustfmt::skip]
const CODES: &[Code] = &[
    (0b000, 3, 1, "alloc_s", Operand::Size(16)),
    (0b001, 3, 1, "save_r19r20_x", Operand::Pushed(0)),
    (0b01, 2, 1, "save_fplr", Operand::Offset),
    (0b10, 2, 1, "save_fplr_x", Operand::Pushed(1)),
    (0b11000, 5, 2, "alloc_m", Operand::Size(16)),
    (0b110010, 6, 2, "save_regp", Operand::Register("x", 19, 6, 1)),
    (0b110011, 6, 2, "save_regp_x", Operand::PushedRegister("x", 19, 6)),
    (0b110100, 6, 2, "save_reg", Operand::Register("x", 19, 6, 1)),
    (0b1101010, 7, 2, "save_reg_x", Operand::PushedRegister("x", 19, 5)),
    (0b1101011, 7, 2, "save_lrpair", Operand::Register("x", 19, 6, 2)),
    (0b1101100, 7, 2, "save_fregp", Operand::Register("d", 8, 6, 1)),
    (0b1101101, 7, 2, "save_fregp_x", Operand::PushedRegister("d", 8, 6)),
    (0b1101110, 7, 2, "save_freg", Operand::Register("d", 8, 6, 1)),
    (0b11011110, 8, 2, "save_freg_x", Operand::PushedRegister("d", 8, 5)),
    (0b11011111, 8, 2, "alloc_z", Operand::Bits),
    (0b11100000, 8, 4, "alloc_l", Operand::Size(16)),
    (0b11100001, 8, 1, "set_fp", Operand::None),
    (0b11100010, 8, 2, "add_fp", Operand::Size(8)),
    (0b11100011, 8, 1, "nop", Operand::None),
    (0b11100100, 8, 1, "end", Operand::None),
    (0b11100101, 8, 1, "end_c", Operand::None),
    (0b11100110, 8, 1, "save_next", Operand::None),
    (0b11100111, 8, 3, "save_any_reg", Operand::Bits),
    (0b11101000, 8, 1, "trap_frame", Operand::None),
    (0b11101001, 8, 1, "machine_frame", Operand::None),
    (0b11101010, 8, 1, "context", Operand::None),
    (0b11101011, 8, 1, "ec_context", Operand::None),
    (0b11101100, 8, 1, "clear_unwound_to_call", Operand::None),
    (0b11111100, 8, 1, "pac_sign_lr", Operand::None),
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
        Value::Hex(bits(word, 2, 11) * 4),
        Value::Name(KINDS[(word & 3) as usize]),
        Value::Number(bits(word, 13, 3)),
        Value::Number(bits(word, 16, 4)),
        Value::Number(bits(word, 20, 1)),
        Value::Number(bits(word, 21, 2)),
        Value::Hex(bits(word, 23, 9) * 16),
    ];
    out.row(&PACKED, 1, span, &values);
}

fn record<'d>(fields: &mut Fields<'_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor = &mut fields.cursor;
    let start = cursor.at();
    let word = cursor.u32()?;
    let (has_handler, is_single) = (bits(word, 20, 1) != 0, bits(word, 21, 1) != 0);
    let (mut epilogues, mut words) = (bits(word, 22, 5) as u32, bits(word, 27, 5) as u32);
    if epilogues == 0 && words == 0 {
        let more = cursor.u32()?;
        (epilogues, words) = (bits(more, 0, 16) as u32, bits(more, 16, 8) as u32);
    }
    let values = [
        Value::Hex(bits(word, 0, 18) * 4),
        Value::Number(bits(word, 18, 2)),
        Value::Number(if is_single { 1 } else { epilogues.into() }),
        Value::Number(u64::from(words) * 4),
    ];
    out.row(&UNWIND, 1, cursor.since(start), &values);
    let mut found = codes(cursor, if is_single { 0 } else { epilogues }, words)?;
    if is_single {
        out.row(&EPILOGUE, 2, cursor.since(cursor.at()), &[Value::Name("at the end"), Value::Number(epilogues.into())]);
    }
    while !found.scopes.is_empty() {
        let start = found.scopes.at();
        let scope = found.scopes.u32()?;
        let values = [Value::Hex(bits(scope, 0, 18) * 4), Value::Number(bits(scope, 22, 10))];
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
        let known = CODES.iter().find(|code| u32::from(first) >> (8 - code.1) == code.0.into());
        let (length, name, operand) = known.map_or((1, "reserved", Operand::None), |code| (code.2, code.3, code.4));
        let Some(bytes) = codes.get(at..at + length) else {
            out.problem(start + at as u64, "the last unwind code is not all there");
            return;
        };
        let number_bits = known.map_or(8, |code| code.1);
        let all = bytes.iter().fold(0u32, |all, &byte| all << 8 | u32::from(byte));
        let value = all & ((1u64 << (length as u32 * 8 - number_bits)) - 1) as u32;
        let span = start + at as u64..start + (at + length) as u64;
        let text = Value::made(format!("{name}{}", shown(value, operand)));
        out.row(&OPERATION, 2, span, &[Value::Number(at as u64), Value::Bytes(bytes), text]);
        at += length;
    }
}

fn shown(value: u32, operand: Operand) -> String {
    match operand {
        Operand::None => String::new(),
        Operand::Size(unit) => format!(" {:#x}", u64::from(value) * u64::from(unit)),
        Operand::Offset => format!(" [sp+{:#x}]", value * 8),
        Operand::Pushed(more) => format!(" [sp-{:#x}]!", (value + more) * 8),
        Operand::Register(kind, first, low, step) => {
            let (register, offset) = (value >> low, value & ((1 << low) - 1));
            format!(" {kind}{} [sp+{:#x}]", first + register * step, offset * 8)
        }
        Operand::PushedRegister(kind, first, low) => {
            let (register, offset) = (value >> low, value & ((1 << low) - 1));
            format!(" {kind}{} [sp-{:#x}]!", first + register, (offset + 1) * 8)
        }
        Operand::Bits => format!(" {value:#x}"),
    }
}
