//! What an operand of T32 is at first sight; the runtime part has the same numbers in `target/arm/operand.rs`.

/// A number, an expression or a word.
pub const VALUE: u16 = 0;
/// `[`
pub const OPEN: u16 = 8;
/// `]`
pub const CLOSE: u16 = 9;
/// `!`
pub const BANG: u16 = 10;
/// `lsl` and its kin, with or without an amount.
pub const SHIFT: u16 = 11;
/// A list of general registers.
pub const LIST: u16 = 12;
/// A list of registers of 32 bits.
pub const SINGLES: u16 = 13;
/// A list of registers of 64 bits; all lanes of them.
pub const DOUBLES: u16 = 14;
/// All lanes of a list.
pub const ALL_LANES: u16 = 15;
/// A shift by a register.
pub const SHIFTED_BY: u16 = 5;
/// `{5}`: the option of a coprocessor.
pub const OPTION: u16 = 6;
/// `:64` behind a register in brackets.
pub const ALIGN: u16 = 7;
/// An index in brackets follows.
pub const LANE: u16 = 0x8000;

/// The classes of registers by the letters that rows have for them: the tag, and the least and the last number, with the
/// number of the runtime part's kind.
pub const CLASSES: &[(&str, u16, &str)] = &[
    ("R", 1, "Register"),
    ("N", 1, "NotPc"),
    ("G", 1, "General"),
    ("B", 1, "NotSp"),
    ("L", 1, "Low"),
    ("S", 2, "Register"),
    ("D", 3, "Register"),
    ("Q", 4, "Quad"),
];
