//! The properties of a row, apart from its operands and bits.

/// Only printed if one of its registers is the stack pointer.
pub const SP: u16 = 1;
/// Not printed if registers that must differ are the same.
pub const APART: u16 = 2;
/// An atomic operation with acquire semantics, which it has not if its destination is the zero register.
pub const ACQUIRE: u16 = 4;
/// Registers that must be even are at most number 22.
pub const MAX_22: u16 = 8;
/// llvm-mc prints two blanks before the address or the group of vectors.
pub const BLANKS: u16 = 16;
/// The bits of one of the flags that follow.
pub const FLOW: u16 = 7 << 5;
/// A branch to a register.
pub const BRANCH: u16 = 1 << 5;
/// A call of a register.
pub const CALL: u16 = 2 << 5;
/// A return.
pub const RETURN: u16 = 3 << 5;
/// An exception.
pub const EXCEPTION: u16 = 4 << 5;

/// The notes in the tables.
#[cfg(feature = "compiler")]
pub(super) const NOTES: &[(&str, u16)] = &[
    ("sp", SP),
    ("apart", APART),
    ("acquire", ACQUIRE),
    ("max22", MAX_22),
    ("blank", BLANKS),
    ("branch", BRANCH),
    ("call", CALL),
    ("return", RETURN),
    ("exception", EXCEPTION),
];
