//! The string table, with LLVM's tail merging.
//!
//! Strings are sorted by their bytes read from the end, descending, so that a string follows directly on one it is the tail of;
//! each that is the tail of the one before shares its bytes.

use rustc_hash::FxHashMap;

/// Collects strings and gives their offsets.
#[derive(Debug, Default)]
pub(super) struct StringTable<'a> {
    offsets: FxHashMap<&'a [u8], u32>,
    bytes: Vec<u8>,
}

impl<'a> StringTable<'a> {
    /// Adds a string; the same one counts once.
    pub(super) fn add(&mut self, string: &'a [u8]) {
        self.offsets.insert(string, 0);
    }

    /// Lays the strings out behind what a table of the format starts with, which stands for the empty string.
    pub(super) fn finish(&mut self, head: &[u8]) {
        // The bytes from the end in big-endian order decide nearly every comparison without touching the strings.
        let mut order: Vec<(u64, &'a [u8])> = self.offsets.keys().map(|&s| (tail_key(s), s)).collect();
        order.sort_unstable_by(|(key_a, a), (key_b, b)| {
            key_b.cmp(key_a).then_with(|| b.iter().rev().cmp(a.iter().rev()))
        });
        self.bytes = head.to_vec();
        let mut previous: &[u8] = &[];
        for (_, string) in order {
            let offset = if string.is_empty() {
                0
            } else if previous.ends_with(string) {
                self.bytes.len() - string.len() - 1
            } else {
                let offset = self.bytes.len();
                self.bytes.extend_from_slice(string);
                self.bytes.push(0);
                previous = string;
                offset
            };
            self.offsets.insert(string, offset as u32);
        }
    }

    /// Where a string starts; right after [`StringTable::finish`].
    #[must_use]
    pub(super) fn offset(&self, string: &[u8]) -> u32 {
        self.offsets.get(string).copied().unwrap_or(0)
    }

    /// The table's bytes.
    #[must_use]
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// The last eight bytes, the last one in front; shorter strings are filled up with zeros.
fn tail_key(string: &[u8]) -> u64 {
    let mut key = [0u8; 8];
    for (to, from) in key.iter_mut().zip(string.iter().rev()) {
        *to = *from;
    }
    u64::from_be_bytes(key)
}
