//! Immediates of vector instructions: 8 bits of an element, and cmode (bits 8 to 11) for their position in the element.

/// The position of the only nonzero byte of a 32-bit value, and the byte.
fn alone(value: u32) -> Option<u32> {
    (0..4).find(|byte| value & !(0xff << (8 * byte)) == 0).map(|byte| byte << 9 | value >> (8 * byte) & 0xff)
}

/// Returns whether the low bytes are all equal and the number is not zero: another form is preferred for it.
fn is_repeated(value: i64, bytes: usize) -> bool {
    let all = value.to_le_bytes();
    value != 0 && all[..bytes].iter().all(|byte| *byte == all[0])
}

/// A 16-bit value with at most one nonzero byte.
fn halfword(value: u32) -> Option<u32> {
    if value > 0xffff { None } else { alone(value).map(|found| found | 0x800) }
}

/// A 32-bit value with at most one nonzero byte, below which all bits may be ones.
fn word(value: i64) -> Option<u32> {
    let value = u32::try_from(value).ok()?;
    match value {
        0x100..=0xffff if value & 0xff == 0xff => Some(0xc00 | value >> 8),
        0x1_0000..=0xff_ffff if value & 0xffff == 0xffff => Some(0xd00 | value >> 16),
        _ => alone(value),
    }
}

/// Eight bytes that are all zeros or all ones.
fn byte_mask(value: i64) -> Option<u32> {
    value.to_le_bytes().iter().rev().try_fold(0, |bits, byte| match byte {
        0 => Some(bits << 1),
        0xff => Some(bits << 1 | 1),
        _ => None,
    })
}

/// `vmov.i8`, `vmov.i16`, `vorr.i32` and `vmov.i64`: an element of `bits` bits.
#[must_use]
pub fn element(value: i64, bits: i32) -> Option<u32> {
    match bits {
        8 => u8::try_from(value).ok().map(u32::from),
        16 if !is_repeated(value, 2) => halfword(value as u32),
        32 if !is_repeated(value, 4) => alone(value as u32),
        64 => byte_mask(value),
        _ => None,
    }
}

/// `vand.i16` and `vand.i32`: the complement, which `vbic` clears.
#[must_use]
pub fn complement(value: i64, bits: i32) -> Option<u32> {
    if bits == 16 { halfword(!value as u32 & 0xffff) } else { alone(!value as u32) }
}

/// `vmov.i32` and `vmvn.i32`: the bits below the byte may be ones.
#[must_use]
pub fn moved(value: i64) -> Option<u32> {
    if is_repeated(value, 4) { None } else { word(value) }
}

/// `vmov.i32` of a number whose complement `vmvn` can encode, and vice versa. In GNU's dialect the number may be the unsigned
/// one with the same bits, and elements may have 16 bits.
#[must_use]
pub fn inverted(value: i64, bits: i32, gnu_dialect: bool) -> Option<u32> {
    match bits {
        16 if gnu_dialect => halfword(u32::from(!u16::try_from(value).ok()?)),
        32 if gnu_dialect => word(!value).or_else(|| word(i64::from(!u32::try_from(value).ok()?))),
        32 => word(!value),
        _ => None,
    }
}

/// An element of `sizes / 100` bits that is replicated to `sizes % 100` bits.
#[must_use]
pub fn repeated(value: i64, sizes: i32, invert: bool) -> Option<u32> {
    let (from, to) = (sizes as u32 / 100, sizes as u32 % 100);
    if value == 0 || to == 64 && !invert && byte_mask(value).is_some() {
        return None;
    }
    let value = if invert { !value } else { value } as u64;
    let mask = (1u64 << from) - 1;
    let element = value & mask;
    if (1..to / from).any(|i| value >> (from * i) & mask != element) {
        return None;
    }
    match from {
        8 => Some(element as u32),
        16 => halfword(element as u32),
        _ => word(element as i64),
    }
}

/// The value of an encoded element of `bits` bits.
#[cfg(feature = "disasm")]
#[must_use]
pub fn value(encoded: u32, bits: u32) -> u64 {
    let byte = encoded & 0xff;
    match bits {
        8 => u64::from(byte),
        64 => (0..8).filter(|i| byte >> i & 1 != 0).fold(0, |all, i| all | 0xff << (8 * i)),
        _ => u64::from(match encoded >> 8 & 15 {
            0xc => byte << 8 | 0xff,
            0xd => byte << 16 | 0xffff,
            mode if bits == 16 => byte << (8 * (mode >> 1 & 1)),
            mode => byte << (8 * (mode >> 1 & 3)),
        }),
    }
}
