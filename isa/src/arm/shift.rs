//! The numbers of T32's shifts.

/// `lsl`
pub const LSL: u8 = 0;
/// `lsr`
pub const LSR: u8 = 1;
/// `asr`
pub const ASR: u8 = 2;
/// `ror`
pub const ROR: u8 = 3;
/// `rrx`
pub const RRX: u8 = 4;

/// `uxtw`, of the offsets of a vector.
pub const UXTW: u8 = 5;

/// The shifts in the order of their numbers.
pub const NAMES: [&str; 6] = ["lsl", "lsr", "asr", "ror", "rrx", "uxtw"];
