//! Formats decoded instructions as llvm-mc does.

use super::decode::{is_vfp, number_of, own_condition};
use super::encoded::symbolic;
use super::machine::T32;
use super::names;
use super::operand::{MINUS_ZERO, PC, shift, tag};
use super::tables::{Item, Kind, WORDS, flag};
use super::typed::{self, PC_BIAS, alignment, bias, branch_distance, is_extract, shift_of};
use super::vector;
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::arch::disasm::{Part, Replacement, Style};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::Decoded;
use crate::arch::fixed_width::operands::Value;
use std::fmt::{self, Write};

/// An instruction with where it is written to.
pub(super) struct Printer<'a, 'l> {
    pub decoded: &'a Decoded,
    /// The condition of its IT block, 14 without one.
    pub condition: u32,
    /// The code is A32.
    pub a32: bool,
    /// The predicate of its VPT block.
    pub predicate: u8,
    pub features: &'a Features,
    pub style: &'a Style<'a>,
    pub out: &'a mut TextBuffer<'l>,
    pub comment: &'a mut Comment,
}

impl Printer<'_, '_> {
    /// Writes the mnemonic, a tab and the operands.
    pub fn print(&mut self) -> fmt::Result {
        write_mnemonic(self.decoded, (self.condition, self.a32), self.predicate, self.out)?;
        // llvm-mc writes a tab after these, which have no operands.
        let has_tab = ["bti", "vpst", "vpnot", "lctp"].iter().any(|name| self.decoded.mnemonic.is(name));
        self.out.write_str(if has_tab { "\t" } else { "" })?;
        let is_narrow = self.decoded.row.flags & (flag::WIDE | flag::A32) == 0;
        let is_cps = || self.decoded.mnemonic.is("cpsie") || self.decoded.mnemonic.is("cpsid");
        // llvm-mc writes a blank after the names of the narrow `cpsie` and `cpsid`.
        let mut separator = if is_narrow && is_cps() { " " } else { "\t" };
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
                tag::CARET => self.out.write_str(" ^")?,
                tag::ALIGN => write!(self.out, ":{}", alignment(self.decoded, item))?,
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

    pub fn value(&self, item: &Item) -> u32 {
        item.extract(self.decoded.word)
    }

    fn operand(&mut self, item: &Item, index: usize) -> fmt::Result {
        match item.tag & !tag::LANE {
            tag::VALUE => self.number_or_name(item),
            tag::SHIFT => self.shift(item),
            tag::SHIFTED_BY => self.shifted_by(item),
            tag::OPTION => self.name(item),
            tag::LIST => self.list(item),
            tag::SINGLES | tag::DOUBLES | tag::ALL_LANES => self.vectors(item, index),
            tag::R | tag::SUBTRACTED => {
                self.out.write_str(if item.tag == tag::SUBTRACTED { "-" } else { "" })?;
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

    fn number(&mut self, value: i64) -> fmt::Result {
        write_number(value, self.style, self.out)
    }

    /// A number that llvm-mc writes in decimal, whatever the style.
    fn decimal(&mut self, value: i64) -> fmt::Result {
        write!(self.out, "#{value}")
    }

    /// The distance of an address in words. The name that follows is that for as many bytes, as in LLVM.
    fn address(&mut self, words: i64) -> fmt::Result {
        self.decimal(words * 4)?;
        match (self.style.address, self.style.symbolize) {
            (Some(address), Some(symbolize)) => symbolize(address.wrapping_add_signed(PC_BIAS + words), self.out),
            _ => Ok(()),
        }
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
        let text = self.style.field_text(0);
        let is_address = matches!(kind, Kind::Literal | Kind::WideLiteral | Kind::Adr | Kind::WideAdr);
        let has_operator = text.iter().any(|byte| b"+-*/&|^<>".contains(byte));
        let is_name = matches!(text.first(), Some(b':' | b'"')) || !has_operator;
        self.out.write_str(if is_address || is_name { "" } else { "#" })?;
        self.out.bytes(&text);
        Ok(())
    }

    fn number_or_name(&mut self, item: &Item) -> fmt::Result {
        let part = if item.kind == Kind::Unsigned { Part::Immediate(0) } else { Part::Only };
        if (symbolic(item.kind) || part != Part::Only) && self.style.shown(part, 0) == Replacement::Expression {
            return self.expression(item.kind);
        }
        let (value, word) = (self.value(item), self.decoded.word);
        let wide = i64::from(value);
        match (item.kind, typed::value(self.decoded, item)) {
            // The size of an element.
            (Kind::Const, Value::Number(number)) if !(8..=32).contains(&number) => self.decimal(number),
            // Rotations, and offsets without privileges.
            (Kind::Unsigned, Value::Number(number))
                if item.arg == 90 || word >> 25 == 0b111_1100 && item.width() == 8 =>
            {
                self.decimal(number)
            }
            (Kind::Minus, Value::Number(number)) if is_vfp(self.decoded) => self.decimal(number),
            (Kind::SignMagnitude, _) => self.sign_magnitude(item, value),
            (Kind::CutMagnitude, _) => match self.style.shown(Part::Written, 0) {
                // The encoding has only its low bits.
                Replacement::Number(written) if written != MINUS_ZERO => self.decimal(i64::from(written as i32)),
                _ => self.sign_magnitude(item, value),
            },
            (Kind::WideAdr, _) => self.with_sign(value & 1 << 12 != 0, wide & 0xfff),
            (Kind::IndexedNegative, Value::Number(number)) => self.with_sign(true, -number),
            (Kind::Lsb, Value::Number(number)) if !is_extract(self.decoded) => self.decimal(number),
            (Kind::Msb, Value::Number(number)) => self.decimal(number),
            (Kind::Adr, _) => self.address(wide),
            (Kind::ShiftAmount | Kind::Rotation, Value::Number(number)) if self.decoded.row.flags & flag::A32 != 0 => {
                self.decimal(number)
            }
            (Kind::Unsigned, Value::Number(number)) if self.has_rotation() => self.decimal(number),
            (Kind::Rotated, Value::Number(number)) => self.decimal(self.rotated(number)),
            (Kind::Modified, Value::Number(number)) => match self.style.shown(Part::Written, 0) {
                Replacement::Number(written) if written as u32 == number as u32 => self.number(written),
                _ => self.number(number),
            },
            (Kind::Element | Kind::MovedElement, Value::Number(number)) => write!(self.out, "#{number:#x}"),
            (_, Value::Number(number)) => self.number(number),
            (Kind::FloatZero, _) => self.out.write_str("#0"),
            (_, Value::Float(number)) => self.float(number),
            (_, Value::Condition(number)) => self.out.write_str(names::condition(number)),
            _ => match branch_distance(item, value) {
                Some(distance) => self.target(item, distance),
                None => self.name(item),
            },
        }
    }

    /// Returns whether an immediate is written as a byte and its rotation.
    fn has_rotation(&self) -> bool {
        let is_a32 = self.decoded.row.flags & flag::A32 != 0;
        is_a32 && self.decoded.items::<T32>().any(|item| item.kind == Kind::Unsigned && item.arg == 2)
    }

    /// A modified immediate of A32, which llvm-mc writes with a sign, unless it is moved to the program counter or to a status
    /// register.
    fn rotated(&self, value: i64) -> i64 {
        let is_unsigned = match self.decoded.mnemonic.name(&mut [0; 16]) {
            "mov" | "movs" => number_of(self.decoded, 0) == u32::from(PC),
            name => name == "msr",
        };
        if is_unsigned { value } else { i64::from(value as i32) }
    }

    /// The name of an operand that has one.
    pub fn name(&mut self, item: &Item) -> fmt::Result {
        let value = self.value(item);
        match item.kind {
            Kind::Word => self.word(item),
            Kind::Barrier => self.named(names::barrier(value, self.features), value),
            Kind::InstructionBarrier => self.named((value == 15).then_some("sy"), value),
            Kind::TraceBarrier => self.out.write_str("csync"),
            Kind::Coprocessor => write!(self.out, "p{value}"),
            Kind::CustomProcessor => write!(self.out, "p{value}"),
            Kind::Comparison => self.out.write_str(names::comparison(value)),
            Kind::ReadMachine | Kind::WriteMachine => {
                let reads = item.kind == Kind::ReadMachine;
                match names::machine_register(value, reads, self.features) {
                    Some(name) => self.out.write_str(name),
                    None => write!(self.out, "{}", value & 0xff),
                }
            }
            Kind::ControlRegister => write!(self.out, "c{value}"),
            Kind::Endian => self.out.write_str(if value == 0 { "le" } else { "be" }),
            Kind::InterruptFlags => names::write_interrupt_flags(value, self.out),
            Kind::ReadStatus => self.out.write_str(if value == 0 { "apsr" } else { "spsr" }),
            Kind::WriteStatus => names::write_status(value, self.out),
            Kind::Banked => {
                let [saved, name] = names::banked(value).unwrap_or_default();
                write!(self.out, "{saved}{name}")
            }
            Kind::Option => write!(self.out, "{{{value}}}"),
            _ => Ok(()),
        }
    }

    /// A value with an add bit above its magnitude.
    fn sign_magnitude(&mut self, item: &Item, value: u32) -> fmt::Result {
        let (is_negative, magnitude) = typed::sign_magnitude(item, value);
        // The offset of a literal.
        // An offset that is added to the base afterwards is written in decimal.
        let follows_base = self.decoded.items::<T32>().last().is_some_and(|last| std::ptr::eq(last, item));
        match item.width() {
            13 if follows_base => self.with_sign(is_negative, magnitude),
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
                let target = base.wrapping_add_signed(distance + bias(item)) & 0xffff_ffff;
                self.style.write_target(target, self.out)?;
                self.comment.write_str("imm = ")?;
                write_number(distance, self.style, self.comment)
            }
            None => self.number(distance),
        }
    }

    /// A shift by a register.
    fn shifted_by(&mut self, item: &Item) -> fmt::Result {
        let value = self.value(item);
        let kind = shift::NAMES.get((value >> 5 & 3) as usize).copied().unwrap_or_default();
        write!(self.out, "{kind} {}", names::register(value & 15))
    }

    fn shift(&mut self, item: &Item) -> fmt::Result {
        let (number, amount) = shift_of(self.decoded, item);
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

/// Writes the mnemonic with the condition of the IT block or its own, before `.w` or the data types.
pub(super) fn write_mnemonic(
    decoded: &Decoded,
    (condition, a32): (u32, bool),
    predicate: u8,
    out: &mut dyn Write,
) -> fmt::Result {
    let row = decoded.row;
    let mut buffer = [0; 16];
    let name = decoded.mnemonic.name(&mut buffer);
    let (base, types) = name.split_at(name.find('.').unwrap_or(name.len()));
    out.write_str(base)?;
    match row.flags & flag::OPENS {
        flag::OPENS => {
            vector::predicates(vector::extract(decoded.word)).try_for_each(|p| out.write_str(vector::letter(p)))?;
        }
        flag::VECTOR => out.write_str(vector::letter(predicate))?,
        _ => {}
    }
    // VFP's instructions are unconditional with 15, too.
    let is_unconditional = condition == 14 || condition == 15 && is_vfp(decoded);
    match own_condition(decoded) {
        // That of A32 may be absent.
        Some(14) => {}
        Some(condition) => out.write_str(names::condition(condition))?,
        None if (a32 || is_conditional(decoded)) && !is_unconditional => out.write_str(names::condition(condition))?,
        None => {}
    }
    let is_wide = row.flags & (flag::TAKES_W | flag::BARE | flag::A32) == flag::TAKES_W;
    out.write_str(types)?;
    out.write_str(if is_wide { ".w" } else { "" })
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
