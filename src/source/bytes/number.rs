//! Integers.

use super::word::{HIGH, LEAST};
use super::{Scanner, is_name};
use std::hint::cold_path;

/// Integer syntaxes accepted in addition to C's. [`Scanner`] reads only what all of them have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Numbers {
    /// MASM's, with a suffix for the base: `0ffh`, `17q`, `12t` or `12d`, `101y` or `101b`. `0b101` is then invalid.
    pub masm: bool,
    /// Motorola's, with a prefix for the base: `$ff`, `%101`.
    pub motorola: bool,
}

impl Numbers {
    /// C's syntax only.
    pub const C: Numbers = Numbers { masm: false, motorola: false };
}

/// The addend that carries 10 to the highest bit of a byte.
const BEYOND_NINE: u64 = 0x7676_7676_7676_7676;

/// The value of each hexadecimal digit; 255 for other bytes.
static HEXADECIMAL: [u8; 256] = {
    let mut values = [u8::MAX; 256];
    let mut digit = 0;
    while digit < 16 {
        values[b"0123456789abcdef"[digit] as usize] = digit as u8;
        values[b"0123456789ABCDEF"[digit] as usize] = digit as u8;
        digit += 1;
    }
    values
};

impl Scanner<'_> {
    /// An integer that is a single token: decimal, or hexadecimal after `0x`; not a reference to a numbered label or a
    /// floating-point number.
    #[inline(always)]
    pub fn number(&mut self) -> Option<u64> {
        if let Some(value) = self.short_number() {
            return Some(value);
        }
        let (value, at) = self.any_number()?;
        self.at = at;
        Some(value)
    }

    /// [`Self::number`] if it is decimal, has at most seven digits, and is not near the end of the text.
    #[inline(always)]
    pub fn short_number(&mut self) -> Option<u64> {
        let word = self.whole_word()?;
        let len = digits(word);
        // A single digit may be a zero; several that start with one are octal, or not a decimal number.
        if len.wrapping_sub(1) >= 7
            || word as u8 == b'0' && is_name((word >> 8) as u8)
            || is_name((word >> (8 * len)) as u8)
        {
            cold_path();
            return None;
        }
        self.at += len;
        Some(decimal(word, len))
    }

    /// A hexadecimal number of at most five digits, and the offset after it, unless it is near the end of the text.
    #[inline(always)]
    fn short_hexadecimal(&self) -> Option<(u64, usize)> {
        let word = self.whole_word()?;
        if word as u16 != u16::from_le_bytes(*b"0x") {
            return None;
        }
        let (mut rest, mut value, mut at) = (word >> 16, 0, self.at + 2);
        while let digit @ 0..=15 = HEXADECIMAL[usize::from(rest as u8)] {
            value = value << 4 | u64::from(digit);
            rest >>= 8;
            at += 1;
        }
        ((1..=5).contains(&(at - self.at - 2)) && !is_name(rest as u8)).then_some((value, at))
    }

    /// An integer of any length, and the offset after it.
    #[inline(never)]
    fn any_number(mut self) -> Option<(u64, usize)> {
        if let Some(short) = self.short_hexadecimal() {
            return Some(short);
        }
        let mut value = u64::from(self.byte().wrapping_sub(b'0'));
        if value > 9 {
            return None;
        }
        self.at += 1;
        if value == 0 {
            if self.eat(b'x') {
                return self.hexadecimal();
            }
            // Zeros are zero in any base.
            while self.eat(b'0') {}
            return (!self.in_name()).then_some((0, self.at));
        }
        loop {
            let digit = self.byte().wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            value = value.checked_mul(10)?.checked_add(u64::from(digit))?;
            self.at += 1;
        }
        (!self.in_name()).then_some((value, self.at))
    }

    fn hexadecimal(mut self) -> Option<(u64, usize)> {
        let start = self.at;
        let mut value = 0;
        while let Some(digit) = (self.byte() as char).to_digit(16) {
            value = value << 4 | u64::from(digit);
            self.at += 1;
        }
        ((1..=16).contains(&(self.at - start)) && !self.in_name()).then_some((value, self.at))
    }

    /// An integer with an optional `-`.
    #[inline(always)]
    pub fn integer(&mut self) -> Option<i64> {
        if self.byte() != b'-' {
            return self.number().map(|value| value as i64);
        }
        // Adding the result of the comparison to the offset would delay the load of the digits.
        let (value, at) = negative(self.text, self.at);
        self.at = at;
        if at == 0 { None } else { Some(value) }
    }
}

/// Parses a number whose minus sign is at `at`. Returns the value and the end offset, which is 0 on failure: unlike an
/// `Option`, the pair is returned in registers.
#[inline(never)]
fn negative(text: &[u8], at: usize) -> (i64, usize) {
    let mut s = Scanner::new(text, at + 1, 0);
    s.number().map_or((0, 0), |value| ((value as i64).wrapping_neg(), s.at))
}

#[inline(always)]
fn digits(word: u64) -> usize {
    let value = word ^ LEAST;
    let beyond = (value & !HIGH) + BEYOND_NINE;
    ((beyond | value) & HIGH).trailing_zeros() as usize / 8
}

/// The value of the first `len` digits of a word, 1 to 7.
#[inline(always)]
fn decimal(word: u64, len: usize) -> u64 {
    // Shift the last digit to the highest byte, with zeros before the first; then combine pairs, fours and eights.
    let eight = (word ^ LEAST) << (64 - 8 * len);
    let pairs = (eight.wrapping_mul(10) + (eight >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs.wrapping_mul(100) + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    (fours.wrapping_mul(10_000) + (fours >> 32)) & 0xffff_ffff
}

#[cfg(test)]
mod tests {
    use super::super::tests::at;

    #[test]
    fn numbers_are_whole_tokens() {
        for (text, value) in [
            ("0", 0),
            ("00", 0),
            ("0000000000000000\n", 0),
            ("12,", 12),
            ("-1)", -1),
            ("0x1F ", 31),
            ("0x0       ", 0),
            ("0xaBcDe\n ", 0xabcde),
            ("0xabcdef\n", 0xabcdef),
            ("0x12345)))", 0x12345),
            ("9223372036854775807\n", i64::MAX),
            ("-9223372036854775808\n", i64::MIN),
            ("18446744073709551615\n", -1),
        ] {
            assert_eq!(at(text).integer(), Some(value), "{text}");
        }
        for len in 1..19 {
            let digits = &"987654321098765432"[..len];
            assert_eq!(at(digits).number(), digits.parse().ok());
            assert_eq!(at(&format!("{digits}(")).number(), digits.parse().ok());
            assert_eq!(at(&format!("{digits}b")).number(), None);
        }
        assert_eq!(at("0xffffffffffffffff").integer(), Some(-1));
        for text in [
            "",
            "-",
            "x",
            "08",
            "0b1",
            "1f",
            "1b",
            "1.5",
            "0x",
            "0x,     ",
            "0x1g",
            "0x1g     ",
            "0x1.8",
            "0x1.8     ",
            "0x12345g ",
            "1@",
            "1$",
            "18446744073709551616",
        ] {
            assert_eq!(at(text).integer(), None, "{text}");
        }
    }
}
