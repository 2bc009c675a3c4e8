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
