//! The constants of a module, one row per record. Source: `llvm/Bitcode/LLVMBitCodes.h`, the codes of CONSTANTS;
//! `BitcodeReader::parseConstants`.

use crate::bitcode::names::constants as code;
use crate::bitcode::stream::{Error, Reader, Record};

/// The opcodes of `CE_BINOP` that a relocation can express.
mod operation {
    pub(super) const ADD: u64 = 0;
    pub(super) const SUB: u64 = 1;
}

/// A constant. Pairs of numbers are ranges in the pools.
#[derive(Clone, Copy, Debug)]
pub(in crate::bitcode) enum Row {
    Null,
    Undef,
    /// A signed number of at most 64 bits.
    Int(i64),
    /// A wider number, or the bits of a floating-point number.
    Words(u32, u32),
    Float(u64),
    Aggregate(u32, u32),
    /// A string; the flag is set if a NUL follows.
    Text(u32, u32, bool),
    /// A range in a pool of 64-bit numbers.
    Data(u32, u32),
    Add(u32, u32),
    Sub(u32, u32),
    Cast(u32),
    /// A GEP: the indexed type, and a range of operands in the pool of elements.
    Gep(u32, u32, u32),
    DsoLocalEquivalent(u32),
    NoCfi(u32),
    /// A constant that cannot occur in data.
    Other,
}

#[derive(Clone, Debug, Default)]
pub(in crate::bitcode) struct Constants {
    /// The number of the first constant; smaller numbers are values.
    first: u32,
    rows: Vec<Row>,
    /// The first row of each type, and the type.
    types: Vec<(u32, u32)>,
    elements: Vec<u32>,
    words: Vec<u64>,
    texts: Vec<u8>,
    data: Vec<Numbers>,
}

/// Numbers stored in the width of the largest.
#[derive(Clone, Debug)]
struct Numbers {
    width: u8,
    bytes: Vec<u8>,
}

/// Decodes a number whose lowest bit is the sign.
fn signed(value: u64) -> i64 {
    match value {
        1 => i64::MIN,
        _ if value & 1 == 0 => (value >> 1) as i64,
        _ => -((value >> 1) as i64),
    }
}

impl Constants {
    /// Reads the block that was just entered; `first` is the number of its first constant.
    pub(super) fn read(&mut self, reader: &mut Reader<'_>, first: u32) -> Result<(), Error> {
        self.first = first;
        reader.records(|record| match record.code {
            code::SETTYPE => self.types.push((self.rows.len() as u32, record.operands().next().unwrap_or(0) as u32)),
            _ => {
                let row = self.row(record);
                self.rows.push(row);
            }
        })
    }

    fn row(&mut self, record: &Record<'_>) -> Row {
        let mut operands = record.operands();
        let mut next = || operands.next().unwrap_or(0);
        match record.code {
            code::NULL => Row::Null,
            code::UNDEF | code::POISON => Row::Undef,
            code::INTEGER => Row::Int(signed(next())),
            code::WIDE_INTEGER => {
                let (start, end) = append(&mut self.words, operands.map(|word| signed(word) as u64));
                Row::Words(start, end)
            }
            code::FLOAT if record.len == 1 => Row::Float(next()),
            code::FLOAT => {
                let (start, end) = append(&mut self.words, operands);
                Row::Words(start, end)
            }
            code::AGGREGATE => {
                let (start, end) = append(&mut self.elements, operands.map(|element| element as u32));
                Row::Aggregate(start, end)
            }
            code::STRING | code::CSTRING => {
                let (start, end) = append(&mut self.texts, operands.map(|byte| byte as u8));
                Row::Text(start, end, record.code == code::CSTRING)
            }
            code::DATA => {
                let widest = operands.clone().max().unwrap_or(0);
                let width = (8 - widest.leading_zeros() as usize / 8).max(1);
                let mut bytes = Vec::with_capacity(record.len * width);
                operands.for_each(|number| bytes.extend_from_slice(&number.to_le_bytes()[..width]));
                self.data.push(Numbers { width: width as u8, bytes });
                Row::Data(self.data.len() as u32 - 1, record.len as u32)
            }
            code::CE_BINOP => match (next(), next() as u32, next() as u32) {
                (operation::ADD, a, b) => Row::Add(a, b),
                (operation::SUB, a, b) => Row::Sub(a, b),
                _ => Row::Other,
            },
            // The operands are the opcode, the type and the value.
            code::CE_CAST => Row::Cast(operands.nth(2).unwrap_or(0) as u32),
            code::DSO_LOCAL_EQUIVALENT => Row::DsoLocalEquivalent(operands.nth(1).unwrap_or(0) as u32),
            code::NO_CFI_VALUE => Row::NoCfi(operands.nth(1).unwrap_or(0) as u32),
            code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD
            | code::CE_GEP_WITH_INRANGE
            | code::CE_GEP => self.gep(record),
            _ => Row::Other,
        }
    }

