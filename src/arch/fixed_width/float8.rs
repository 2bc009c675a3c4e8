//! 8-bit floating-point immediates: a sign, an exponent from -3 to 4 and four bits of fraction.

/// Encodes a value, if it can be represented.
#[must_use]
pub fn float8(value: f64) -> Option<u32> {
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i64 - 1023;
    let mantissa = bits & ((1 << 52) - 1);
    if !(-3..=4).contains(&exponent) || mantissa & ((1 << 48) - 1) != 0 {
        return None;
    }
    let exponent = ((exponent + 3) as u32 & 7) ^ 4;
    Some((bits >> 63) as u32 * 0x80 + (exponent << 4) + (mantissa >> 48) as u32)
}

/// Decodes an immediate.
#[must_use]
pub fn f64_of_bits(bits: u32) -> f64 {
    let exponent = ((bits >> 4 & 7) ^ 4) as i32 - 3;
    let value = f64::from(16 + (bits & 15)) / 16.0 * 2f64.powi(exponent);
    if bits & 0x80 != 0 { -value } else { value }
}
