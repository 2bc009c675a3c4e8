//! A mnemonic to its rows, by a perfect hash that the build has found.

use super::tables::{DISPLACEMENTS, MNEMONICS, Mnemonic};

const SEED: u64 = 0xcbf2_9ce4_8422_2325;

#[inline]
fn mix(h: u64, word: u64) -> u64 {
    let h = (h ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    h ^ h >> 29
}

/// The mnemonic of a packed name in small letters.
#[inline]
#[must_use]
pub fn mnemonic(name: [u64; 2]) -> Option<&'static Mnemonic> {
    let mut h = mix(SEED, name[0]);
    if name[1] != 0 {
        h = mix(h, name[1]);
    }
    let displacement = DISPLACEMENTS[h as usize & (DISPLACEMENTS.len() - 1)];
    let mixed = ((h >> 32) ^ u64::from(displacement).wrapping_mul(0x9e37_79b9)) & 0xffff_ffff;
    let entry = &MNEMONICS[((mixed * MNEMONICS.len() as u64) >> 32) as usize];
    (entry.packed == name).then_some(entry)
}

/// The names of all mnemonics.
pub fn names() -> impl Iterator<Item = &'static str> {
    MNEMONICS.iter().map(|m| m.name).filter(|n| !n.is_empty())
}
