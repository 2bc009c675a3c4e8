//! The constants of a module, one row per record. Source: `llvm/Bitcode/LLVMBitCodes.h`, the codes of CONSTANTS;
//! `BitcodeReader::parseConstants`.

use crate::bitcode::stream::{EventKind, Reader, Record};
use crate::bitcode::summary::SummaryError;
use crate::bitcode::summary::constants::{code, operation};

/// A constant. Pairs of numbers are ranges in the pools.
#[derive(Clone, Copy, Debug)]
pub(super) enum Row {
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
pub(super) struct Table {
    rows: Vec<(u32, Row)>,
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

impl Table {
    /// Reads the block that was just entered.
    pub(super) fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), SummaryError> {
        let (depth, mut again) = (reader.depth(), reader.clone());
        let mut count = 0;
        while again.depth() >= depth {
            let Some(event) = again.event()? else { break };
            count += usize::from(matches!(event.kind, EventKind::Record(record) if record.code != code::SETTYPE));
        }
        self.rows.reserve_exact(count);
        let mut ty = 0;
        while reader.depth() >= depth {
            let Some(event) = reader.event()? else { break };
            let EventKind::Record(record) = event.kind else { continue };
            if record.code == code::SETTYPE {
                ty = record.operands().next().unwrap_or(0) as u32;
                continue;
            }
            let row = self.row(&record);
            self.rows.push((ty, row));
        }
        Ok(())
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

    pub(super) fn get(&self, number: u32) -> Option<(u32, Row)> {
        self.rows.get(number as usize).copied()
    }

    pub(super) fn elements(&self, start: u32, end: u32) -> &[u32] {
        self.elements.get(start as usize..end as usize).unwrap_or_default()
    }

    pub(super) fn words(&self, start: u32, end: u32) -> &[u64] {
        self.words.get(start as usize..end as usize).unwrap_or_default()
    }

    pub(super) fn text(&self, start: u32, end: u32) -> &[u8] {
        self.texts.get(start as usize..end as usize).unwrap_or_default()
    }

    /// The numbers as bytes, each in `width` bytes.
    pub(super) fn data(&self, place: u32, width: usize) -> Vec<u8> {
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
