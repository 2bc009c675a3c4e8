//! Sums of names and constants, read from bytes.

use super::Context;
use crate::hint::some;
use crate::model::{Definition, RelocatableValue};
use crate::parse::ast::Name;
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::hint::cold_path;

/// A name in a text.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The offset of its first byte.
    pub at: u32,
    pub len: u32,
}

impl Part {
    #[inline(always)]
    fn read(s: &mut Scanner<'_>) -> Option<Self> {
        let at = s.at;
        let len = some!(s.name()).len() as u32;
        Some(Part { at: at as u32, len })
    }

    /// The offset after its last byte.
    #[inline(always)]
    pub fn end(self) -> usize {
        self.at as usize + self.len as usize
    }

    /// Counts the offset from another place.
    fn from(self, start: usize) -> Self {
        Part { at: self.at - start as u32, ..self }
    }

    #[inline(always)]
    fn of(self, text: &[u8]) -> Option<&[u8]> {
        text.get(self.at as usize..self.end())
    }

    #[inline(always)]
    pub fn span(self, base: u32) -> Span {
        Span::new(base + self.at, base + self.at + self.len)
    }
}

/// A name, or a difference of two names, each with constants added or subtracted.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    pub name: Part,
    /// The subtracted name; its length is 0 if nothing is subtracted.
    sub: Part,
    constant: i64,
}

impl Sum {
    /// Reads a sum. A text that is printed shows sums in their order, so there is at most one constant then.
    #[inline(always)]
    pub fn read(s: &mut Scanner<'_>, is_printed: bool) -> Option<Self> {
        let (name, mut sub) = (Part::read(s)?, Part { at: 0, len: 0 });
        s.blanks();
        // Nearly all are a name or a difference of two. In the loop the constants of the search for a name's end would be
        // loaded ahead.
        if s.byte() == b'-' && !matches!(s.second(), b'0'..=b'9' | b' ' | b'\t') {
            s.at += 1;
            sub = Part::read(s)?;
            s.blanks();
        }
        if matches!(s.byte(), b'+' | b'-') {
            let (sum, end) = Self::and_more((name, sub), *s, is_printed)?;
            s.at = end;
            return Some(sum);
        }
        Some(Sum { name, sub, constant: 0 })
    }

    /// Reads the terms at a sign. Returns the offset after them, too.
    #[inline(never)]
    fn and_more((name, sub): (Part, Part), mut s: Scanner<'_>, is_printed: bool) -> Option<(Self, usize)> {
        let mut sum = Sum { name, sub, constant: 0 };
        loop {
            s.blanks();
            let sign = s.byte();
            if !matches!(sign, b'+' | b'-') {
                return Some((sum, s.at));
            }
            if is_printed && sum.constant != 0 {
                cold_path();
                return None;
            }
            s.at += 1;
            s.blanks();
            if s.byte().is_ascii_digit() {
                let number = s.number()? as i64;
                if is_printed && number == 0 {
                    cold_path();
                    return None;
                }
                let number = if sign == b'-' { number.wrapping_neg() } else { number };
                sum.constant = sum.constant.wrapping_add(number);
            } else if sign == b'-' && sum.sub.len == 0 {
                sum.sub = Part::read(&mut s)?;
            } else {
                cold_path();
                return None;
            }
        }
    }

    /// Counts its offsets from another place.
    #[must_use]
    pub fn from(self, start: usize) -> Self {
        let sub = if self.sub.len == 0 { self.sub } else { self.sub.from(start) };
        Sum { name: self.name.from(start), sub, ..self }
    }
}

impl Context<'_> {
    /// The value of a sum in a text that starts at a source position; `None` if one of the names is a variable, unless it
    /// is the whole sum and a number.
    #[inline(always)]
    pub fn sum(&mut self, sum: &Sum, text: &[u8], base: u32) -> Option<RelocatableValue> {
        let &Sum { name, sub, constant } = sum;
        let symbol = match self.label(name.of(text)?, name.span(base)) {
            Ok(symbol) => symbol,
            Err(variable) if sub.len == 0 && constant == 0 => {
                return self.number(variable?).map(RelocatableValue::constant);
            }
            Err(_) => {
                cold_path();
                return None;
            }
        };
        let mut value = RelocatableValue::symbol(symbol);
        if sub.len != 0 {
            value.sub = Some(self.label(sub.of(text)?, sub.span(base)).ok()?);
        }
        value.constant = constant;
        Some(value)
    }

    /// The symbol of a name, for use as a term of a value.
    ///
    /// # Errors
    /// If it is a variable, which is returned, or a register.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn label(&mut self, name: &[u8], span: Span) -> Result<Name, Option<Name>> {
        if self.state.bare_registers && (self.state.is_register)(name) {
            return Err(None);
        }
        let name = self.refer(name, span);
        match self.model.symbol(name).definition {
            Definition::Variable(_) => Err(Some(name)),
            _ => Ok(name),
        }
    }

    /// The value of a variable if a reference to it is replaced by a number.
    #[inline]
    pub(super) fn number(&self, variable: Name) -> Option<i64> {
        let value = self.model.symbol(variable).variable()?;
        self.model.as_number(value).filter(|_| !self.state.later.is_deferring && !self.state.later.has(variable))
    }
}
