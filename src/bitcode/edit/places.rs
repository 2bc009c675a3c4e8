//! Records that contain positions in the stream, and how they change when positions move. Source:
//! `llvm/Bitcode/LLVMBitCodes.h`; `BitcodeWriter.cpp` for the bases of the positions.

use crate::bitcode::names::{block, metadata, module, value_symtab};
use crate::bitcode::stream::{Record, Span};

/// A map from positions in one stream to positions in another, as sorted steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Moves(Vec<(u64, u64)>);

impl Moves {
    /// Records the new position of a bit; later bits move by the same distance.
    pub(super) fn note(&mut self, from: u64, to: u64) {
        let by = to.wrapping_sub(from);
        if self.0.last().map_or(0, |row| row.1) != by {
            self.0.push((from, by));
        }
    }

    fn of(&self, at: u64) -> u64 {
        let after = self.0.partition_point(|row| row.0 <= at);
        at.wrapping_add(after.checked_sub(1).map_or(0, |n| self.0[n].1))
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// The start of the module, one word before its identification block.
    module: u64,
    /// The end of the last INDEX_OFFSET record.
    index: u64,
}

const WORD: u64 = 32;

impl Places {
    pub(super) fn enter(&mut self, id: u32, at: u64) {
        if id == block::IDENTIFICATION {
            self.module = at.saturating_sub(WORD);
        }
    }

    /// If the record contains positions, stores its updated operands and returns true.
    pub(super) fn moved(
        &mut self,
        id: u32,
        record: &Record<'_>,
        span: Span,
        moves: &Moves,
        operands: &mut Vec<u64>,
    ) -> bool {
        if !matches!(
            (id, record.code),
            (block::MODULE, module::VSTOFFSET)
                | (block::VALUE_SYMTAB, value_symtab::FNENTRY)
                | (block::METADATA, metadata::INDEX_OFFSET | metadata::INDEX)
        ) {
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
            // The word offset of the function table, and that of a function's block.
            (module::VSTOFFSET, [place]) | (value_symtab::FNENTRY, [_, place, ..]) => *place = word(*place),
            // The distance in bits from the end of this record to the index, in two halves.
            (metadata::INDEX_OFFSET, [low, high]) => {
                self.index = span.end;
                let index = span.end.wrapping_add(low.wrapping_add(*high << 32));
                let distance = moves.of(index).wrapping_sub(moves.of(span.end));
                (*low, *high) = (distance & 0xffff_ffff, distance >> 32);
            }
            // The distance in bits from each node to the next, starting at the end of INDEX_OFFSET.
            (metadata::INDEX, distances) => {
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
