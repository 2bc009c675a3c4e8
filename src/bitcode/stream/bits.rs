//! Fields of bits, the least significant first: a cursor over those that are there, and a buffer for those that are made.
//! Source: LLVM Bitcode File Format, "Primitives".

use super::error::{Error, ErrorKind};

/// A number of variable width, and by how many chunks it is longer than it had to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Vbr {
    pub(super) value: u64,
    pub(super) extra: u8,
}

/// How many chunks of a width a number needs.
fn chunks(value: u64, width: u32) -> u32 {
    (u64::BITS - value.leading_zeros()).div_ceil(width - 1).max(1)
}

/// A place in a stream. A copy is another place.
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

    /// The bytes from the next whole one on.
    pub(super) fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at.div_ceil(8) as usize..]
    }

    /// Whether nothing but zeroes is left. Looks at no more than it has to.
    pub(super) fn at_zeroes(&self) -> bool {
        self.peek() == 0 && self.rest().iter().all(|byte| *byte == 0)
    }

    pub(super) fn error(&self, kind: ErrorKind) -> Error {
        kind.at(self.at)
    }

    /// The next 57 bits or more; zeroes behind the end.
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

    /// Goes over so many bits.
    #[inline]
    pub(super) fn skip(&mut self, bits: u64) -> Result<(), Error> {
        if bits > self.left() {
            return Err(self.error(ErrorKind::Truncated));
        }
        self.at += bits;
        Ok(())
    }

    /// A field of up to 32 bits.
    #[inline]
    pub(super) fn fixed(&mut self, width: u32) -> Result<u64, Error> {
        let value = self.peek() & ((1 << width) - 1);
        self.skip(width.into())?;
        Ok(value)
    }

    /// A number in chunks of 2 to 32 bits.
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

    /// The same where the number has at most 32 bits.
    #[inline]
    pub(super) fn vbr32(&mut self, width: u32) -> Result<(u32, u8), Error> {
        let Vbr { value, extra } = self.vbr(width)?;
        let value = u32::try_from(value).map_err(|_| self.error(ErrorKind::WideNumber))?;
        Ok((value, extra))
    }

    /// Goes to the next word of 32 bits; the bits that it went over.
    pub(super) fn align(&mut self) -> Result<u32, Error> {
        let width = (self.at.next_multiple_of(32) - self.at) as u32;
        self.fixed(width).map(|bits| bits as u32)
    }

    /// So many whole bytes from a word on.
    pub(super) fn bytes(&mut self, count: u64) -> Result<&'a [u8], Error> {
        let from = (self.at / 8) as usize;
        self.skip(count.checked_mul(8).ok_or(self.error(ErrorKind::Truncated))?)?;
        Ok(&self.bytes[from..from + count as usize])
    }
}

/// Numbers that follow each other, up to the end or the first that is broken.
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

/// Bits that are made.
#[derive(Clone, Debug, Default)]
pub(super) struct Bits {
    bytes: Vec<u8>,
    /// The bits behind them: fewer than 32.
    current: u64,
    used: u32,
}

/// A place in bits that are made.
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

    /// The lowest bits of a number, up to 32.
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

    /// A number in chunks, and so many chunks more.
    pub(super) fn vbr(&mut self, Vbr { value, extra }: Vbr, width: u32) {
        let more = 1u64 << (width - 1);
        let count = chunks(value, width) + u32::from(extra);
        let mut rest = value;
        for left in (0..count).rev() {
            self.fixed(rest & (more - 1) | if left > 0 { more } else { 0 }, width);
            rest = rest.checked_shr(width - 1).unwrap_or(0);
        }
    }

    /// These bits up to the next word.
    pub(super) fn align(&mut self, bits: u32) {
        if self.used > 0 {
            self.fixed(bits.into(), 32 - self.used);
        }
    }

    /// Whole bytes.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        if self.used == 0 {
            self.bytes.extend_from_slice(bytes);
        } else {
            bytes.iter().for_each(|byte| self.fixed(u64::from(*byte), 8));
        }
    }

    /// Changes a word that was written, given its place in bytes.
    pub(super) fn patch(&mut self, at: usize, word: u32) {
        self.bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        let left = self.used.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.current.to_le_bytes()[..left]);
        self.bytes
    }
}
