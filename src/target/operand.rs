//! Operands as a scanner delivers them: a list of registers, values and signs in the order of the text.

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
