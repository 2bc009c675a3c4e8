//! Divides an instruction's bytes into the fields of its format.

use crate::arch::form::Unit;
use crate::arch::x86::Mode;
use crate::arch::x86::tables::{self as t, Form, Format, Imm, Row, Space};

/// The fields of the last EVEX byte, in general and in map 4 (APX).
const P2: [(&str, u8); 6] =
    [("EVEX.z", 1), ("EVEX.L'L", 2), ("EVEX.b", 1), ("EVEX.V4 (inverted)", 1), ("EVEX.aaa", 3), ("", 0)];
const P2_OF_MAP4: [(&str, u8); 6] =
    [("EVEX.z", 1), ("EVEX.L'L", 2), ("EVEX.ND", 1), ("EVEX.V4 (inverted)", 1), ("EVEX.NF", 1), ("EVEX.0", 2)];
/// The fields of the last EVEX byte with a source condition.
const P2_OF_CONDITION: [(&str, u8); 6] =
    [("EVEX.z", 1), ("EVEX.L'L", 2), ("EVEX.ND", 1), ("EVEX.SC", 4), ("", 0), ("", 0)];

struct Split<'c> {
    rest: &'c [u8],
    units: Vec<Unit>,
}

impl Split<'_> {
    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    fn byte(&mut self, fields: &[(&str, u8)]) -> u8 {
        let Some((&byte, rest)) = self.rest.split_first() else { return 0 };
        let fields: Vec<(&str, u8)> = fields.iter().copied().filter(|field| field.1 != 0).collect();
        self.units.push(Unit::new(1).with(byte.into(), &fields));
        self.rest = rest;
        byte
    }

    /// Reads a number of `bytes` bytes.
    fn number(&mut self, name: &str, bytes: usize) {
        let (number, rest) = self.rest.split_at(bytes.min(self.rest.len()));
        if number.is_empty() {
            return;
        }
        let value = number.iter().rev().fold(0u64, |all, byte| all << 8 | u64::from(*byte));
        let size = number.len() as u8;
        self.units.push(Unit::new(size).with(value, &[(name, size * 8)]));
        self.rest = rest;
    }
}

pub(super) fn units(row: Row, mode: Mode, code: &[u8]) -> Vec<Unit> {
    let row = row.format();
    let head_len = row.head_len;
    let mut split = Split { rest: code, units: Vec::new() };
    if row.flags & t::F_WAIT != 0 {
        split.byte(&[("wait", 8)]);
    }
    let short_address = prefixes(row, head_len, mode, &mut split);
    if row.space == Space::Legacy {
        opcode(row, head_len, mode, &mut split);
    } else {
        extended(row, &mut split);
    }
    if row.form.has_modrm() {
        let digit = row.form == Form::Digit;
        let modrm = split.byte(&[
            ("ModRM.mod", 2),
            (if digit { "ModRM.reg (digit)" } else { "ModRM.reg" }, 3),
            ("ModRM.rm", 3),
        ]);
        memory(row, modrm, short_address, &mut split);
    }
    if row.form == Form::Suffix {
        let immediates = split.rest.len().saturating_sub(1);
        split.number("immediate", immediates);
        split.byte(&[("opcode", 8)]);
    }
    // The rest are immediates. If there are two, the second one has one byte, except in `enter` and far jumps.
    let second = usize::from(row.imm2.size());
    let first = split.rest.len().saturating_sub(second);
    let name = match row.imm {
        Imm::Cb | Imm::Cw | Imm::Cd => "relative target",
        Imm::Given => "immediate (given by the row)",
        _ => "immediate",
    };
    split.number(name, first);
    split.number("second immediate", second);
    split.units
}

/// Reads the prefixes. Returns whether addresses have 16 bits.
fn prefixes(row: &Format, head_len: u8, mode: Mode, split: &mut Split<'_>) -> bool {
    let mut address = mode == Mode::Bits16;
    while let Some(byte) = split.peek() {
        let mandatory = row.mandatory();
        let name = match byte {
            // The opcode is not a prefix.
            _ if row.space == Space::Legacy && split.rest.len() <= usize::from(head_len) => break,
            _ if row.space == Space::Legacy
                && byte == mandatory
                && split.rest.get(1).is_none_or(|next| *next != 0x66) =>
            {
                "mandatory prefix"
            }
            0x66 => "operand size prefix",
            0x67 => {
                address = mode == Mode::Bits32;
                "address size prefix"
            }
            0xf0 => "lock prefix",
            0xf2 => "repne prefix",
            0xf3 => "rep prefix",
            0x26 | 0x2e | 0x36 | 0x3e | 0x64 | 0x65 => "segment prefix",
            _ => break,
        };
        split.byte(&[(name, 8)]);
    }
    address
}

