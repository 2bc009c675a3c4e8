//! Where the bits of an operand's value go in an instruction.

/// Bits of a value that go to a place of the instruction.
#[derive(Debug)]
pub struct Segment {
    /// The lowest bit in the instruction.
    pub at: u8,
    /// How many bits.
    pub width: u8,
    /// The lowest bit in the value.
    pub from: u8,
}

/// How many bits a value has.
#[must_use]
pub fn width(segments: &[Segment]) -> u8 {
    segments.iter().map(|s| s.from + s.width).max().unwrap_or(0)
}

/// Whether the bits can say a value.
#[must_use]
pub fn holds(segments: &[Segment], value: u32) -> bool {
    value & !segments.iter().fold(0u32, |all, s| all | (((1u64 << s.width) - 1) << s.from) as u32) == 0
}

/// The bits of the instruction for a value.
#[inline]
#[must_use]
pub fn place(segments: &[Segment], value: u32) -> u32 {
    let part = |s: &Segment| (value >> s.from & ((1u64 << s.width) - 1) as u32) << s.at;
    segments.iter().map(part).fold(0, |all, bits| all | bits)
}
