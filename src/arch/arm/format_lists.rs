//! Formats register lists as llvm-mc does.

use super::format::Printer;
use super::machine::T32;
use super::names;
use super::operand::{PC, tag};
use super::tables::{Item, Kind};
use super::typed::{self, list_mask, wraps};
use std::fmt::{self, Write};

impl Printer<'_, '_> {
    /// The vector registers that `vscclrm` clears, and the predicate register.
    fn cleared(&mut self, item: &Item, first: u32, count: u32) -> fmt::Result {
        self.out.write_char('{')?;
        let (singles, doubles) = typed::cleared(item.kind, first, count);
        for number in singles {
            write!(self.out, "s{number}, ")?;
        }
        for number in doubles {
            write!(self.out, "d{number}, ")?;
        }
        self.out.write_str("vpr}")
    }

    /// A list of general registers.
    pub fn list(&mut self, item: &Item) -> fmt::Result {
        let mask = list_mask(self.decoded, item);
        let has_flags = item.kind == Kind::ClearList;
        self.listed((0..16).filter(|number| mask >> number & 1 != 0), |out, number| {
            out.write_str(if has_flags && number == u32::from(PC) { "apsr" } else { names::register(number) })
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
    pub fn vectors(&mut self, item: &Item, index: usize) -> fmt::Result {
        let value = self.value(item);
        let (first, count) = (value & 31, value >> 5);
        match item.kind {
            Kind::SingleList => {
                let count = count.min(32 - first).max(1);
                self.listed(first..first + count, |out, number| write!(out, "s{number}"))
            }
            Kind::QuadList => {
                self.listed(value / 2..value / 2 + item.arg as u32, |out, number| write!(out, "q{number}"))
            }
            Kind::AllDoubles => write!(self.out, "{{d0 - d{}}}", item.arg - 1),
            Kind::ClearSingles | Kind::ClearDoubles => self.cleared(item, first, count),
            Kind::DoubleRegisters => {
                let limit = if super::has_upper_doubles(self.features) { 32 } else { 16 };
                let count = (count / 2).min(limit - first.min(limit)).max(1);
                self.listed(first..first + count, |out, number| write!(out, "d{number}"))
            }
            _ => {
                let (count, step) = (item.arg as u32 & 0xff, item.arg as u32 >> 8);
                let lane = self.decoded.item::<T32>(index + 1).filter(|_| item.tag & tag::LANE != 0);
                let lane = lane.map(|lane| self.value(lane));
                let wraps = wraps(self.decoded);
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
}
