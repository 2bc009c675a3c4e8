//! The instructions that are the same in both instruction set states but for some bits of their words (ARM ARM, F3.1 and
//! F4.1): Advanced SIMD, floating point, and coprocessors. The tables have them as T32.

/// `U` of Advanced SIMD, in T32 and in A32.
const U: (u32, u32) = (1 << 28, 1 << 24);

/// Returns whether A32 has an instruction, too, given its 32 bits in T32.
#[must_use]
pub const fn is_shared(word: u32) -> bool {
    match word >> 24 {
        // Advanced SIMD stores and loads; other instructions with these bits load a register.
        0xf9 => word & 1 << 20 == 0,
        0xec..=0xef | 0xfc..=0xff => true,
        _ => false,
    }
}

/// The A32 word of a shared instruction, with a condition if it has one.
#[must_use]
pub const fn to_a32(word: u32, condition: u32) -> u32 {
    match word >> 24 {
        0xf9 => 0xf4 << 24 | word & 0xff_ffff,
        0xef | 0xff => 0xf2 << 24 | if word & U.0 != 0 { U.1 } else { 0 } | word & 0xff_ffff,
        0xec..=0xee => condition << 28 | word & 0xfff_ffff,
        _ => word,
    }
}

/// The T32 word of an A32 word of a shared instruction, without its condition.
#[must_use]
pub const fn of_a32(word: u32) -> Option<u32> {
    match word >> 24 {
        0xf4 if word & 1 << 20 == 0 => Some(0xf9 << 24 | word & 0xff_ffff),
        0xf2 | 0xf3 => Some(0xef << 24 | if word & U.1 != 0 { U.0 } else { 0 } | word & 0xff_ffff),
        0xfc..=0xfe => Some(word),
        other if matches!(other & 15, 0xc..=0xe) => Some(0xe << 28 | word & 0xfff_ffff),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_converted_both_ways() {
        for word in [0xee30_0a00, 0xef00_0d40, 0xffb0_0000, 0xf920_070f, 0xfe00_0a00, 0xfc20_0d40, 0xed90_0b00] {
            assert!(is_shared(word));
            assert_eq!(of_a32(to_a32(word, 3)), Some(word), "{word:x}");
        }
        assert_eq!(to_a32(0xee30_0a00, 0), 0x0e30_0a00);
        assert_eq!(to_a32(0xff00_0d40, 14), 0xf300_0d40);
        assert!(!is_shared(0xf910_0000) && of_a32(0xe080_0000).is_none());
    }
}
