//! Integer directives with constants, whose bytes do not depend on the state of the assembly.

use super::found::Found;
use super::table::Table;
use crate::arch::TargetDesc;
use crate::asm::state::Assembler;
use crate::asm::state::data::fits;
use crate::hint::some;
use crate::model::Endian;
use crate::model::emitter::EmitKind;
use crate::short_slice;
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::hint::cold_path;

/// How a directive encodes numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Integers of a size in bytes.
    Integer(u8),
    /// Integers of the target's word size.
    Word,
    /// LEB128.
    Leb { signed: bool },
}

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

    /// Appends the bytes of constants at an offset, and those in the directives with numbers that follow. Returns the offset
    /// of the statement after them, or 0 if the first line does not qualify. If a directive of another kind follows, returns
    /// its dot and what has been found there.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn run(
        &self,
        (text, mut at): (&[u8], usize),
        mut encoding: Encoding,
        within: Within,
        out: &mut Vec<u8>,
    ) -> (usize, Option<(usize, Found)>) {
        let mut buffer = Buffer { bytes: [0; 64], len: 0 };
        let (mut next, mut after) = (0, None);
        loop {
            let mark = out.len() + buffer.len;
            let end = self.append((text, at), encoding, &mut buffer, out);
            match end {
                Some(end) if end < within.end => next = end,
                _ => {
                    cold_path();
                    buffer.truncate(mark, out);
                    break;
                }
            }
            let mut s = Scanner::new(text, next, self.comment);
            // At the start of a line it may be a label.
            if next >= within.last || !s.at_indented(|byte| byte == b'.') {
                break;
            }
            let Some(found) = Found::at_dot(s.local(), self.is_coff, self.machine) else { break };
            match found.encoding_of_constants() {
                Some(next) => (encoding, at) = (next, found.operands),
                None => {
                    after = Some((s.at, found));
                    break;
                }
            }
        }
        buffer.flush(out);
        (next, after)
    }

    // Few targets need it.
    #[cold]
    #[inline(never)]
    fn big_endian(&self, number: u64, size: u8) -> u64 {
        self.endian.swapped(number, size)
    }

    /// Appends the numbers at an offset. Returns the offset of the next statement.
    #[inline(always)]
    fn append(
        &self,
        (text, at): (&[u8], usize),
        encoding: Encoding,
        buffer: &mut Buffer,
        out: &mut Vec<u8>,
    ) -> Option<usize> {
        let size = match encoding {
            Encoding::Integer(size) => size,
            Encoding::Word => self.word,
            Encoding::Leb { signed } => return append_leb(Scanner::new(text, at, self.comment), signed, buffer, out),
        };
        each(Scanner::new(text, at, self.comment), |number| {
            if !fits(number, size) {
                cold_path();
                return None;
            }
            let number = number as u64;
            let number = if self.endian == Endian::Little { number } else { self.big_endian(number, size) };
            buffer.push(number, size, out);
            Some(())
        })
    }
}

/// Appends a LEB128 number.
pub(super) fn leb128(number: i64, signed: bool, out: &mut Vec<u8>) {
    // Writing to a vector cannot fail.
    let _ = match signed {
        true => leb128::write::signed(out, number),
        false => leb128::write::unsigned(out, number as u64),
    };
}

/// Appends the LEB128 numbers at the cursor. Returns the offset of the next statement.
#[inline(never)]
fn append_leb(s: Scanner<'_>, signed: bool, buffer: &mut Buffer, out: &mut Vec<u8>) -> Option<usize> {
    each(s, |number| {
        let in_a_byte = if signed { -0x40..0x40 } else { 0..0x80 };
        if in_a_byte.contains(&number) {
            buffer.push(number as u64 & 0x7f, 1, out);
        } else {
            buffer.flush(out);
            leb128(number, signed, out);
        }
        Some(())
    })
}

/// Calls `push` for each number at the cursor until it returns `None`. Returns the offset of the next statement.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn each(mut s: Scanner<'_>, mut push: impl FnMut(i64) -> Option<()>) -> Option<usize> {
    loop {
        push(some!(s.integer()))?;
        if s.byte() != b','
            && let Some(next) = s.end()
        {
            return Some(next);
        }
        if s.byte_after_blanks() != b',' {
            return None;
        }
        s.at += 1;
        s.blanks();
    }
}

/// Bytes that are not in a list yet, at a fixed place.
struct Buffer {
    bytes: [u8; 64],
    len: usize,
}

impl Buffer {
    /// Appends the low `size` bytes of a number, at most 8, in little-endian order.
    #[inline(always)]
    fn push(&mut self, number: u64, size: u8, out: &mut Vec<u8>) {
        if self.len > self.bytes.len() - 8 {
            cold_path();
            self.flush(out);
        }
        if let Some(place) = self.bytes.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
            *place = number.to_le_bytes();
            self.len += usize::from(size);
        }
    }

    /// Appends the bytes to a list.
    #[inline(never)]
    fn flush(&mut self, out: &mut Vec<u8>) {
        short_slice::append(out, self.bytes.get(..self.len).unwrap_or_default());
        self.len = 0;
    }

    /// Shortens the list and the bytes that belong to its end.
    #[cold]
    fn truncate(&mut self, len: usize, out: &mut Vec<u8>) {
        self.len = len.saturating_sub(out.len());
        out.truncate(len);
    }
}

/// Whether the operand at the cursor is a number in a common form.
#[cold]
#[inline(never)]
fn starts_with_constant(mut s: Scanner<'_>) -> bool {
    if s.integer().is_none() {
        return false;
    }
    let byte = s.byte_after_blanks();
    matches!(byte, b',' | b'\n' | b'\r' | b';') || s.is_comment(byte)
}

/// The part of a text from which constants are read.
#[derive(Clone, Copy, Debug)]
pub struct Within {
    /// No statement but the first is read that starts here or later.
    pub last: usize,
    /// The statement after the constants starts before this.
    pub end: usize,
}

impl Within {
    /// All of a text that consists of whole lines.
    const TEXT: Within = Within { last: usize::MAX, end: usize::MAX };
}

/// Emits the constants at an offset of a text, in the directive that starts at a source position, and those in the
/// directives with numbers that follow it. Returns what [`Target::run`] does; 0 if nothing has been emitted.
#[inline(never)]
pub(super) fn emit(
    a: &mut Assembler<'_, '_>,
    machine: &'static Table,
    operands: (&[u8], usize),
    encoding: Encoding,
    start: u32,
) -> (usize, Option<(usize, Found)>) {
    // Each statement is printed by itself, and origins are recorded for each; a macro may have the name of a directive.
    if a.printer.is_some() || !a.input.macros.is_empty() || a.records_origins() {
        cold_path();
        return (0, None);
    }
    let target = Target::new(a.desc, machine, a.is_coff());
    // The symbols of an expression are made before a mapping symbol and the row of a pending `.loc`.
    if a.data_starts_with_symbol() && !starts_with_constant(Scanner::new(operands.0, operands.1, target.comment)) {
        return (0, None);
    }
    let Ok(mut end) = a.emit(EmitKind::Data, Span::at(start)) else {
        cold_path();
        return (0, None);
    };
    end.append(|data| target.run(operands, encoding, Within::TEXT, data))
}
