//! Formats decoded instructions as llvm-mc does.

use super::decode::{bit_field, is_vfp, number_of, own_condition};
use super::disasm::symbolic;
use super::field::{expanded, far};
use super::machine::T32;
use super::names;
use super::operand::{shift, tag};
use super::simd_immediate;
use super::tables::{Item, Kind, WORDS, flag};
use crate::arch::disasm::{Part, Style, Wanted};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::{Decoded, signed};
use crate::arch::fixed_width::float8::f64_of_bits;
use std::fmt::{self, Write};

/// An instruction with where it is written to.
pub(super) struct Printer<'a> {
    pub decoded: &'a Decoded,
    /// The condition of its IT block, 14 without one.
    pub condition: u32,
    pub features: &'a Features,
    pub style: &'a Style<'a>,
    pub out: &'a mut dyn Write,
    pub comment: &'a mut dyn Write,
}

impl Printer<'_> {
    /// Writes the mnemonic, a tab and the operands.
    pub fn print(&mut self) -> fmt::Result {
        self.mnemonic()?;
        let mut separator = if self.decoded.row.flags & flag::BLANK != 0 { " " } else { "\t" };
        let mut is_lane = false;
        for (index, item) in self.decoded.items::<T32>().enumerate() {
            // A lane is written with its register.
            if std::mem::take(&mut is_lane) {
                continue;
            }
            match item.tag {
                tag::OPEN => {
                    write!(self.out, "{separator}[")?;
                    separator = "";
                }
                tag::CLOSE => {
                    self.out.write_char(']')?;
                    separator = ", ";
                }
                tag::BANG => self.out.write_char('!')?,
                tag::ALIGN => {
                    let log2 = item.arg as u32 >> (8 * self.value(item).saturating_sub(1)).min(24) & 31;
                    write!(self.out, ":{}", 1u32 << log2)?;
                }
                _ => {
                    self.out.write_str(separator)?;
                    separator = ", ";
                    is_lane = item.tag & tag::LANE != 0;
                    self.operand(item, index)?;
                }
            }
        }
        Ok(())
    }

    /// The mnemonic with its condition, before `.w` or the data types.
    fn mnemonic(&mut self) -> fmt::Result {
        let row = self.decoded.row;
        let mut buffer = [0; 16];
        let name = self.decoded.mnemonic.name(&mut buffer);
        let (base, types) = name.split_at(name.find('.').unwrap_or(name.len()));
        self.out.write_str(base)?;
        match own_condition(self.decoded) {
            Some(condition) => self.out.write_str(names::condition(condition))?,
            None if is_conditional(self.decoded) && !self.is_unconditional() => {
                self.out.write_str(names::condition(self.condition))?;
            }
            None => {}
        }
        let is_wide = row.flags & (flag::TAKES_W | flag::BARE) == flag::TAKES_W;
        self.out.write_str(types)?;
        // llvm-mc writes a tab after `bti`, which has no operands.
        let end = if self.decoded.mnemonic.is("bti") { "\t" } else { "" };
        self.out.write_str(if is_wide { ".w" } else { end })
    }

    /// Returns whether the condition is `al`. VFP's instructions have it instead of 15.
    fn is_unconditional(&self) -> bool {
        self.condition == 14 || self.condition == 15 && is_vfp(self.decoded)
    }

    fn value(&self, item: &Item) -> u32 {
        item.extract(self.decoded.word)
    }

    fn operand(&mut self, item: &Item, index: usize) -> fmt::Result {
        match item.tag & !tag::LANE {
            tag::VALUE => self.number_or_name(item),
            tag::SHIFT => self.shift(item),
            tag::OPTION => write!(self.out, "{{{}}}", self.value(item)),
            tag::LIST => self.list(item),
            tag::SINGLES | tag::DOUBLES | tag::ALL_LANES => self.vectors(item, index),
            tag::R => {
                self.out.write_str(names::register(number_of(self.decoded, index)))?;
                if item.kind == Kind::Pair {
                    write!(self.out, ", {}", names::register(self.value(item) >> 4))?;
                }
                Ok(())
            }
            class => {
                let number = number_of(self.decoded, index);
                match class {
                    tag::S => write!(self.out, "s{number}")?,
                    tag::Q => write!(self.out, "q{}", number / 2)?,
                    _ => write!(self.out, "d{number}")?,
                }
                self.lane(item, index)
            }
        }
    }

    /// The lane of a register at an index, in brackets.
    fn lane(&mut self, item: &Item, index: usize) -> fmt::Result {
        match self.decoded.item::<T32>(index + 1).filter(|_| item.tag & tag::LANE != 0) {
            Some(lane) if lane.kind == Kind::Const => write!(self.out, "[{}]", lane.arg),
            Some(lane) => write!(self.out, "[{}]", self.value(lane)),
            None => Ok(()),
        }
    }

    /// A list of general registers.
    fn list(&mut self, item: &Item) -> fmt::Result {
        let mut mask = self.value(item);
        if item.kind == Kind::LowList {
            mask = mask & 0xff | (mask >> 8 & 1) << (item.arg & 15);
        }
        self.listed((0..16).filter(|number| mask >> number & 1 != 0), |out, number| {
            out.write_str(names::register(number))
        })
    }

    fn listed(
        &mut self,
        numbers: impl Iterator<Item = u32>,
        mut write: impl FnMut(&mut dyn Write, u32) -> fmt::Result,
    ) -> fmt::Result {
        let mut separator = "{";
        for number in numbers {
            self.out.write_str(separator)?;
            separator = ", ";
            write(self.out, number)?;
        }
        self.out.write_char('}')
    }

    /// A list of registers of VFP or NEON.
    fn vectors(&mut self, item: &Item, index: usize) -> fmt::Result {
        let value = self.value(item);
        let (first, count) = (value & 31, value >> 5);
        match item.kind {
            Kind::SingleList => {
                let count = count.min(32 - first).max(1);
                self.listed(first..first + count, |out, number| write!(out, "s{number}"))
            }
            Kind::DoubleRegisters => {
                let limit = if super::has_upper_doubles(self.features) { 32 } else { 16 };
                let count = (count / 2).min(limit - first.min(limit)).max(1);
                self.listed(first..first + count, |out, number| write!(out, "d{number}"))
            }
            _ => {
                let (count, step) = (item.arg as u32 & 0xff, item.arg as u32 >> 8);
                let lane = self.decoded.item::<T32>(index + 1).filter(|_| item.tag & tag::LANE != 0);
                let lane = lane.map(|lane| self.value(lane));
                // Structures of three and four go on with the first register.
                let wraps =
                    matches!(self.decoded.mnemonic.name(&mut [0; 16]).as_bytes(), [b'v', _, _, b'3' | b'4', ..]);
                let is_repeated = item.tag == tag::ALL_LANES;
                self.listed((0..count).map(|i| value + i * step), |out, number| {
                    names::write_double(if wraps { number % 32 } else { number }, out)?;
                    match lane {
                        Some(lane) => write!(out, "[{lane}]"),
                        None if is_repeated => out.write_str("[]"),
                        None => Ok(()),
                    }
                })
            }
        }
    }

    fn number(&mut self, value: i64) -> fmt::Result {
        write_number(value, self.style, self.out)
    }

    /// A number that llvm-mc writes in decimal, whatever the style.
    fn decimal(&mut self, value: i64) -> fmt::Result {
        write!(self.out, "#{value}")
    }

    /// A number that may be minus zero.
    fn with_sign(&mut self, is_negative: bool, magnitude: i64) -> fmt::Result {
        match (is_negative, magnitude) {
            (true, 0) => self.out.write_str("#-0"),
            (true, _) => self.decimal(-magnitude),
            (false, _) => self.decimal(magnitude),
        }
    }

    /// The expression of a fixup. LLVM writes `#` before a sum, but not before addresses that it knows as such.
    fn expression(&mut self, kind: Kind) -> fmt::Result {
        let mut text = String::new();
        self.style.write_field(0, &mut text)?;
        let is_address = matches!(kind, Kind::Literal | Kind::WideLiteral | Kind::Adr | Kind::WideAdr);
        let is_name = text.starts_with([':', '"']) || !text.contains(['+', '-', '*', '/', '&', '|', '^', '<', '>']);
        self.out.write_str(if is_address || is_name { "" } else { "#" })?;
        self.out.write_str(&text)
    }

    fn number_or_name(&mut self, item: &Item) -> fmt::Result {
        let part = if item.kind == Kind::Unsigned { Part::Immediate(0) } else { Part::Only };
        if (symbolic(item.kind) || part != Part::Only) && self.style.shown(part, 0) == Wanted::Expression {
            return self.expression(item.kind);
        }
        let value = self.value(item);
        let (word, wide) = (self.decoded.word, i64::from(value));
        let (arg, step) = (i64::from(item.arg), i64::from(item.arg).max(1));
        match item.kind {
            // The size of an element.
            Kind::Const if (8..=32).contains(&arg) => self.number(arg),
            Kind::Const => self.decimal(arg),
            // Rotations, and offsets without privileges.
            Kind::Unsigned if step == 90 || word >> 25 == 0b111_1100 && item.width() == 8 => self.decimal(wide * step),
            Kind::FloatZero => self.out.write_str("#0"),
            Kind::Unsigned => self.number(wide * step),
            Kind::Signed => self.number(signed(value, item.width()) * step),
            Kind::From => self.number(wide + arg),
            Kind::Minus if is_vfp(self.decoded) => self.decimal(arg - wide),
            Kind::Minus => self.number(arg - wide),
            Kind::Modified => {
                let number = expanded(value);
                match self.style.shown(Part::Written, 0) {
                    Wanted::Number(written) if written as u32 == number => self.number(written),
                    _ => self.number(i64::from(number)),
                }
            }
            Kind::SignMagnitude | Kind::CutMagnitude => self.sign_magnitude(value, item.width(), step),
            Kind::WideAdr => self.with_sign(value & 1 << 12 != 0, wide & 0xfff),
            Kind::IndexedNegative => self.with_sign(true, wide * step),
            Kind::ShiftAmount => self.number(if value == 0 { 32 } else { wide }),
            Kind::Width => self.number(wide + 1),
            Kind::Lsb if !self.is_extract() => self.decimal(i64::from(bit_field(self.decoded).0)),
            Kind::Msb => {
                let (lowest, last) = bit_field(self.decoded);
                self.decimal(i64::from(last - lowest) + 1)
            }
            Kind::Adr => self.decimal(wide * 4),
            _ if branch_distance(item, value).is_some() => self.target(item, branch_distance(item, value).unwrap_or(0)),
            Kind::Word => self.word(item),
            Kind::Condition => self.out.write_str(names::condition(value)),
            Kind::Barrier => self.named(names::barrier(value, self.features), value),
            Kind::InstructionBarrier => self.named((value == 15).then_some("sy"), value),
            Kind::TraceBarrier => self.out.write_str("csync"),
            Kind::Coprocessor => write!(self.out, "p{value}"),
            Kind::ControlRegister => write!(self.out, "c{value}"),
            Kind::Endian => self.out.write_str(if value == 0 { "le" } else { "be" }),
            Kind::InterruptFlags => names::write_interrupt_flags(value, self.out),
            Kind::ReadStatus => self.out.write_str(if value == 0 { "apsr" } else { "spsr" }),
            Kind::WriteStatus => names::write_status(value, self.out),
            Kind::Banked => {
                let [saved, name] = names::banked(value).unwrap_or_default();
                write!(self.out, "{saved}{name}")
            }
            Kind::FloatImmediate => self.float(f64_of_bits(value)),
            Kind::Element | Kind::MovedElement => {
                write!(self.out, "#{:#x}", simd_immediate::value(value, item.arg as u32))
            }
            _ => self.number(wide),
        }
    }

    /// Returns whether a bit field is read: its width is in the word, not its last bit.
    fn is_extract(&self) -> bool {
        self.decoded.items::<T32>().any(|item| item.kind == Kind::Width)
    }

    /// A value with an add bit above its magnitude.
    fn sign_magnitude(&mut self, value: u32, width: u8, step: i64) -> fmt::Result {
        let add = 1u32 << u32::from(width).saturating_sub(1).min(31);
        let (is_negative, magnitude) = (value & add == 0, i64::from(value & (add - 1)) * step);
        // The offset of a literal.
        match width {
            13 if is_negative && magnitude == 0 => self.out.write_str(if self.style.hex { "#-0x0" } else { "#-0" }),
            13 => self.number(if is_negative { -magnitude } else { magnitude }),
            _ => self.with_sign(is_negative, magnitude),
        }
    }

    /// A literal word. Only one instruction writes the flags in upper case.
    fn word(&mut self, item: &Item) -> fmt::Result {
        match WORDS.get(item.arg as usize).copied().unwrap_or_default() {
            "apsr_nzcv" if self.decoded.mnemonic.is("vmrs") => self.out.write_str("APSR_nzcv"),
            word => self.out.write_str(word),
        }
    }

    /// A name, or the number if it has none.
    fn named(&mut self, name: Option<&str>, value: u32) -> fmt::Result {
        match name {
            Some(name) => self.out.write_str(name),
            None => write!(self.out, "#{value:#x}"),
        }
    }

    /// A floating-point number as C's `%e` writes it.
    fn float(&mut self, value: f64) -> fmt::Result {
        let text = format!("{value:.6e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |exponent| ('-', exponent));
        write!(self.out, "#{digits}e{sign}{exponent:0>2}")
    }

    /// The target of a branch at a distance from the program counter.
    fn target(&mut self, item: &Item, distance: i64) -> fmt::Result {
        match self.style.address {
            Some(address) => {
                let base = if item.kind == Kind::CallExchange { address & !3 } else { address };
                let target = base.wrapping_add_signed(distance + PC_BIAS) & 0xffff_ffff;
                self.style.write_target(target, self.out)?;
                self.comment.write_str("imm = ")?;
                write_number(distance, self.style, self.comment)
            }
            None => self.number(distance),
        }
    }

    fn shift(&mut self, item: &Item) -> fmt::Result {
        let (value, arg) = (self.value(item), item.arg as u32);
        let right = |amount: u32| if amount == 0 { 32 } else { amount };
        let (number, amount) = match item.kind {
            Kind::Shift => match (value >> 5 & 3, value & 31) {
                (3, 0) => (shift::RRX, None),
                (0, amount) => (shift::LSL, Some(amount)),
                (kind, amount) => (kind as u8, Some(right(amount))),
            },
            Kind::SaturateShift if value & 0x20 != 0 => (shift::ASR, Some(right(value & 31))),
            Kind::ShiftRight => (shift::ASR, Some(right(value))),
            Kind::RotateBytes => (shift::ROR, Some(value * 8)),
            Kind::FixedShift => ((arg >> 8) as u8, (arg & 0xff).checked_sub(1)),
            _ => (shift::LSL, Some(value & 31)),
        };
        self.out.write_str(shift::NAMES.get(usize::from(number)).copied().unwrap_or_default())?;
        match amount {
            Some(amount) => {
                self.out.write_char(' ')?;
                self.decimal(i64::from(amount))
            }
            None => Ok(()),
        }
    }
}

