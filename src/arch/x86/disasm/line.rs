//! A buffer for the text of an instruction, so that the `dyn Write` is called once.

use std::fmt::{self, Write};

/// Longer texts are passed on in pieces.
const SIZE: usize = 96;

/// Text on its way to a writer.
pub(super) struct Line<'a> {
    out: &'a mut dyn Write,
    bytes: [u8; SIZE],
    len: usize,
}

impl<'a> Line<'a> {
    #[inline(always)]
    pub(super) fn new(out: &'a mut dyn Write) -> Line<'a> {
        Line { out, bytes: [0; SIZE], len: 0 }
    }

    /// Passes on what is in the buffer.
    pub(super) fn flush(&mut self) -> fmt::Result {
        let text = self.bytes.get(..self.len).and_then(|bytes| std::str::from_utf8(bytes).ok());
        self.len = 0;
        self.out.write_str(text.unwrap_or_default())
    }

    /// Writes a number in decimal.
    pub(super) fn number(&mut self, value: i64) -> fmt::Result {
        let mut digits = [0; 20];
        let mut at = digits.len();
        let mut rest = value.unsigned_abs();
        while at > 0 {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if value < 0 {
            self.write_char('-')?;
        }
        self.ascii(digits.get(at..).unwrap_or_default())
    }

    /// Writes the first `len` bytes. Copying a constant number of bytes is faster.
    #[inline(always)]
    pub(super) fn padded<const N: usize>(&mut self, text: &[u8; N], len: usize) -> fmt::Result {
        match self.bytes.get_mut(self.len..self.len + N) {
            Some(place) => place.copy_from_slice(text),
            None => return self.ascii(text.get(..len).unwrap_or_default()),
        }
        self.len += len.min(N);
        Ok(())
    }

    /// Writes bytes of ASCII.
    #[inline(always)]
    pub(super) fn ascii(&mut self, text: &[u8]) -> fmt::Result {
        if self.len + text.len() > SIZE {
            self.flush()?;
        }
        if let Some(place) = self.bytes.get_mut(self.len..self.len + text.len()) {
            place.copy_from_slice(text);
            self.len += text.len();
        }
        Ok(())
    }
}

impl Write for Line<'_> {
    #[inline(always)]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if text.len() > SIZE {
            self.flush()?;
            return self.out.write_str(text);
        }
        self.ascii(text.as_bytes())
    }

    #[inline(always)]
    fn write_char(&mut self, character: char) -> fmt::Result {
        // All texts of instructions are ASCII.
        self.ascii(&[character as u8])
    }
}
