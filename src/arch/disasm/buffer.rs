//! Where the text of an instruction is written.

use std::fmt::{self, Write};

/// Text in a buffer of the caller. What does not fit, together with all before it, is in memory of its own.
pub struct TextBuffer<'b> {
    room: &'b mut [u8],
    len: usize,
    spilled: Vec<u8>,
}

/// What was written to a [`TextBuffer`].
pub enum Written {
    /// The number of bytes in the caller's buffer.
    Here(usize),
    /// The text, which did not fit.
    Spilled(Vec<u8>),
}

impl<'b> TextBuffer<'b> {
    /// Writes from the start of a buffer.
    #[inline(always)]
    pub fn new(room: &'b mut [u8]) -> Self {
        TextBuffer { room, len: 0, spilled: Vec::new() }
    }

    /// Ends the text.
    #[inline(always)]
    #[must_use]
    pub fn finish(self) -> Written {
        if self.spilled.is_empty() { Written::Here(self.len) } else { Written::Spilled(self.spilled) }
    }

    /// The text so far.
    #[inline(always)]
    #[must_use]
    pub fn written(&self) -> &[u8] {
        if self.spilled.is_empty() { self.room.get(..self.len).unwrap_or_default() } else { &self.spilled }
    }

    #[cold]
    #[inline(never)]
    fn spill(&mut self, text: &[u8]) {
        if self.spilled.is_empty() {
            self.spilled.extend_from_slice(self.room.get(..self.len).unwrap_or_default());
        }
        self.spilled.extend_from_slice(text);
        // Nothing fits from now on.
        self.room = &mut [];
        self.len = 0;
    }

    /// Writes bytes.
    #[inline(always)]
    pub fn bytes(&mut self, text: &[u8]) {
        match self.room.get_mut(self.len..self.len + text.len()) {
            Some(place) => {
                place.copy_from_slice(text);
                self.len += text.len();
            }
            None => self.spill(text),
        }
    }

    /// Writes text.
    #[inline(always)]
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Writes a byte.
    #[inline(always)]
    pub fn byte(&mut self, byte: u8) {
        match self.room.get_mut(self.len) {
            Some(place) => {
                *place = byte;
                self.len += 1;
            }
            None => self.spill(&[byte]),
        }
    }

    /// Writes the first `len` bytes. Copying a constant number of bytes is faster.
    #[inline(always)]
    pub fn padded<const N: usize>(&mut self, text: &[u8; N], len: usize) {
        match self.room.get_mut(self.len..self.len + N) {
            Some(place) => {
                place.copy_from_slice(text);
                self.len += len.min(N);
            }
            None => self.spill(text.get(..len).unwrap_or(text)),
        }
    }

    /// Writes a number in decimal.
    #[inline]
    pub fn decimal(&mut self, value: i64) {
        if value < 0 {
            self.byte(b'-');
        }
        let mut rest = value.unsigned_abs();
        if rest < 10 {
            return self.byte(b'0' + rest as u8);
        }
        let mut digits = [0; 20];
        let mut at = digits.len();
        while at > 0 {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.bytes(digits.get(at..).unwrap_or_default());
    }

    /// Writes a number in hexadecimal, without zeros in front and without `0x`.
    #[inline]
    pub fn hex(&mut self, value: u64) {
        let (digits, count) = hex_digits(value);
        self.padded(&digits, count);
    }
}

impl Write for TextBuffer<'_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text(text);
        Ok(())
    }

    #[inline]
    fn write_char(&mut self, character: char) -> fmt::Result {
        match u8::try_from(character) {
            Ok(byte @ ..=0x7f) => self.byte(byte),
            _ => self.bytes(character.encode_utf8(&mut [0; 4]).as_bytes()),
        }
        Ok(())
    }
}

/// The digits of a number in hexadecimal without zeros in front, and how many there are.
#[inline]
#[must_use]
pub fn hex_digits(value: u64) -> ([u8; 16], usize) {
    let count = (64 - (value | 1).leading_zeros() as usize).div_ceil(4);
    // The digits of the number with its highest digit first, whatever that is.
    let rest = value << (64 - 4 * count);
    (spread(rest).to_be_bytes().map(|digit| digit + if digit < 10 { b'0' } else { b'a' - 10 }), count)
}

/// Each digit of a number in a byte of its own.
#[inline]
#[must_use]
pub fn spread(value: u64) -> u128 {
    let mut wide = u128::from(value);
    wide = (wide | wide << 32) & 0x0000_0000_ffff_ffff_0000_0000_ffff_ffff;
    wide = (wide | wide << 16) & 0x0000_ffff_0000_ffff_0000_ffff_0000_ffff;
    wide = (wide | wide << 8) & 0x00ff_00ff_00ff_00ff_00ff_00ff_00ff_00ff;
    (wide | wide << 4) & 0x0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f
}

/// Comments on an instruction, each on a line of its own.
#[derive(Debug, Default)]
pub struct Comment {
    text: String,
    is_wanted: bool,
}

impl Comment {
    /// Comments that are kept.
    #[must_use]
    pub fn wanted() -> Self {
        Comment { text: String::new(), is_wanted: true }
    }

    /// Comments that are discarded.
    #[must_use]
    pub fn unwanted() -> Self {
        Comment::default()
    }

    /// Returns whether comments are kept.
    #[inline]
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        self.is_wanted
    }

    /// The comments.
    #[inline]
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Discards the comments so far.
    #[inline]
    pub fn clear(&mut self) {
        self.text.clear();
    }

    /// Adds text to a comment that is wanted.
    #[inline]
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Adds a number in hexadecimal with upper-case letters to a comment that is wanted.
    #[inline]
    pub fn hex_upper(&mut self, value: u64) {
        let (digits, count) = hex_digits(value);
        self.text.extend(digits.iter().take(count).map(|digit| char::from(digit.to_ascii_uppercase())));
    }

    /// Begins a further comment.
    pub fn begin(&mut self) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }
}

impl Write for Comment {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.is_wanted {
            self.text.push_str(text);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_any_length_is_written() {
        for room in 0..24 {
            let mut buffer = vec![0; room];
            let mut line = TextBuffer::new(&mut buffer);
            line.padded(b"abcdefgh", 3);
            line.decimal(-1_234_567);
            line.byte(b' ');
            line.hex(0xfed);
            let _ = line.write_str("").and_then(|()| line.write_char('é'));
            assert_eq!(line.written(), "abc-1234567 fedé".as_bytes());
            let text = match line.finish() {
                Written::Here(len) => buffer[..len].to_vec(),
                Written::Spilled(text) => text,
            };
            assert_eq!(text, "abc-1234567 fedé".as_bytes());
        }
    }

    #[test]
    fn digits_are_hexadecimal() {
        for value in [0, 1, 9, 10, 0xf, 0x10, 0xabc, 0x1234_5678_9abc_def0, u64::MAX] {
            let (digits, count) = hex_digits(value);
            assert_eq!(digits[..count], *format!("{value:x}").as_bytes());
        }
    }
}