    /// The type is followed by flags and a range, depending on the code, and then by pairs of type and value.
    fn gep(&mut self, record: &Record<'_>) -> Row {
        let flags = match record.code {
            code::CE_GEP | code::CE_GEP_WITH_INRANGE_INDEX_OLD => 1,
            // The range is preceded by its width; ends wider than 64 bits take more operands.
            code::CE_GEP_WITH_INRANGE if record.operands().nth(2).is_some_and(|width| width <= 64) => 4,
            code::CE_GEP_OLD | code::CE_INBOUNDS_GEP => 0,
            _ => return Row::Other,
        };
        let mut operands = record.operands();
        // In old files the type may be missing, because pointers had element types.
        if flags == 0 && record.len.is_multiple_of(2) {
            return Row::Other;
        }
        let ty = operands.next().unwrap_or(0) as u32;
        let values = operands.skip(flags).skip(1).step_by(2).map(|value| value as u32);
        let (start, end) = append(&mut self.elements, values);
        Row::Gep(ty, start, end)
    }

    /// The type and the row of a constant; `None` for other values.
    pub(in crate::bitcode) fn get(&self, number: u32) -> Option<(u32, Row)> {
        let at = number.checked_sub(self.first)?;
        let row = *self.rows.get(at as usize)?;
        let ty = self.types[..self.types.partition_point(|run| run.0 <= at)].last();
        Some((ty.map_or(0, |run| run.1), row))
    }

    pub(in crate::bitcode) fn number(&self, number: u32) -> Option<u64> {
        match self.get(number)?.1 {
            Row::Int(number) => Some(number as u64),
            Row::Null => Some(0),
            _ => None,
        }
    }

    /// The value or constant from which a constant differs only by an offset: the operand of a cast, the base of a GEP.
    pub(in crate::bitcode) fn base(&self, row: Row) -> Option<u32> {
        match row {
            Row::Cast(of) => Some(of),
            Row::Gep(_, start, end) => self.elements(start, end).first().copied(),
            _ => None,
        }
    }

    pub(in crate::bitcode) fn elements(&self, start: u32, end: u32) -> &[u32] {
        self.elements.get(start as usize..end as usize).unwrap_or_default()
    }

    pub(in crate::bitcode) fn words(&self, start: u32, end: u32) -> &[u64] {
        self.words.get(start as usize..end as usize).unwrap_or_default()
    }

    pub(in crate::bitcode) fn text(&self, start: u32, end: u32) -> &[u8] {
        self.texts.get(start as usize..end as usize).unwrap_or_default()
    }

    /// The numbers as bytes, each in `width` bytes.
    pub(in crate::bitcode) fn data(&self, place: u32, width: usize) -> Vec<u8> {
        let Some(Numbers { width: own, bytes }) = self.data.get(place as usize) else { return Vec::new() };
        let own = usize::from(*own);
        let mut all = Vec::with_capacity(bytes.len() / own * width);
        for number in bytes.chunks_exact(own) {
            all.extend((0..width).map(|at| number.get(at).copied().unwrap_or(0)));
        }
        all
    }
}

fn append<T>(pool: &mut Vec<T>, items: impl Iterator<Item = T>) -> (u32, u32) {
    let start = pool.len() as u32;
    pool.extend(items);
    (start, pool.len() as u32)
}
