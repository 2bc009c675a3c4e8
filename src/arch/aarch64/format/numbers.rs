//! Numbers and names.

use super::{Place, Printer};
use crate::arch::aarch64::machine::A64;
use crate::arch::aarch64::names;
use crate::arch::aarch64::tables::{Item, Kind, WORDS};
use crate::arch::aarch64::typed::{self, is_scalable};
use crate::arch::fixed_width::operands::Value;
use std::fmt::{self, Write};

impl Printer<'_> {
    /// A number in the place of an operand.
    pub(super) fn number(&mut self, value: i64, place: Place) -> fmt::Result {
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

    pub(super) fn number_or_name(&mut self, item: &Item, place: Place) -> fmt::Result {
        let value = self.value(item);
        match (item.kind, typed::value(self.decoded, item)) {
            (Kind::Same, _) => match self.decoded.item::<A64>(item.arg as usize) {
                Some(same) => self.number_or_name(same, place),
                None => Ok(()),
            },
            (Kind::AddImmediate, Value::Number(number)) => {
                if item.arg & 1 != 0 {
                    write!(self.comment, "={}", number << 12)?;
                }
                self.number(number, place)
            }
            (Kind::Bitmask, Value::Number(number)) => self.bitmask(item, number),
            (Kind::MovZ | Kind::MovN, Value::Number(number)) => {
                self.commented(number, if item.arg == 32 { 32 } else { 64 })
            }
            // llvm-mc's zero has no base.
            (Kind::Code, _) if value == 0 => self.out.write_str("#0"),
            (Kind::Code, _) => write!(self.out, "#{value:#x}"),
            // The base is counted in the width, and zero has none.
            (Kind::ByteMask, Value::Number(0)) => self.out.write_str("#0000000000000000"),
            (Kind::ByteMask, Value::Number(bits)) => write!(self.out, "#{bits:#016x}"),
            (Kind::ShiftedByte | Kind::ShiftedSignedByte, Value::Number(number)) => match value {
                0x100 => self.out.write_str("#0, lsl #8"),
                _ => self.commented(number, 64),
            },
            (_, Value::Number(number)) => self.number(number, place),
            (_, Value::Range(first, last)) => write!(self.out, "{first}:{last}"),
            (Kind::FloatImmediate, Value::Float(number)) => write!(self.out, "#{number:.8}"),
            (_, Value::Float(number)) => write!(self.out, "#{number:.1}"),
            (_, Value::Target(distance)) => self.target(distance),
            (_, Value::Page(distance)) => self.page(distance),
            (_, Value::Condition(number)) => self.out.write_str(names::condition(number)),
            (_, Value::Name(_) | Value::Groups(_) | Value::Aligned(_)) => self.name(item),
        }
    }

    /// The name of an operand that has one.
    pub fn name(&mut self, item: &Item) -> fmt::Result {
        let value = self.value(item);
        let wide = i64::from(value);
        match item.kind {
            Kind::Word => self.out.write_str(WORDS.get(item.arg as usize).copied().unwrap_or_default()),
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
            _ => Ok(()),
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
    fn bitmask(&mut self, item: &Item, value: i64) -> fmt::Result {
        let bits = if item.arg == 0 { 64 } else { item.arg as u32 };
        if !self.decoded.mnemonic.is("mov") {
            return write!(self.out, "#{value:#x}");
        }
        if !is_scalable(self.decoded) {
            return self.commented(value, bits);
        }
        // Numbers of 16 bits are printed in decimal.
        match value {
            -0x8000..=0xffff => self.commented(value, 64),
            _ => write!(self.out, "#{value:#x}"),
        }
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
}

/// A number in hexadecimal, with its sign.
fn write_hex(out: &mut dyn Write, value: i64) -> fmt::Result {
    write!(out, "{}{:#x}", if value < 0 { "-" } else { "" }, value.unsigned_abs())
}
