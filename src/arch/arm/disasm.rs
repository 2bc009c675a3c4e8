//! The disassembler of T32 and A32.

use super::blocks::{is_counted, is_uncounted_in_vector_block, write_block};
use super::decode::{A32, NARROW, Place, WIDE, is_vfp, own_condition};
use super::features;
use super::flow;
use super::format::{Printer, write_mnemonic};
use super::machine::T32;
use super::names;
use super::tables::{Kind, flag};
use super::typed::{A32_BIAS, PC_BIAS, bias, branch_distance, is_pc};
use super::unpredictable::{Block, Limits, is_conditional_half, is_unpredictable};
use super::vector;
use crate::arch::Endian;
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::arch::disasm::list::{List, Text};
use crate::arch::disasm::operand::{Condition, Fields, Memory, NO_FIELD, NO_OPERAND, Name, Operand, Operands};
use crate::arch::disasm::{self, Decoded as _, Disassembler, Flow, Skip, Style};
use crate::arch::features::{Features, Requirements};
use crate::arch::fixed_width::decode;
use crate::arch::fixed_width::operands::{self, Typed};
use crate::options::Settings;
use crate::options::triple::{Arch, Os};
use llas_isa::arm::state::of_a32;
use std::fmt::{self, Write};

/// The condition of an instruction that is not conditional.
pub(super) const ALWAYS: u8 = 14;

/// Decodes with the features of a target.
#[derive(Clone, Debug)]
pub struct Decoder {
    features: Features,
    limits: Limits,
    a32: bool,
    /// The byte order of instructions.
    endian: Endian,
    /// The conditions of the rest of the IT block, the last one first. As in llvm-mc, a block in a block adds to it.
    block: Vec<u8>,
    /// The predicates of the rest of the VPT block, the last one first. Blocks in it add to it, too.
    predicates: Vec<u8>,
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Decoded(Kinds);

#[derive(Clone, Copy, Debug)]
enum Kinds {
    /// `it` with its condition and mask, and whether it is unpredictable.
    Block(u8, u8, bool),
    /// Any other instruction.
    Row(decode::Decoded, State, Limits),
}

/// What an instruction is executed in.
#[derive(Clone, Copy, Debug)]
enum State {
    /// T32, perhaps in an IT block, with the predicate of a VPT block.
    T32(Option<Block>, u8),
    /// A32, with the condition.
    A32(u8),
}

impl State {
    /// The condition of the instruction.
    fn condition(self) -> u8 {
        match self {
            State::T32(block, _) => block.map_or(ALWAYS, |block| block.condition),
            State::A32(condition) => condition,
        }
    }

    /// The predicate of the instruction.
    fn predicate(self) -> u8 {
        if let State::T32(_, predicate) = self { predicate } else { vector::NONE }
    }
}

impl Decoder {
    pub(in crate::arch) fn new(options: &Settings) -> Self {
        let triple = &options.triple;
        let windows = triple.os == Os::Windows;
        let a32 = matches!(triple.arch, Arch::Arm | Arch::ArmBe);
        let features = features::of_options(&triple.arch_name, !a32, windows, &options.cpu, &options.features);
        let limits = Limits::of(&features);
        // As in llvm-mc, a big-endian triple alone does not say so: linked programs have little-endian instructions (BE8).
        let endian = if features.named("big-endian-instructions") { Endian::Big } else { Endian::Little };
        Decoder { features, limits, a32, endian, block: Vec::new(), predicates: Vec::new() }
    }

    /// The number of bytes that llvm-objdump passes if they are not an instruction.
    #[cfg(feature = "inspect")]
    pub(in crate::arch) fn passed(&self, bytes: &[u8]) -> usize {
        match bytes.first_chunk() {
            Some(first) if !self.a32 && self.halfword(*first) < 0xe800 => 2,
            None if !self.a32 => 2,
            _ => 4,
        }
    }

    fn halfword(&self, bytes: [u8; 2]) -> u16 {
        if self.endian == Endian::Big { u16::from_be_bytes(bytes) } else { u16::from_le_bytes(bytes) }
    }

    fn word(&self, bytes: [u8; 4]) -> u32 {
        if self.endian == Endian::Big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }
    }

    /// The row for a word; in an IT block preferably one that is meant for it.
    fn find(&self, set: usize, word: u32) -> Option<decode::Decoded> {
        let in_block = !self.block.is_empty();
        let find = |anywhere| {
            decode::Decoded::find::<T32>(set, word, &self.features, Place { in_block, anywhere, a32: false })
        };
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
        let is_in_vector_block = !self.predicates.is_empty();
        if outer.is_none() {
            self.predicates.pop();
        }
        // The bits above the lowest set one are the low bits of the conditions that follow.
        let count = 3 - mask.trailing_zeros();
        let later = (0..count).rev().map(|i| condition & 14 | mask >> (3 - i) & 1);
        self.block.extend(later.chain([condition]));
        Some(Decoded(Kinds::Block(condition, mask, encoded == 15 || outer.is_some() || is_in_vector_block)))
    }
}

