//! Shifts, extensions and lists of tiles.

use super::{Place, Printer};
use crate::arch::aarch64::machine::A64;
use crate::arch::aarch64::operand::{shift, tag};
use crate::arch::aarch64::print::SHIFTS;
use crate::arch::aarch64::tables::{Item, Kind};
use std::fmt;

impl Printer<'_> {
    /// Returns whether a shift is not printed: no amount, in an address or with the stack pointer.
    pub(super) fn is_omitted(&self, item: &Item) -> bool {
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

    pub(super) fn shift(&mut self, item: &Item) -> fmt::Result {
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
                match item.kind {
                    Kind::Multiple => self.number(i64::from(amount), Place::Operand),
                    _ => self.decimal(i64::from(amount)),
                }
            }
            None => Ok(()),
        }
    }

    /// The tiles that a mask selects, by the names of the widest elements that cover them.
    pub(super) fn tiles(&mut self, mask: u32) -> fmt::Result {
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
