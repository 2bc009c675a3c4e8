//! Formats decoded instructions as llvm-mc does.

use super::decode::number_of;
use super::immediate::bitmask_value;
use super::machine::A64;
use super::names;
use super::operand::{shift, tag};
use super::print::{SHIFTS, class};
use super::tables::{Item, Kind, WORDS};
use crate::arch::decoder::Style;
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::{Decoded, signed};
use crate::arch::fixed_width::float8::f64_of_bits;
use llas_isa::aarch64::flag;
use std::fmt::{self, Write};

/// An instruction with where it is written to.
pub(super) struct Printer<'a> {
    pub decoded: &'a Decoded,
    pub features: &'a Features,
    pub style: &'a Style<'a>,
    pub out: &'a mut dyn Write,
    pub comment: &'a mut dyn Write,
}

/// The place of an operand in the punctuation.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// Numbers have `#`.
    Operand,
    /// In the index of an array or a lane.
    Index,
}

impl Printer<'_> {
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
                    if item.tag == tag::SHIFT && self.is_omitted(item) {
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
        let count = u32::from((item.tag / tag::LIST) & 7);
        if count == 0 {
            return self.register(item, first);
        }
        let step = match (item.tag / tag::STRIDE) & 3 {
            0 => 1,
            strides => 4 * u32::from(strides),
        };
        if is_slice(item) {
            // The index follows before the closing brace.
            self.out.write_char('{')?;
            return self.register(item, first);
        }
        let of = item.tag & 0xff;
        let limit = if (tag::P..tag::ZA).contains(&of) { 16 } else { 32 };
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
        let is_sp = matches!(item.kind, Kind::RegisterOrSp) || item.kind == Kind::RegisterApart && item.arg >> 17 != 0;
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

    /// A number in the place of an operand.
    fn number(&mut self, value: i64, place: Place) -> fmt::Result {
        if place == Place::Operand {
            self.out.write_char('#')?;
        }
        if self.style.hex { write_hex(self.out, value) } else { write!(self.out, "{value}") }
    }

    /// A number, with the other base in the comment.
    fn commented(&mut self, value: i64, bits: u32) -> fmt::Result {
        let unsigned = value as u64 & (u64::MAX >> (64 - bits.clamp(1, 64)));
        if self.style.hex {
            write!(self.out, "#{unsigned:#x}")?;
            return write!(self.comment, "={value}");
        }
        write!(self.out, "#{value}")?;
        write!(self.comment, "={unsigned:#x}")
    }

    fn number_or_name(&mut self, item: &Item, place: Place) -> fmt::Result {
        let (value, arg) = (self.value(item), i64::from(item.arg));
        let wide = i64::from(value);
        match item.kind {
            Kind::Const => self.number(arg, place),
            Kind::ConstRange => write!(self.out, "{}:{}", arg >> 8, (arg >> 8) + (arg & 0xff)),
            Kind::Unsigned => self.number(wide * arg, place),
            Kind::Signed => self.number(signed(value, item.width()) * arg, place),
            Kind::From => self.number(wide + arg, place),
            Kind::Minus => self.number(arg - wide, place),
            Kind::Range => write!(self.out, "{}:{}", wide * arg, wide * arg + arg - 1),
            Kind::Same => match self.decoded.item::<A64>(item.arg as usize) {
                Some(same) => self.number_or_name(same, place),
                None => Ok(()),
            },
            Kind::AddImmediate => {
                if arg & 1 != 0 {
                    write!(self.comment, "={}", wide << 12)?;
                }
                self.number(wide & 0xfff, place)
            }
            Kind::Bitmask => self.bitmask(item, value),
            Kind::MovZ | Kind::MovN => {
                let bits = if arg == 32 { 32 } else { 64 };
                let shifted = u64::from(value & 0xffff) << (16 * (value >> 16));
                let moved = if item.kind == Kind::MovZ { shifted } else { !shifted };
                self.commented(if bits == 32 { i64::from(moved as i32) } else { moved as i64 }, bits)
            }
            Kind::MovWide => self.number(wide & 0xffff, place),
            Kind::LoadStore => self.number(wide * arg / 8, place),
            Kind::ShiftLeft => self.number((if arg == 32 { 31 } else { 63 }) - (wide & 0x3f), place),
            // llvm-mc's zero has no base.
            Kind::Code if value == 0 => self.out.write_str("#0"),
            Kind::Code => write!(self.out, "#{value:#x}"),
            Kind::Lsb => self.number(wide, place),
            Kind::NegativeLsb => self.number(if value == 0 { 0 } else { arg - wide }, place),
            Kind::Width => {
                let lowest = self.decoded.items::<A64>().find(|item| item.kind == Kind::Lsb);
                self.number(wide - lowest.map_or(0, |item| i64::from(self.value(item))) + 1, place)
            }
            Kind::InsertWidth => self.number(wide + 1, place),
            Kind::FloatImmediate => write!(self.out, "#{:.8}", f64_of_bits(value)),
            Kind::FloatZero | Kind::Zero => self.out.write_str("#0.0"),
            Kind::HalfOrOne => self.out.write_str(if value == 0 { "#0.5" } else { "#1.0" }),
            Kind::HalfOrTwo => self.out.write_str(if value == 0 { "#0.5" } else { "#2.0" }),
            Kind::ZeroOrOne => self.out.write_str(if value == 0 { "#0.0" } else { "#1.0" }),
            Kind::ByteMask => {
                let byte = |i: u32| if value >> i & 1 != 0 { 0xffu64 << (8 * i) } else { 0 };
                let bits = (0..8).fold(0, |all, i| all | byte(i));
                // The base is counted in the width, and zero has none.
                if bits == 0 { self.out.write_str("#0000000000000000") } else { write!(self.out, "#{bits:#016x}") }
            }
            Kind::AnyByte => self.number(wide, place),
            Kind::ShiftedByte | Kind::ShiftedSignedByte => self.shifted_byte(item, value),
            Kind::Call | Kind::Jump | Kind::Branch | Kind::TestBranch | Kind::CompareBranch | Kind::Literal => {
                self.target(signed(value, item.width()) * 4)
            }
            Kind::Backward => self.target(-wide * 4),
            Kind::Adr => self.target(signed(value, item.width())),
            Kind::Adrp => self.page(signed(value, item.width()) * 4096),
            Kind::Word => self.out.write_str(WORDS.get(item.arg as usize).copied().unwrap_or_default()),
            Kind::Condition => self.out.write_str(names::condition(value)),
            Kind::InvertedCondition => self.out.write_str(names::condition(value ^ 1)),
            Kind::Prefetch => self.named(names::prefetch(value, self.features), wide),
            Kind::VectorPrefetch => self.named(names::vector_prefetch(value), wide),
            Kind::RangePrefetch => self.named(names::range_prefetch(value).map(|name| [name]), wide),
            Kind::Pattern => self.named(names::pattern(value).map(|name| [name]), wide),
            Kind::Barrier => self.named(names::barrier(value).map(|name| [name]), wide),
            Kind::InstructionBarrier => self.named((value == 15).then_some(["sy"]), wide),
            Kind::BarrierNxs => self.named(names::barrier_nxs(value).map(|name| [name]), wide),
            Kind::BranchTarget => self.named(names::branch_target(value).map(|name| [name]), wide),
            Kind::StoreHint => self.named(names::store_hint(value).map(|name| [name]), wide),
            Kind::ReadRegister => self.system_register(value, false),
            Kind::WriteRegister => self.system_register(value, true),
            Kind::ProcessorState => {
                names::write_upper(names::state(value, item.arg, self.features).unwrap_or_default(), self.out)
            }
            Kind::ControlRegister => write!(self.out, "c{value}"),
            Kind::SystemOperation => {
                let with_register = self.decoded.row.count > 1;
                let name = names::operation(value, item.arg as usize, with_register, self.features);
                self.out.write_str(name.unwrap_or_default())
            }
            _ => self.number(wide, place),
        }
    }

    /// A name in parts, or the number if it has none.
    fn named<const N: usize>(&mut self, name: Option<[&str; N]>, value: i64) -> fmt::Result {
        match name {
            Some(parts) => parts.iter().try_for_each(|part| self.out.write_str(part)),
            None => self.number(value, Place::Operand),
        }
    }

    fn system_register(&mut self, code: u32, write: bool) -> fmt::Result {
        match names::system_register(code, write, self.features) {
            Some(name) => names::write_upper(name, self.out),
            None => write!(
                self.out,
                "S{}_{}_C{}_C{}_{}",
                code >> 14 & 3,
                code >> 11 & 7,
                code >> 7 & 15,
                code >> 3 & 15,
                code & 7
            ),
        }
    }

    /// A logical immediate.
    fn bitmask(&mut self, item: &Item, encoded: u32) -> fmt::Result {
        let value = bitmask_value(encoded, item.arg).unwrap_or_default();
        let bits = if item.arg == 0 { 64 } else { item.arg as u32 };
        let extended = signed_bits(value, bits);
        if !self.decoded.mnemonic.is("mov") {
            return write!(self.out, "#{value:#x}");
        }
        if !self.is_scalable() {
            return self.commented(extended, bits);
        }
        // Numbers of 16 bits are printed in decimal.
        match value {
            _ if i64::from(extended as i16) == extended => self.commented(extended, 64),
            0..=0xffff => self.commented(value as i64, 64),
            _ => write!(self.out, "#{value:#x}"),
        }
    }

    /// A byte that may be shifted left by 8.
    fn shifted_byte(&mut self, item: &Item, encoded: u32) -> fmt::Result {
        let (byte, is_shifted) = (encoded & 0xff, encoded & 0x100 != 0);
        if byte == 0 && is_shifted {
            return self.out.write_str("#0, lsl #8");
        }
        let is_signed = item.kind == Kind::ShiftedSignedByte;
        let value = if is_signed { i64::from(byte as i8) } else { i64::from(byte) };
        self.commented(if is_shifted { value << 8 } else { value }, 64)
    }

    /// Returns whether the first register is a scalable vector.
    fn is_scalable(&self) -> bool {
        self.decoded.item::<A64>(0).is_some_and(|item| (tag::Z..tag::P).contains(&(item.tag & 0xff)))
    }

    /// The target of a branch, or an address, at a distance from the instruction.
    fn target(&mut self, distance: i64) -> fmt::Result {
        match self.style.address {
            Some(address) => self.style.write_target(address.wrapping_add_signed(distance), self.out),
            None => self.number(distance, Place::Operand),
        }
    }

    fn page(&mut self, distance: i64) -> fmt::Result {
        match self.style.address {
            Some(address) => self.style.write_target((address & !0xfff).wrapping_add_signed(distance), self.out),
            None => self.number(distance, Place::Operand),
        }
    }

    /// Returns whether a shift is not printed: no amount, in an address or with the stack pointer.
    fn is_omitted(&self, item: &Item) -> bool {
        let value = self.value(item);
        match item.kind {
            Kind::Extend | Kind::ExtendX => self.is_lsl(item, value) && value & 7 == 0,
            Kind::Lsl => value == 0 && self.omits_zero(item),
            Kind::Multiple => value == 0,
            Kind::Shift | Kind::ShiftOrRotate => value == 0,
            _ => false,
        }
    }

    /// Returns whether a shift to the left by zero is not printed.
    fn omits_zero(&self, _item: &Item) -> bool {
        true
    }

    /// Returns whether an extension is printed as a shift to the left: one register is the stack pointer, and the
    /// extension has its width.
    fn is_lsl(&self, item: &Item, value: u32) -> bool {
        let is_sp = |item: &Item, of: u16| item.kind == Kind::RegisterOrSp && item.tag == of && self.value(item) == 31;
        let has_sp = |of: u16| self.decoded.items::<A64>().any(|item| is_sp(item, of));
        match value >> 3 {
            2 => item.kind == Kind::Extend && has_sp(tag::W),
            3 => has_sp(tag::X),
            _ => false,
        }
    }

    fn shift(&mut self, item: &Item) -> fmt::Result {
        let (value, arg) = (self.value(item), item.arg as u32);
        let (number, amount) = match item.kind {
            Kind::Shift | Kind::ShiftOrRotate => (value >> 6, Some(value & 0x3f)),
            Kind::Extend | Kind::ExtendX if self.is_lsl(item, value) => (u32::from(shift::LSL), Some(value & 7)),
            Kind::Extend | Kind::ExtendX => {
                (u32::from(shift::UXTB) + (value >> 3), Some(value & 7).filter(|amount| *amount != 0))
            }
            Kind::IndexW | Kind::IndexX => {
                let (option, is_scaled) = (value >> 1, value & 1 != 0);
                let number = if option == 3 { u32::from(shift::LSL) } else { u32::from(shift::UXTB) + option };
                (number, Some(arg).filter(|_| is_scaled))
            }
            Kind::Lsl => (u32::from(shift::LSL), Some(value * arg.max(1))),
            Kind::Msl => (u32::from(shift::MSL), Some(if value == 0 { 8 } else { 16 })),
            Kind::Multiple => (u32::from(shift::MUL), Some(value + 1)),
            _ => (arg >> 8, (arg & 0xff).checked_sub(1)),
        };
        self.out.write_str(SHIFTS.get(number as usize).copied().unwrap_or_default())?;
        match amount {
            Some(amount) => {
                self.out.write_char(' ')?;
                self.number(i64::from(amount), Place::Operand)
            }
            None => Ok(()),
        }
    }

    /// The tiles that a mask selects, by the names of the widest elements that cover them.
    fn tiles(&mut self, mask: u32) -> fmt::Result {
        if mask == 0xff {
            return self.out.write_str("{za}");
        }
        self.out.write_char('{')?;
        let mut separator = "";
        let mut left = mask;
        // The tiles of an element of 2^n bytes are 2^n masks with every 2^n-th bit. Fewer names win.
        let per_size = [(2u32, "h", 0x55u32), (4, "s", 0x11), (8, "d", 0x01)];
        let is_exact = |(count, _, unit): &(u32, &str, u32)| {
            (0..*count).fold(0, |all, i| if mask & unit << i == unit << i { all | unit << i } else { all }) == mask
        };
        if let Some((count, suffix, unit)) = per_size.iter().find(|size| is_exact(size)) {
            for number in 0..*count {
                if left & unit << number == unit << number {
                    write!(self.out, "{separator}za{number}.{suffix}")?;
                    (separator, left) = (if *suffix == "d" { ", " } else { "," }, left & !(unit << number));
                }
            }
        }
        self.out.write_char('}')
    }
}

/// Returns whether a register is a slice of a tile.
fn is_slice(item: &Item) -> bool {
    (tag::SLICE..tag::ZT).contains(&(item.tag & 0xff))
}

/// The value of the low `bits` bits, sign-extended.
fn signed_bits(value: u64, bits: u32) -> i64 {
    let unused = 64 - bits.clamp(1, 64);
    ((value << unused) as i64) >> unused
}

/// A number in hexadecimal, with its sign.
fn write_hex(out: &mut dyn Write, value: i64) -> fmt::Result {
    write!(out, "{}{:#x}", if value < 0 { "-" } else { "" }, value.unsigned_abs())
}
