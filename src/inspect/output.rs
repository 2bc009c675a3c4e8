//! Buffered output. Numbers are formatted without `format!`, for speed.

use std::fmt;
use std::io::{self, Write};

const DIGITS: &[u8; 16] = b"0123456789abcdef";

const PIECE: usize = 1 << 16;

#[derive(Debug)]
pub(super) struct Output<W> {
    to: W,
    bytes: Vec<u8>,
    error: Option<io::Error>,
}

impl Output<io::Sink> {
    /// An output in memory; [`Self::take`] returns what was appended.
    pub(super) fn small() -> Self {
        Output { to: io::sink(), bytes: Vec::new(), error: None }
    }

    pub(super) fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.bytes)
    }
}

impl<W> fmt::Write for Output<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

impl<W: Write> Output<W> {
    pub(super) fn new(to: W) -> Self {
        Output { to, bytes: Vec::with_capacity(PIECE + 4096), error: None }
    }

    pub(super) fn push(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    pub(super) fn push_bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    pub(super) fn displayed(&mut self, value: &impl fmt::Display) {
        // Appending to a buffer cannot fail.
        let _ = fmt::Write::write_fmt(self, format_args!("{value}"));
    }

    /// Appends a JSON string without its quotes.
    pub(super) fn json_escaped(&mut self, text: &str) {
        if text.bytes().all(|b| b >= b' ' && b != b'"' && b != b'\\') {
            return self.push(text);
        }
        for c in text.chars() {
            match c {
                '"' => self.push("\\\""),
                '\\' => self.push("\\\\"),
                '\n' => self.push("\\n"),
                c if c < ' ' => self.push(&format!("\\u{:04x}", u32::from(c))),
                c => self.push(c.encode_utf8(&mut [0; 4])),
            }
        }
    }

    /// Appends a JSON string; bytes that are not UTF-8 become an object with hexadecimal digits.
    pub(super) fn json_text(&mut self, text: &[u8]) {
        let Ok(valid) = std::str::from_utf8(text) else { return self.json_bytes(text) };
        self.push("\"");
        self.json_escaped(valid);
        self.push("\"");
    }

    pub(super) fn json_bytes(&mut self, bytes: &[u8]) {
        self.push("{\"bytes\":\"");
        self.hex_bytes(bytes);
        self.push("\"}");
    }

    pub(super) fn hex_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.hex_byte(byte);
        }
    }

    pub(super) fn decimal(&mut self, mut value: u64) {
        let mut digits = [0; 20];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        self.bytes.extend_from_slice(&digits[at..]);
    }

    pub(super) fn signed(&mut self, value: i64) {
        if value < 0 {
            self.bytes.push(b'-');
        }
        self.decimal(value.unsigned_abs());
    }

    pub(super) fn hex(&mut self, value: u64) {
        self.push("0x");
        self.hex_digits(value);
    }

    pub(super) fn hex_digits(&mut self, value: u64) {
        let mut digits = [0; 16];
        let count = (64 - value.leading_zeros()).div_ceil(4).max(1) as usize;
        for (index, digit) in digits[..count].iter_mut().enumerate() {
            *digit = DIGITS[(value >> ((count - 1 - index) * 4)) as usize & 15];
        }
        self.bytes.extend_from_slice(&digits[..count]);
    }

    pub(super) fn hex_byte(&mut self, byte: u8) {
        self.bytes.extend_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    }

    /// The current position, for [`Self::pad`].
    pub(super) fn mark(&self) -> usize {
        self.bytes.len()
    }

    /// Pads what was appended since `mark` with blanks to `width`.
    pub(super) fn pad(&mut self, mark: usize, width: usize) {
        let pushed = &self.bytes[mark..];
        let wide = if pushed.is_ascii() { pushed.len() } else { String::from_utf8_lossy(pushed).chars().count() };
        if let Some(missing) = width.checked_sub(wide) {
            self.bytes.resize(self.bytes.len() + missing, b' ');
        }
    }

    /// Ends the line, without trailing blanks.
    pub(super) fn end_line(&mut self) {
        while self.bytes.last() == Some(&b' ') {
            self.bytes.pop();
        }
        self.bytes.push(b'\n');
        self.write_if_full();
    }

    pub(super) fn write_if_full(&mut self) {
        if self.bytes.len() >= PIECE {
            self.write();
        }
    }

    fn write(&mut self) {
        if self.error.is_none() {
            self.error = self.to.write_all(&self.bytes).err();
        }
        self.bytes.clear();
    }

    /// Writes the rest.
    ///
    /// # Errors
    /// The first error of writing.
    pub(super) fn finish(mut self) -> io::Result<W> {
        self.write();
        match self.error {
            Some(error) => Err(error),
            None => self.to.flush().map(|()| self.to),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let mut out = Output::new(Vec::new());
        for value in [0, 9, 10, 255, 256, u64::MAX] {
            out.decimal(value);
            out.push(" ");
            out.hex(value);
            out.end_line();
        }
        out.signed(i64::MIN);
        let expected =
            "0 0x0\n9 0x9\n10 0xa\n255 0xff\n256 0x100\n18446744073709551615 0xffffffffffffffff\n-9223372036854775808";
        assert_eq!(String::from_utf8(out.finish().unwrap()).unwrap(), expected);
    }
}
