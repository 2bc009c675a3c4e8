//! How the bits of an operand's value are placed in an instruction.

/// A contiguous part of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Segment {
    /// The lowest bit in the instruction.
    pub at: u8,
    /// The number of bits.
    pub width: u8,
    /// The lowest bit in the value.
    pub from: u8,
}

/// The width of a value in bits.
#[inline]
#[must_use]
pub fn width(segments: &[Segment]) -> u8 {
    let mut most = 0;
    for s in segments {
        most = most.max(s.from + s.width);
    }
    most
}

/// Returns whether the field can represent a value.
#[inline]
#[must_use]
pub fn holds(segments: &[Segment], value: u32) -> bool {
    let mut all = 0;
    for s in segments {
        all |= (((1u64 << s.width) - 1) << s.from) as u32;
    }
    value & !all == 0
}

/// The bits of the instruction that encode a value.
#[inline]
#[must_use]
pub fn place(segments: &[Segment], value: u32) -> u32 {
    let mut all = 0;
    for s in segments {
        all |= (value >> s.from & ((1u64 << s.width) - 1) as u32) << s.at;
    }
    all
}

/// The value that a word encodes, the inverse of [`place`].
#[inline]
#[must_use]
pub fn extract(segments: &[Segment], word: u32) -> u32 {
    let part = |s: &Segment| (word >> s.at & ((1u64 << s.width) - 1) as u32) << s.from;
    segments.iter().map(part).fold(0, |all, bits| all | bits)
}
