//! What is different in Intel syntax: sizes are on the operands, and mnemonics have none.

use super::error::EncodeError;
use super::matcher::{self, Filter, Found};
use super::operand::{ALL_MEMORY, Address, Content, INDIRECT_MEMORY, Op, Operands};
use super::refuse;
use super::registers::{Kind, Register};
use super::tables as t;
use super::{Insn, Mode};
use crate::ast::{Memory, OperandKind};

/// The classes of memory, each with what a branch through memory of that size has.
const SIZES: [u64; 8] =
    [t::M8, t::M16 | t::IM16, t::M32 | t::IM32, t::M64 | t::IM64, t::M80, t::M128, t::M256, t::M512];
const NAMES: [&str; 8] = ["byte", "word", "dword", "qword", "tbyte", "xmmword", "ymmword", "zmmword"];
const SIZED: u64 = (ALL_MEMORY | INDIRECT_MEMORY) & !t::MANY;

/// Base and index at the places that an encoding has for them, where the scale does not say which is which.
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

/// What a register is as the target of a branch.
pub(super) fn target(kind: Kind) -> u64 {
    match kind {
        Kind::Gp16 => t::IR16,
        Kind::Gp32 => t::IR32,
        Kind::Gp64 => t::IR64,
        _ => 0,
    }
}

/// Whether a displacement is beyond what an address with registers holds.
pub(super) fn too_far(address: &Address) -> bool {
    let far = address.disp.is_far();
    far && [address.base, address.index].iter().flatten().any(|r| r.address_bits() != 32)
}

/// What an operand in memory can be; none where a branch leads to the `offset` of a symbol.
pub(super) fn memory(insn: &Insn<'_, '_>, mode: Mode, memory: &Memory<'_>, address: &Address) -> Option<u64> {
    let mut classes = address.classes();
    let is = |names: &[&str]| names.iter().any(|n| insn.mnemonic.eq_ignore_ascii_case(n));
    if is(&["jmp", "call"]) {
        if memory.offset {
            return None;
        }
        if memory.parenthesised {
            classes &= !t::REL;
        }
    }
    // In 64-bit mode only addresses beyond 32 bits take the form with an absolute address.
    if mode == Mode::Bits64 && is(&["mov"]) {
        let far = address.disp.is_far();
        classes &= if far { u64::MAX } else { !t::MOFFS };
    }
    let size = match memory.size {
        None if is(&["call", "jmp", "push", "pop"]) => Some(mode.bits()),
        size => size,
    };
    Some(match size {
        None => classes | INDIRECT_MEMORY,
        // A far branch through `fword ptr`; the rows know it as the size above it.
        Some(48) if is(&["call", "jmp"]) => classes & !SIZED | t::M80,
        Some(bits) => classes & !SIZED | class(bits),
    })
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

/// The first row that takes the operands. Of a string instruction the row has the size, and its operands may have it too;
/// where memory is broadcast or gathered the size is that of an element.
fn first(insn: &Insn<'_, '_>, list: &'static [t::Candidate], filter: Filter, operands: &Operands) -> Option<Found> {
    let mut list = list;
    let element = |row: &t::Row, op: &Op| match op.classes {
        gathered if gathered & (t::VX | t::VY | t::VZ) != 0 => Some(if row.w { 64 } else { 32 }),
        t::BC2 | t::BC4 | t::BC8 | t::BC16 | t::BC32 => super::address::element_size(row, op.classes),
        _ => None,
    };
    let size_of = |i: usize| match insn.operands.get(operands.written(i))?.kind {
        OperandKind::Memory(Memory { size, .. }) => size,
        _ => None,
    };
    loop {
        let found = matcher::first_of(list, filter, operands)?;
        let row = found.row;
        let size = match (row.opcode & 1, row.w, row.size) {
            (0, ..) => t::M8,
            (_, true, _) => t::M64,
            (_, _, 16) => t::M16,
            _ => t::M32,
        };
        let fits =
            operands.as_slice().iter().zip(&row.classes).all(|(op, &class)| {
                t::CLASSES[usize::from(class)].mask & (t::SI | t::DI) == 0 || op.classes & size != 0
            }) && operands.as_slice().iter().enumerate().all(|(i, op)| match (element(row, op), size_of(i)) {
                (Some(element), Some(size)) => element == size,
                _ => true,
            });
        if fits {
            return Some(found);
        }
        list = found.rest();
    }
}

/// Finds the row. Memory without a size is taken for each size in turn, and only one may fit.
pub(super) fn find(insn: &Insn<'_, '_>, mode: Mode, operands: &Operands) -> Result<Found, EncodeError> {
    let name = insn.mnemonic;
    let Some(entry) = matcher::lookup_in(name, &t::INTEL_DISPLACEMENTS, &t::INTEL_MNEMONICS) else {
        return Err(refuse::unknown(name, &t::INTEL_MNEMONICS));
    };
    let filter = Filter::new(&insn.prefixes, mode, operands);
    if entry.name == "int"
        && let [Op { content: Content::Value(value), .. }] = operands.as_slice()
        && value.number() == Some(3)
        && let Some(short) = matcher::lookup_in("int3", &t::INTEL_DISPLACEMENTS, &t::INTEL_MNEMONICS)
        && let Some(found) =
            matcher::first_of(matcher::with_count(short, &t::INTEL_LISTS, &Operands::NONE), filter, &Operands::NONE)
    {
        return Ok(found);
    }
    let list = matcher::with_count(entry, &t::INTEL_LISTS, operands);
    let unsized_memory = |op: &Op| matches!(op.content, Content::Address(_)) && (op.classes & SIZED).count_ones() > 2;
    let found = match operands.as_slice().iter().position(unsized_memory) {
        None => first(insn, list, filter, operands),
        Some(at) => {
            let mut only: Option<Found> = None;
            let (mut ambiguous, mut sizes) = (false, 0);
            for size in SIZES {
                let mut trial = *operands;
                trial.ops[at].classes = trial.ops[at].classes & !SIZED | size;
                let Some(found) = first(insn, list, filter, &trial) else { continue };
                match &only {
                    Some(other) if !std::ptr::eq(other.row, found.row) => ambiguous = true,
                    _ => only = Some(found),
                }
                sizes |= size & ALL_MEMORY;
            }
            if ambiguous {
                let sizes = NAMES.iter().zip(SIZES).filter(|s| sizes & s.1 != 0).map(|s| *s.0).collect();
                return Err(EncodeError::AmbiguousSize { operand: operands.written(at), sizes });
            }
            only
        }
    };
    found.ok_or_else(|| {
        refuse::refused_by(&[(entry.name, matcher::rows(entry, &t::INTEL_LISTS))], insn, filter, operands)
    })
}
