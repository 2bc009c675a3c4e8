//! Constants that refer to other values: aliasees and the elements of lists. Source: `llvm/Bitcode/LLVMBitCodes.h`, the
//! codes of CONSTANTS.

use super::SummaryError;
use crate::bitcode::stream::{EventKind, Reader};

pub(in crate::bitcode) mod code {
    pub(in crate::bitcode) const SETTYPE: u32 = 1;
    pub(in crate::bitcode) const NULL: u32 = 2;
    pub(in crate::bitcode) const UNDEF: u32 = 3;
    pub(in crate::bitcode) const INTEGER: u32 = 4;
    pub(in crate::bitcode) const WIDE_INTEGER: u32 = 5;
    pub(in crate::bitcode) const FLOAT: u32 = 6;
    pub(in crate::bitcode) const AGGREGATE: u32 = 7;
    pub(in crate::bitcode) const STRING: u32 = 8;
    pub(in crate::bitcode) const CSTRING: u32 = 9;
    pub(in crate::bitcode) const CE_BINOP: u32 = 10;
    pub(in crate::bitcode) const CE_CAST: u32 = 11;
    pub(in crate::bitcode) const CE_GEP_OLD: u32 = 12;
    pub(in crate::bitcode) const CE_INBOUNDS_GEP: u32 = 20;
    pub(in crate::bitcode) const DATA: u32 = 22;
    pub(in crate::bitcode) const CE_GEP_WITH_INRANGE_INDEX_OLD: u32 = 24;
    pub(in crate::bitcode) const POISON: u32 = 26;
    pub(in crate::bitcode) const DSO_LOCAL_EQUIVALENT: u32 = 27;
    pub(in crate::bitcode) const NO_CFI_VALUE: u32 = 29;
    pub(in crate::bitcode) const CE_GEP_WITH_INRANGE: u32 = 31;
    pub(in crate::bitcode) const CE_GEP: u32 = 32;
}

pub(in crate::bitcode) mod operation {
    pub(in crate::bitcode) const ADD: u64 = 0;
    pub(in crate::bitcode) const SUB: u64 = 1;
}

/// How a constant refers to values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bitcode) enum Row {
    /// Not relevant here.
    Other,
    /// An address with an offset, or a cast of an address.
    Of(u32),
    Sum(u32, u32),
    Difference(u32, u32),
    Number(u32),
    /// A range in the pool of elements.
    List(u32, u32),
}

#[derive(Clone, Debug, Default)]
pub(in crate::bitcode) struct Constants {
    first: u32,
    rows: Vec<Row>,
    elements: Vec<u32>,
}

impl Constants {
    /// Reads the block that was just entered; `first` is the number of its first constant.
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
                // The operands are the opcode, the type and the value.
                code::CE_CAST => of(operands.nth(2)),
                // Type and flags, an optional range, then pairs of type and value; the first pair is the address.
                code::CE_GEP => of(operands.nth(3)),
                code::CE_GEP_WITH_INRANGE => of(operands.nth(6)),
                // In old files the type may be omitted.
                code::CE_INBOUNDS_GEP => of(operands.nth(1 + record.len % 2)),
                _ => Row::Other,
            };
            constants.rows.push(row);
        }
        Ok(constants)
    }

    /// The constant with this number; `None` for other values.
    pub(in crate::bitcode) fn row(&self, number: u32) -> Option<Row> {
        self.rows.get(number.checked_sub(self.first)? as usize).copied()
    }

    pub(in crate::bitcode) fn elements(&self, start: u32, end: u32) -> &[u32] {
        self.elements.get(start as usize..end as usize).unwrap_or_default()
    }
}
