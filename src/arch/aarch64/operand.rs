//! The operands of A64 as scanned.

pub use crate::arch::operand::{Aliases, EXPRESSION, Form, HASHED, Operand, Register, SPECIFIER};
pub use llas_isa::aarch64::{shift, tags as tag};

/// The stack pointer, which is distinguished from the zero register and encoded as 31.
pub const SP: u8 = 32;
