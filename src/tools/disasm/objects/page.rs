//! The output: lines with columns, passed on in large pieces.

use crate::arch::disasm::hex;
use std::fmt;
use std::io;

/// Lines are passed on when there are as many bytes.
const PIECE: usize = 1 << 16;

/// Text that is being written.
pub(super) struct Page<'w> {
    to: &'w mut dyn io::Write,
    bytes: Vec<u8>,
    /// Where the line begins.
    line: usize,
    /// The first error of `to`; everything after it is discarded.
    failed: Option<io::Error>,
}

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Room for an address and the bytes of an instruction.
const ROOM: usize = 80;

/// The most bytes of an instruction that fit in there.
const MAX_BYTES: usize = 16;

/// Writes units of `N` bytes into blanks, each after a blank and with its last byte first. Returns what is left.
#[inline(always)]
fn place_units<'b, const N: usize>(bytes: &'b [u8], line: &mut [u8; ROOM], at: &mut usize) -> &'b [u8] {
    let (units, rest) = bytes.as_chunks::<N>();
    for unit in units {
        *at += 1;
        for byte in unit.iter().rev() {
            line[*at] = DIGITS[usize::from(byte >> 4)];
            line[*at + 1] = DIGITS[usize::from(byte & 15)];
            *at += 2;
        }
    }
    rest
}

impl<'w> Page<'w> {
    pub(super) fn new(to: &'w mut dyn io::Write) -> Self {
        Page { to, bytes: Vec::with_capacity(PIECE + 4096), line: 0, failed: None }
    }

    #[inline]
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    pub(super) fn blanks(&mut self, count: usize) {
        self.bytes.extend(std::iter::repeat_n(b' ', count));
    }

    /// A byte as two digits.
    #[inline]
    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes.extend_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    }

    /// A number in hexadecimal with at least `width` digits, at most 16.
    pub(super) fn padded(&mut self, value: u64, width: usize) {
        let mut digits = [0; 16];
        let digits = hex(value, &mut digits);
        self.bytes.extend(std::iter::repeat_n(b'0', width.saturating_sub(digits.len())));
        self.bytes(digits.as_bytes());
    }

    /// The address at the start of a line, in eight columns or more.
    #[inline]
    pub(super) fn address(&mut self, address: u64) {
        let mut digits = [0; 16];
        let digits = hex(address, &mut digits);
        self.blanks(8usize.saturating_sub(digits.len()));
        self.bytes(digits.as_bytes());
        self.bytes.push(b':');
    }

    /// The start of a line with an instruction: its address, its bytes in little-endian units, blanks up to the column
    /// of its text, and a tab.
    #[inline]
    pub(super) fn instruction(&mut self, address: u64, bytes: &[u8], unit: usize, column: usize) {
        if bytes.len() > MAX_BYTES {
            self.address(address);
            self.units(bytes, unit);
            self.pad_to_text(column);
            self.bytes.push(b'\t');
            return;
        }
        let mut line = [b' '; ROOM];
        let mut digits = [0; 16];
        let digits = hex(address, &mut digits).as_bytes();
        let mut at = digits.len().max(8);
        line[at - digits.len()..at].copy_from_slice(digits);
        line[at] = b':';
        at += 1;
        let rest = match unit {
            4 => place_units::<4>(bytes, &mut line, &mut at),
            2 => place_units::<2>(bytes, &mut line, &mut at),
            _ => bytes,
        };
        place_units::<1>(rest, &mut line, &mut at);
        at = if at < column - 1 { column - 1 } else { at + 7 - at % 8 };
        line[at] = b'\t';
        self.bytes(&line[..=at]);
    }

    /// Little-endian units, and what is left one by one.
    fn units(&mut self, bytes: &[u8], unit: usize) {
        let units = bytes.chunks_exact(unit);
        let rest = units.remainder();
        for unit in units {
            self.bytes.push(b' ');
            unit.iter().rev().for_each(|byte| self.byte(*byte));
        }
        for byte in rest {
            self.bytes.push(b' ');
            self.byte(*byte);
        }
    }

    /// Blanks up to where a tab leads to `column`, or to the column before the next multiple of 8.
    #[inline]
    pub(super) fn pad_to_text(&mut self, column: usize) {
        let at = self.bytes.len() - self.line;
        self.blanks(if at < column - 1 { column - 1 - at } else { 7 - at % 8 });
    }

    /// Blanks up to a column, at least one. A tab that ends at a multiple of 8 has no width, as LLVM counts.
    pub(super) fn pad_to_comment(&mut self, column: usize) {
        let line = self.bytes.get(self.line..).unwrap_or_default();
        let at = line.iter().fold(0usize, |column, byte| match byte {
            b'\t' => column.next_multiple_of(8),
            // Only the first byte of a character has a width.
            0x80..=0xbf => column,
            _ => column + 1,
        });
        self.blanks(column.saturating_sub(at).max(1));
    }

    #[inline]
    pub(super) fn end_line(&mut self) {
        self.bytes.push(b'\n');
        if self.bytes.len() >= PIECE {
            self.pass_on();
        }
        self.line = self.bytes.len();
    }

    fn pass_on(&mut self) {
        if self.failed.is_none() {
            self.failed = self.to.write_all(&self.bytes).err();
        }
        self.bytes.clear();
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

impl fmt::Write for Page<'_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes.extend_from_slice(text.as_bytes());
        Ok(())
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
