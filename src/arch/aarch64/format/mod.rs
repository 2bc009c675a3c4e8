//! Formats decoded instructions as llvm-mc does.

mod numbers;
mod shifts;

use super::decode::number_of;
use super::machine::A64;
use super::operand::tag;
use super::print::class;
use super::tables::{Item, Kind};
use super::typed::{has_sp, is_omitted, is_slice, list_of};
use crate::arch::disasm::Style;
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::Decoded;
use llas_isa::aarch64::flag;
use std::fmt::{self, Write};

/// An instruction with where it is written to.
pub(super) struct Printer<'a, 'l> {
    pub decoded: &'a Decoded,
    pub features: &'a Features,
    pub style: &'a Style<'a>,
    pub out: &'a mut TextBuffer<'l>,
    pub comment: &'a mut Comment,
}

/// The place of an operand in the punctuation.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// Numbers have `#`.
    Operand,
    /// In the index of an array or a lane.
    Index,
}

impl Printer<'_, '_> {
    /// Writes the mnemonic, a tab and the operands.
    pub fn print(&mut self) -> fmt::Result {
        self.out.write_str(self.decoded.mnemonic.name(&mut [0; 16]))?;
        if self.decoded.row.flags & flag::ACQUIRE != 0 && number_of(self.decoded, 1) == 31 {
            self.comment.write_str("acquire semantics dropped since destination is zero")?;
        }
        let mut separator = "\t";
        let mut place = Place::Operand;
        let mut is_lane = false;
        let mut in_braces = false;
        for (index, item) in self.decoded.items::<A64>().enumerate() {
            if std::mem::take(&mut is_lane) {
                self.out.write_char('[')?;
                self.operand(item, index, Place::Index)?;
                self.out.write_char(']')?;
                continue;
            }
            match item.tag {
                tag::OPEN => {
                    let blank = if self.decoded.row.flags & flag::BLANKS != 0 { " " } else { "" };
                    write!(self.out, "{separator}{blank}[")?;
                    separator = "";
                }
                tag::INDEX => {
                    self.out.write_char('[')?;
                    (separator, place) = ("", Place::Index);
                }
                tag::CLOSE => {
                    self.out.write_str(if std::mem::take(&mut in_braces) { "]}" } else { "]" })?;
                    (separator, place) = (", ", Place::Operand);
                }
                tag::BANG => self.out.write_char('!')?,
                _ => {
                    // A shift that has no text has no comma.
                    if item.tag == tag::SHIFT && is_omitted(self.decoded, item) {
                        continue;
                    }
                    self.out.write_str(separator)?;
                    if item.kind == Kind::Word && self.decoded.row.flags & flag::BLANKS != 0 {
                        self.out.write_char(' ')?;
                    }
                    separator = ", ";
                    is_lane = item.tag & tag::LANE != 0;
                    in_braces |= is_slice(item) && item.tag & (7 * tag::LIST) != 0;
                    self.operand(item, index, place)?;
                }
            }
        }
        Ok(())
    }

    fn value(&self, item: &Item) -> u32 {
        item.extract(self.decoded.word)
    }

    fn operand(&mut self, item: &Item, index: usize, place: Place) -> fmt::Result {
        match item.tag {
            tag::VALUE => self.number_or_name(item, place),
            tag::SHIFT => self.shift(item),
            tag::TILES => self.tiles(self.value(item)),
            _ => self.registers(item, index),
        }
    }

    /// A register or a list of registers.
    fn registers(&mut self, item: &Item, index: usize) -> fmt::Result {
        let first = number_of(self.decoded, index);
        let Some((count, step, limit)) = list_of(item) else { return self.register(item, first) };
        if is_slice(item) {
            // The index follows before the closing brace.
            self.out.write_char('{')?;
            return self.register(item, first);
        }
        let of = item.tag & 0xff;
        let is_scalable = (tag::Z..tag::ZA).contains(&of);
        self.out.write_str("{ ")?;
        self.register(item, first)?;
        let last = first + (count - 1) * step;
        if is_scalable && step == 1 && last < limit && count > 2 {
            self.out.write_str(" - ")?;
            self.register(item, last)?;
        } else {
            for next in 1..count {
                self.out.write_str(", ")?;
                self.register(item, (first + next * step) % limit)?;
            }
        }
        self.out.write_str(" }")
    }

    fn register(&mut self, item: &Item, number: u32) -> fmt::Result {
        let (name, suffix) = class(item.tag);
        let is_sp = has_sp(item);
        match (name, number) {
            ("W", 31) => self.out.write_str(if is_sp { "wsp" } else { "wzr" }),
            ("X", 31) => self.out.write_str(if is_sp { "sp" } else { "xzr" }),
            ("ZA", _) if item.tag & 0xff < tag::TILE => write!(self.out, "za{suffix}"),
            ("ZAh", _) => write!(self.out, "za{number}h{suffix}"),
            ("ZAv", _) => write!(self.out, "za{number}v{suffix}"),
            _ => {
                name.chars().try_for_each(|letter| self.out.write_char(letter.to_ascii_lowercase()))?;
                write!(self.out, "{number}{suffix}")
            }
        }
    }
}
