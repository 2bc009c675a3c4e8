//! String instructions with explicit operands.
//!
//! Their memory is always addressed by the index registers. A memory operand with other registers only determines the
//! size, the segment and, by its registers, the address width.

use super::memory::is_port;
use super::operand::{ALL_MEMORY, Address, Content, Op, Operands, Value};
use super::registers::{Kind, Register};
use super::{Insn, tables as t};

/// The index register of each memory operand in Intel's order; `None` if the operand is a register.
type Places = &'static [Option<u8>];

const SI: Option<u8> = Some(6);
const DI: Option<u8> = Some(7);

/// The names without their size suffix, the valid suffixes, and the operands.
const INSTRUCTIONS: &[(&str, &str, Places)] = &[
    ("movs", "bwldq", &[DI, SI]),
    ("smov", "bwlq", &[DI, SI]),
    ("cmps", "bwldq", &[SI, DI]),
    ("lods", "bwldq", &[SI]),
    ("stos", "bwldq", &[DI]),
    ("scas", "bwldq", &[DI]),
    ("ins", "bwld", &[DI, None]),
    ("outs", "bwld", &[None, SI]),
];

fn places(name: &str) -> Option<Places> {
    let (_, _, places) = INSTRUCTIONS.iter().find(|(stem, sizes, _)| {
        let Some((head, tail)) = name.split_at_checked(stem.len()) else { return false };
        head.eq_ignore_ascii_case(stem)
            && match tail.as_bytes() {
                [] => true,
                [size] => sizes.as_bytes().contains(&size.to_ascii_lowercase()),
                _ => false,
            }
    })?;
    Some(places)
}

fn width(address: &Address) -> Option<Kind> {
    if address.base.is_some_and(is_port) {
        return None;
    }
    match address.base?.kind {
        Kind::Gp64 | Kind::Ip64 => Some(Kind::Gp64),
        Kind::Gp32 => Some(Kind::Gp32),
        Kind::Gp16 => Some(Kind::Gp16),
        _ => None,
    }
}

/// Replaces the written registers with the index registers. Returns false if the operands are not those of a string
/// instruction, or their addresses differ in width.
#[cold]
pub(super) fn adjust(insn: &Insn<'_, '_>, operands: &mut Operands) -> bool {
    let Some(places) = places(insn.mnemonic) else { return false };
    if operands.as_slice().len() != places.len() {
        return false;
    }
    let mut all = None;
    for (op, place) in operands.as_slice().iter().zip(places) {
        let dx = matches!(op.content, Content::Register(Register { kind: Kind::Gp16, number: 2 }));
        match (&op.content, place) {
            (Content::Address(address), Some(_)) if !address.broadcast => {
                let Some(width) = width(address) else { return false };
                if *all.get_or_insert(width) != width {
                    return false;
                }
            }
            (_, None) if dx || op.classes == t::PORT => {}
            _ => return false,
        }
    }
    let Some(kind) = all else { return false };
    for (op, place) in operands.ops.iter_mut().zip(places) {
        if let (Content::Address(address), Some(number)) = (op.content, *place) {
            let to_destination = place == &DI && address.segment.is_none_or(|s| s == 0);
            let class = match place {
                &SI => t::SI,
                _ if to_destination => t::DI,
                _ => 0,
            };
            let base = Some(Register { kind, number });
            let address = Address { base, index: None, scale: 0, disp: Value::ZERO, ..address };
            *op = Op { classes: op.classes & ALL_MEMORY | class, content: Content::Address(address) };
        }
    }
    true
}
