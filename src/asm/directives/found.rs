//! Finds the directive at a dot by its packed name.

use super::table::{self, DIRECTIVES, Table};
use super::{Directive, Encoding, Handler};
use crate::source::bytes::{Scanner, is_blank, packed};
use std::hint::cold_path;

/// A directive in a text.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(super) directive: &'static Directive,
    /// The offset after its name.
    pub(super) end: usize,
    /// The offset of its operands.
    pub(super) operands: usize,
    /// The byte there, in a word: padding is copied in parts that overlap, which wait for each other in the cache.
    first: usize,
}

impl std::fmt::Debug for Found {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Found").field("name", &self.directive.name).finish_non_exhaustive()
    }
}

impl Found {
    /// The byte at its operands.
    #[inline(always)]
    fn byte(&self) -> u8 {
        self.first as u8
    }

    /// Whether it is run with a cursor on its line. Otherwise the statement is a label or an assignment, its name is longer,
    /// or it has to be tokenized.
    #[inline(always)]
    pub(super) fn is_read_from_line(&self) -> bool {
        !matches!(self.directive.run, Handler::Tokens(_))
            && !matches!(self.byte(), b':' | b'=')
            && (self.operands != self.end || matches!(self.byte(), b'\n' | b'\r' | b';' | b'#'))
    }

    /// With its offsets from another place on.
    #[inline]
    pub(super) fn from(self, start: usize) -> Self {
        Found { end: self.end - start, operands: self.operands - start, ..self }
    }

    /// With its offsets counted from the start of a text, in which the dot is at an offset.
    #[inline]
    pub(crate) fn at(self, dot: usize) -> Self {
        Found { end: dot + self.end, operands: dot + self.operands, ..self }
    }

    /// The directive at the dot.
    #[inline(always)]
    pub(super) fn at_dot(mut s: Scanner<'_>, is_coff: bool, machine: &Table) -> Option<Found> {
        s.at += 1;
        let bytes = s.word();
        let (word, len) = packed(bytes);
        if len == 8 {
            return Found::of_two(word, s, is_coff, machine);
        }
        let Some(directive) = table::find_short(word, is_coff) else {
            cold_path();
            return long(is_coff, machine, s.text(), s.at);
        };
        let end = s.at + len;
        if len < 7 {
            let rest = bytes >> (8 * len);
            let byte = (rest >> 8) as u8;
            if is_blank(rest as u8) && !is_blank(byte) {
                return Some(Found { directive, end, operands: end + 1, first: byte.into() });
            }
        }
        s.at = end;
        Some(Found::with_operands(directive, s))
    }

    /// The directive whose name has the packed first word and continues in a second one; the cursor is after its dot.
    #[inline(always)]
    fn of_two(first: u64, s: Scanner<'_>, is_coff: bool, machine: &Table) -> Option<Found> {
        let mut rest = s.local();
        rest.at += 8;
        let (second, len) = rest.packed();
        if len < 8
            && let Some(directive) = DIRECTIVES.find([first, second, 0], is_coff)
        {
            rest.at += len;
            return Some(Found::with_operands(directive, rest));
        }
        long(is_coff, machine, s.text(), s.at)
    }

    /// The directive whose name ends at the cursor.
    #[inline(always)]
    fn with_operands(directive: &'static Directive, mut s: Scanner<'_>) -> Found {
        let end = s.at;
        let first = s.byte_after_blanks().into();
        Found { directive, end, operands: s.at, first }
    }

    /// The encoding of its numbers, if the first is a constant.
    #[inline(always)]
    pub(super) fn encoding_of_constants(&self) -> Option<Encoding> {
        let Handler::Numbers(_, encoding) = self.directive.run else { return None };
        (matches!(self.byte(), b'0'..=b'9' | b'-') && self.operands > self.end).then_some(encoding)
    }
}

/// Finds a directive whose name is long, or not in the table of short ones, at an offset of a text.
// Not a scanner: one whose address is passed would be in memory for other directives, too.
#[inline(never)]
fn long(coff: bool, machine: &Table, text: &[u8], at: usize) -> Option<Found> {
    let mut s = Scanner::new(text, at, 0);
    let mut key = [0; 3];
    for word in &mut key {
        let (bytes, len) = s.packed();
        *word = bytes;
        s.at += len;
        if len < 8 {
            break;
        }
    }
    if key[2] >> 56 != 0 && s.packed().1 != 0 {
        return None;
    }
    let directive = DIRECTIVES.find(key, coff).or_else(|| machine.find(key, coff))?;
    Some(Found::with_operands(directive, s))
}