impl Disassembler for Decoder {
    type Instruction = Decoded;

    const COMMENT: &'static str = "@";
    #[cfg(feature = "inspect")]
    const STATELESS: bool = false;
    #[cfg(feature = "inspect")]
    const TEXT_COLUMN: usize = 24;

    #[cfg(feature = "inspect")]
    fn unit(&self) -> usize {
        if self.a32 { 4 } else { 2 }
    }

    #[cfg(feature = "inspect")]
    fn endian(&self) -> Endian {
        self.endian
    }

    #[inline]
    fn decode(&mut self, bytes: &[u8], out: &mut Decoded) -> Result<usize, Skip> {
        if self.a32 {
            let word = bytes.first_chunk::<4>().ok_or(Skip(1))?;
            let (row, condition) = a32(self.word(*word), &self.features).ok_or(Skip(4))?;
            *out = Decoded(Kinds::Row(row, State::A32(condition), self.limits));
            return Ok(4);
        }
        let Some((first, rest)) = bytes.split_first_chunk::<2>() else { return Err(Skip(1)) };
        let first = self.halfword(*first);
        if let Some(found) = self.begin_block(first) {
            *out = found;
            return Ok(2);
        }
        let mut found = self.find(NARROW, u32::from(first));
        if found.is_none() {
            let Some(second) = rest.first_chunk::<2>() else { return Err(Skip(1)) };
            found = self.find(WIDE, u32::from(first) << 16 | u32::from(self.halfword(*second)));
        }
        let is_last = self.block.len() <= 1;
        let Some(row) = found else {
            self.block.pop();
            return Err(Skip(1));
        };
        let counted = if is_counted(&row) { self.block.pop() } else { None };
        let mut block = counted.map(|condition| Block { condition, is_last });
        let mut predicate = vector::NONE;
        if block.is_none() && is_counted(&row) && !is_uncounted_in_vector_block(&row) {
            predicate = self.predicates.pop().unwrap_or(vector::NONE);
        }
        // llvm-mc takes the predicate for a condition.
        if predicate != vector::NONE && is_vfp(&row) && row.row.flags & flag::VECTOR == 0 {
            (block, predicate) = (Some(Block { condition: predicate, is_last: true }), vector::NONE);
        } else if block.is_some() && !self.predicates.is_empty() {
            // An IT block in a VPT block: llvm-mc prints the predicate that is next, and does not count the instruction.
            predicate = self.predicates.last().copied().unwrap_or(vector::NONE);
        }
        let state = State::T32(block, predicate);
        if row.row.flags & flag::OPENS == flag::OPENS {
            let rest: Vec<u8> = vector::predicates(vector::extract(row.word)).collect();
            self.predicates.extend(rest.iter().rev().chain([&vector::THEN]));
        }
        *out = Decoded(Kinds::Row(row, state, self.limits));
        Ok(out.length())
    }

    fn write(
        &self,
        decoded: &Decoded,
        style: &Style<'_>,
        out: &mut TextBuffer<'_>,
        comment: &mut Comment,
    ) -> fmt::Result {
        match &decoded.0 {
            Kinds::Block(condition, mask, _) => {
                write_block(*condition, *mask, out)?;
                write!(out, "\t{}", names::condition(u32::from(*condition)))
            }
            Kinds::Row(row, state, _) => {
                let condition = u32::from(state.condition());
                let predicate = state.predicate();
                Printer {
                    decoded: row,
                    condition,
                    a32: self.a32,
                    predicate,
                    features: &self.features,
                    style,
                    out,
                    comment,
                }
                .print()
            }
        }
    }

    fn write_name(&self, decoded: &Decoded, name: &Name, out: &mut TextBuffer<'_>) -> fmt::Result {
        let Kinds::Row(row, state, _) = &decoded.0 else { return Ok(()) };
        let condition = u32::from(state.condition());
        let Some(item) = row.item::<T32>(usize::from(name.item)) else { return Ok(()) };
        let (style, comment) = (&Style::default(), &mut Comment::unwanted());
        let predicate = state.predicate();
        Printer { decoded: row, condition, a32: self.a32, predicate, features: &self.features, style, out, comment }
            .name(item)
    }
}

/// The row of a word of A32, and its condition.
pub(super) fn a32(word: u32, features: &Features) -> Option<(decode::Decoded, u8)> {
    let place = Place { in_block: false, anywhere: true, a32: true };
    if let Some(found) = decode::Decoded::find::<T32>(A32, word, features, place) {
        let condition = own_condition(&found).map_or(ALWAYS, |condition| condition as u8);
        return Some((found, condition));
    }
    let found = decode::Decoded::find::<T32>(WIDE, of_a32(word)?, features, place)?;
    let condition = (word >> 28) as u8;
    Some((found, if condition == 15 { ALWAYS } else { condition }))
}

