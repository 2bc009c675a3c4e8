//! The constants of a module, as far as they lead to other values: what an alias stands for, and what a list names.
//! Source: `llvm/Bitcode/LLVMBitCodes.h`, the codes of CONSTANTS.

use super::SummaryError;
use crate::bitcode::stream::{EventKind, Reader};

/// Codes of CONSTANTS.
mod code {
    pub(super) const SETTYPE: u32 = 1;
    pub(super) const INTEGER: u32 = 4;
    pub(super) const AGGREGATE: u32 = 7;
    pub(super) const CE_BINOP: u32 = 10;
    pub(super) const CE_CAST: u32 = 11;
    pub(super) const CE_INBOUNDS_GEP: u32 = 20;
    pub(super) const CE_GEP_WITH_INRANGE: u32 = 31;
    pub(super) const CE_GEP: u32 = 32;
}

/// The numbers of operations in CE_BINOP.
mod operation {
    pub(super) const ADD: u64 = 0;
    pub(super) const SUB: u64 = 1;
}

/// What a constant is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bitcode) enum Row {
    /// Nothing that matters here.
    Other,
    /// An address with an offset, or another type of it.
    Of(u32),
    /// A sum.
    Sum(u32, u32),
    /// A difference.
    Difference(u32, u32),
    /// A number that is small.
    Number(u32),
    /// These of the elements.
    List(u32, u32),
}

/// The constants of a module.
#[derive(Clone, Debug, Default)]
pub(in crate::bitcode) struct Constants {
    first: u32,
    rows: Vec<Row>,
    elements: Vec<u32>,
}

impl Constants {
    /// Reads the block that was entered; the first constant has that number.
    pub(super) fn read(reader: &mut Reader<'_>, first: u32) -> Result<Constants, SummaryError> {
        let (mut constants, depth) = (Constants { first, ..Constants::default() }, reader.depth());
        while reader.depth() >= depth {
            let Some(event) = reader.event()? else { break };
            let EventKind::Record(record) = event.kind else { continue };
            let mut operands = record.operands();
            let of = |value: Option<u64>| value.map_or(Row::Other, |value| Row::Of(value as u32));
            let row = match record.code {
                code::SETTYPE => continue,
                // The lowest bit is the sign.
                code::INTEGER => match operands.next() {
                    Some(number) if number & 1 == 0 => u32::try_from(number >> 1).map_or(Row::Other, Row::Number),
                    _ => Row::Other,
                },
                code::AGGREGATE => {
                    let start = constants.elements.len() as u32;
                    constants.elements.extend(operands.map(|element| element as u32));
                    Row::List(start, constants.elements.len() as u32)
                }
                code::CE_BINOP => match (operands.next(), operands.next(), operands.next()) {
                    (Some(operation::ADD), Some(a), Some(b)) => Row::Sum(a as u32, b as u32),
                    (Some(operation::SUB), Some(a), Some(b)) => Row::Difference(a as u32, b as u32),
                    _ => Row::Other,
                },
                // Kind, type, value.
                code::CE_CAST => of(operands.nth(2)),
                // Type and flags, a range where it has one, then pairs of type and value; the first is the address.
                code::CE_GEP => of(operands.nth(3)),
                code::CE_GEP_WITH_INRANGE => of(operands.nth(6)),
                // Of old: the type may be left out.
                code::CE_INBOUNDS_GEP => of(operands.nth(1 + record.len % 2)),
                _ => Row::Other,
            };
            constants.rows.push(row);
        }
        Ok(constants)
    }

    /// The constant of a number; nothing for other values.
    pub(in crate::bitcode) fn row(&self, number: u32) -> Option<Row> {
        self.rows.get(number.checked_sub(self.first)? as usize).copied()
    }

    /// Elements of lists.
    pub(in crate::bitcode) fn elements(&self, start: u32, end: u32) -> &[u32] {
        self.elements.get(start as usize..end as usize).unwrap_or_default()
    }
}
