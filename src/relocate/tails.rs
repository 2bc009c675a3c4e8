//! The bytes of tails.

use super::contents::{Format, Writer};
use super::values::{repeat, write_leb};
use crate::arch::Backend;
use crate::diag::Code;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Contents, Deferred, DeferredOwner, FragmentTail, Padding, Value};

impl<T: Backend, F: Format> Writer<'_, T, F> {
    /// Appends the `size` bytes of a tail.
    #[inline(never)]
    pub(super) fn tail(&mut self, tail: FragmentTail, size: u64, source_pos: u32, out: &mut Contents) {
        match tail {
            // [`Self::relaxable`] writes relaxable instructions.
            FragmentTail::None | FragmentTail::Relax => {}
            FragmentTail::Align { padding: Padding::Nops(mode), .. } => self.target.nops(size, 0, mode, out),
            FragmentTail::Align { padding: Padding::Value(value, unit), .. } => {
                let unit = usize::from(unit.max(1));
                repeat(&value.to_le_bytes()[..unit], size as usize / unit, out);
            }
            FragmentTail::Fill { size: 0, .. } => {
                // llvm-mc divides by the size of the value.
                let message = "the repeat count of values of size 0 must be known where the directive is parsed";
                self.error(Code::BadRepeatCount, source_pos, message);
            }
            FragmentTail::Fill { value, size: unit, .. } => {
                if value == 0 {
                    out.fill(0, size as usize);
                } else {
                    repeat(&value.to_le_bytes()[..usize::from(unit)], (size / u64::from(unit.max(1))) as usize, out);
                }
            }
            FragmentTail::Org { fill, .. } => out.fill(fill, size as usize),
            FragmentTail::Leb { value, signed } => self.leb(value, signed, size, source_pos, out),
            FragmentTail::Nops { size, longest, mode } => {
                let most = self.target.longest_nop(mode);
                if longest > most {
                    let message = format!("illegal NOP size {longest}. (expected within [0, {most}])");
                    self.error(Code::BadRepeatCount, source_pos, message);
                }
                self.target.nops(u64::from(size), longest, mode, out);
            }
            FragmentTail::Boundary { mode, .. } => self.target.nops(size, 0, mode, out),
            FragmentTail::Deferred { by, index, .. } => {
                let model = self.model;
                let Some((bytes, fields)) = model.layout.computed.get(by, index) else {
                    return self.computed_again((by, index), size, source_pos, out);
                };
                let at = self.computed(bytes, size, out);
                for (offset, kind, (value, addend)) in fields {
                    self.fixup(at + offset as usize, false, kind, (&value, addend), source_pos, out);
                }
            }
        }
    }

    /// Appends contents that another module has computed. Returns where they start.
    #[inline]
    fn computed(&mut self, bytes: &[u8], size: u64, out: &mut Contents) -> usize {
        let at = out.len();
        out.append(bytes);
        out.resize(at + size as usize);
        at
    }

    /// Computes contents that were not stored, and appends them.
    #[cold]
    #[inline(never)]
    fn computed_again(&mut self, (by, index): (DeferredOwner, u32), size: u64, source_pos: u32, out: &mut Contents) {
        let mut again = Deferred::default();
        self.model.compute(by, index, self.offset(out.len()), &mut again);
        let at = self.computed(&again.bytes, size, out);
        for &(offset, kind, value) in &again.fields {
            self.fixup(at + offset as usize, false, kind, (&value, 0), source_pos, out);
        }
        if let Some(message) = again.error {
            self.error(Code::LayoutNotAbsolute, source_pos, message);
        }
        if let Some(message) = again.remark {
            self.warn(Code::ValueTruncated, source_pos, message);
        }
    }

    fn leb(&mut self, value: Value, signed: bool, size: u64, source_pos: u32, out: &mut Contents) {
        let number = Evaluator::new(self.model, Stage::Layout).value(value, false).ok().and_then(|l| l.as_constant());
        if number.is_none() {
            let kind = if signed { ".sleb128" } else { ".uleb128" };
            self.error(Code::NotAbsolute, source_pos, format!("{kind} expression is not absolute"));
        }
        write_leb(number.unwrap_or(0), signed, size, out);
    }
}