impl Default for Decoded {
    fn default() -> Self {
        Decoded(Kinds::Block(ALWAYS, 8, false))
    }
}

impl disasm::Decoded for Decoded {
    #[inline]
    fn length(&self) -> usize {
        match &self.0 {
            Kinds::Row(row, ..) if row.row.flags & flag::WIDE != 0 => 4,
            _ => 2,
        }
    }

    fn is_unpredictable(&self) -> bool {
        match &self.0 {
            Kinds::Block(.., is_unpredictable) => *is_unpredictable,
            Kinds::Row(row, State::T32(block, predicate), limits) => {
                let is_vector = row.row.flags & flag::OPENS == flag::VECTOR;
                *predicate != vector::NONE && !is_vector
                    || block.is_some() && is_vector
                    || is_unpredictable(row, *block, *limits)
            }
            Kinds::Row(row, State::A32(condition), limits) => {
                is_unpredictable(row, None, *limits) || is_conditional_half(row, *condition)
            }
        }
    }

    fn flow(&self) -> Flow {
        let Kinds::Row(row, state, _) = &self.0 else { return Flow::Next };
        let is_conditional = state.condition() < ALWAYS;
        let direct = row.items::<T32>().find_map(|item| {
            branch_distance(item, 0)?;
            Some(match item.kind {
                Kind::Call | Kind::CallExchange | Kind::ArmCall | Kind::ArmExchange => Flow::Call,
                Kind::Jump | Kind::WideJump | Kind::ArmJump if !is_conditional => Flow::Branch,
                _ => Flow::ConditionalBranch,
            })
        });
        direct.unwrap_or_else(|| flow::indirect_flow(row))
    }

    fn target(&self, address: u64) -> Option<u64> {
        let Kinds::Row(row, ..) = &self.0 else { return None };
        row.items::<T32>().find_map(|item| {
            let distance = branch_distance(item, item.extract(row.word))? + bias(item);
            // `blx` goes to a word.
            let base = if item.kind == Kind::CallExchange { address & !3 } else { address };
            Some(base.wrapping_add_signed(distance) & T32::ADDRESSES)
        })
    }

    fn memory_target(&self, address: u64) -> Option<u64> {
        let bias = if matches!(self.0, Kinds::Row(_, State::A32(_), _)) { A32_BIAS } else { PC_BIAS };
        self.operands(address).iter().find_map(|operand| match operand {
            Operand::Memory(Memory { base: Some(base), index: None, displacement, .. }) if is_pc(*base) => {
                Some((address & !3).wrapping_add_signed(bias + displacement) & T32::ADDRESSES)
            }
            _ => None,
        })
    }

    #[cfg(feature = "inspect")]
    fn commented_target(&self, address: u64) -> Option<u64> {
        let Kinds::Row(row, state, _) = &self.0 else { return None };
        let word = row.word;
        if let State::A32(_) = state {
            return self.memory_target(address).filter(|_| flow::is_plain_load(row));
        }
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

    fn mnemonic(&self, _: bool) -> Text {
        let mut text = Text::new();
        // It is short enough.
        let _ = match &self.0 {
            Kinds::Block(condition, mask, _) => write_block(*condition, *mask, &mut text),
            Kinds::Row(row, state, _) => {
                let is_a32 = matches!(state, State::A32(_));
                write_mnemonic(row, (u32::from(state.condition()), is_a32), state.predicate(), &mut text)
            }
        };
        text
    }

    fn operands(&self, address: u64) -> Operands {
        match &self.0 {
            Kinds::Block(number, ..) => {
                let mut operands = List::new(NO_OPERAND);
                operands.push(Operand::Condition(Condition {
                    number: *number,
                    name: names::condition(u32::from(*number)),
                }));
                operands
            }
            Kinds::Row(row, _, limits) => {
                let mut operands = operands::operands::<T32>(row, address);
                if let Some(Operand::Registers(list)) = operands.last_mut() {
                    limits.shorten(list);
                }
                operands
            }
        }
    }

    fn fields(&self) -> Fields {
        match &self.0 {
            Kinds::Block(..) => List::new(NO_FIELD),
            Kinds::Row(row, ..) => operands::fields::<T32>(row),
        }
    }

    fn requirements(&self) -> Requirements {
        match &self.0 {
            Kinds::Block(..) => Requirements::NONE,
            Kinds::Row(row, ..) => Requirements::new(row.row.needs::<T32>(), features::TABLES.features),
        }
    }
}
