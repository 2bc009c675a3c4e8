//! Windows unwind tables of ARM64 (Microsoft, "ARM64 exception handling"): entries whose second word is either packed
//! unwind data or the address of a record in `.xdata`, with epilogues and unwind codes of 1 to 4 bytes.

use super::super::value::{Record, column};
use super::unwind::{Bits, Code, Packed, bits, none, raw};

pub(super) const PACKED: Packed = Packed {
    record: Record::labelled(
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
    ),
    numbers: &[Bits::new(13, 3), Bits::new(16, 4), Bits::new(20, 1), Bits::new(21, 2)],
    size: Bits::new(23, 9),
    size_unit: 16,
    parts: |word| vec![("prologue", prologue(word))],
};

/// The stack adjustment in units of `unit` bytes.
fn size(value: u32, unit: u64) -> String {
    format!(" {:#x}", u64::from(value) * unit)
}

/// An offset in units of 8 bytes, for codes with fixed registers.
fn offset(value: u32) -> String {
    format!(" [sp+{:#x}]", value * 8)
}

/// A pre-indexed offset in units of 8 bytes, less `more`.
fn pushed(value: u32, more: u32) -> String {
    format!(" [sp-{:#x}]!", (value + more) * 8)
}

/// A register number, counted in steps of `step` from `first`, above an offset of `low` bits in units of 8 bytes.
fn register(value: u32, kind: char, first: u32, low: u32, step: u32) -> String {
    format!(" {kind}{}{}", first + (value >> low) * step, offset(value & ((1 << low) - 1)))
}

/// Like [`register`], with a pre-indexed offset.
fn pushed_register(value: u32, kind: char, first: u32, low: u32) -> String {
    format!(" {kind}{}{}", first + (value >> low), pushed(value & ((1 << low) - 1), 1))
}

#[rustfmt::skip]
pub(super) const CODES: &[Code] = &[
    Code::new(0b000, 3, 1, "alloc_s", |value| size(value, 16)),
    Code::new(0b001, 3, 1, "save_r19r20_x", |value| pushed(value, 0)),
    Code::new(0b01, 2, 1, "save_fplr", offset),
    Code::new(0b10, 2, 1, "save_fplr_x", |value| pushed(value, 1)),
    Code::new(0b11000, 5, 2, "alloc_m", |value| size(value, 16)),
    Code::new(0b110010, 6, 2, "save_regp", |value| register(value, 'x', 19, 6, 1)),
    Code::new(0b110011, 6, 2, "save_regp_x", |value| pushed_register(value, 'x', 19, 6)),
    Code::new(0b110100, 6, 2, "save_reg", |value| register(value, 'x', 19, 6, 1)),
    Code::new(0b1101010, 7, 2, "save_reg_x", |value| pushed_register(value, 'x', 19, 5)),
    Code::new(0b1101011, 7, 2, "save_lrpair", |value| register(value, 'x', 19, 6, 2)),
    Code::new(0b1101100, 7, 2, "save_fregp", |value| register(value, 'd', 8, 6, 1)),
    Code::new(0b1101101, 7, 2, "save_fregp_x", |value| pushed_register(value, 'd', 8, 6)),
    Code::new(0b1101110, 7, 2, "save_freg", |value| register(value, 'd', 8, 6, 1)),
    Code::new(0b11011110, 8, 2, "save_freg_x", |value| pushed_register(value, 'd', 8, 5)),
    Code::new(0b11011111, 8, 2, "alloc_z", raw),
    Code::new(0b11100000, 8, 4, "alloc_l", |value| size(value, 16)),
    Code::new(0b11100001, 8, 1, "set_fp", none),
    Code::new(0b11100010, 8, 2, "add_fp", |value| size(value, 8)),
    Code::new(0b11100011, 8, 1, "nop", none),
    Code::new(0b11100100, 8, 1, "end", none),
    Code::new(0b11100101, 8, 1, "end_c", none),
    Code::new(0b11100110, 8, 1, "save_next", none),
    Code::new(0b11100111, 8, 3, "save_any_reg", raw),
    Code::new(0b11101000, 8, 1, "trap_frame", none),
    Code::new(0b11101001, 8, 1, "machine_frame", none),
    Code::new(0b11101010, 8, 1, "context", none),
    Code::new(0b11101011, 8, 1, "ec_context", none),
    Code::new(0b11101100, 8, 1, "clear_unwound_to_call", none),
    Code::new(0b11111100, 8, 1, "pac_sign_lr", none),
];

