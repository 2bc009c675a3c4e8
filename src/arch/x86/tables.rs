//! The tables that the build generates from `grammar/isa/x86`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

pub use llas_isa::x86::classes::*;
pub use llas_isa::x86::flags::*;
pub use llas_isa::x86::{Class, Row, Sets};

/// A row of a mnemonic, with the operands that it accepts as indices in [`CLASSES`].
#[derive(Debug)]
pub struct Candidate {
    pub row: u16,
    pub classes: [u8; 6],
}

/// A mnemonic and its rows.
#[derive(Debug)]
pub struct Mnemonic {
    /// The offset of its name in [`TEXTS`], and the length of the name in the lowest byte.
    pub text: u32,
    /// A name of at most 16 bytes, little-endian; zeros for a longer name.
    pub packed: [u64; 2],
    /// The index of its first row in the list.
    pub first: u32,
    /// The index, relative to `first`, of the first row with each number of operands.
    pub starts: [u8; 8],
    /// The slots of the names with each suffix; 0xffff if there is none.
    pub suffixed: [u16; 4],
    /// The index in the sets for its rows with two operands; 0xffff if the rows are searched linearly.
    pub sets: u16,
}

impl Mnemonic {
    /// The first letter of the name.
    #[must_use]
    pub fn initial(&self) -> u8 {
        TEXTS.as_bytes().get((self.text >> 8) as usize).copied().unwrap_or(0)
    }

    #[must_use]
    pub fn name(&self) -> &'static str {
        let (start, len) = ((self.text >> 8) as usize, (self.text & 0xff) as usize);
        TEXTS.get(start..start + len).unwrap_or_default()
    }
}

include!(concat!(env!("OUT_DIR"), "/x86_tables.rs"));
