//! T32's disassembler.

use super::decode::Place;
use super::features;
use super::format::{PC_BIAS, Printer, branch_distance};
use super::machine::T32;
use super::names;
use super::tables::{Kind, flag};
use super::unpredictable::{Block, is_unpredictable};
use crate::arch::decoder::{Flow, Skip, Style};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode;
use crate::options::Settings;
use crate::options::triple::Arch;
use std::fmt::{self, Write};

/// The condition of an instruction that is not conditional.
const ALWAYS: u8 = 14;

/// Decodes with the features of a target.
#[derive(Clone, Debug)]
pub struct Decoder {
    features: Features,
    /// The conditions of the rest of the IT block, the last one first. As in llvm-mc, a block in a block adds to it.
    block: Vec<u8>,
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Decoded {
    kind: Decodable,
    /// The condition of its IT block.
    condition: u8,
    is_unpredictable: bool,
}

#[derive(Clone, Copy, Debug)]
enum Decodable {
    /// `it` with its condition and mask.
    Block(u8, u8),
    Row(decode::Decoded),
}

impl Decoder {
    pub(in crate::arch) fn new(options: &Settings) -> Option<Self> {
        let triple = &options.triple;
        let windows = triple.is_windows();
        let features = features::of_options(&triple.arch_name, true, windows, &options.cpu, &options.features);
        (triple.arch == Arch::Thumb).then_some(Decoder { features, block: Vec::new() })
    }

    /// Decodes the instruction at the start of some bytes.
    ///
    /// # Errors
    /// If there is none.
    #[inline]
    pub fn decode(&mut self, bytes: &[u8]) -> Result<Decoded, Skip> {
        let Some((first, rest)) = bytes.split_first_chunk::<2>() else { return Err(Skip(1)) };
        let first = u16::from_le_bytes(*first);
        if let Some(found) = self.begin_block(first) {
            return Ok(found);
        }
        let mut found = self.find(0, u32::from(first));
        if found.is_none() {
            let Some(second) = rest.first_chunk::<2>() else { return Err(Skip(1)) };
            found = self.find(1, u32::from(first) << 16 | u32::from(u16::from_le_bytes(*second)));
        }
        let is_last = self.block.len() <= 1;
        let Some(row) = found else {
            self.block.pop();
            return Err(Skip(1));
        };
        // llvm-mc does not count vector instructions of ARMv8 without a condition.
        let is_counted = row.row.flags & flag::NO_CONDITION == 0 || row.word >> 28 != 15 && row.word >> 24 != 0xef || row.word >> 26 & 3 != 3;
        let block = if is_counted { self.block.pop() } else { None }.map(|condition| Block { condition, is_last });
        let is_unpredictable = is_unpredictable(&row, block, &self.features);
        let condition = block.map_or(ALWAYS, |block| block.condition);
        Ok(Decoded { kind: Decodable::Row(row), condition, is_unpredictable })
    }

    /// The row for a word; in an IT block preferably one that is meant for it.
    fn find(&self, set: usize, word: u32) -> Option<decode::Decoded> {
        let in_block = !self.block.is_empty();
        let find = |anywhere| decode::Decoded::find::<T32>(set, word, &self.features, Place { in_block, anywhere });
        find(false).or_else(|| find(true).filter(|_| in_block))
    }

    /// Decodes `it`.
    fn begin_block(&mut self, word: u16) -> Option<Decoded> {
        let mask = word as u8 & 15;
        if word >> 8 != 0xbf || mask == 0 || !self.features.named("thumb2") {
            return None;
        }
        let encoded = word as u8 >> 4;
        let condition = if encoded == 15 { ALWAYS } else { encoded };
        let outer = self.block.pop();
        // The bits above the lowest set one are the low bits of the conditions that follow.
        let count = 3 - mask.trailing_zeros();
        let later = (0..count).rev().map(|i| condition & 14 | mask >> (3 - i) & 1);
        self.block.extend(later.chain([condition]));
        let kind = Decodable::Block(condition, mask);
        Some(Decoded { kind, condition: ALWAYS, is_unpredictable: encoded == 15 || outer.is_some() })
    }

    /// Writes an instruction.
    ///
    /// # Errors
    /// If the output fails.
    pub fn write(&self, decoded: &Decoded, style: &Style<'_>, out: &mut dyn Write) -> fmt::Result {
        match &decoded.kind {
            Decodable::Block(condition, mask) => {
                out.write_str("it")?;
                for bit in (mask.trailing_zeros() + 1..4).rev() {
                    out.write_char(if u32::from(mask >> bit & 1) == u32::from(condition & 1) { 't' } else { 'e' })?;
                }
                write!(out, "\t{}", names::condition(u32::from(*condition)))
            }
            Decodable::Row(row) => {
                let condition = u32::from(decoded.condition);
                Printer { decoded: row, condition, features: &self.features, style, out }.print()
            }
        }
    }
}

impl Decoded {
    /// The number of bytes.
    #[inline]
    #[must_use]
    pub fn length(&self) -> usize {
        match &self.kind {
            Decodable::Row(row) if row.row.flags & flag::WIDE != 0 => 4,
            _ => 2,
        }
    }

    /// Returns whether the behavior is unpredictable.
    #[must_use]
    pub fn is_unpredictable(&self) -> bool {
        self.is_unpredictable
    }

    /// What it does to the flow of control, and the distance to a direct target.
    #[must_use]
    pub fn flow(&self) -> (Flow, Option<i64>) {
        (Flow::Next, None)
    }
}
