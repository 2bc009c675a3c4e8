//! Decimal to binary conversion for floating-point formats that Rust lacks: 80-bit and 16-bit ones.

/// An arbitrary-precision integer: 32-bit digits, least significant first, without leading zeros.
type Big = Vec<u32>;

/// A binary floating-point format.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The number of fraction bits.
    pub fraction_bits: u32,
    /// The number of exponent bits.
    pub exponent_bits: u32,
    /// The leading bit of the significand is stored explicitly.
    pub leading_bit: bool,
}

/// x87 extended precision.
pub const EXTENDED: Format = Format { fraction_bits: 63, exponent_bits: 15, leading_bit: true };
/// binary16
pub const HALF: Format = Format { fraction_bits: 10, exponent_bits: 5, leading_bit: false };
/// bfloat16: the upper half of binary32.
pub const BRAIN: Format = Format { fraction_bits: 7, exponent_bits: 8, leading_bit: false };

/// The maximum number of digits considered. In these formats later digits only act as a sticky bit, and cost time.
const MAX_DIGITS: usize = 5000;
/// Larger than every decimal exponent in these formats.
const MAX_EXPONENT: i64 = 12_000;

impl Format {
    /// The size of a number in bytes.
    #[must_use]
    pub fn size(self) -> usize {
        (1 + self.exponent_bits + self.fraction_bits + u32::from(self.leading_bit)) as usize / 8
    }

    fn significand_bits(self) -> u32 {
        self.fraction_bits + u32::from(self.leading_bit)
    }

    /// The bits of an infinity.
    #[must_use]
    pub fn infinity(self) -> u128 {
        let leading = if self.leading_bit { 1 << self.fraction_bits } else { 0 };
        ((1 << self.exponent_bits) - 1) << self.significand_bits() | leading
    }

    /// The bits of a NaN, all ones as in GNU as.
    #[must_use]
    pub fn no_number(self) -> u128 {
        (1 << (self.exponent_bits + self.significand_bits())) - 1
    }

    /// The sign bit.
    #[must_use]
    pub fn sign(self) -> u128 {
        1 << (self.exponent_bits + self.significand_bits())
    }

    /// The bits of an unsigned decimal number; `None` if it is malformed or too large. GNU as breaks ties upward if the
    /// text is a whole number, else downward.
    #[must_use]
    pub fn decimal(self, text: &[u8]) -> Option<u128> {
        let (digits, exponent) = parts(text)?;
        if digits.is_empty() {
            return Some(0);
        }
        let bits = self.significand_bits().max(self.fraction_bits + 1);
        let bias = (1i64 << (self.exponent_bits - 1)) - 1;
        let up_at_half = exponent >= 0;
        let mut above = vec![0];
        digits.iter().for_each(|&digit| multiply_add(&mut above, 10, u32::from(digit)));
        let mut below = vec![1];
        let scaled = if exponent >= 0 { &mut above } else { &mut below };
        (0..exponent.unsigned_abs()).for_each(|_| multiply_add(scaled, 10, 0));
        // The first estimate of log2 is at most one too large.
        let mut power = length(&above) - length(&below);
        if less(&above, &below, power) {
            power -= 1;
        }
        let least = 1 - bias;
        let lowest = power.max(least) - i64::from(bits) + 1;
        let (mut quotient, rest) = divide(above, below, lowest);
        if rest > Half::Exact || rest == Half::Exact && up_at_half {
            quotient += 1;
        }
        let mut exponent = power.max(least);
        if quotient >> bits != 0 {
            quotient >>= 1;
            exponent += 1;
        }
        if exponent > bias {
            // GNU as returns an infinity for a number that rounds to it.
            return (power <= bias).then(|| self.infinity());
        }
        let is_normal = quotient >> (bits - 1) != 0;
        let biased = if is_normal { (exponent + bias) as u128 } else { 0 };
        let kept = if self.leading_bit { quotient } else { quotient & ((1 << self.fraction_bits) - 1) };
        Some(biased << self.significand_bits() | kept)
    }
}

