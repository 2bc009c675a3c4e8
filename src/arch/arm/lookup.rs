//! A mnemonic to its rows, by a perfect hash that the build has found.

use super::tables::{DISPLACEMENTS, MNEMONICS, Mnemonic, NAMES};
use crate::arch::perfect_hash;

/// The mnemonic of a packed name in small letters.
#[inline]
#[must_use]
pub fn mnemonic(name: [u64; 2]) -> Option<&'static Mnemonic> {
    let slot = perfect_hash::slot(perfect_hash::of_packed(name), &DISPLACEMENTS, MNEMONICS.len());
    let entry = &MNEMONICS[slot];
    (entry.packed == name).then_some(entry)
}

/// The names of all mnemonics.
pub fn names() -> impl Iterator<Item = &'static str> {
    NAMES.split(' ')
}
