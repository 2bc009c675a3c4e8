//! Operands of T32 as a scanner delivers them.

pub use crate::arch::operand::{Aliases, EXPRESSION, Form, HASHED, Operand, Register, SPECIFIER, shape};

/// What an operand is at first sight; the numbers are those of the build's `tags.rs`.
pub mod tag {
    /// A number, an expression or a word.
    pub const VALUE: u16 = 0;
    /// A general register.
    pub const R: u16 = 1;
    /// A register of 32 bits.
    pub const S: u16 = 2;
    /// A register of 64 bits.
    pub const D: u16 = 3;
    /// A register of 128 bits.
    pub const Q: u16 = 4;
    /// A shift by a register, whose number is the value.
    pub const SHIFTED_BY: u16 = 5;
    /// `{5}`: the option of a coprocessor.
    pub const OPTION: u16 = 6;
    /// `:64` behind a register in brackets.
    pub const ALIGN: u16 = 7;
    /// `[`
    pub const OPEN: u16 = 8;
    /// `]`
    pub const CLOSE: u16 = 9;
    /// `!`
    pub const BANG: u16 = 10;
    /// `lsl` and its kin.
    pub const SHIFT: u16 = 11;
    /// A list of general registers: the value has a bit for each.
    pub const LIST: u16 = 12;
    /// A list of registers of 32 bits: the number is the first's, the value how many there are.
    pub const SINGLES: u16 = 13;
    /// The same of 64 bits; bits 8 and 9 of the value are their distance.
    pub const DOUBLES: u16 = 14;
    /// All lanes of such a list.
    pub const ALL_LANES: u16 = 15;
    /// An index follows.
    pub const LANE: u16 = 0x8000;
}

/// Of a list's number: its registers are not in ascending order.
pub const UNORDERED: u8 = 1;
/// Of a list's number: it names a register twice.
pub const TWICE: u8 = 2;

/// Of a symbol's number: something is added to it.
pub const OFFSET: u8 = 0x20;

/// Numbers of general registers.
pub const SP: u8 = 13;
/// The link register.
pub const LR: u8 = 14;
/// The program counter.
pub const PC: u8 = 15;

/// `#-0`: what is subtracted is nothing.
pub const MINUS_ZERO: i64 = i32::MIN as i64;

/// Shifts by their numbers.
pub mod shift {
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
}
