//! Constraints between the registers of a few instructions.

use super::error::{EncodeError, Remark};
use super::operand::{Content, Op, Operands};
use super::registers::{Kind, Register};
use super::tables as t;

const PREFETCH: u8 = 0x18;
/// The opcode of `xlat`, whose memory address is implied.
const TRANSLATE: u8 = 0xd7;

/// The opcodes of moves between the accumulator and an absolute address.
const ABSOLUTE: u8 = 0xa0;

/// Checks that memory at an absolute address, if it has a size, has that of the accumulator.
fn same_size(ops: &[Op], operands: &Operands) -> Result<Option<Remark>, EncodeError> {
    let size = ops.iter().find_map(|op| match op.content {
        Content::Register(r) => Some(match r.kind {
            Kind::Gp8 | Kind::Gp8High => t::M8,
            Kind::Gp16 => t::M16,
            Kind::Gp32 => t::M32,
            _ => t::M64,
        }),
        _ => None,
    });
    let memory = ops.iter().position(|op| matches!(op.content, Content::Address(_)));
    match (size, memory) {
        (Some(size), Some(at)) if ops[at].classes & size == 0 => {
            Err(EncodeError::WrongOperands { operand: Some(operands.written(at)), forms: Vec::new(), swapped: false })
        }
        _ => Ok(None),
    }
}

/// Checks the operands of a row with `F_CHECKED`.
#[cold]
pub(super) fn check(row: t::Row, operands: &Operands) -> Result<Option<Remark>, EncodeError> {
    let (ops, format) = (operands.as_slice(), row.format());
    let register = |op: &Op| match op.content {
        Content::Register(r) => Some(r),
        _ => None,
    };
    if row.opcode() & !3 == ABSOLUTE && format.map == 0 {
        return same_size(ops, operands);
    }
    let memory = ops.iter().find_map(|op| match op.content {
        Content::Address(a) => Some(a),
        _ => None,
    });
    let Some(destination) = ops.first().and_then(register) else {
        if row.opcode() == TRANSLATE {
            return Ok(Some(Remark::Moved));
        }
        let rip = memory.is_some_and(|a| a.base.is_some_and(|b| b.kind == Kind::Ip64));
        return Ok((row.opcode() == PREFETCH && !rip).then_some(Remark::RipOnly));
    };
    if destination.kind == Kind::Tile {
        let repeated = (1..ops.len()).find(|&i| ops[..i].iter().any(|op| register(op) == register(&ops[i])));
        return match repeated {
            Some(at) => Err(EncodeError::SameTile { operand: operands.written(at) }),
            None => Ok(None),
        };
    }
    if let Some(index) = memory.and_then(|a| a.index).filter(|i| i.is_vector()) {
        let mask = ops.get(2).and_then(register).map(|r| r.number);
        let same = index.number == destination.number
            || mask.is_some_and(|mask| mask == index.number || mask == destination.number);
        return Ok(same.then_some(Remark::Gather { mask: mask.is_some() }));
    }
    if memory.is_some() && format.pp() == 3 && format.map == 2 {
        let Some(Register { kind, number }) = ops.get(1).and_then(register) else { return Ok(None) };
        let family = if kind == Kind::Xmm { "xmm" } else { "zmm" };
        return Ok((number & 3 != 0).then_some(Remark::Group { family, number }));
    }
    let twice = ops.iter().skip(1).filter_map(register).any(|r| r.number == destination.number);
    Ok(twice.then_some(Remark::Destination))
}
