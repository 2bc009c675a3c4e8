//! T32's disassembler.

use super::decode::{Place, number_of};
use super::features;
use super::format::{PC_BIAS, Printer, branch_distance};
use super::machine::T32;
use super::names;
use super::operand::{LR, PC, tag};
use super::tables::{Kind, Mnemonic, flag};
use super::unpredictable::{Block, Limits, is_unpredictable};
use crate::arch::disasm::{Flow, Part, Skip, Style, Wanted};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode;
use crate::options::Settings;
use crate::options::triple::Os;
use std::fmt::{self, Write};

/// The condition of an instruction that is not conditional.
const ALWAYS: u8 = 14;

/// Decodes with the features of a target.
#[derive(Clone, Debug)]
pub struct Decoder {
    features: Features,
    limits: Limits,
    /// The conditions of the rest of the IT block, the last one first. As in llvm-mc, a block in a block adds to it.
    block: Vec<u8>,
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Decoded(Kinds);

#[derive(Clone, Copy, Debug)]
enum Kinds {
    /// `it` with its condition and mask, and whether it is unpredictable.
    Block(u8, u8, bool),
    /// Any other instruction, with its place in an IT block.
    Row(decode::Decoded, Option<Block>, Limits),
}

impl Decoder {
    pub(in crate::arch) fn new(options: &Settings) -> Self {
        let triple = &options.triple;
        let windows = triple.os == Os::Windows;
        let features = features::of_options(&triple.arch_name, true, windows, &options.cpu, &options.features);
        Decoder { limits: Limits::of(&features), features, block: Vec::new() }
    }

    /// Decodes the instruction at the start of some bytes.
    ///
    /// # Errors
    /// If the bytes are not an instruction.
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
        let counted = if is_counted(&row) { self.block.pop() } else { None };
        let block = counted.map(|condition| Block { condition, is_last });
        Ok(Decoded(Kinds::Row(row, block, self.limits)))
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
        Some(Decoded(Kinds::Block(condition, mask, encoded == 15 || outer.is_some())))
    }

    /// Writes an instruction.
    ///
    /// # Errors
    /// If the output fails.
    pub fn write(
        &self,
        decoded: &Decoded,
        style: &Style<'_>,
        out: &mut dyn Write,
        comment: &mut dyn Write,
    ) -> fmt::Result {
        match &decoded.0 {
            Kinds::Block(condition, mask, _) => {
                out.write_str("it")?;
                for bit in (mask.trailing_zeros() + 1..4).rev() {
                    out.write_char(if u32::from(mask >> bit & 1) == u32::from(condition & 1) { 't' } else { 'e' })?;
                }
                write!(out, "\t{}", names::condition(u32::from(*condition)))
            }
            Kinds::Row(row, block, _) => {
                let condition = u32::from(block.map_or(ALWAYS, |block| block.condition));
                Printer { decoded: row, condition, features: &self.features, style, out, comment }.print()
            }
        }
    }
}

impl Decoded {
    /// The number of bytes.
    #[inline]
    #[must_use]
    pub fn length(&self) -> usize {
        match &self.0 {
            Kinds::Row(row, ..) if row.row.flags & flag::WIDE != 0 => 4,
            _ => 2,
        }
    }

    /// Returns whether the behavior is unpredictable.
    #[must_use]
    pub fn is_unpredictable(&self) -> bool {
        match &self.0 {
            Kinds::Block(.., is_unpredictable) => *is_unpredictable,
            Kinds::Row(row, block, limits) => is_unpredictable(row, *block, *limits),
        }
    }

    /// What it does to the flow of control, and the distance to a direct target.
    #[must_use]
    pub fn flow(&self) -> (Flow, Option<i64>) {
        let Kinds::Row(row, block, _) = &self.0 else { return (Flow::Next, None) };
        let is_conditional = block.is_some_and(|block| block.condition < ALWAYS);
        let direct = row.items::<T32>().find_map(|item| {
            let distance = branch_distance(item, item.extract(row.word))? + PC_BIAS;
            let flow = match item.kind {
                Kind::Call | Kind::CallExchange => Flow::Call,
                Kind::Jump | Kind::WideJump if !is_conditional => Flow::Branch,
                _ => Flow::ConditionalBranch,
            };
            // The target of `blx` depends on whether the address is a multiple of 4.
            Some((flow, Some(distance).filter(|_| item.kind != Kind::CallExchange)))
        });
        direct.unwrap_or((indirect_flow(row), None))
    }
}

#[cfg(feature = "inspect")]
impl Decoded {
    /// The address that the instruction loads from, if the program counter is its base.
    #[must_use]
    pub fn memory_target(&self, address: u64) -> Option<u64> {
        let Kinds::Row(row, ..) = &self.0 else { return None };
        let word = row.word;
        let offset = if row.row.flags & flag::WIDE == 0 {
            (word >> 11 == 0b01001).then_some((word & 0xff) * 4)
        } else {
            match word >> 16 {
                // `ldrd`, and the loads of coprocessors, of which VFP's are part.
                0xe95f | 0xe9df | 0xed1f | 0xed5f | 0xed9f | 0xeddf | 0xfd1f | 0xfd5f | 0xfd9f | 0xfddf => {
                    let is_half = word >> 24 == 0xed && word >> 8 & 15 == 9;
                    Some((word & 0xff) * if is_half { 2 } else { 4 })
                }
                high if high & 0xfe1f == 0xf81f => Some(word & 0xfff),
                _ => None,
            }
        }?;
        let base = (address & !3).wrapping_add_signed(PC_BIAS);
        let is_negative = row.row.flags & flag::WIDE != 0 && word & 1 << 23 == 0;
        let offset = u64::from(offset);
        Some(if is_negative { base.wrapping_sub(offset) } else { base.wrapping_add(offset) })
    }
}

