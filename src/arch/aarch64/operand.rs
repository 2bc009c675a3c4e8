//! The operands of A64 as scanned.

pub use crate::arch::operand::{Aliases, EXPRESSION, Form, HASHED, Operand, Register, SPECIFIER};

/// The class of an operand. The numbers must match `tags.rs` of the build script.
pub mod tag {
    pub use crate::arch::fixed_width::tag::*;

    /// A 32-bit general register.
    pub const W: u16 = 1;
    /// A 64-bit general register.
    pub const X: u16 = 2;
    /// The scalar registers: B, H, S, D and Q.
    pub const SCALAR: u16 = 3;
    /// A list of tiles, as a bit mask.
    pub const TILES: u16 = 12;
    /// `[` directly after an operand, without a comma.
    pub const INDEX: u16 = 13;
    /// A vector register, plus its arrangement.
    pub const V: u16 = 0x10;
    /// A scalable vector register, plus its element size.
    pub const Z: u16 = 0x30;
    /// A predicate register.
    pub const P: u16 = 0x38;
    /// A predicate-as-counter register.
    pub const PN: u16 = 0x40;
    /// The ZA array.
    pub const ZA: u16 = 0x48;
    /// A tile.
    pub const TILE: u16 = 0x50;
    /// A horizontal slice of a tile; add 8 for a vertical one.
    pub const SLICE: u16 = 0x58;
    /// The ZT0 table.
    pub const ZT: u16 = 0x68;
    /// Multiplied by the number of registers in a list.
    pub const LIST: u16 = 0x100;
    /// The registers of a list are 4 apart; twice this value: 8 apart.
    pub const STRIDE: u16 = 0x800;
}

/// The stack pointer, which is distinguished from the zero register and encoded as 31.
pub const SP: u8 = 32;

/// The numbers of shifts and extensions.
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
    /// `uxtb`, followed by the seven other extensions.
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
