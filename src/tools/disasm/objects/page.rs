//! The output: lines with columns, passed on in large pieces.

use crate::arch::disasm::buffer::{TextBuffer, Written, spread};
use std::io;

/// Lines are passed on when there are as many bytes.
const PIECE: usize = 1 << 16;

/// Longer texts of instructions are written to memory of their own first.
const ROOM: usize = 512;

/// Text that is being written.
pub(super) struct Page<'w> {
    to: &'w mut dyn io::Write,
    /// The text is at the start, the rest is free.
    bytes: Vec<u8>,
    /// The length of the text.
    at: usize,
    /// Where the line begins.
    line: usize,
    /// A position in the line, and the column there.
    known: (usize, usize),
    /// The first error of `to`; everything after it is discarded.
    failed: Option<io::Error>,
}

/// Each byte as text: a blank, two digits, and a blank.
static BYTES: [[u8; 4]; 256] = {
    let digits = b"0123456789abcdef";
    let mut texts = [[b' '; 4]; 256];
    let mut byte = 0;
    while byte < 256 {
        texts[byte] = [b' ', digits[byte >> 4], digits[byte & 15], b' '];
        byte += 1;
    }
    texts
};

/// Room for an address and the bytes of an instruction.
const START: usize = 80;

/// The most bytes of an instruction that fit in there.
const MAX_BYTES: usize = 16;

/// Writes units of `N` bytes into blanks, each after a blank and with its last byte first. Returns what is left.
#[inline(always)]
fn place_units<'b, const N: usize>(bytes: &'b [u8], line: &mut [u8; START], at: &mut usize) -> &'b [u8] {
    let (units, rest) = bytes.as_chunks::<N>();
    for unit in units {
        *at += 1;
        for byte in unit.iter().rev() {
            line[*at..*at + 2].copy_from_slice(&BYTES[usize::from(*byte)][1..3]);
            *at += 2;
        }
    }
    rest
}

/// The digits of a number in eight columns.
#[inline(always)]
fn eight_columns(value: u32) -> [u8; 8] {
    let digits = spread(u64::from(value)) as u64;
    // The first digit that is not a zero, or the last one.
    let zeros = (digits | 1).leading_zeros() / 8;
    let ascii = digits.to_be_bytes().map(|digit| digit + if digit < 10 { b'0' } else { b'a' - 10 });
    let blanks = !(u64::MAX >> (8 * zeros));
    (u64::from_be_bytes(ascii) & !blanks | u64::from_be_bytes([b' '; 8]) & blanks).to_be_bytes()
}

impl<'w> Page<'w> {
    pub(super) fn new(to: &'w mut dyn io::Write) -> Self {
        Page { to, bytes: vec![0; PIECE + 2 * ROOM], at: 0, line: 0, known: (0, 0), failed: None }
    }

    /// The free bytes after the text, at least `room`.
    #[inline(always)]
    fn rest(&mut self, room: usize) -> &mut [u8] {
        if self.bytes.len() < self.at + room {
            self.bytes.resize((self.at + room).next_multiple_of(PIECE), 0);
        }
        &mut self.bytes[self.at..]
    }

