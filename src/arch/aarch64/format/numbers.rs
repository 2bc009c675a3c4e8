//! Numbers and names.

use super::{Place, Printer};
use crate::arch::aarch64::disasm::symbolic;
use crate::arch::aarch64::immediate::bitmask_value;
use crate::arch::aarch64::machine::A64;
use crate::arch::aarch64::names;
use crate::arch::aarch64::operand::tag;
use crate::arch::aarch64::tables::{Item, Kind, WORDS};
use crate::arch::disasm::{self, Part, Wanted};
use crate::arch::fixed_width::decode::signed;
use crate::arch::fixed_width::float8::f64_of_bits;
use std::fmt::{self, Write};

impl Printer<'_> {
    /// A number in the place of an operand.
    pub(super) fn number(&mut self, value: i64, place: Place) -> fmt::Result {
        match place {
            Place::Operand if self.style.hex => {
                self.out.write_char('#')?;
                write_hex(self.out, value)
            }
            Place::Operand => self.decimal(value),
            Place::Index => write!(self.out, "{value}"),
        }
    }

    /// A number that llvm-mc writes in decimal, whatever the style.
    pub(super) fn decimal(&mut self, value: i64) -> fmt::Result {
        write!(self.out, "#{value}")
    }

    /// The numbers from `first` to `last`, which are hexadecimal also in an index.
    fn range(&mut self, first: i64, last: i64) -> fmt::Result {
        if self.style.hex { write!(self.out, "{first:#x}:{last:#x}") } else { write!(self.out, "{first}:{last}") }
    }

    /// A number, with the other base in the comment.
    fn commented(&mut self, value: i64, bits: u32) -> fmt::Result {
        let unsigned = value as u64 & (u64::MAX >> (64 - bits.clamp(1, 64)));
        if self.style.hex {
            self.out.write_char('#')?;
            write_hex(self.out, value)?;
            return write!(self.comment, "={value}");
        }
        write!(self.out, "#{value}")?;
        write!(self.comment, "={unsigned:#x}")
    }

    /// A number for the elements of a scalable vector, with the other base in the comment.
    fn scalable(&mut self, value: i64, bits: u32) -> fmt::Result {
        if !self.style.hex {
            return self.commented(value, 64);
        }
        let unsigned = value as u64 & (u64::MAX >> (64 - bits.clamp(1, 64)));
        write!(self.out, "#{unsigned:#x}")?;
        write!(self.comment, "={}", unsigned as i64)
    }

    /// Returns whether general registers are shifted by a number; such a shift is an alias.
    fn is_shift_alias(&self) -> bool {
        let is_shift = self.decoded.mnemonic.is("asr") || self.decoded.mnemonic.is("lsr");
        is_shift && self.decoded.item::<A64>(0).is_some_and(|item| item.tag == tag::W || item.tag == tag::X)
    }

    pub(super) fn number_or_name(&mut self, item: &Item, place: Place) -> fmt::Result {
        let (value, arg) = (self.value(item), i64::from(item.arg));
        let wide = i64::from(value);
        if symbolic(item.kind) && self.style.shown(Part::Only, 0) == Wanted::Expression {
            // Only the halves of a number have a sign for numbers.
            self.out.write_str(if matches!(item.kind, Kind::MovWide | Kind::MovSymbol) { "#" } else { "" })?;
            return self.style.write_field(0, self.out);
        }
        match item.kind {
            Kind::Const if place == Place::Operand => self.decimal(arg),
            Kind::Const => self.number(arg, place),
            Kind::ConstRange => self.range(arg >> 8, (arg >> 8) + (arg & 0xff)),
            // Rotations, and the amounts of shifts.
            Kind::Unsigned if arg == 90 || self.is_shift_alias() => self.decimal(wide * arg),
            Kind::Unsigned => self.number(wide * arg, place),
            Kind::Signed => self.number(signed(value, item.width()) * arg, place),
            Kind::From => self.number(wide + arg, place),
            Kind::Minus => self.number(arg - wide, place),
            Kind::Range => self.range(wide * arg, wide * arg + arg - 1),
            Kind::Same => match self.decoded.item::<A64>(item.arg as usize) {
                Some(same) => self.number_or_name(same, place),
                None => Ok(()),
            },
            Kind::AddImmediate => {
                if arg & 1 != 0 && self.style.hex {
                    write!(self.comment, "={:#x}", wide << 12)?;
                } else if arg & 1 != 0 {
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
            Kind::ShiftLeft => self.decimal((if arg == 32 { 31 } else { 63 }) - (wide & 0x3f)),
            // llvm-mc's zero has no base.
            Kind::Code if value == 0 => self.out.write_str("#0"),
            Kind::Code => write!(self.out, "#{value:#x}"),
            Kind::Lsb => self.decimal(wide),
            Kind::NegativeLsb => self.decimal(if value == 0 { 0 } else { arg - wide }),
            Kind::Width => {
                let lowest = self.decoded.items::<A64>().find(|item| item.kind == Kind::Lsb);
                self.decimal(wide - lowest.map_or(0, |item| i64::from(self.value(item))) + 1)
            }
            Kind::InsertWidth => self.decimal(wide + 1),
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
            Kind::Adr if self.style.address.is_none() => self.decimal(signed(value, item.width())),
            Kind::Adr => self.target(signed(value, item.width())),
            Kind::Adrp => self.page(signed(value, item.width()) * 4096),
            Kind::Word => self.out.write_str(WORDS.get(item.arg as usize).copied().unwrap_or_default()),
            Kind::Condition => self.out.write_str(names::condition(value)),
            Kind::InvertedCondition => self.out.write_str(names::condition(value ^ 1)),
            Kind::Prefetch => self.named(names::prefetch(value, self.features), wide),
            Kind::VectorPrefetch => self.named(names::vector_prefetch(value), wide),
            Kind::RangePrefetch => self.named(names::range_prefetch(value).map(|name| [name]), wide),
            Kind::Pattern => self.named(names::pattern(value).map(|name| [name]), wide),
            Kind::Barrier => self.barrier(names::barrier(value), wide),
            Kind::InstructionBarrier => self.barrier((value == 15).then_some("sy"), wide),
            Kind::BarrierNxs => self.barrier(names::barrier_nxs(value), wide),
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

    /// The name of a barrier, or its number in decimal.
    fn barrier(&mut self, name: Option<&str>, value: i64) -> fmt::Result {
        match name {
            Some(name) => self.out.write_str(name),
            None => self.decimal(value),
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
            _ if i64::from(extended as i16) == extended => self.scalable(extended, bits),
            0..=0xffff => self.scalable(value as i64, bits),
            _ => write!(self.out, "#{value:#x}"),
        }
    }

    /// A byte that may be shifted left by 8.
    fn shifted_byte(&mut self, item: &Item, encoded: u32) -> fmt::Result {
        let (byte, is_shifted) = (encoded & 0xff, encoded & 0x100 != 0);
        if byte == 0 && is_shifted {
            self.number(0, Place::Operand)?;
            return self.out.write_str(", lsl #8");
        }
        let is_signed = item.kind == Kind::ShiftedSignedByte;
        let value = if is_signed { i64::from(byte as i8) } else { i64::from(byte) };
        self.scalable(if is_shifted { value << 8 } else { value }, item.arg as u32)
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
            None => self.decimal(distance),
        }
    }
}

/// The value of the low `bits` bits, sign-extended.
fn signed_bits(value: u64, bits: u32) -> i64 {
    let unused = 64 - bits.clamp(1, 64);
    ((value << unused) as i64) >> unused
}

/// A number in hexadecimal, with its sign.
fn write_hex(out: &mut dyn Write, value: i64) -> fmt::Result {
    if value < 0 {
        out.write_char('-')?;
    }
    disasm::write_hex(value.unsigned_abs(), out)
}