/// Values of the CR field: how the return address is saved.
const ALONE: u64 = 1;
const SIGNED: u64 = 2;
const CHAINED: u64 = 3;

/// The largest stack adjustment of a single instruction; larger frames take two, and store the frame record separately.
const MAX_ALLOCATION: i64 = 4080;
const MAX_STORE_OFFSET: i64 = 512;

/// The prologue that packed unwind data encodes, with the last instruction first.
fn prologue(word: u32) -> Vec<String> {
    let (vectors, integers, link) = (bits(word, 13, 3) as i64, bits(word, 16, 4) as i64, bits(word, 21, 2));
    let vectors = if vectors > 0 { vectors + 1 } else { 0 };
    let integer_size = 8 * (integers + i64::from(link == ALONE));
    // Parameters are homed only if some other register is saved.
    let homes = bits(word, 20, 1) != 0 && integer_size + vectors != 0;
    let saved = (integer_size + 8 * vectors + if homes { 64 } else { 0 } + 15) & !15;
    let local = bits(word, 23, 9) as i64 * 16 - saved;
    let has_frame = link == SIGNED || link == CHAINED;
    let mut all = Vec::new();
    if has_frame {
        all.push("mov x29, sp".to_owned());
        all.push(match local <= MAX_STORE_OFFSET {
            true => format!("stp x29, lr, [sp, #-{local}]!"),
            false => "stp x29, lr, [sp, #0]".to_owned(),
        });
    }
    if local > MAX_ALLOCATION {
        all.push(format!("sub sp, sp, #{}", local - MAX_ALLOCATION));
        all.push(format!("sub sp, sp, #{MAX_ALLOCATION}"));
    } else if !has_frame && local > 0 || local > MAX_STORE_OFFSET {
        all.push(format!("sub sp, sp, #{local}"));
    }
    // The first store adjusts the stack pointer.
    if homes {
        let pairs = [(6, 16), (4, 32), (2, 48), (0, 64)];
        all.extend(pairs.map(|(x, up)| format!("stp x{x}, x{}, [sp, #{}]", x + 1, saved - up)));
    }
    for pair in (0..(vectors + 1) / 2).rev() {
        let (register, offset) = (8 + 2 * pair, integer_size + 16 * pair);
        all.push(if 2 * pair + 1 == vectors {
            format!("str d{register}, [sp, #{offset}]")
        } else if pair == 0 && integers == 0 && link != ALONE {
            format!("stp d{register}, d{}, [sp, #-{saved}]!", register + 1)
        } else {
            format!("stp d{register}, d{}, [sp, #{offset}]", register + 1)
        });
    }
    if link == ALONE && integers % 2 == 0 {
        all.push(match integers {
            0 => format!("str lr, [sp, #-{saved}]!"),
            _ => format!("str lr, [sp, #{}]", integer_size - 8),
        });
    }
    for pair in (0..(integers + 1) / 2).rev() {
        let (register, offset) = (19 + 2 * pair, 16 * pair);
        let stored = match (2 * pair + 1 == integers, pair == 0) {
            (true, true) if link == ALONE => {
                all.push("stp x19, lr, [sp]".to_owned());
                format!("sub sp, sp, #{saved}")
            }
            (true, false) if link == ALONE => format!("stp x{register}, lr, [sp, #{offset}]"),
            (true, true) => format!("str x{register}, [sp, #-{saved}]!"),
            (true, false) => format!("str x{register}, [sp, #{offset}]"),
            (false, true) => format!("stp x19, x20, [sp, #-{saved}]!"),
            (false, false) => format!("stp x{register}, x{}, [sp, #{offset}]", register + 1),
        };
        all.push(stored);
    }
    if link == SIGNED {
        all.push("pacibsp".to_owned());
    }
    all.push("end".to_owned());
    all
}
