//! Operands as a scanner delivers them: a list of registers, values and signs in the order of the text.

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

/// A register: what it is at first sight, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    /// Its class with its suffix.
    pub tag: u16,
    /// Its number.
    pub number: u8,
}

/// Names for registers that the text has made, in small letters.
pub type Aliases = hashbrown::HashMap<Vec<u8>, Register>;

/// Added to the number of a value's specifier: it is not a symbol with or without a number, and not a number with a specifier.
pub const EXPRESSION: u8 = 0x80;

/// Added to it: a `#` stands in front.
pub const HASHED: u8 = 0x40;

/// What is left of it.
pub const SPECIFIER: u8 = 0x3f;

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

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// It is no value.
    None,
    /// A number.
    Number,
    /// The bits of a real number.
    Float,
    /// A word: `value` bytes at the operand's place of the text.
    Word,
    /// An expression for the layout or the linker: `value` is the caller's number for it.
    Symbolic,
    /// A number and so many that follow it: `0:3`.
    Range,
}

/// One operand, or a sign between operands.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// What it is at first sight.
    pub tag: u16,
    /// A register's number, a shift's, or how far a range goes.
    pub number: u8,
    /// What is known of a value.
    pub form: Form,
    /// Where it stands in the text.
    pub at: u32,
    /// The value; a shift's amount, -1 where there is none; the specifier is the caller's.
    pub value: i64,
}

/// The shape of operands; the build has the same function.
#[inline]
#[must_use]
pub fn shape(operands: &[Operand]) -> u32 {
    operands.iter().fold(1, |all: u32, o| (all.rotate_left(7) ^ u32::from(o.tag)).wrapping_mul(0x9e37_79b1))
}
