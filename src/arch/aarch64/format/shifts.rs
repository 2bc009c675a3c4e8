//! Shifts, extensions and lists of tiles.

use super::{Place, Printer};
use crate::arch::aarch64::print::SHIFTS;
use crate::arch::aarch64::tables::{Item, Kind};
use crate::arch::aarch64::typed::shift_of;
use std::fmt;
use std::fmt::Write as _;

impl Printer<'_, '_> {
    pub(super) fn shift(&mut self, item: &Item) -> fmt::Result {
        let (number, amount) = shift_of(self.decoded, item);
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
