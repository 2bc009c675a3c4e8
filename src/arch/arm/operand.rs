//! The operands of T32 as scanned.

pub use crate::arch::operand::{Aliases, EXPRESSION, Form, Operand, Register, SPECIFIER, shape};

/// The class of an operand. The numbers must match `tags.rs` of the build script.
pub mod tag {
    pub use crate::arch::fixed_width::tag::*;

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
    /// A list of general registers; the value is a bit mask.
    pub const LIST: u16 = 12;
    /// A list of 32-bit registers; the number is the first register, the value their count.
    pub const SINGLES: u16 = 13;
    /// A list of 64-bit registers; the number is the first register, the value their count, with their distance in bits
    /// 8 and 9.
    pub const DOUBLES: u16 = 14;
    /// A list of 64-bit registers with all lanes.
    pub const ALL_LANES: u16 = 15;
}

/// In a list's number: the registers are not in ascending order.
pub const UNORDERED: u8 = 1;
/// In a list's number: a register is listed twice.
pub const TWICE: u8 = 2;

/// In a symbol's number: an offset is added to the symbol.
pub const OFFSET: u8 = 0x20;

/// The stack pointer.
pub const SP: u8 = 13;
/// The link register.
pub const LR: u8 = 14;
/// The program counter.
pub const PC: u8 = 15;

/// `#-0`: subtract zero.
pub const MINUS_ZERO: i64 = i32::MIN as i64;

/// The numbers of shifts.
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
