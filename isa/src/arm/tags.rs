//! The tags of T32's operands.

pub use crate::fixed_width::tags::*;

/// A general register.
pub const R: u16 = 1;
/// A 32-bit register.
pub const S: u16 = 2;
/// A 64-bit register.
pub const D: u16 = 3;
/// A 128-bit register.
pub const Q: u16 = 4;
/// A shift by a register, whose number is in the value.
pub const SHIFTED_BY: u16 = 5;
/// `{5}`: the option of a coprocessor.
pub const OPTION: u16 = 6;
/// `:64` after a register in brackets.
pub const ALIGN: u16 = 7;
/// A general register after `-`.
pub const SUBTRACTED: u16 = 16;
/// A list of general registers; the value is a bit mask.
pub const LIST: u16 = 12;
/// A list of 32-bit registers; the number is the first register, the value their count.
pub const SINGLES: u16 = 13;
/// A list of 64-bit registers; the number is the first register, the value their count, with their distance in bits 8
/// and 9.
pub const DOUBLES: u16 = 14;
/// A list of 64-bit registers with all lanes.
pub const ALL_LANES: u16 = 15;
