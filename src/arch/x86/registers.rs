//! The registers of x86: names, numbers and operand classes.

pub use super::register_names::Kind;

use super::Mode;
use super::intel::target;
use super::register_names::{FAMILIES, Family, NAMED};
use super::tables as t;
use crate::diag::nearest;
use std::hint::cold_path;

/// Properties of an instruction's operands as a whole; most follow from registers.
pub mod traits {
    /// One of the general registers 16 to 31.
    pub const EXTENDED: u8 = 1;
    /// A vector register.
    pub const VECTOR: u8 = 2;
    /// An 8-bit register that needs a REX prefix despite its low number.
    pub const LOW_BYTE: u8 = 4;
    /// An 8-bit register that excludes a REX prefix.
    pub const HIGH_BYTE: u8 = 8;
    /// A symbolic immediate.
    pub const SYMBOLIC: u8 = 16;
    /// A write mask.
    pub const MASKED: u8 = 32;
    /// An address with a symbol.
    pub const SYMBOLIC_ADDRESS: u8 = 64;
    /// An address whose ModRM depends on the row or the prefixes.
    pub const RARE_ADDRESS: u8 = 128;
    pub const ANY_SYMBOLIC: u8 = SYMBOLIC | SYMBOLIC_ADDRESS;
    /// The traits that admit or exclude rows in addition to the classes.
    pub const UNUSUAL: u8 = EXTENDED | SYMBOLIC | MASKED;
    /// The traits that decide about prefixes in rare cases.
    pub const RARE: u8 = EXTENDED | HIGH_BYTE | RARE_ADDRESS;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    pub kind: Kind,
    /// The number in encodings.
    pub number: u8,
}

impl Register {
    /// The operand classes that it belongs to.
    pub const fn classes(self) -> u64 {
        match self.kind {
            Kind::Gp8 | Kind::Gp8High => t::R8,
            Kind::Gp16 => t::R16 | t::PORT,
            Kind::Gp32 => t::R32,
            Kind::Gp64 => t::R64,
            Kind::Segment => t::SEG,
            Kind::Control => t::CR,
            Kind::Debug => t::DR,
            Kind::Stack => t::ST,
            Kind::Mmx => t::MM,
            Kind::Xmm => [t::XLO, t::XEXT, t::XHI, t::XHI][self.number as usize >> 3 & 3],
            Kind::Ymm => [t::YLO, t::YEXT, t::YHI, t::YHI][self.number as usize >> 3 & 3],
            Kind::Zmm => t::ZMM,
            Kind::Mask => t::K,
            Kind::Tile => t::TMM,
            Kind::Ip16 | Kind::Ip32 | Kind::Ip64 | Kind::Zero32 | Kind::Zero64 | Kind::Unnamed => 0,
        }
    }

    /// The width in bits as a base or index of an address; 0 if it cannot be one.
    pub fn address_bits(self) -> u8 {
        match self.kind {
            Kind::Gp16 | Kind::Ip16 => 16,
            Kind::Gp32 | Kind::Ip32 | Kind::Zero32 => 32,
            Kind::Gp64 | Kind::Ip64 | Kind::Zero64 => 64,
            _ => 0,
        }
    }

    /// [`Named::as_base`]
    #[inline(always)]
    pub const fn as_base(self) -> u8 {
        match self.kind {
            Kind::Gp64 => 0x44,
            Kind::Gp32 if self.number < 8 => 0x33,
            Kind::Ip64 => 0x40,
            _ => 0,
        }
    }

    /// [`Named::as_index`]
    #[inline(always)]
    pub const fn as_index(self) -> u8 {
        match self.kind {
            // Not the stack pointer.
            _ if self.number == 4 => 0,
            Kind::Gp64 => 4,
            Kind::Gp32 if self.number < 8 => 3,
            _ => 0,
        }
    }

