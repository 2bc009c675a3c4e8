//! The records that tell of places in the stream, and what they say when places move.
//! Source: `llvm/Bitcode/LLVMBitCodes.h`; `BitcodeWriter.cpp` for what the places are counted from.

use crate::bitcode::names::block;
use crate::bitcode::stream::{Record, Span};

/// How the places of one stream have moved in another: from a bit on by so many bits, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Moves(Vec<(u64, u64)>);

impl Moves {
    /// A bit and where it is now.
    pub(super) fn note(&mut self, from: u64, to: u64) {
        let by = to.wrapping_sub(from);
        if self.0.last().map_or(0, |row| row.1) != by {
            self.0.push((from, by));
        }
    }

    /// Where a bit is now.
    fn of(&self, at: u64) -> u64 {
        let behind = self.0.partition_point(|row| row.0 <= at);
        at.wrapping_add(behind.checked_sub(1).map_or(0, |n| self.0[n].1))
    }
}

/// Codes of records with places.
mod code {
    /// Of MODULE: the word at which the table of functions is.
    pub(super) const VSTOFFSET: u32 = 13;
    /// Of VALUE_SYMTAB: a function, and the word at which its block is.
    pub(super) const FNENTRY: u32 = 3;
    /// Of METADATA: the bits from the end of this record to the index, in two halves.
    pub(super) const INDEX_OFFSET: u32 = 38;
    /// Of METADATA: the bits from each node to the next, the first from the end of INDEX_OFFSET.
    pub(super) const INDEX: u32 = 39;
}

/// What places are counted from.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// Where the module begins, one word in front of its identification.
    module: u64,
    /// The end of the last INDEX_OFFSET.
    index: u64,
}

/// The bits of a word.
const WORD: u64 = 32;

impl Places {
    /// A block begins.
    pub(super) fn enter(&mut self, id: u32, at: u64) {
        if id == block::IDENTIFICATION {
            self.module = at.saturating_sub(WORD);
        }
    }

    /// Whether a record tells of places that have moved, and if so its new operands.
    pub(super) fn moved(
        &mut self,
        id: u32,
        record: &Record<'_>,
        span: Span,
        moves: &Moves,
        operands: &mut Vec<u64>,
    ) -> bool {
        let is_places = match id {
            block::MODULE => record.code == code::VSTOFFSET,
            block::VALUE_SYMTAB => record.code == code::FNENTRY,
            block::METADATA => matches!(record.code, code::INDEX_OFFSET | code::INDEX),
            _ => false,
        };
        if !is_places {
            return false;
        }
        operands.clear();
        operands.extend(record.operands());
        let base = moves.of(self.module);
        let word = |old: u64| {
            let at = self.module.wrapping_add(old.wrapping_mul(WORD));
            moves.of(at).wrapping_sub(base) / WORD
        };
        match (record.code, &mut operands[..]) {
            (code::VSTOFFSET, [place]) | (code::FNENTRY, [_, place, ..]) => *place = word(*place),
            (code::INDEX_OFFSET, [low, high]) => {
                self.index = span.end;
                let index = span.end.wrapping_add(low.wrapping_add(*high << 32));
                let distance = moves.of(index).wrapping_sub(moves.of(span.end));
                (*low, *high) = (distance & 0xffff_ffff, distance >> 32);
            }
            (code::INDEX, distances) => {
                let (mut old, mut new) = (self.index, moves.of(self.index));
                for distance in distances {
                    old = old.wrapping_add(*distance);
                    *distance = moves.of(old).wrapping_sub(new);
                    new = moves.of(old);
                }
            }
            _ => {}
        }
        !operands.iter().copied().eq(record.operands())
    }
}
