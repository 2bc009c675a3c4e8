//! Intel syntax: sizes are on the operands rather than in the mnemonic.

use super::error::EncodeError;
use super::matcher::{self, Filter, Found};
use super::operand::{ALL_MEMORY, Address, Content, INDIRECT_MEMORY, MAX_OPERANDS, Op, Operands};
use super::registers::{Kind, Register};
use super::tables::{self as t, INTEL, MemoryRule, Mnemonic, Row};
use super::{Insn, Mode, refuse};
use std::hint::cold_path;

/// The classes of memory by size, each with the class of a branch through such memory.
const SIZES: [u64; 8] =
    [t::M8, t::M16 | t::IM16, t::M32 | t::IM32, t::M64 | t::IM64, t::M80, t::M128, t::M256, t::M512];
const NAMES: [&str; 8] = ["byte", "word", "dword", "qword", "tbyte", "xmmword", "ymmword", "zmmword"];
const SIZED: u64 = (ALL_MEMORY | INDIRECT_MEMORY) & !t::MANY;

/// Assigns the two registers of an address to base and index if the scale does not tell which is which.
pub(super) fn arrange(
    (base, index): (Option<Register>, Option<Register>),
    scale: Option<i64>,
) -> (Option<Register>, Option<Register>) {
    let vector = |r: Option<Register>| r.is_some_and(Register::is_vector);
    let stack = |r: Option<Register>| r.is_some_and(|r| matches!(r.kind, Kind::Gp32 | Kind::Gp64) && r.number == 4);
    let word =
        |r: Option<Register>, numbers: [u8; 2]| r.is_some_and(|r| r.kind == Kind::Gp16 && numbers.contains(&r.number));
    let first = if index.is_some() && base.is_some_and(|b| b.kind == Kind::Ip64) { None } else { base };
    let swap = scale.is_none() && (stack(index) && !stack(first) || vector(first) && !vector(index))
        || word(first, [6, 7]) && word(index, [3, 5]);
    if swap { (index, first) } else { (first, index) }
}

pub(super) const fn target(kind: Kind) -> u64 {
    match kind {
        Kind::Gp16 => t::IR16,
        Kind::Gp32 => t::IR32,
        Kind::Gp64 => t::IR64,
        _ => 0,
    }
}

pub(super) fn too_far(address: &Address) -> bool {
    let far = address.disp.is_far();
    far && [address.base, address.index].iter().flatten().any(|r| r.address_bits() != 32)
}

/// The classes of a memory operand. `size` is the written size in bits, or 0; `enclosed`: a size or brackets make it
/// memory rather than a branch target.
#[inline(always)]
pub(super) fn memory(rule: MemoryRule, mode: Mode, size: u16, enclosed: bool, address: &Address) -> u64 {
    let mut classes = address.classes();
    match rule {
        MemoryRule::Branch if enclosed => classes &= !(t::REL | t::REL8),
        MemoryRule::Move if mode == Mode::Bits64 => {
            let far = address.disp.is_far();
            classes &= if far { u64::MAX } else { !t::MOFFS };
        }
        _ => {}
    }
    match size {
        0 if matches!(rule, MemoryRule::Any | MemoryRule::Move) => classes | INDIRECT_MEMORY,
        0 => classes & !SIZED | class(mode.bits()),
        // A far branch through `fword ptr`; the rows treat it as the next larger size.
        48 if rule == MemoryRule::Branch => classes & !SIZED | t::M80,
        bits => classes & !SIZED | class(bits),
    }
}

fn class(bits: u16) -> u64 {
    match bits {
        8 => SIZES[0],
        16 => SIZES[1],
        32 => SIZES[2],
        64 => SIZES[3],
        80 => SIZES[4],
        128 => SIZES[5],
        256 => SIZES[6],
        512 => SIZES[7],
        _ => 0,
    }
}

/// The sizes written on the operands of a statement.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// In bits, in Intel's order; 0 if none is written.
    pub(super) bits: [u16; MAX_OPERANDS],
    /// The classes do not determine the sizes: a memory operand has no size, or that of an element or string.
    pub(super) decide: bool,
}

impl Sizes {
    pub(super) const NONE: Sizes = Sizes { bits: [0; MAX_OPERANDS], decide: false };

    /// Records the size of a memory operand of these classes.
    #[inline]
    pub(super) fn note(&mut self, place: usize, bits: u16, classes: u64) {
        if let Some(place) = self.bits.get_mut(place) {
            *place = bits;
        }
        self.decide |= bits == 0 || classes & (t::SI | t::DI | ELEMENTS) != 0;
    }
}

/// The classes whose memory has the size of one element: gathered or broadcast.
const ELEMENTS: u64 = t::VX | t::VY | t::VZ | t::BC2 | t::BC4 | t::BC8 | t::BC16 | t::BC32;

/// The size of an element, if it is the size that is written.
fn element(row: Row, op: &Op) -> Option<u16> {
    match op.classes {
        gathered if gathered & (t::VX | t::VY | t::VZ) != 0 => Some(if row.format().w { 64 } else { 32 }),
        t::BC2 | t::BC4 | t::BC8 | t::BC16 | t::BC32 => super::address::element_size(row.format(), op.classes),
        _ => None,
    }
}

/// The size class of a string instruction's memory.
fn string_size(row: Row) -> u64 {
    let format = row.format();
    match (row.opcode() & 1, format.w, format.size()) {
        (0, ..) => t::M8,
        (_, true, _) => t::M64,
        (_, _, 16) => t::M16,
        _ => t::M32,
    }
}

