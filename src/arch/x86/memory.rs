//! Checks addresses for valid combinations of registers, and determines their operand classes.

use super::error::AddressProblem as Problem;
use super::operand::{ALL_MEMORY, Address, Value};
use super::registers::{Kind, Register};
use super::{Mode, tables as t};

/// Returns whether a register is `%dx`, which holds a port number.
pub(super) fn is_port(register: Register) -> bool {
    register.kind == Kind::Gp16 && register.number == 2
}

pub(super) fn check(base: Option<Register>, index: Option<Register>, scale: u8, mode: Mode) -> Option<Problem> {
    if let Some(b) = base {
        if matches!(b.kind, Kind::Ip64 | Kind::Ip32) && mode != Mode::Bits64 {
            return Some(Problem::RIP_MODE);
        }
        if b.address_bits() == 0 || matches!(b.kind, Kind::Zero32 | Kind::Zero64 | Kind::Ip16) {
            return Some(Problem::BASE);
        }
        if b.kind == Kind::Gp16 {
            if mode == Mode::Bits64 && !is_port(b) {
                return Some(Problem::BASE_16_IN_64);
            }
            // bx, bp, si, di; dx alone is a port.
            if !(matches!(b.number, 3 | 5 | 6 | 7) || is_port(b) && index.is_none()) {
                return Some(Problem::BASE);
            }
        }
    }
    let i = index?;
    if i.is_vector() {
        return matches!(base.map(|b| b.kind), Some(Kind::Ip64 | Kind::Ip32)).then_some(Problem::RIP_INDEX);
    }
    if i.address_bits() == 0 || matches!(i.kind, Kind::Ip16 | Kind::Ip32 | Kind::Ip64) {
        return Some(Problem::INDEX);
    }
    // The stack pointer's number encodes "no index".
    if matches!(i.kind, Kind::Gp16 | Kind::Gp32 | Kind::Gp64) && i.number == 4 {
        return Some(Problem::BASE_INDEX);
    }
    let Some(b) = base else {
        return (i.kind == Kind::Gp16).then_some(Problem::BASE_INDEX);
    };
    if matches!(b.kind, Kind::Ip64 | Kind::Ip32) {
        return Some(Problem::RIP_INDEX);
    }
    if b.address_bits() != i.address_bits() {
        return Some(match b.address_bits() {
            64 => Problem::BASE_64_INDEX_NOT,
            32 => Problem::BASE_32_INDEX_NOT,
            _ => Problem::BASE_16_INDEX_NOT,
        });
    }
    if b.kind == Kind::Gp16 {
        // bx or bp, then si or di; in Intel syntax they have been put in this order.
        if !matches!((b.number, i.number), (3 | 5, 6 | 7)) {
            return Some(Problem::PAIR_16);
        }
        if scale != 0 {
            return Some(Problem::SCALE_16);
        }
    }
    None
}

impl Address {
    /// The classes of a memory operand without AT&T's `*`.
    #[inline(always)]
    pub(super) fn classes(&self) -> u64 {
        match (self.base, self.index) {
            (Some(_), None) if self.disp.number() != Some(0) => ALL_MEMORY,
            (None, None) if self.segment.is_none() && !self.disp.is_far() && self.scale == 0 => {
                ALL_MEMORY | self.target() | t::MOFFS
            }
            _ => other_classes(self.disp, self.base, self.index, self.segment, self.scale),
        }
    }

    /// The classes of an address without registers as the target of a branch.
    #[inline(always)]
    fn target(&self) -> u64 {
        match self.disp.number() {
            Some(number) if i8::try_from(number).is_err() => t::REL,
            _ => t::REL | t::REL8,
        }
    }
}

/// [`Address::classes`] of the less common addresses.
// The fields one by one: an address whose own address is passed would be built in memory, and copied from there before its
// fields are in the cache.
#[inline(never)]
fn other_classes(disp: Value, base: Option<Register>, index: Option<Register>, segment: Option<u8>, scale: u8) -> u64 {
    let address = Address { disp, segment, base, index, scale, broadcast: false };
    if let Some(i) = index {
        return match i.kind {
            Kind::Xmm => t::VX,
            Kind::Ymm => t::VY,
            Kind::Zmm => t::VZ,
            _ => ALL_MEMORY,
        };
    }
    let Some(base) = base else {
        let target = if segment.is_none() && scale == 0 { address.target() } else { 0 };
        let far = disp.is_far();
        let offset = t::MOFFS | if far { t::MOFFSQ } else { 0 };
        return ALL_MEMORY | target | if scale == 0 { offset } else { 0 };
    };
    if disp.number() != Some(0) || scale != 0 {
        return ALL_MEMORY;
    }
    match (base.kind, base.number) {
        (Kind::Gp16, 2) => t::PORT,
        (Kind::Gp16 | Kind::Gp32 | Kind::Gp64, 6) => ALL_MEMORY | t::SI,
        (Kind::Gp16 | Kind::Gp32 | Kind::Gp64, 7) if segment.is_none_or(|s| s == 0) => ALL_MEMORY | t::DI,
        _ => ALL_MEMORY,
    }
}