/// Returns whether an instruction is one of those of an IT block. llvm-mc does not count vector instructions of ARMv8
/// that have no condition.
fn is_counted(row: &decode::Decoded) -> bool {
    let is_vector = matches!(row.word >> 24, 0xef | 0xfc..=0xff);
    row.row.flags & (flag::NO_CONDITION | flag::WIDE) != flag::NO_CONDITION | flag::WIDE || !is_vector
}

fn indirect_flow(row: &decode::Decoded) -> Flow {
    let number = |index| row.item::<T32>(index).map(|item| item.extract(row.word));
    let pops_pc = || {
        let list = row.items::<T32>().find(|item| item.tag == tag::LIST);
        list.is_some_and(|item| match item.kind {
            Kind::LowList => item.arg & 15 == i32::from(PC) && item.extract(row.word) & 0x100 != 0,
            _ => item.extract(row.word) >> PC & 1 != 0,
        })
    };
    let writes_pc = || number_of(row, 0) == u32::from(PC);
    match row.mnemonic.name(&mut [0; 16]) {
        "bx" if number(0) == Some(u32::from(LR)) => Flow::Return,
        "bx" | "bxj" | "tbb" | "tbh" => Flow::IndirectBranch,
        "blx" => Flow::IndirectCall,
        "eret" | "rfeia" | "rfedb" => Flow::Return,
        "subs" if row.word >> 16 == 0xf3de && row.word >> 8 & 15 == 15 => Flow::Return,
        "svc" | "bkpt" | "udf" | "hvc" | "smc" | "hlt" | "trap" | "__brkdiv0" => Flow::Exception,
        "pop" | "pop.w" | "ldm" | "ldmdb" if pops_pc() => Flow::Return,
        "ldr" if row.word >> 12 & 15 == u32::from(PC) && row.row.flags & flag::WIDE != 0 => Flow::IndirectBranch,
        "mov" | "add" if row.row.flags & flag::LAST_WITH_PC != 0 && writes_pc() => Flow::IndirectBranch,
        _ => Flow::Next,
    }
}

/// Returns whether an operand may be an expression.
pub(super) fn symbolic(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Jump
            | Kind::Branch
            | Kind::WideBranch
            | Kind::CompareBranch
            | Kind::WideJump
            | Kind::Call
            | Kind::CallExchange
            | Kind::Literal
            | Kind::WideLiteral
            | Kind::DoubleLiteral
            | Kind::FloatLiteral
            | Kind::HalfLiteral
            | Kind::Adr
            | Kind::WideAdr
            | Kind::Modified
            | Kind::MovWide
    )
}

/// Writes an instruction that has just been encoded, in a block with the condition or outside of one. With a fixup it
/// is the first row, of those that decode the word or else of the mnemonic, that has an operand for it. Returns false if
/// there is none.
pub(super) fn print(
    (set, word): (usize, u32),
    (features, condition): (&Features, Option<u8>),
    mnemonic: &'static Mnemonic,
    style: &Style<'_>,
    (out, comment): (&mut dyn Write, &mut dyn Write),
) -> bool {
    let in_block = condition.is_some();
    let takes_immediate = style.shown(Part::Immediate(0), 0) == Wanted::Expression;
    let found = match style.shown(Part::Only, 0) {
        Wanted::Expression => {
            let excluded = if in_block { flag::OUT_OF_BLOCK } else { flag::IN_BLOCK };
            let fits = |decoded: &decode::Decoded| {
                decoded.items::<T32>().any(|item| symbolic(item.kind) || takes_immediate && item.kind == Kind::Unsigned)
            };
            let is_meant = |decoded: &decode::Decoded| decoded.row.flags & excluded == 0 && fits(decoded);
            decode::Decoded::find_with::<T32>((set, word), mnemonic, features, is_meant)
                .or_else(|| decode::Decoded::find_with::<T32>((set, word), mnemonic, features, fits))
        }
        // `vext` has the same encoding for elements of all sizes.
        _ if mnemonic.packed[0] as u32 == u32::from_le_bytes(*b"vext") => {
            let is_written = |decoded: &decode::Decoded| std::ptr::eq(decoded.mnemonic, mnemonic);
            decode::Decoded::find_with::<T32>((set, word), mnemonic, features, is_written)
        }
        _ => {
            let find = |anywhere| decode::Decoded::find::<T32>(set, word, features, Place { in_block, anywhere });
            find(false).or_else(|| find(true))
        }
    };
    let Some(decoded) = found else { return false };
    let condition = u32::from(condition.unwrap_or(ALWAYS));
    Printer { decoded: &decoded, condition, features, style, out, comment }.print().is_ok()
}