fn mask(row: Row, at: usize) -> u64 {
    row.signature().mask(at)
}

/// Returns whether the written sizes match the row. The size of a string instruction is in the row, and its operands
/// may have one too; if memory is broadcast or gathered, the size is that of an element.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn sizes_fit(row: Row, operands: &Operands) -> bool {
    let ops = operands.as_slice();
    let special = ops.iter().fold(0, |all, op| all | op.classes) & (t::SI | t::DI | ELEMENTS);
    special == 0
        || ops.iter().enumerate().all(|(i, op)| {
            let size = operands.sizes.bits[i];
            let string = mask(row, i) & (t::SI | t::DI) != 0;
            (!string || op.classes & string_size(row) != 0)
                && (size == 0 || element(row, op).is_none_or(|element| element == size))
        })
}

#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn first(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Option<Found> {
    let mut list = entry.rows_with(operands.count);
    loop {
        let (row, rest) = matcher::first_of(list, filter, operands)?;
        if sizes_fit(row, operands) {
            return Some(Found { row, entry });
        }
        list = rest;
    }
}

enum Selection {
    One(Found),
    None,
    Ambiguous(usize, u64),
}

/// The first row that accepts the operands. If a memory operand has no size, the row must be the first one for every
/// size.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn select(entry: &'static Mnemonic, filter: Filter, operands: &Operands) -> Selection {
    let is_unsized = |op: &Op| {
        let sizes = op.classes & SIZED;
        // More than two bits are set.
        let but_one = sizes & sizes.wrapping_sub(1);
        but_one & but_one.wrapping_sub(1) != 0 && matches!(op.content, Content::Address(_))
    };
    let Some(at) = operands.as_slice().iter().position(is_unsized) else {
        return first(entry, filter, operands).map_or(Selection::None, Selection::One);
    };
    // Fast path: the row accepts memory of any size, such as `lea` or a branch to a symbol.
    let classes = operands.as_slice()[at].classes;
    if classes & SIZED == SIZED
        && let Some((row, _)) = matcher::first_of(entry.rows_with(operands.count), filter, operands)
        && mask(row, at) & classes & !(SIZED | t::SI | t::DI) != 0
        && sizes_fit(row, operands)
    {
        return Selection::One(Found { row, entry });
    }
    of_sizes(entry, filter, operands, at)
}

/// The row for memory without a size at `at`. One pass over the rows: each takes the sizes that no earlier row took.
fn of_sizes(entry: &'static Mnemonic, filter: Filter, operands: &Operands, at: usize) -> Selection {
    let mut list = entry.rows_with(operands.count);
    let mut trial = *operands;
    let place = trial.first + at;
    let others = trial.ops[place].classes & !SIZED;
    let mut left = SIZED;
    let mut only: Option<Found> = None;
    let mut ambiguous = false;
    while left != 0 {
        trial.ops[place].classes = others | left;
        let Some((row, rest)) = matcher::first_of(list, filter, &trial) else { break };
        list = rest;
        let mask = mask(row, at);
        let wanted = if mask & (t::SI | t::DI) != 0 { string_size(row) } else { SIZED };
        let takes = |size: &u64| left & wanted & size != 0 && mask & (others | size) != 0;
        let taken = SIZES.iter().filter(|s| takes(s)).fold(0, |all, size| all | size);
        if taken == 0 || !sizes_fit(row, &trial) {
            continue;
        }
        left &= !taken;
        ambiguous |= only.as_ref().is_some_and(|other| other.row != row);
        only = only.or(Some(Found { row, entry }));
    }
    match only {
        Some(_) if ambiguous => Selection::Ambiguous(at, ALL_MEMORY & SIZED & !left),
        Some(found) => Selection::One(found),
        None => Selection::None,
    }
}

/// Returns whether `int` with these operands has a shorter instruction.
#[inline]
fn is_breakpoint(entry: &Mnemonic, operands: &Operands) -> bool {
    matches!(operands.as_slice(), [Op { content: Content::Value(value), .. }] if value.number() == Some(3))
        && entry.name() == "int"
}

pub(super) fn find(
    entry: &'static Mnemonic,
    insn: &Insn<'_, '_>,
    filter: Filter,
    operands: &Operands,
) -> Result<Found, EncodeError> {
    if is_breakpoint(entry, operands)
        && let Some(short) = INTEL.find("int3")
        && let Some(found) = matcher::first(short, filter, &Operands::NONE)
    {
        return Ok(found);
    }
    match select(entry, filter, operands) {
        Selection::One(found) => Ok(found),
        Selection::None => Err(refuse::refused(entry, insn, filter, operands)),
        Selection::Ambiguous(at, sizes) => {
            let sizes = NAMES.iter().zip(SIZES).filter(|s| sizes & s.1 != 0).map(|s| *s.0).collect();
            Err(EncodeError::AmbiguousSize { operand: operands.written(at), sizes })
        }
    }
}

/// The row of a mnemonic that accepts the operands, if the fast path finds it.
#[inline(always)]
pub(super) fn common(mnemonic: &'static Mnemonic, filter: Filter, operands: &Operands) -> Option<Found> {
    if is_breakpoint(mnemonic, operands) {
        cold_path();
        return None;
    }
    if !operands.sizes.decide {
        return matcher::first_left(mnemonic, filter, operands);
    }
    match select(mnemonic, filter, operands) {
        Selection::One(found) => Some(found),
        _ => None,
    }
}
