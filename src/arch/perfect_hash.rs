//! Perfect hashing of mnemonics: the run-time part of the build's `isa::emit`, for every machine.

/// The initial hash.
pub const SEED: u64 = 0xcbf2_9ce4_8422_2325;

/// Adds the next 8 bytes of a name, little-endian, to the hash.
#[inline]
#[must_use]
pub fn mix(h: u64, word: u64) -> u64 {
    let h = (h ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    h ^ h >> 29
}

/// The hash of a name of at most 16 bytes.
#[inline]
#[must_use]
pub fn of_packed(name: [u64; 2]) -> u64 {
    let h = mix(SEED, name[0]);
    if name[1] == 0 { h } else { mix(h, name[1]) }
}

/// The only slot, of `slots`, that a hash can refer to; the number of displacements is a power of two.
#[inline]
#[must_use]
pub fn slot(h: u64, displacements: &[u16], slots: usize) -> usize {
    let displacement = displacements[h as usize & (displacements.len() - 1)];
    let mixed = ((h >> 32) ^ u64::from(displacement).wrapping_mul(0x9e37_79b9)) & 0xffff_ffff;
    ((mixed * slots as u64) >> 32) as usize
}
