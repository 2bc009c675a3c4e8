//! SIMD classification of bytes.

use super::vector::Vector;
use super::word::last_two;
use crate::hint::some;
use std::ops::BitOr;

/// 16 bytes of a text.
#[derive(Clone, Copy, Debug)]
pub struct Lanes(Vector);

/// A mask of bytes.
#[derive(Clone, Copy, Debug)]
pub struct Kind(Vector);

impl Lanes {
    /// The number of bytes.
    pub const COUNT: usize = 16;

    /// The bytes at an offset; zeros past the end of the text.
    #[inline(always)]
    pub fn at(text: &[u8], at: usize) -> Self {
        Self::get(text, at).unwrap_or_else(|| Lanes(Vector::new(&last_two(text, at))))
    }

    /// The bytes at an offset; `None` if there are fewer.
    #[inline(always)]
    pub fn get(text: &[u8], at: usize) -> Option<Self> {
        // No text is 4 GiB long; masking avoids the overflow check of the sum.
        let at = at & 0xffff_ffff;
        Some(Lanes(Vector::new(some!(text.get(at..at + Self::COUNT)).first_chunk()?)))
    }

    /// As [`Self::get`], for adjacent bytes.
    #[inline(always)]
    pub(super) fn several<const N: usize>(text: &[u8], at: usize) -> Option<[Self; N]> {
        let at = at & 0xffff_ffff;
        let (parts, _) = some!(text.get(at..at + N * Self::COUNT)).as_chunks();
        let parts: &[[u8; 16]; N] = parts.first_chunk()?;
        Some(parts.each_ref().map(|part| Lanes(Vector::new(part))))
    }

    #[inline(always)]
    fn each(self, is: impl Fn(Vector) -> Vector) -> Kind {
        Kind(is(self.0))
    }

    /// The bytes equal to `byte`.
    #[inline(always)]
    pub fn is(self, byte: u8) -> Kind {
        self.each(|bytes| bytes.equal(Vector::splat(byte)))
    }

    /// The bytes from `least` to `greatest`.
    #[inline(always)]
    pub fn within(self, least: u8, greatest: u8) -> Kind {
        self.each(|bytes| within(bytes, least, greatest))
    }

    /// The bytes with `value` in the bits of `mask`.
    #[inline(always)]
    pub fn has(self, mask: u8, value: u8) -> Kind {
        self.each(|bytes| bytes.and(Vector::splat(mask)).equal(Vector::splat(value)))
    }

    #[inline(always)]
    pub fn letters(self) -> Kind {
        self.each(|bytes| within(bytes.or(Vector::splat(0x20)), b'a', b'z'))
    }

    /// The number of bytes before the first that is not a letter, digit, `_`, `.` or `$`.
    #[inline(always)]
    pub(super) fn name_len(self) -> usize {
        let names = self.letters() | self.within(b'0', b'9') | self.is(b'_') | self.is(b'.') | self.is(b'$');
        names.bits().trailing_ones() as usize
    }
}

impl Kind {
    /// One bit per byte, the first byte in the lowest bit.
    #[inline(always)]
    pub fn bits(self) -> u32 {
        self.0.bits()
    }
}

impl BitOr for Kind {
    type Output = Kind;

    #[inline(always)]
    fn bitor(self, other: Kind) -> Kind {
        Kind(self.0.or(other.0))
    }
}

#[inline(always)]
fn within(bytes: Vector, least: u8, greatest: u8) -> Vector {
    let above = bytes.minus(Vector::splat(least));
    above.min(Vector::splat(greatest - least)).equal(above)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_those_of_single_bytes() {
        let all: Vec<u8> = (0..=255).collect();
        for at in (0..256).step_by(7) {
            let lanes = Lanes::at(&all, at);
            let bits = |is: &dyn Fn(u8) -> bool| {
                (0..16).filter(|i| is(all.get(at + i).copied().unwrap_or(0))).fold(0, |bits, i| bits | 1 << i)
            };
            assert_eq!(lanes.is(b'\n').bits(), bits(&|b| b == b'\n'));
            assert_eq!(lanes.within(b'(', b'-').bits(), bits(&|b| (b'('..=b'-').contains(&b)));
            assert_eq!(lanes.letters().bits(), bits(&|b| b.is_ascii_alphabetic()));
            assert_eq!(lanes.has(!6, b'(').bits(), bits(&|b| matches!(b, b'(' | b'*' | b',' | b'.')));
            assert_eq!((lanes.is(b'a') | lanes.is(b'0')).bits(), bits(&|b| matches!(b, b'a' | b'0')));
        }
    }
}