fn write_number(value: i64, style: &Style<'_>, out: &mut dyn Write) -> fmt::Result {
    let sign = if value < 0 { "-" } else { "" };
    let magnitude = value.unsigned_abs();
    if style.hex { write!(out, "#{sign}{magnitude:#x}") } else { write!(out, "#{sign}{magnitude}") }
}

/// Returns whether the condition of an IT block is printed: also where an assembler refuses it, for half-precision
/// numbers of VFP and the hints `esb`, `csdb` and `clrbhb`.
fn is_conditional(decoded: &Decoded) -> bool {
    let (word, flags) = (decoded.word, decoded.row.flags);
    let is_hint = matches!(word, 0xf3af_8010 | 0xf3af_8014 | 0xf3af_8016);
    if decoded.mnemonic.is("vcvtb.bf16.f32") || decoded.mnemonic.is("vcvtt.bf16.f32") {
        return false;
    }
    let is_refused_only = flags & flag::WIDE != 0 && (is_vfp(decoded) || is_hint);
    flags & (flag::NO_CONDITION | flag::OUT_OF_BLOCK) == 0 || flags & flag::NO_CONDITION != 0 && is_refused_only
}

/// The distance of the program counter from the instruction.
pub(super) const PC_BIAS: i64 = 4;

/// The distance from the program counter to the target that an item holds.
pub(super) fn branch_distance(item: &Item, value: u32) -> Option<i64> {
    Some(match item.kind {
        Kind::Jump | Kind::Branch | Kind::WideBranch => signed(value, item.width()) * 2,
        Kind::WideJump | Kind::Call | Kind::CallExchange => signed(far(value), 24) * 2,
        Kind::CompareBranch => i64::from(value) * 2,
        _ => return None,
    })
}
