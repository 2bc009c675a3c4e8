//! The size of memory operands, which Intel's syntax shows.

use super::Memory;
use super::operands::Variant;
use crate::x86::classes as c;
use crate::x86::operands::BROADCAST;
use crate::x86::row::{Encoding, Form};
use crate::x86::rows::Row;

const SIZES: &[(u64, Memory)] = &[
    (c::M8, Memory::M8),
    (c::M16 | c::IM16, Memory::M16),
    (c::M32 | c::IM32, Memory::M32),
    (c::M64 | c::IM64, Memory::M64),
    (c::M80, Memory::M80),
    (c::M128, Memory::M128),
    (c::M256, Memory::M256),
    (c::M512, Memory::M512),
];

/// The memory of a number of bits.
fn of_bits(bits: u32) -> Memory {
    match bits {
        8 => Memory::M8,
        16 => Memory::M16,
        32 => Memory::M32,
        64 => Memory::M64,
        80 => Memory::M80,
        128 => Memory::M128,
        256 => Memory::M256,
        512 => Memory::M512,
        _ => Memory::Any,
    }
}

/// The memory of an operand.
pub(super) fn width(row: &Row, mask: u64, variant: Variant) -> Memory {
    if let Some(bits) = string(&row.encoding, mask) {
        return of_bits(bits);
    }
    if variant == Variant::Broadcast {
        return of_bits(element(row, mask));
    }
    if mask & (c::VX | c::VY | c::VZ) != 0 {
        return of_bits(if row.encoding.w { 64 } else { 32 });
    }
    if mask & c::MANY != 0 || (mask & c::IM64 != 0 && far(&row.encoding)) {
        return Memory::Any;
    }
    SIZES.iter().find(|s| mask & s.0 != 0).map_or(Memory::Any, |s| s.1)
}

/// A far pointer in memory.
fn far(e: &Encoding) -> bool {
    e.map == 0 && e.opcode == 0xff && e.form == Form::Digit && matches!(e.digit, 3 | 5)
}

/// The size of the elements of a string, or of memory at an absolute address.
fn string(e: &Encoding, mask: u64) -> Option<u32> {
    if mask & (c::SI | c::DI | c::MOFFS | c::MOFFSQ) == 0 {
        return None;
    }
    Some(match (e.opcode & 1, e.w, e.size) {
        (0, ..) => 8,
        (_, true, _) => 64,
        (.., 16) => 16,
        _ => 32,
    })
}

/// The size of an element that is broadcast, in bits.
fn element(row: &Row, mask: u64) -> u32 {
    let count = c::BROADCASTS.iter().find(|b| mask & BROADCAST & b.1 != 0).map_or(1, |b| u32::from(b.0));
    (8 << row.encoding.scale) / count
}
