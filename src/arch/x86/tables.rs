//! The tables that the build generates from `grammar/isa/x86`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

use crate::arch::perfect_hash;
pub use llas_isa::x86::Sets;
pub use llas_isa::x86::classes::*;
pub use llas_isa::x86::flags::*;
pub use llas_isa::x86::row::{Class, Encoding, Form, Imm, MemoryRule, Role, Row, Space};

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
    pub rule: MemoryRule,
    /// The index in the sets for its rows with two operands; 0xffff if the rows are searched linearly.
    pub sets: u16,
}

impl Mnemonic {
    /// The first letter of the name.
    pub fn initial(&self) -> u8 {
        TEXTS.as_bytes().get((self.text >> 8) as usize).copied().unwrap_or(0)
    }

    pub fn name(&self) -> &'static str {
        let (start, len) = ((self.text >> 8) as usize, (self.text & 0xff) as usize);
        TEXTS.get(start..start + len).unwrap_or_default()
    }
}

/// The mnemonics of a syntax.
#[derive(Debug)]
pub struct Syntax {
    displacements: &'static [u16],
    pub mnemonics: &'static [Mnemonic],
    lists: &'static [Candidate],
    pub sets: &'static [Sets],
}

pub static ATT: Syntax =
    Syntax { displacements: &ATT_DISPLACEMENTS, mnemonics: &ATT_MNEMONICS, lists: &ATT_LISTS, sets: &ATT_SETS };

pub static INTEL: Syntax =
    Syntax { displacements: &INTEL_DISPLACEMENTS, mnemonics: &INTEL_MNEMONICS, lists: &INTEL_LISTS, sets: &INTEL_SETS };

/// The maximum length of a mnemonic.
const MAX_NAME: usize = 24;

impl Syntax {
    pub fn of(intel: bool) -> &'static Syntax {
        if intel { &INTEL } else { &ATT }
    }

    /// The only entry that a hash can refer to.
    #[inline(always)]
    fn slot(&'static self, hash: u64) -> &'static Mnemonic {
        &self.mnemonics[perfect_hash::slot(hash, self.displacements, self.mnemonics.len())]
    }

    /// Finds a mnemonic in any case.
    pub fn find(&'static self, name: &str) -> Option<&'static Mnemonic> {
        let name = name.as_bytes();
        let mut buffer = [0u8; MAX_NAME];
        let lower = buffer.get_mut(..name.len()).filter(|lower| !lower.is_empty())?;
        lower.copy_from_slice(name);
        lower.make_ascii_lowercase();
        Some(self.slot(perfect_hash::of(lower))).filter(|entry| entry.name().as_bytes() == lower)
    }

    /// Finds the mnemonic with a name of at most 16 bytes in lower case, packed little-endian into the two words.
    #[inline(always)]
    pub fn find_packed(&'static self, name: [u64; 2]) -> Option<&'static Mnemonic> {
        Some(self.slot(perfect_hash::of_packed(name))).filter(|entry| entry.packed == name)
    }

    /// The rows of a mnemonic.
    pub fn rows(&'static self, entry: &Mnemonic) -> &'static [Candidate] {
        let first = entry.first as usize;
        &self.lists[first..first + usize::from(entry.starts[7])]
    }

    /// The rows of a mnemonic with that number of operands.
    #[inline(always)]
    pub fn rows_with(&'static self, entry: &Mnemonic, operands: usize) -> &'static [Candidate] {
        let (first, count) = (entry.first as usize, operands & 7);
        let start = first + usize::from(entry.starts[count]);
        self.lists.get(start..first + usize::from(entry.starts[(count + 1) & 7])).unwrap_or(&[])
    }
}

include!(concat!(env!("OUT_DIR"), "/x86_tables.rs"));
