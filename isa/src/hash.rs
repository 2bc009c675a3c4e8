//! Perfect hashing of mnemonics: the hash selects a bucket, whose displacement moves the name to a slot of its own.

/// Adds the next 8 bytes of a name, little-endian, to the hash, which is 0 before the first ones. Its upper half depends on
/// all of them.
#[inline]
#[must_use]
pub const fn mix(h: u64, word: u64) -> u64 {
    (h ^ h >> 29 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The hash of a name.
#[inline]
#[must_use]
pub fn of(name: &[u8]) -> u64 {
    name.chunks(8).fold(0, |h, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        mix(h, u64::from_le_bytes(word))
    })
}

/// The hash of a name of at most 16 bytes.
#[inline]
#[must_use]
pub const fn of_packed(name: [u64; 2]) -> u64 {
    let h = mix(0, name[0]);
    if name[1] == 0 { h } else { mix(h, name[1]) }
}

/// The only slot, of `slots`, that a hash can refer to; the number of displacements is a power of two.
#[inline]
#[must_use]
pub fn slot(h: u64, displacements: &[u16], slots: usize) -> usize {
    let (bucket, rest) = bucket(h, displacements.len());
    displaced(rest, displacements[bucket], slots)
}

/// The bucket of a hash, which its upper bits select, and the 32 bits below them. The number of buckets is a power of two.
#[inline]
fn bucket(h: u64, buckets: usize) -> (usize, u32) {
    let log2 = buckets.trailing_zeros();
    ((h >> 32 >> (32 - log2)) as usize, (h << log2 >> 32) as u32)
}

/// The slot of a hash in its bucket under the bucket's displacement.
#[inline]
fn displaced(rest: u32, displacement: u16, slots: usize) -> usize {
    let mixed = rest ^ u32::from(displacement).wrapping_mul(0x9e37_79b9);
    ((u64::from(mixed) * slots as u64) >> 32) as usize
}

/// A name of at most 16 bytes as two little-endian words; zeros for a longer one.
#[must_use]
pub fn packed(name: &str) -> [u64; 2] {
    let mut words = [0; 2];
    if name.len() <= 16 {
        for (i, byte) in name.bytes().enumerate() {
            words[i / 8] |= u64::from(byte) << (8 * (i % 8));
        }
    }
    words
}

/// A perfect hash table.
#[cfg(feature = "compiler")]
pub(crate) struct Perfect {
    /// The displacement of each bucket.
    pub(crate) displacements: Vec<u16>,
    /// The index of the key in each slot.
    pub(crate) slots: Vec<Option<usize>>,
}

#[cfg(feature = "compiler")]
impl Perfect {
    /// Finds a displacement for each bucket such that no two keys collide.
    pub(crate) fn new(keys: &[&str]) -> Result<Self, String> {
        let buckets = (keys.len() / 3).next_power_of_two();
        let count = keys.len() + keys.len() / 64 + 1;
        let hashes: Vec<(usize, u32)> = keys.iter().map(|key| bucket(of(key.as_bytes()), buckets)).collect();
        let mut by_bucket: Vec<Vec<usize>> = vec![Vec::new(); buckets];
        for (i, h) in hashes.iter().enumerate() {
            by_bucket[h.0].push(i);
        }
        let mut order: Vec<usize> = (0..buckets).collect();
        order.sort_by_key(|&b| std::cmp::Reverse(by_bucket[b].len()));
        let mut slots = vec![None; count];
        let mut displacements = vec![0u16; buckets];
        'buckets: for b in order {
            for d in 0..u16::MAX {
                let at: Vec<usize> = by_bucket[b].iter().map(|&k| displaced(hashes[k].1, d, count)).collect();
                let distinct = at.iter().enumerate().all(|(i, s)| slots[*s].is_none() && !at[..i].contains(s));
                if distinct {
                    for (&k, s) in by_bucket[b].iter().zip(at) {
                        slots[s] = Some(k);
                    }
                    displacements[b] = d;
                    continue 'buckets;
                }
            }
            return Err("no perfect hash was found".into());
        }
        Ok(Perfect { displacements, slots })
    }
}
