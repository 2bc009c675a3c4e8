//! The classes of operands that every machine has.

/// A number, an expression or a word.
pub const VALUE: u16 = 0;
/// `[`
pub const OPEN: u16 = 8;
/// `]`
pub const CLOSE: u16 = 9;
/// `!`
pub const BANG: u16 = 10;
/// A shift or extension such as `lsl`.
pub const SHIFT: u16 = 11;
/// Followed by an index.
pub const LANE: u16 = 0x8000;
