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

/// The shifts in the order of their numbers.
pub const NAMES: [&str; 5] = ["lsl", "lsr", "asr", "ror", "rrx"];