fn opcode(row: &Format, head_len: u8, mode: Mode, split: &mut Split<'_>) {
    let mut len = head_len;
    match split.peek() {
        Some(0x40..=0x4f) if mode == Mode::Bits64 => {
            split.byte(&[("REX", 4), ("REX.W", 1), ("REX.R", 1), ("REX.X", 1), ("REX.B", 1)]);
        }
        Some(0xd5) if mode == Mode::Bits64 => {
            split.byte(&[("REX2", 8)]);
            let bits = ["M0", "R4", "X4", "B4", "W", "R3", "X3", "B3"].map(|bit| format!("REX2.{bit}"));
            split.byte(&bits.each_ref().map(|bit| (bit.as_str(), 1)));
            len -= u8::from(row.map == 1);
        }
        _ => {}
    }
    let fixed = u8::from(row.form == Form::Fixed);
    for _ in 0..len.saturating_sub(1 + fixed) {
        split.byte(&[("escape", 8)]);
    }
    if len > fixed {
        head(row, split);
    }
}

fn head(row: &Format, split: &mut Split<'_>) {
    match row.form {
        Form::Low => split.byte(&[("opcode", 5), ("opcode.reg", 3)]),
        _ => split.byte(&[("opcode", 8)]),
    };
    if row.form == Form::Fixed {
        split.byte(&[("opcode", 8)]);
    }
}

fn extended(row: &Format, split: &mut Split<'_>) {
    let name = match row.space {
        Space::Legacy => "",
        Space::Vex => "VEX",
        Space::Evex => "EVEX",
        Space::Xop => "XOP",
    };
    let field = |field: &str| format!("{name}.{field}");
    let first = split.byte(&[(name, 8)]);
    if row.space == Space::Evex {
        let inverted = |bit: &str| format!("EVEX.{bit} (inverted)");
        let (r3, x3, b3, r4, x4) = (inverted("R3"), inverted("X3"), inverted("B3"), inverted("R4"), inverted("X4"));
        split.byte(&[(&r3, 1), (&x3, 1), (&b3, 1), (&r4, 1), ("EVEX.B4", 1), ("EVEX.mmm", 3)]);
        split.byte(&[("EVEX.W", 1), ("EVEX.vvvv (inverted)", 4), (&x4, 1), ("EVEX.pp", 2)]);
        split.byte(match row.map {
            4 if row.flags & t::F_SCC != 0 => &P2_OF_CONDITION,
            4 => &P2_OF_MAP4,
            _ => &P2,
        });
    } else {
        let (r, x, b) = (field("R (inverted)"), field("X (inverted)"), field("B (inverted)"));
        let (w, vvvv, l, pp) = (field("W"), field("vvvv (inverted)"), field("L"), field("pp"));
        let mut upper = (r.as_str(), 1);
        if first != 0xc5 {
            split.byte(&[upper, (&x, 1), (&b, 1), (&field("mmmmm"), 5)]);
            upper = (&w, 1);
        }
        split.byte(&[upper, (&vvvv, 4), (&l, 1), (&pp, 2)]);
    }
    head(row, split);
}

fn memory(row: &Format, modrm: u8, short_address: bool, split: &mut Split<'_>) {
    let (mode, rm) = (modrm >> 6, modrm & 7);
    if mode == 3 {
        return;
    }
    let mut base = rm;
    if rm == 4 && !short_address {
        base = split.byte(&[("SIB.scale", 2), ("SIB.index", 3), ("SIB.base", 3)]) & 7;
    }
    let size = match (mode, short_address) {
        (0, true) if rm == 6 => 2,
        (0, false) if base == 5 => 4,
        (1, _) => 1,
        (2, true) => 2,
        (2, false) => 4,
        _ => 0,
    };
    let scaled = format!("displacement (times {})", 1 << row.scale);
    split.number(if size == 1 && row.space == Space::Evex && row.scale != 0 { &scaled } else { "displacement" }, size);
}