    /// The traits that it contributes: bits of [`traits`].
    #[inline]
    pub const fn traits(self) -> u8 {
        match self.kind {
            Kind::Gp8 if self.number & !3 == 4 => traits::LOW_BYTE,
            Kind::Gp8High => traits::HIGH_BYTE,
            Kind::Gp8 | Kind::Gp16 | Kind::Gp32 | Kind::Gp64 if self.number >= 16 => traits::EXTENDED,
            Kind::Xmm | Kind::Ymm | Kind::Zmm | Kind::Mmx => traits::VECTOR,
            _ => 0,
        }
    }

    /// Returns whether a symbol bound to it is only valid in 64-bit mode.
    pub fn needs_64(self) -> bool {
        match self.kind {
            Kind::Gp64 | Kind::Ip64 | Kind::Zero64 => true,
            Kind::Gp8 => self.number >= 4,
            Kind::Gp16 | Kind::Gp32 | Kind::Xmm | Kind::Ymm | Kind::Control | Kind::Debug => self.number >= 8,
            Kind::Zmm => self.number >= 8,
            _ => false,
        }
    }

    pub fn is_vector(self) -> bool {
        matches!(self.kind, Kind::Xmm | Kind::Ymm | Kind::Zmm)
    }

    /// Returns whether an operand with it is only valid in 64-bit mode.
    pub const fn only_64(self) -> bool {
        match self.kind {
            Kind::Gp64 | Kind::Ip64 | Kind::Ip32 | Kind::Zero64 => true,
            Kind::Gp8 => self.number >= 4,
            Kind::Mask | Kind::Tile | Kind::Stack | Kind::Mmx | Kind::Segment | Kind::Unnamed => false,
            _ => self.number >= 8,
        }
    }
}

/// A name as a number: its bytes in lower case, little-endian. No name is longer than 8 bytes.
const fn key(before: &[u8], value: Option<u8>, after: &[u8]) -> u64 {
    let mut key = 0;
    let mut shift = 0;
    let mut i = 0;
    while i < before.len() {
        key |= ((before[i] | 0x20) as u64) << shift;
        shift += 8;
        i += 1;
    }
    if let Some(value) = value {
        if value >= 10 {
            key |= ((b'0' + value / 10) as u64) << shift;
            shift += 8;
        }
        key |= ((b'0' + value % 10) as u64) << shift;
        shift += 8;
    }
    i = 0;
    while i < after.len() {
        key |= ((after[i] | 0x20) as u64) << shift;
        shift += 8;
        i += 1;
    }
    key
}

/// The size of the hash table: a power of two, less than half full.
pub(super) const SLOTS: usize = 1024;

const fn slot(key: u64) -> usize {
    // With this factor all but 21 names, and all general registers without REX2, are in their first slot.
    (key.wrapping_mul(0xce98_7179_884f_1bb5) >> 54) as usize
}

/// The key of an empty slot: no name, not even an empty one.
pub(super) const EMPTY: u64 = u64::MAX;

/// A register by name, with derived properties.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The packed name, or [`EMPTY`].
    pub(super) key: u64,
    /// [`Register::classes`]
    pub classes: u64,
    /// The classes in Intel syntax, where it may also be the target of a branch; 0 if it is valid only as a base.
    pub classes_or_target: u64,
    pub register: Register,
    /// [`Register::traits`]
    pub traits: u8,
    /// [`Register::only_64`]
    pub only_64: bool,
    /// In which modes it is the base of an ordinary address: one bit per mode, by number, with an index; from bit 4 on
    /// without one.
    pub as_base: u8,
    /// In which modes it is the index of an ordinary address: one bit per mode, by number.
    pub as_index: u8,
    /// [`Named::stands_alone`]: one bit per mode, by number.
    alone: u8,
}

impl Named {
    pub(super) const fn new(key: u64, kind: Kind, number: u8) -> Named {
        let register = Register { kind, number };
        let (classes, traits, only_64) = (register.classes(), register.traits(), register.only_64());
        let classes_or_target = if matches!(kind, Kind::Ip64) { 0 } else { classes | target(kind) };
        let (as_base, as_index) = (register.as_base(), register.as_index());
        let alone = match kind {
            Kind::Stack | Kind::Segment | Kind::Ip64 => 0,
            _ if only_64 => Mode::Bits64.bit(),
            _ => 0xff,
        };
        Named { key, classes, classes_or_target, register, traits, only_64, as_base, as_index, alone }
    }

