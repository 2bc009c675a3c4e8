//! Integer directives with constants, whose bytes do not depend on the state of the assembly.

use super::table::Table;
use super::{Handler, at_dot};
use crate::arch::TargetDesc;
use crate::asm::state::data::fits;
use crate::model::Endian;
use crate::parse::{Lexed, LineCursor};
use crate::source::bytes::Scanner;

/// What the bytes of constants depend on besides the text.
#[derive(Clone, Copy)]
pub struct Target {
    /// The directives that only the machine has.
    pub machine: &'static Table,
    pub is_coff: bool,
    pub comment: u8,
    pub endian: Endian,
    /// The size of a word in bytes.
    pub word: u8,
}

impl std::fmt::Debug for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Target").field("is_coff", &self.is_coff).field("endian", &self.endian).finish_non_exhaustive()
    }
}

impl Target {
    pub fn new(desc: &TargetDesc, machine: &'static Table, is_coff: bool) -> Self {
        // `.word` has 4 bytes unless the target says otherwise.
        let word = if desc.word_size == 2 { 2 } else { 4 };
        Target { machine, is_coff, comment: desc.comment, endian: desc.endian, word }
    }

    /// The size of the integers of the directive at the dot, and the offset of its operands.
    #[inline]
    fn integers(&self, dot: &Scanner<'_>) -> Option<(u8, usize)> {
        let (directive, end) = at_dot(dot.local(), self.is_coff, self.machine)?;
        let Handler::Integers(_, size) = directive.run else { return None };
        let mut s = Scanner::new(dot.text(), end, self.comment);
        s.blanks();
        (s.at > end).then_some((if size == 0 { self.word } else { size }, s.at))
    }

    /// Appends the bytes of the constants in the directive at the dot if all are in a common form and fit. Returns the
    /// offset of the next statement; if `None`, nothing has been appended.
    pub fn constants(&self, dot: &Scanner<'_>, lexed: &mut Lexed, out: &mut Vec<u8>) -> Option<usize> {
        let (size, at) = self.integers(dot)?;
        let mark = out.len();
        let mut cursor = LineCursor::new(dot.text(), at, self.comment, lexed);
        let next = self.append(&mut cursor, size, out);
        if next.is_none() {
            out.truncate(mark);
        }
        next
    }

    #[inline]
    fn append(&self, cursor: &mut LineCursor<'_>, size: u8, out: &mut Vec<u8>) -> Option<usize> {
        loop {
            let (number, _) = cursor.number()?;
            if !fits(number, size) {
                return None;
            }
            out.extend_from_slice(&self.endian.bytes(number as u64, size)[..usize::from(size)]);
            if !cursor.goes_on() {
                return Some(cursor.finish_line()).filter(|&next| next > 0);
            }
            cursor.comma().ok()?;
        }
    }
}
