//! The names of encoded values, the inverse of [`words`](super::words).

use super::machine::T32;
use super::operand::tag;
use super::words::{BANKED, BARRIERS, COMPARISONS, MACHINE, is_of_vectors};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::Decoded;
use crate::arch::fixed_width::words::{CONDITIONS, name};
use std::fmt;

/// The general registers.
const REGISTERS: [&str; 16] =
    ["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "sp", "lr", "pc"];

/// The name of a general register.
pub(super) fn register(number: u32) -> &'static str {
    REGISTERS.get(number as usize).copied().unwrap_or_default()
}

/// What llvm-mc takes for the 64-bit registers that follow the last one.
const AFTER_DOUBLES: [&str; 6] = ["fpinst2", "mvfr0", "mvfr1", "mvfr2", "p0", "pc"];

/// Writes the name of a 64-bit register.
pub(super) fn write_double(number: u32, out: &mut dyn fmt::Write) -> fmt::Result {
    match number.checked_sub(32).and_then(|past| AFTER_DOUBLES.get(past as usize)) {
        Some(past) => out.write_str(past),
        None => write!(out, "d{number}"),
    }
}

/// The name of a condition; 15 has none.
pub(super) fn condition(value: u32) -> &'static str {
    name(CONDITIONS, value).unwrap_or("<und>")
}

/// The name of a barrier's option.
pub(super) fn barrier(value: u32, features: &Features) -> Option<&'static str> {
    name(BARRIERS, value).filter(|_| value & 3 != 1 || features.named("v8"))
}

/// The name of a banked register, in which only that of the saved status register is in upper case.
pub(super) fn banked(value: u32) -> Option<[&'static str; 2]> {
    let name = name(BANKED, value)?;
    Some(name.strip_prefix("spsr").map_or(["", name], |mode| ["SPSR", mode]))
}

/// The name of the condition of a comparison of vectors.
pub(super) fn comparison(value: u32) -> &'static str {
    name(COMPARISONS, value).unwrap_or_default()
}

/// The name of a register of M-profile processors: of a status register with the fields that are written, if the
/// processor has them.
pub(super) fn machine_register(value: u32, reads: bool, features: &Features) -> Option<&'static str> {
    let number = value & 0xff;
    if reads {
        return name(MACHINE, 0x800 | number);
    }
    let last = |value: u32| MACHINE.iter().rev().find(|known| known.1 == value).map(|known| known.0);
    let with_fields = if features.named("dsp") && value & 0x400 != 0 { last(value) } else { None };
    // A name without fields is deprecated.
    with_fields.or_else(|| {
        let known = 0x800 | number;
        if number < 4 { MACHINE.iter().filter(|of| of.1 == known).nth(1).map(|of| of.0) } else { name(MACHINE, known) }
    })
}

/// Returns whether instructions may name a coprocessor.
pub(super) fn has_coprocessor(value: u32, decoded: &Decoded, features: &Features) -> bool {
    let name = &mut [0; 16];
    let is_long = || decoded.mnemonic.is("ldc2l") || decoded.mnemonic.is("stc2l");
    let has_option = || decoded.items::<T32>().any(|item| item.tag == tag::OPTION);
    if is_of_vectors(value, features) {
        return is_long() && has_option();
    }
    let accesses_memory = decoded.mnemonic.name(name).starts_with(['l', 's']);
    match value {
        // Those of VFP and NEON.
        10 | 11 => is_long() && has_option() && !features.named("v8"),
        15 => !features.named("v8") || !accesses_memory,
        14 => true,
        _ => !features.named("v8"),
    }
}

/// Writes the flags of interrupts.
pub(super) fn write_interrupt_flags(value: u32, out: &mut dyn fmt::Write) -> fmt::Result {
    if value == 0 {
        return out.write_str("none");
    }
    let set = [(4, 'a'), (2, 'i'), (1, 'f')].into_iter().filter(|flag| value & flag.0 != 0);
    set.map(|flag| flag.1).try_for_each(|letter| out.write_char(letter))
}

/// Writes the fields of a status register.
pub(super) fn write_status(value: u32, out: &mut dyn fmt::Write) -> fmt::Result {
    match value {
        4 => return out.write_str("APSR_g"),
        8 => return out.write_str("APSR_nzcvq"),
        12 => return out.write_str("APSR_nzcvqg"),
        _ => out.write_str(if value & 16 != 0 { "SPSR" } else { "CPSR" })?,
    }
    if value & 15 != 0 {
        out.write_char('_')?;
    }
    let set = [(8, 'f'), (4, 's'), (2, 'x'), (1, 'c')].into_iter().filter(|field| value & field.0 != 0);
    set.map(|field| field.1).try_for_each(|letter| out.write_char(letter))
}
