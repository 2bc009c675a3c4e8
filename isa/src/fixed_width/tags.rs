//! The tags that A64 and T32 share. A tag is the syntactic class of an operand: a number for punctuation, or for the
//! class of a register with its suffix.
//!
//! The tags of a statement are hashed to its shape, and only rows of that shape are tried.

/// A number, an expression or a word.
pub const VALUE: u16 = 0;
/// `[`
pub const OPEN: u16 = 8;
/// `]`
pub const CLOSE: u16 = 9;
/// `!`
pub const BANG: u16 = 10;
/// `^`; no machine has another tag with this number.
pub const CARET: u16 = 0x6f;
/// A shift or extension such as `lsl`, with or without an amount.
pub const SHIFT: u16 = 11;
/// Flag: an index in brackets follows.
pub const LANE: u16 = 0x8000;

/// The shape of a sequence of tags.
#[inline]
#[must_use]
pub fn shape(tags: impl Iterator<Item = u16>) -> u32 {
    tags.fold(NO_SHAPE, extended)
}

/// The shape of no operands.
pub const NO_SHAPE: u32 = 1;

/// The shape of a sequence of tags and another one.
#[inline]
#[must_use]
pub fn extended(shape: u32, tag: u16) -> u32 {
    (shape.rotate_left(7) ^ u32::from(tag)).wrapping_mul(0x9e37_79b1)
}
