//! The bytes of a name before its last digit.

/// The longest stem that is kept in its row, in bytes.
const MAX_SHORT: usize = 17;

/// The number of places in the table of stems for those that differ in a last digit: their entries share a line of the
/// cache.
pub(super) const GROUP: usize = 16;

/// A stem. Up to 16 bytes before its last one are in two words: the first and last eight, or the first and last four, or
/// one and two, overlapping if there are fewer. A longer stem has its hash and its start in the bytes of all names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stem {
    words: [u64; 2],
    /// The last byte, and from bit 8 on the length.
    ends: u64,
}

impl Stem {
    /// The stem with these bytes; `None` if it is too long.
    #[inline]
    pub(super) fn short(bytes: &[u8]) -> Option<Self> {
        let (last, prefix) = bytes.split_last().map_or((0, bytes), |(last, prefix)| (*last, prefix));
        let len = prefix.len();
        let words = if let (Some(first), Some(last)) = (prefix.first_chunk(), prefix.last_chunk()) {
            if len >= MAX_SHORT {
                return None;
            }
            [u64::from_le_bytes(*first), u64::from_le_bytes(*last)]
        } else if let (Some(first), Some(last)) = (prefix.first_chunk(), prefix.last_chunk()) {
            [u32::from_le_bytes(*first).into(), u32::from_le_bytes(*last).into()]
        } else if let (Some(first), Some(last)) = (prefix.first(), prefix.last()) {
            let last = u16::from(prefix[len / 2]) << 8 | u16::from(*last);
            [(*first).into(), last.into()]
        } else {
            [0; 2]
        };
        Some(Stem { words, ends: (bytes.len() as u64) << 8 | u64::from(last) })
    }

    /// A stem that is too long for [`Self::short`].
    pub(super) fn long(hash: u64, start: usize, len: usize) -> Self {
        Stem { words: [hash, start as u64], ends: (len as u64) << 8 }
    }

    /// The arguments of [`Self::long`].
    pub(super) fn as_long(&self) -> Option<(u64, usize, usize)> {
        let len = (self.ends >> 8) as usize;
        (len > MAX_SHORT).then_some((self.words[0], self.words[1] as usize, len))
    }

    /// Where the search for it starts in a table. A multiplicative hash of the seeded words, folding the 128-bit product;
    /// but stems that differ in a last digit are next to each other.
    #[inline]
    pub(super) fn place(&self, seeds: [u64; 2]) -> usize {
        if let Some((hash, ..)) = self.as_long() {
            return hash as usize;
        }
        let digit = (self.ends as u8).wrapping_sub(b'0');
        let is_digit = digit <= 9;
        let ends = if is_digit { self.ends >> 8 } else { self.ends };
        let product = u128::from(self.words[0] ^ seeds[0] ^ ends << 48) * u128::from(self.words[1] ^ seeds[1]);
        let hash = (product as u64 ^ (product >> 64) as u64) as usize;
        if is_digit { hash & !(GROUP - 1) | usize::from(digit) } else { hash }
    }
}

/// Splits a name into the stem and the digit of its row, if it has one.
#[inline]
pub(super) fn apart(name: &[u8]) -> Option<(&[u8], usize)> {
    let (last, stem) = name.split_last()?;
    let digit = last.wrapping_sub(b'0');
    (digit <= 9).then_some((stem, usize::from(digit)))
}
