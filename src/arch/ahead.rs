//! Instructions that are encoded from their text and the machine's state alone, before the loop over statements reaches
//! them: by other threads. The loop looks up their symbols and emits them.

use crate::model::Endian;
use crate::parse::ast::Specifier;

/// An encoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    /// The bytes; those past the size are unspecified. For A64 and T32 the encoding.
    pub code: [u64; 2],
    /// The index of its field in the machine's list, or [`Instruction::NO_FIELD`].
    pub field: u32,
    /// The flags of a row.
    pub flags: u16,
    /// The size in bytes.
    pub size: u8,
}

impl Instruction {
    pub const NO_FIELD: u32 = u32::MAX;
}

// A piece of text has thousands.
const _: () = assert!(size_of::<Instruction>() == 24);

/// Receives the bytes of instructions that do not depend on symbols, which then need not be listed one by one.
#[derive(Debug)]
pub struct Plain<'p> {
    pub bytes: &'p mut Vec<u8>,
    /// The byte order of data.
    pub endian: Endian,
}

impl Plain<'_> {
    /// Appends up to 16 bytes, which are the first ones of two little-endian words.
    #[inline]
    pub fn push(&mut self, [low, high]: [u64; 2], size: usize) {
        let end = self.bytes.len() + size.min(16);
        // A copy of a fixed size is fast.
        self.bytes.extend_from_slice(&(u128::from(low) | u128::from(high) << 64).to_le_bytes());
        self.bytes.truncate(end);
    }
}

/// A symbol in an instruction. Offsets are from the instruction's first byte of text.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    pub constant: i64,
    /// The offset and length of its name.
    pub name: u32,
    pub len: u32,
    /// The offset of its operand.
    pub operand: u32,
    pub specifier: Specifier,
}