/// The digits of a decimal number without leading and trailing zeros, and the decimal exponent of the last one.
fn parts(text: &[u8]) -> Option<(Vec<u8>, i64)> {
    let end = text.iter().position(|b| matches!(b, b'e' | b'E')).unwrap_or(text.len());
    let mut exponent = 0i64;
    if let Some(written) = text.get(end + 1..) {
        exponent = super::real::signed(written)?.unwrap_or(0);
    }
    let (mut digits, mut is_fraction, mut any) = (Vec::new(), false, false);
    for &byte in &text[..end] {
        if byte == b'.' && !is_fraction {
            is_fraction = true;
            continue;
        }
        let digit = (byte as char).to_digit(10)? as u8;
        any = true;
        if digits.len() >= MAX_DIGITS {
            exponent += i64::from(!is_fraction);
            continue;
        }
        exponent -= i64::from(is_fraction);
        if digit != 0 || !digits.is_empty() {
            digits.push(digit);
        }
    }
    while digits.last() == Some(&0) {
        digits.pop();
        exponent += 1;
    }
    let fits = exponent.abs() <= MAX_EXPONENT;
    (any && (fits || digits.is_empty())).then_some((digits, exponent))
}

fn multiply_add(number: &mut Big, factor: u32, add: u32) {
    let mut carry = u64::from(add);
    for word in number.iter_mut() {
        let wide = u64::from(*word) * u64::from(factor) + carry;
        *word = wide as u32;
        carry = wide >> 32;
    }
    if carry != 0 {
        number.push(carry as u32);
    }
}

fn length(number: &Big) -> i64 {
    let top = number.iter().rposition(|&word| word != 0);
    top.map_or(0, |top| 32 * top as i64 + 32 - i64::from(number[top].leading_zeros()))
}

fn shifted(number: &Big, by: i64) -> Big {
    let (words, bits) = ((by / 32) as usize, (by % 32) as u32);
    let mut out = vec![0; words];
    out.extend_from_slice(number);
    multiply_add_tail(&mut out, words, bits);
    out
}

fn multiply_add_tail(out: &mut Big, from: usize, bits: u32) {
    let mut tail = out.split_off(from);
    multiply_add(&mut tail, 1 << bits, 0);
    out.extend(tail);
}

fn compare(a: &Big, b: &Big) -> std::cmp::Ordering {
    let trimmed = |n: &Big| n.iter().rposition(|&word| word != 0).map_or(0, |top| top + 1);
    let (la, lb) = (trimmed(a), trimmed(b));
    la.cmp(&lb).then_with(|| a[..la].iter().rev().cmp(b[..lb].iter().rev()))
}

/// Whether `above < below * 2^power`.
fn less(above: &Big, below: &Big, power: i64) -> bool {
    let ordering =
        if power >= 0 { compare(above, &shifted(below, power)) } else { compare(&shifted(above, -power), below) };
    ordering.is_lt()
}

/// The remainder compared to half a unit in the last place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Half {
    Less,
    Exact,
    More,
}

/// `above / (below * 2^lowest)`, and the remainder.
fn divide(above: Big, below: Big, lowest: i64) -> (u128, Half) {
    let (above, below) = if lowest >= 0 { (above, shifted(&below, lowest)) } else { (shifted(&above, -lowest), below) };
    let mut rest = above;
    let mut quotient = 0u128;
    for step in (0..=(length(&rest) - length(&below)).max(-1)).rev() {
        let part = shifted(&below, step);
        quotient <<= 1;
        if compare(&rest, &part).is_ge() {
            subtract(&mut rest, &part);
            quotient |= 1;
        }
    }
    let half = match compare(&shifted(&rest, 1), &below) {
        std::cmp::Ordering::Less => Half::Less,
        std::cmp::Ordering::Equal => Half::Exact,
        std::cmp::Ordering::Greater => Half::More,
    };
    (quotient, half)
}

fn subtract(from: &mut Big, what: &Big) {
    let mut borrow = false;
    for (index, word) in from.iter_mut().enumerate() {
        let (first, under) = word.overflowing_sub(what.get(index).copied().unwrap_or(0));
        let (second, again) = first.overflowing_sub(u32::from(borrow));
        *word = second;
        borrow = under || again;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Agrees with the processor's formats, except for ties.
    #[test]
    fn of_64_bits() {
        let double = Format { fraction_bits: 52, exponent_bits: 11, leading_bit: false };
        let mut seed = 1u64;
        for _ in 0..500 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let text = format!("{}.{}e{}", seed >> 50, seed >> 20 & 0xfffff, (seed >> 7 & 511) as i64 - 256);
            assert_eq!(
                double.decimal(text.as_bytes()),
                Some(u128::from(text.parse::<f64>().unwrap().to_bits())),
                "{text}"
            );
        }
    }
}
