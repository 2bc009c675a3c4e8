//! Floating-point literals: decimal and C99 hexadecimal, correctly rounded (to nearest, ties to even).

/// The bits of a floating-point literal as IEEE 754 binary64.
///
/// # Errors
/// The message if it is malformed.
pub fn double(text: &[u8]) -> Result<u64, &'static str> {
    if let Some(hex) = hexadecimal(text)? {
        return Ok(hex.round(52, 1023, 11));
    }
    decimal(text)?.parse::<f64>().map(f64::to_bits).map_err(|_| INVALID)
}

/// The bits of a floating-point literal as IEEE 754 binary32.
///
/// # Errors
/// The message if it is malformed.
pub fn single(text: &[u8]) -> Result<u32, &'static str> {
    if let Some(hex) = hexadecimal(text)? {
        return Ok(hex.round(23, 127, 8) as u32);
    }
    decimal(text)?.parse::<f32>().map(f32::to_bits).map_err(|_| INVALID)
}

const INVALID: &str = "invalid floating point literal";

/// The text of a decimal number, without an exponent that has no digits.
fn decimal(text: &[u8]) -> Result<&str, &'static str> {
    let text = std::str::from_utf8(text).map_err(|_| INVALID)?;
    let bare = text.trim_end_matches(['+', '-']);
    Ok(bare.strip_suffix(['e', 'E']).unwrap_or(text))
}

/// `significand * 2^exponent`; `sticky` if nonzero digits below were dropped.
struct Hexadecimal {
    significand: u64,
    exponent: i64,
    sticky: bool,
}

fn hexadecimal(text: &[u8]) -> Result<Option<Hexadecimal>, &'static str> {
    let Some(rest) = text.strip_prefix(b"0x").or(text.strip_prefix(b"0X")) else { return Ok(None) };
    let p = rest.iter().position(|b| matches!(b, b'p' | b'P'));
    let (digits, exponent) = match p {
        Some(p) => (&rest[..p], Some(&rest[p + 1..])),
        None => (rest, None),
    };
    let mut number = Hexadecimal { significand: 0, exponent: 0, sticky: false };
    let (mut fraction, mut any) = (false, false);
    for &b in digits {
        if b == b'.' {
            fraction = true;
            continue;
        }
        let Some(digit) = (b as char).to_digit(16) else { return Err(INVALID) };
        any = true;
        if number.significand >> 60 == 0 {
            number.significand = number.significand << 4 | u64::from(digit);
            number.exponent -= i64::from(fraction) * 4;
        } else {
            number.sticky |= digit != 0;
            number.exponent += i64::from(!fraction) * 4;
        }
    }
    if !any {
        return Err("invalid hexadecimal floating-point constant: expected at least one significand digit");
    }
    let Some(exponent) = exponent else {
        return Err("invalid hexadecimal floating-point constant: expected exponent part 'p'");
    };
    let exponent = signed(exponent).ok_or(INVALID)?;
    let exponent =
        exponent.ok_or("invalid hexadecimal floating-point constant: expected at least one exponent digit")?;
    number.exponent += exponent;
    Ok(Some(number))
}

/// The value of a decimal exponent with an optional sign, limited to far beyond every exponent that matters; `None` for
/// a malformed one, `Some(None)` without digits.
pub(super) fn signed(text: &[u8]) -> Option<Option<i64>> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] | digits => (false, digits),
    };
    let mut value = 0i64;
    for &digit in digits {
        value = (value * 10 + i64::from((digit as char).to_digit(10)?)).min(1 << 40);
    }
    Some((!digits.is_empty()).then_some(if negative { -value } else { value }))
}

impl Hexadecimal {
    /// Rounds to a binary format with `fraction_bits` fraction bits.
    fn round(&self, fraction_bits: u32, bias: i64, exponent_bits: u32) -> u64 {
        if self.significand == 0 {
            return 0;
        }
        let top = 63 - i64::from(self.significand.leading_zeros());
        // The exponent of the leading bit, and the number of bits to drop below the format's last bit.
        let mut exponent = self.exponent + top;
        let subnormal = exponent < 1 - bias;
        let keep = if subnormal { i64::from(fraction_bits) - (1 - bias - exponent) } else { i64::from(fraction_bits) };
        let drop = top - keep;
        let wide = u128::from(self.significand);
        let mut fraction = if drop <= 0 {
            wide << (-drop).min(64)
        } else if drop > 64 {
            0
        } else {
            let kept = wide >> drop;
            let rest = wide & ((1u128 << drop) - 1);
            let half = 1u128 << (drop - 1);
            let up = rest > half || rest == half && (self.sticky || kept & 1 == 1);
            kept + u128::from(up)
        };
        if fraction >> (fraction_bits + 1) != 0 {
            fraction >>= 1;
            exponent += 1;
        }
        let infinity = ((1u64 << exponent_bits) - 1) << fraction_bits;
        if exponent > bias {
            return infinity;
        }
        if subnormal {
            // A carry into the exponent field yields the smallest normal number, as required.
            return fraction as u64;
        }
        let biased = (exponent + bias) as u64;
        biased << fraction_bits | (fraction as u64 & ((1 << fraction_bits) - 1))
    }
}
