//! Numbers and names.

use super::{Place, Printer};
use crate::arch::aarch64::disasm::symbolic;
use crate::arch::aarch64::machine::A64;
use crate::arch::aarch64::names;
use crate::arch::aarch64::operand::tag;
use crate::arch::aarch64::tables::{Item, Kind, WORDS};
use crate::arch::aarch64::typed::{self, is_scalable};
use crate::arch::disasm::{self, Part, Replacement};
use crate::arch::fixed_width::operands::Value;
use std::fmt::{self, Write};

impl Printer<'_, '_> {
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
    fn range(&mut self, first: u32, last: u32) -> fmt::Result {
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
        if symbolic(item.kind) && self.style.shown(Part::Only, 0) == Replacement::Expression {
            // Only the halves of a number have a sign for numbers.
            self.out.write_str(if matches!(item.kind, Kind::MovWide | Kind::MovSymbol) { "#" } else { "" })?;
            self.out.bytes(&self.style.field_text(0));
            return Ok(());
        }
        let value = self.value(item);
        match (item.kind, typed::value(self.decoded, item)) {
            (Kind::Same, _) => match self.decoded.item::<A64>(item.arg as usize) {
                Some(same) => self.number_or_name(same, place),
                None => Ok(()),
            },
            (Kind::Const, Value::Number(number)) if place == Place::Operand => self.decimal(number),
            // Rotations, and the amounts of shifts.
            (Kind::Unsigned, Value::Number(number)) if item.arg == 90 || self.is_shift_alias() => self.decimal(number),
            (
                Kind::ShiftLeft | Kind::Lsb | Kind::NegativeLsb | Kind::Width | Kind::InsertWidth,
                Value::Number(number),
            ) => self.decimal(number),
            (Kind::AddImmediate, Value::Number(number)) => {
                if item.arg & 1 != 0 && self.style.hex {
                    write!(self.comment, "={:#x}", number << 12)?;
                } else if item.arg & 1 != 0 {
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
                0x100 => {
                    self.number(0, Place::Operand)?;
                    self.out.write_str(", lsl #8")
                }
                _ => self.scalable(number, item.arg as u32),
            },
            (_, Value::Number(number)) => self.number(number, place),
            (_, Value::Range(first, last)) => self.range(first, last),
            (Kind::FloatImmediate, Value::Float(number)) => write!(self.out, "#{number:.8}"),
            (_, Value::Float(number)) => write!(self.out, "#{number:.1}"),
            (Kind::Adr, Value::Target(distance)) if self.style.address.is_none() => self.decimal(distance),
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
            -0x8000..=0xffff => self.scalable(value, bits),
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
            None => self.decimal(distance),
        }
    }
}

/// A number in hexadecimal, with its sign.
fn write_hex(out: &mut dyn Write, value: i64) -> fmt::Result {
    if value < 0 {
        out.write_char('-')?;
    }
    disasm::write_hex(value.unsigned_abs(), out)
}