    #[inline]
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.rest(bytes.len())[..bytes.len()].copy_from_slice(bytes);
        self.at += bytes.len();
    }

    /// Writes text of some kind through a buffer.
    #[inline(always)]
    pub(super) fn text<R>(&mut self, write: impl FnOnce(&mut TextBuffer<'_>) -> R) -> R {
        let mut text = TextBuffer::new(self.rest(ROOM));
        let result = write(&mut text);
        match text.finish() {
            Written::Here(len) => self.at += len,
            Written::Spilled(text) => self.bytes(&text),
        }
        result
    }

    pub(super) fn blanks(&mut self, count: usize) {
        self.rest(count)[..count].fill(b' ');
        self.at += count;
    }

    /// A byte as two digits.
    #[inline]
    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes(&BYTES[usize::from(byte)][1..3]);
    }

    /// A number in hexadecimal with at least `width` digits, at most 16.
    pub(super) fn padded(&mut self, value: u64, width: usize) {
        let digits = 16 - (value | 1).leading_zeros() as usize / 4;
        let zeros = width.saturating_sub(digits);
        self.rest(zeros)[..zeros].fill(b'0');
        self.at += zeros;
        self.text(|text| text.hex(value));
    }

    /// The address at the start of a line, in eight columns or more.
    #[inline]
    pub(super) fn address(&mut self, address: u64) {
        match u32::try_from(address) {
            Ok(short) => self.bytes(&eight_columns(short)),
            Err(_) => self.padded(address, 8),
        }
        self.bytes(b":");
    }

    /// The start of a line with an instruction: its address, its bytes in little-endian units, blanks up to the column
    /// of its text, and a tab.
    #[inline]
    pub(super) fn instruction(&mut self, address: u64, bytes: &[u8], unit: usize, column: usize) {
        let (Ok(short), ..=MAX_BYTES) = (u32::try_from(address), bytes.len()) else {
            self.address(address);
            self.units(bytes, unit);
            self.pad_to_text(column);
            return self.bytes(b"\t");
        };
        let Some(line) = self.rest(START).first_chunk_mut::<START>() else { return };
        *line = [b' '; START];
        line[..8].copy_from_slice(&eight_columns(short));
        line[8] = b':';
        let mut at = 9;
        let rest = match unit {
            4 => place_units::<4>(bytes, line, &mut at),
            2 => place_units::<2>(bytes, line, &mut at),
            _ => bytes,
        };
        for byte in rest {
            line[at..at + 4].copy_from_slice(&BYTES[usize::from(*byte)]);
            at += 3;
        }
        at = if at < column - 1 { column - 1 } else { at + 7 - at % 8 };
        line[at] = b'\t';
        self.at += at + 1;
        self.known = (self.at, at + 1);
    }

    /// Little-endian units, and what is left one by one.
    fn units(&mut self, bytes: &[u8], unit: usize) {
        let units = bytes.chunks_exact(unit);
        let rest = units.remainder();
        for unit in units {
            self.bytes(b" ");
            unit.iter().rev().for_each(|byte| self.byte(*byte));
        }
        for byte in rest {
            self.bytes(b" ");
            self.byte(*byte);
        }
    }

    /// Blanks up to where a tab leads to `column`, or to the column before the next multiple of 8.
    #[inline]
    pub(super) fn pad_to_text(&mut self, column: usize) {
        let at = self.at - self.line;
        self.blanks(if at < column - 1 { column - 1 - at } else { 7 - at % 8 });
    }

    /// Blanks up to a column, at least one. A tab that ends at a multiple of 8 has no width, as LLVM counts.
    #[inline]
    pub(super) fn pad_to_comment(&mut self, column: usize) {
        let (start, known) = self.known;
        let rest = self.bytes.get(start..self.at).unwrap_or_default();
        let at = rest.iter().fold(known, |column, byte| match byte {
            b'\t' => column.next_multiple_of(8),
            // Only the first byte of a character has a width.
            0x80..=0xbf => column,
            _ => column + 1,
        });
        self.blanks(column.saturating_sub(at).max(1));
    }

    #[inline]
    pub(super) fn end_line(&mut self) {
        self.bytes(b"\n");
        if self.at >= PIECE {
            self.pass_on();
        }
        self.line = self.at;
        self.known = (self.at, 0);
    }

    /// Passes on what there is, and then whole lines.
    pub(super) fn lines(&mut self, lines: &[u8]) {
        self.pass_on();
        self.line = 0;
        self.known = (0, 0);
        if self.failed.is_none() {
            self.failed = self.to.write_all(lines).err();
        }
    }

    fn pass_on(&mut self) {
        if self.failed.is_none() {
            self.failed = self.to.write_all(self.bytes.get(..self.at).unwrap_or_default()).err();
        }
        self.at = 0;
    }

    /// Returns whether the rest would be discarded.
    pub(super) fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// Passes on the rest.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.pass_on();
        match self.failed {
            Some(error) => Err(error),
            None => self.to.flush(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_begin_in_their_column() {
        let bytes: Vec<u8> = (1..=17).collect();
        for (unit, column) in [(1, 40), (2, 24), (4, 24)] {
            for count in 1..=17 {
                for address in [0, 0x1_2345_6789, u64::MAX] {
                    let mut both = [Vec::new(), Vec::new()];
                    let [fast, slow] = &mut both;
                    let mut page = Page::new(fast);
                    page.instruction(address, &bytes[..count], unit, column);
                    page.finish().unwrap();
                    let mut page = Page::new(slow);
                    page.address(address);
                    page.units(&bytes[..count], unit);
                    page.pad_to_text(column);
                    page.bytes(b"\t");
                    page.finish().unwrap();
                    assert_eq!(both[0], both[1], "{unit} {count} {address:#x}");
                }
            }
        }
    }

    #[test]
    fn columns_are_those_of_llvm() {
        let mut out = Vec::new();
        let mut page = Page::new(&mut out);
        page.address(0x1_2345_6789);
        page.pad_to_text(24);
        page.bytes(b"\tadd\tr0");
        page.pad_to_comment(56);
        page.bytes(b"@ 1");
        page.end_line();
        page.padded(u64::MAX, 8);
        page.padded(0, 4);
        page.finish().unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, format!("123456789:{}\tadd\tr0{}@ 1\nffffffffffffffff0000", " ".repeat(13), " ".repeat(22)));
    }
}
