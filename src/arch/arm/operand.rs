//! The operands of T32 as scanned.

pub use crate::arch::operand::{Aliases, EXPRESSION, Form, Operand, Register, SPECIFIER, shape};
pub use llas_isa::arm::{shift, tags as tag};

/// In a list's number: the registers are not in ascending order.
pub const UNORDERED: u8 = 1;
/// In a list's number: a register is listed twice.
pub const TWICE: u8 = 2;

/// In the value of a list of general registers: the flags are listed, too.
pub const FLAGS: u32 = 1 << 16;
/// In the value of a list of vector registers: the predicate register is listed, too.
pub const VPR: u32 = 1 << 18;
/// In the value of a list of 64-bit registers: it is one of 128-bit registers.
pub const QUADS: u32 = 1 << 17;

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
