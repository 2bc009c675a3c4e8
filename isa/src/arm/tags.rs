//! The syntactic classes of T32 operands; `target/arm/operand.rs` has the same numbers.

/// A number, an expression or a word.
pub const VALUE: u16 = 0;
/// `[`
pub const OPEN: u16 = 8;
/// `]`
pub const CLOSE: u16 = 9;
/// `!`
pub const BANG: u16 = 10;
/// `lsl` and other shifts, with or without an amount.
pub const SHIFT: u16 = 11;
/// A list of general registers.
pub const LIST: u16 = 12;
/// A list of 32-bit registers.
pub const SINGLES: u16 = 13;
/// A list of 64-bit registers, or all lanes of them.
pub const DOUBLES: u16 = 14;
/// All lanes of a list.
pub const ALL_LANES: u16 = 15;
/// A shift by a register.
pub const SHIFTED_BY: u16 = 5;
/// `{5}`: the option of a coprocessor.
pub const OPTION: u16 = 6;
/// `:64` after a register in brackets.
pub const ALIGN: u16 = 7;
/// An index in brackets follows.
pub const LANE: u16 = 0x8000;

/// The register classes by their letters in the rows: the tag, and the kind at run time.
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
