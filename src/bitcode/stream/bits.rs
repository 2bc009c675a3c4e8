//! Bit fields, least significant bit first: a cursor for reading and a buffer for writing. Source: LLVM Bitcode File
//! Format, "Primitives".

use super::error::{Error, ErrorKind};

/// A variable-width number, and the number of superfluous chunks in its encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Vbr {
    pub(super) value: u64,
    pub(super) extra: u8,
}

/// The number of chunks of `width` bits that a number needs.
fn chunks(value: u64, width: u32) -> u32 {
    (u64::BITS - value.leading_zeros()).div_ceil(width - 1).max(1)
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    at: u64,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(bytes: &'a [u8], at: u64) -> Cursor<'a> {
        Cursor { bytes, at }
    }

    pub(super) fn at(&self) -> u64 {
        self.at
    }

    pub(super) fn left(&self) -> u64 {
        self.bytes.len() as u64 * 8 - self.at
    }

    /// The bytes from the next byte boundary on.
    pub(super) fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at.div_ceil(8) as usize..]
    }

    /// Returns whether only zeros are left. Stops at the first other byte.
    pub(super) fn at_zeroes(&self) -> bool {
        self.peek() == 0 && self.rest().iter().all(|byte| *byte == 0)
    }

    pub(super) fn error(&self, kind: ErrorKind) -> Error {
        kind.at(self.at)
    }

    /// Returns at least the next 57 bits; past the end they are 0.
    #[inline]
    fn peek(&self) -> u64 {
        let from = (self.at / 8) as usize;
        let word = match self.bytes.get(from..from + 8) {
            Some(bytes) => u64::from_le_bytes(bytes.try_into().unwrap_or_default()),
            None => {
                let mut word = [0; 8];
                let tail = self.bytes.get(from..).unwrap_or_default();
                word[..tail.len()].copy_from_slice(tail);
                u64::from_le_bytes(word)
            }
        };
        word >> (self.at % 8)
    }

    #[inline]
    pub(super) fn skip(&mut self, bits: u64) -> Result<(), Error> {
        if bits > self.left() {
            return Err(self.error(ErrorKind::Truncated));
        }
        self.at += bits;
        Ok(())
    }

    /// Reads a field of up to 32 bits.
    #[inline]
    pub(super) fn fixed(&mut self, width: u32) -> Result<u64, Error> {
        let value = self.peek() & ((1 << width) - 1);
        self.skip(width.into())?;
        Ok(value)
    }

    /// Reads a variable-width number in chunks of 2 to 32 bits.
    #[inline]
    pub(super) fn vbr(&mut self, width: u32) -> Result<Vbr, Error> {
        let first = self.fixed(width)?;
        let more = 1 << (width - 1);
        if first & more == 0 {
            return Ok(Vbr { value: first, extra: 0 });
        }
        self.long_vbr(width, first)
    }

    fn long_vbr(&mut self, width: u32, first: u64) -> Result<Vbr, Error> {
        let more = 1u64 << (width - 1);
        let (mut value, mut shift, mut count) = (first & (more - 1), 0, 1);
        loop {
            shift += width - 1;
            if shift >= u64::BITS {
                return Err(self.error(ErrorKind::WideNumber));
            }
            let chunk = self.fixed(width)?;
            let bits = chunk & (more - 1);
            if bits.leading_zeros() < shift {
                return Err(self.error(ErrorKind::WideNumber));
            }
            value |= bits << shift;
            count += 1;
            if chunk & more == 0 {
                return Ok(Vbr { value, extra: (count - chunks(value, width)) as u8 });
            }
        }
    }

    /// Reads a variable-width number of at most 32 bits.
    #[inline]
    pub(super) fn vbr32(&mut self, width: u32) -> Result<(u32, u8), Error> {
        let Vbr { value, extra } = self.vbr(width)?;
        let value = u32::try_from(value).map_err(|_| self.error(ErrorKind::WideNumber))?;
        Ok((value, extra))
    }

    /// Skips to the next 32-bit boundary; returns the skipped bits.
    pub(super) fn align(&mut self) -> Result<u32, Error> {
        let width = (self.at.next_multiple_of(32) - self.at) as u32;
        self.fixed(width).map(|bits| bits as u32)
    }

    /// Reads `count` bytes at a 32-bit boundary.
    pub(super) fn bytes(&mut self, count: u64) -> Result<&'a [u8], Error> {
        let from = (self.at / 8) as usize;
        self.skip(count.checked_mul(8).ok_or(self.error(ErrorKind::Truncated))?)?;
        Ok(&self.bytes[from..from + count as usize])
    }
}

/// An iterator over consecutive VBR numbers, up to the end or the first error.
#[derive(Clone, Debug)]
pub(in crate::bitcode) struct Numbers<'a> {
    cursor: Cursor<'a>,
    width: u32,
}

impl<'a> Numbers<'a> {
    pub(in crate::bitcode) fn new(bytes: &'a [u8], width: u32) -> Numbers<'a> {
        Numbers { cursor: Cursor::new(bytes, 0), width }
    }
}

impl Iterator for Numbers<'_> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.cursor.vbr(self.width).ok().map(|number| number.value)
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Bits {
    bytes: Vec<u8>,
    /// The bits after the last whole word, fewer than 32.
    current: u64,
    used: u32,
}

/// A position in the buffer, for undoing writes.
#[derive(Clone, Copy, Debug)]
pub(in crate::bitcode) struct Mark {
    bytes: usize,
    current: u64,
    used: u32,
}

impl Bits {
    pub(super) fn mark(&self) -> Mark {
        Mark { bytes: self.bytes.len(), current: self.current, used: self.used }
    }

    pub(super) fn back_to(&mut self, mark: Mark) {
        self.bytes.truncate(mark.bytes);
        (self.current, self.used) = (mark.current, mark.used);
    }

    pub(super) fn at(&self) -> u64 {
        self.bytes.len() as u64 * 8 + u64::from(self.used)
    }

    /// Writes the low bits of a number, up to 32.
    #[inline]
    pub(super) fn fixed(&mut self, value: u64, width: u32) {
        self.current |= (value & ((1 << width) - 1)) << self.used;
        self.used += width;
        if self.used >= 32 {
            self.bytes.extend_from_slice(&(self.current as u32).to_le_bytes());
            self.current >>= 32;
            self.used -= 32;
        }
    }

    /// Writes a variable-width number, padded by the superfluous chunks.
    pub(super) fn vbr(&mut self, Vbr { value, extra }: Vbr, width: u32) {
        let more = 1u64 << (width - 1);
        let count = chunks(value, width) + u32::from(extra);
        let mut rest = value;
        for left in (0..count).rev() {
            self.fixed(rest & (more - 1) | if left > 0 { more } else { 0 }, width);
            rest = rest.checked_shr(width - 1).unwrap_or(0);
        }
    }

    /// Fills up to the next word with these bits.
    pub(super) fn align(&mut self, bits: u32) {
        if self.used > 0 {
            self.fixed(bits.into(), 32 - self.used);
        }
    }

    /// Writes whole bytes.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        if self.used == 0 {
            self.bytes.extend_from_slice(bytes);
        } else {
            bytes.iter().for_each(|byte| self.fixed(u64::from(*byte), 8));
        }
    }

    /// Overwrites a word at a byte offset.
    pub(super) fn patch(&mut self, at: usize, word: u32) {
        self.bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        let left = self.used.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.current.to_le_bytes()[..left]);
        self.bytes
    }
}
