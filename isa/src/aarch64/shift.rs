//! The numbers of A64's shifts and extensions.

/// `lsl`
pub const LSL: u8 = 0;
/// `lsr`
pub const LSR: u8 = 1;
/// `asr`
pub const ASR: u8 = 2;
/// `ror`
pub const ROR: u8 = 3;
/// `msl`
pub const MSL: u8 = 4;
/// `mul`
pub const MUL: u8 = 5;
/// `mul vl`
pub const MUL_VL: u8 = 6;
/// `uxtb`, followed by the seven other extensions.
pub const UXTB: u8 = 8;
/// `uxtw`
pub const UXTW: u8 = 10;
/// `uxtx`
pub const UXTX: u8 = 11;
/// `sxtw`
pub const SXTW: u8 = 14;
/// `sxtx`
pub const SXTX: u8 = 15;

/// The shifts and extensions in the order of their numbers.
pub const NAMES: [&str; 16] = [
    "lsl", "lsr", "asr", "ror", "msl", "mul", "mul vl", "", "uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw",
    "sxtx",
];