    /// Returns whether it is valid in a mode and is always a whole operand: no segment, no x87 register, which a number may
    /// follow, and no `rip`.
    #[inline(always)]
    pub(super) fn stands_alone(&self, mode: Mode) -> bool {
        self.alone & mode.bit() != 0
    }
}

type Table = [Named; SLOTS];

const fn insert(table: &mut Table, key: u64, kind: Kind, number: u8) {
    let mut at = slot(key);
    while table[at].key != EMPTY {
        at = (at + 1) & (SLOTS - 1);
    }
    table[at] = Named::new(key, kind, number);
}

/// Every name, hashed at compile time, with linear probing.
pub(super) static TABLE: Table = {
    let mut table = [Named::new(EMPTY, Kind::Unnamed, 0); SLOTS];
    let mut i = 0;
    while i < NAMED.len() {
        let (kind, first, names) = NAMED[i];
        let mut n = 0;
        while n < names.len() {
            insert(&mut table, key(names[n].as_bytes(), None, b""), kind, first + n as u8);
            n += 1;
        }
        i += 1;
    }
    i = 0;
    while i < FAMILIES.len() {
        let (before, after, kind, first, last) = FAMILIES[i];
        let mut number = first;
        while number <= last {
            insert(&mut table, key(before.as_bytes(), Some(number), after.as_bytes()), kind, number);
            number += 1;
        }
        i += 1;
    }
    table
};

/// The nearest register name; for a family with an out-of-range number its range: `xmm0 to xmm31`.
#[cold]
pub fn near(name: &str) -> Option<String> {
    let lower = name.to_ascii_lowercase();
    let stem = lower.trim_end_matches(|c: char| c.is_ascii_digit());
    let is_family = |family: &&Family| family.0 == stem && family.1.is_empty() && stem.len() < lower.len();
    if let Some((.., first, last)) = FAMILIES.iter().find(is_family) {
        return Some(format!("{stem}{first} to {stem}{last}"));
    }
    let families = FAMILIES.iter().flat_map(|&(before, after, _, first, last)| {
        (first..=last).map(move |number| format!("{before}{number}{after}"))
    });
    let names: Vec<String> =
        NAMED.iter().flat_map(|named| named.2).map(|&name| name.to_owned()).chain(families).collect();
    nearest(&name.to_ascii_lowercase(), names.iter().map(String::as_str)).map(str::to_owned)
}

/// Finds a register by its packed name: without `%`, in lower case, little-endian.
#[inline]
pub fn named_register(name: u64) -> Option<&'static Named> {
    let mut at = slot(name);
    loop {
        let named = &TABLE[at];
        if named.key == name {
            return Some(named);
        }
        cold_path();
        if named.key == EMPTY {
            return None;
        }
        at = (at + 1) & (SLOTS - 1);
    }
}

/// The slot of a name in any case.
pub(super) fn place(name: &[u8]) -> Option<usize> {
    let key = key(name, None, b"");
    let slots = (0..SLOTS).map(|i| (slot(key) + i) & (SLOTS - 1));
    slots.take_while(|&at| TABLE[at].key != EMPTY).find(|&at| TABLE[at].key == key)
}

/// Finds a register by its name without `%`, in any case.
#[inline]
pub fn named(name: &[u8]) -> Option<&'static Named> {
    if name.is_empty() || name.len() > 8 { None } else { named_register(key(name, None, b"")) }
}

/// Finds a register by its name without `%`, in any case; `st` alone is `st(0)`.
#[inline]
pub fn register(name: &[u8], index: Option<u8>) -> Option<Register> {
    let found = named(name)?.register;
    match index {
        None => Some(found),
        Some(n) => (found.kind == Kind::Stack && n < 8).then_some(Register { kind: Kind::Stack, number: n }),
    }
}
