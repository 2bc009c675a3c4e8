//! The names of encoded values, the inverse of [`words`](super::words).

use super::tables::{OPERATIONS, STATES, SYSTEM_REGISTERS, SYSTEM_REGISTERS_BY_CODE, SystemName};
use super::words::{BARRIERS, BRANCH_TARGETS, NXS_BARRIERS, PATTERNS, PREFETCHES, RANGE_PREFETCHES, STORE_HINTS};
use crate::arch::features::Features;
use crate::arch::fixed_width::words::{CONDITIONS, name as of};
use std::fmt;

/// Names that are not all in upper case.
const MIXED_CASE: &[&str] = &[
    "APDAKeyHi_EL1",
    "APDAKeyLo_EL1",
    "APDBKeyHi_EL1",
    "APDBKeyLo_EL1",
    "APGAKeyHi_EL1",
    "APGAKeyLo_EL1",
    "APIAKeyHi_EL1",
    "APIAKeyLo_EL1",
    "APIBKeyHi_EL1",
    "APIBKeyLo_EL1",
    "CurrentEL",
    "DAIFClr",
    "DAIFSet",
    "SPSel",
];

/// The name of a condition.
pub(super) fn condition(value: u32) -> &'static str {
    of(CONDITIONS, value).unwrap_or("nv")
}

/// The name of a predicate pattern.
pub(super) fn pattern(value: u32) -> Option<&'static str> {
    of(PATTERNS, value)
}

/// The name of a barrier's option.
pub(super) fn barrier(value: u32) -> Option<&'static str> {
    of(BARRIERS, value)
}

/// The name of the option of `dsb` with `nxs`.
pub(super) fn barrier_nxs(value: u32) -> Option<&'static str> {
    of(NXS_BARRIERS, value)
}

/// The name of the operand of `bti`.
pub(super) fn branch_target(value: u32) -> Option<&'static str> {
    of(BRANCH_TARGETS, value)
}

/// The name of the operand of `stshh`.
pub(super) fn store_hint(value: u32) -> Option<&'static str> {
    of(STORE_HINTS, value)
}

/// The name of the operation of `rprfm`.
pub(super) fn range_prefetch(value: u32) -> Option<&'static str> {
    of(RANGE_PREFETCHES, value)
}

/// The parts of the name of a prefetch operation.
pub(super) fn prefetch(value: u32, features: &Features) -> Option<[&'static str; 3]> {
    if value >> 1 & 3 == 3 && !features.named("prfm-slc-target") {
        return None;
    }
    prefetch_parts(value)
}

fn prefetch_parts(value: u32) -> Option<[&'static str; 3]> {
    let [kinds, levels, policies] = PREFETCHES;
    Some([*kinds.get(value as usize >> 3)?, *levels.get(value as usize >> 1 & 3)?, *policies.get(value as usize & 1)?])
}

/// The parts of the name of a prefetch operation of SVE.
pub(super) fn vector_prefetch(value: u32) -> Option<[&'static str; 3]> {
    (value & 7 < 6).then(|| prefetch_parts(value & 7 | value >> 3 << 4)).flatten()
}

/// The name of a system register with an encoding that can be written, or else read.
pub(super) fn system_register(code: u32, write: bool, features: &Features) -> Option<&'static str> {
    let entry = |index: &u16| SYSTEM_REGISTERS.get(usize::from(*index));
    let first = SYSTEM_REGISTERS_BY_CODE.partition_point(|index| entry(index).is_some_and(|name| name.code < code));
    let same = SYSTEM_REGISTERS_BY_CODE.get(first..)?.iter().filter_map(entry).take_while(|name| name.code == code);
    let access = if write { 2 } else { 1 };
    let mut usable = same.filter(|name| name.flags & access != 0 && features.has_bits(&name.needs, name.any));
    usable.next().map(|name| name.name)
}

/// The name of a PSTATE field, and the value that is written to it.
pub(super) fn state(code: u32, bits: i32, features: &Features) -> Option<&'static str> {
    let is_it = |state: &&SystemName| {
        state.code == code && i32::from(state.flags) == bits && features.has_bits(&state.needs, state.any)
    };
    STATES.iter().find(is_it).map(|state| state.name)
}

/// The name of an operation of a class, which has a register operand or not.
pub(super) fn operation(code: u32, class: usize, with_register: bool, features: &Features) -> Option<&'static str> {
    let is_it = |operation: &&SystemName| {
        let allowed = match (with_register, operation.flags) {
            (true, 3) => true,
            (true, flags) => flags & 1 != 0,
            (false, flags) => flags & 2 != 0,
        };
        operation.code == code && allowed && features.has_bits(&operation.needs, operation.any)
    };
    OPERATIONS.get(class)?.iter().find(is_it).map(|operation| operation.name)
}

/// Writes a name of the tables as llvm-mc prints it.
pub(super) fn write_upper(name: &str, out: &mut dyn fmt::Write) -> fmt::Result {
    if let Some(mixed) = MIXED_CASE.iter().find(|mixed| mixed.eq_ignore_ascii_case(name)) {
        return out.write_str(mixed);
    }
    name.chars().try_for_each(|letter| out.write_char(letter.to_ascii_uppercase()))
}
