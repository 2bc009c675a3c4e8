//! Bytes that fill: repeated values, and LEB128 numbers of a given size.

use crate::model::Contents;

/// Appends a LEB128 number of exactly `size` bytes.
pub fn write_leb(value: i64, signed: bool, size: u64, out: &mut Contents) {
    let mut rest = value;
    for i in 0..size {
        let more = if i + 1 < size { 0x80 } else { 0 };
        out.push((rest & 0x7f) as u8 | more);
        rest = if signed { rest >> 7 } else { ((rest as u64) >> 7) as i64 };
    }
}

/// Appends `times` copies of a value, in large blocks.
pub fn repeat(value: &[u8], times: usize, out: &mut Contents) {
    const SMALL_COUNT: usize = 64;
    const BLOCK: usize = 4096;
    if let [byte] = *value {
        return out.fill(byte, times);
    }
    if times < SMALL_COUNT {
        (0..times).for_each(|_| out.append(value));
        return;
    }
    let many = value.repeat(times.min(BLOCK));
    for _ in 0..times / BLOCK {
        out.append(&many);
    }
    out.append(&many[..times % BLOCK * value.len()]);
}
