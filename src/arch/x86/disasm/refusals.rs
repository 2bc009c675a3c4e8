//! Instructions that LLVM's decoder refuses, and whether it has read the ModRM byte by then.

use super::super::Mode;
use super::decoded::{are_alike, seen};
use super::prefixes::{Prefixes, Space};
use super::select::{NOP, Opcode};
use llas_isa::x86::decode::context as x;

/// Returns whether the prefixes select nothing, whatever the ModRM byte.
///
/// Outside 64-bit mode that is F2 or F3 before the prefix 67, in 16-bit mode any of them before a jump, and in 64-bit
/// mode what [`is_unlisted`].
#[inline(always)]
pub(super) fn is_loose(prefixes: &Prefixes, map: u8, opcode: u8) -> bool {
    if map == 4 {
        return prefixes.mode == Mode::Bits64 && is_unlisted(prefixes);
    }
    if prefixes.repeat == 0 || prefixes.space != Space::Legacy || prefixes.mode == Mode::Bits64 {
        return false;
    }
    prefixes.mandatory == 0 && prefixes.seen & seen::ADDRESS != 0
        || prefixes.mode == Mode::Bits16 && map == 1 && opcode & 0xf0 == 0x80 && !prefixes.narrow
}

/// Returns whether LLVM's tables lack the prefixes in map 4: 66 with W, a new destination and a length.
#[inline(always)]
pub(super) fn is_unlisted(prefixes: &Prefixes) -> bool {
    let has_destination = prefixes.evex & 0x14 == 0x10;
    prefixes.map == 4 && prefixes.pp == 1 && prefixes.w && prefixes.l != 0 && has_destination && !prefixes.u
}

/// Returns whether LLVM has no instruction of an opcode with F2 or F3 and another prefix, though it has one with each.
#[inline(always)]
pub(super) fn is_refused(prefixes: &Prefixes, map: u8, opcode: u8) -> bool {
    if prefixes.repeat == 0 || prefixes.space != Space::Legacy {
        return false;
    }
    let is_16 = prefixes.mode == Mode::Bits16;
    match (map, opcode) {
        (0, NOP) if prefixes.repeat == 0xf3 => {
            prefixes.narrow && !is_16 || prefixes.seen & seen::ADDRESS != 0 && prefixes.mode != Mode::Bits64
        }
        (1, 0xae) => (prefixes.narrow || is_16) && prefixes.mandatory != 0x66,
        (2, 0xf8) => prefixes.narrow && prefixes.mandatory != 0x66,
        _ => false,
    }
}

/// Returns whether 66 and F2 or F3, followed by 67, select only an instruction of 16 bits.
#[inline(always)]
pub(super) fn is_incidental(prefixes: &Prefixes) -> bool {
    prefixes.repeat != 0 && prefixes.narrow && prefixes.mandatory == 0 && prefixes.space == Space::Legacy
}

/// Returns whether a form is the one of 16 bits among those of F2 or F3.
#[inline(never)]
pub(super) fn is_16_bits(found: Opcode, prefixes: &Prefixes, context: u32, form: u16) -> bool {
    let without_66 = context & !x::P66;
    let wider = without_66 & !x::NARROW;
    let is_selected_by = |context: u32| found.form(prefixes, context).is_some_and(|found| are_alike(found, form));
    is_selected_by(without_66) && !is_selected_by(wider)
}

/// Returns whether LLVM's decoder reads the ModRM byte before it finds that there is no such instruction.
#[inline(never)]
pub(super) fn reads_modrm(found: Option<Opcode>, prefixes: Prefixes, map: u8, opcode: u8, context: u32) -> bool {
    let prefixes = &prefixes;
    // The bits of NF and b are looked at together with the ModRM byte.
    let evex = prefixes.evex;
    let has_flags = map == 4 || map == 2 && prefixes.pp == 0 && matches!(opcode, 0xf2 | 0xf3 | 0xf5 | 0xf7);
    if prefixes.space == Space::Evex && (evex & 4 != 0 && has_flags || evex & 0x10 != 0 && prefixes.u) {
        return true;
    }
    let is64 = prefixes.mode == Mode::Bits64;
    let any = |found: Option<Opcode>, context: u32| {
        found.is_some_and(|found| {
            let narrower = |bit: u32| !is64 && prefixes.w && found.reads_modrm(context & !bit);
            let listed = || found.reads_modrm(context) || narrower(x::NARROW);
            found.has_modrm() && (!is_unlisted(prefixes) && listed() || narrower(x::W))
        })
    };
    if any(found, context) {
        return map == 0 || !is_incidental(prefixes);
    }
    if !is64 && prefixes.w {
        return false;
    }
    // With a prefix 66 that selects nothing, it tries whether it would select an instruction.
    let tries = (prefixes.mode == Mode::Bits16 || prefixes.narrow)
        && (prefixes.space != Space::Legacy || context & (x::P66 | x::PF2 | x::PF3) == 0);
    if !tries || prefixes.space != Space::Legacy && prefixes.pp == 1 {
        return false;
    }
    let with_66 = if prefixes.space == Space::Legacy { found } else { Opcode::with_66(prefixes, map, opcode) };
    any(with_66, context & !(x::PF2 | x::PF3) | x::P66 | x::NARROW)
}
