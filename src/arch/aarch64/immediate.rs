//! Encoded immediates.

/// N, immr and imms of a 64-bit logical immediate. Narrower values must be replicated.
#[must_use]
pub fn bitmask(value: u64) -> Option<u32> {
    if value == 0 || value == u64::MAX {
        return None;
    }
    let mut size = 64u32;
    while size > 2 {
        let half = size / 2;
        let mask = (1u64 << half) - 1;
        if value & mask != value >> half & mask {
            break;
        }
        size = half;
    }
    let mask = u64::MAX >> (64 - size);
    let element = value & mask;
    let ones = element.count_ones();
    // The run of ones may wrap around the end of the element.
    let rotated = |by: u32| (element >> by | element << ((size - by) % size)) & mask;
    let run = if ones == 64 { u64::MAX } else { (1u64 << ones) - 1 };
    let by = (0..size).find(|&by| rotated(by) == run)?;
    let immr = (size - by) % size;
    let imms = (!(size - 1) << 1 | (ones - 1)) & 0x3f;
    let n = u32::from(size == 64);
    Some(n << 12 | immr << 6 | imms)
}

/// The 8-bit encoding of an immediate whose bytes are all zeros or all ones.
#[must_use]
pub fn byte_mask(value: u64) -> Option<u32> {
    let mut bits = 0;
    for (i, byte) in value.to_le_bytes().into_iter().enumerate() {
        match byte {
            0 => {}
            0xff => bits |= 1 << i,
            _ => return None,
        }
    }
    Some(bits)
}

/// The halfword's index (from bit 16 on) and the 16-bit immediate of a value that a single `movz` can produce.
#[must_use]
pub fn mov_wide(value: u64, wide: bool) -> Option<u32> {
    let last = if wide { 4 } else { 2 };
    (0..last).find(|half| value & !(0xffff << (16 * half)) == 0).map(|half| half << 16 | (value >> (16 * half)) as u32)
}

/// The value of the encoding of a logical immediate, in elements of `bits` bits (0: 64); `None` if it is reserved or has
/// different elements.
#[cfg(feature = "disasm")]
#[must_use]
pub fn bitmask_value(encoded: u32, bits: i32) -> Option<u64> {
    let bits = if bits == 0 { 64 } else { bits as u32 };
    let (n, immr, imms) = (encoded >> 12 & 1, encoded >> 6 & 0x3f, encoded & 0x3f);
    let log = (n << 6 | !imms & 0x3f).checked_ilog2()?;
    let size = 1 << log;
    let (ones, by) = (imms & (size - 1), immr & (size - 1));
    if log == 0 || size > bits || ones == size - 1 {
        return None;
    }
    let run = u64::MAX >> (63 - ones);
    let mask = u64::MAX >> (64 - size);
    let element = if by == 0 { run } else { (run >> by | run << (size - by)) & mask };
    let value = (0..64 / size).fold(0, |all, i| all | element << (i * size));
    Some(value & u64::MAX >> (64 - bits))
}

/// Returns whether one `movz` can produce a value.
#[cfg(feature = "disasm")]
#[must_use]
pub fn is_mov_wide(value: u64, wide: bool) -> bool {
    mov_wide(if wide { value } else { value & 0xffff_ffff }, wide).is_some()
}

/// Returns whether a byte, shifted or not, can be copied to the elements of a scalable vector so that those of `bits` bits
/// have a value.
#[cfg(feature = "disasm")]
#[must_use]
pub fn is_vector_move(value: u64, bits: u32) -> bool {
    let value = (0..64 / bits).fold(0, |all, i| all | value << (i * bits));
    let is_element = |bits: u32| {
        let element = ((value << (64 - bits)) as i64) >> (64 - bits);
        let unsigned = value & u64::MAX >> (64 - bits);
        let is_byte = i64::from(element as i8) == element || bits == 8;
        let is_shifted = i64::from((element & !0xff) as i16) == element || bits == 16 && unsigned & 0xff == 0;
        let is_uniform = (0..64 / bits).all(|i| value >> (i * bits) & u64::MAX >> (64 - bits) == unsigned);
        is_uniform && (is_byte || bits != 8 && is_shifted)
    };
    [8, 16, 32, 64].into_iter().any(is_element)
}
