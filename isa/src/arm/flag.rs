//! The properties of a row, apart from its operands and bits.

/// The encoding has 32 bits.
pub const WIDE: u16 = 1;
/// Only allowed in IT blocks.
pub const IN_BLOCK: u16 = 2;
/// Not allowed in IT blocks.
pub const OUT_OF_BLOCK: u16 = 4;
/// `.w` is allowed.
pub const TAKES_W: u16 = 8;
/// `.w` is required.
pub const NEEDS_W: u16 = 16;
/// Not predicable.
pub const NO_CONDITION: u16 = 32;
/// Not predicable, but allowed in IT blocks.
pub const EVERYWHERE: u16 = 64;
/// Only allowed as the last one of an IT block.
pub const LAST: u16 = 128;
/// The condition is encoded in the instruction; in T32 outside IT blocks.
pub const CONDITION: u16 = 256;
/// If its first register is the program counter, only allowed as the last one of an IT block.
pub const LAST_WITH_PC: u16 = 512;
/// An A32 instruction, which T32 does not have.
pub const A32: u16 = 1024;
/// Not defined by the ARM ARM.
pub const UNDEFINED: u16 = 2048;
/// Accepts `.w` but is printed without it.
pub const BARE: u16 = 4096;
/// May be in a VPT block, where it is predicated.
pub const VECTOR: u16 = 8192;
/// Opens a VPT block.
pub const OPENS: u16 = VECTOR | LAST;
/// A T32 instruction that A32 has, too; see [`super::state`].
pub const SHARED: u16 = 16384;
