//! Operands of A64 as a scanner delivers them.

pub use crate::arch::operand::{Aliases, EXPRESSION, Form, HASHED, Operand, Register, SPECIFIER, shape};

/// What an operand is at first sight; the numbers are those of the build's `tags.rs`.
pub mod tag {
    /// A number, an expression or a word.
    pub const VALUE: u16 = 0;
    /// A general register of 32 bits.
    pub const W: u16 = 1;
    /// A general register of 64 bits.
    pub const X: u16 = 2;
    /// The scalar registers: B, H, S, D and Q.
    pub const SCALAR: u16 = 3;
    /// `[`
    pub const OPEN: u16 = 8;
    /// `]`
    pub const CLOSE: u16 = 9;
    /// `!`
    pub const BANG: u16 = 10;
    /// `lsl` and its kin.
    pub const SHIFT: u16 = 11;
    /// A list of tiles, as bits.
    pub const TILES: u16 = 12;
    /// `[` directly behind an operand, without a comma.
    pub const INDEX: u16 = 13;
    /// A vector register; its arrangement is added.
    pub const V: u16 = 0x10;
    /// A scalable vector register; its element is added.
    pub const Z: u16 = 0x30;
    /// A predicate register.
    pub const P: u16 = 0x38;
    /// A predicate as counter.
    pub const PN: u16 = 0x40;
    /// The array ZA.
    pub const ZA: u16 = 0x48;
    /// A tile.
    pub const TILE: u16 = 0x50;
    /// Horizontal slices of a tile; vertical ones are 8 further on.
    pub const SLICE: u16 = 0x58;
    /// The table ZT0.
    pub const ZT: u16 = 0x68;
    /// The number of registers of a list.
    pub const LIST: u16 = 0x100;
    /// The registers of a list are 4, or twice this 8 apart.
    pub const STRIDE: u16 = 0x800;
    /// An index follows.
    pub const LANE: u16 = 0x8000;
}

/// The number of the stack pointer, which is register 31 where it is meant.
pub const SP: u8 = 32;

/// Shifts and extensions by their numbers.
pub mod shift {
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
    /// `uxtb`, and behind it the seven other extensions.
    pub const UXTB: u8 = 8;
    /// `uxtw`
    pub const UXTW: u8 = 10;
    /// `uxtx`
    pub const UXTX: u8 = 11;
    /// `sxtw`
    pub const SXTW: u8 = 14;
    /// `sxtx`
    pub const SXTX: u8 = 15;
}
