//! The bytes of an instruction that is being encoded.

use super::fixup::Fixup;

/// The bytes of an instruction: two little-endian words, and their number. Bytes past it are unspecified.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    pub words: [u64; 2],
    pub len: u8,
}

/// Instruction bytes with their fixups.
#[derive(Clone, Copy, Debug)]
pub struct InsnBytes {
    pub(super) bytes: [u8; InsnBytes::CAPACITY + 8],
    pub(super) len: u8,
    fixups: [Fixup; 3],
    fixup_count: u8,
}

impl InsnBytes {
    /// Capacity for the longest instruction with the most prefixes; a power of two.
    pub const CAPACITY: usize = 32;
    pub const EMPTY: InsnBytes =
        InsnBytes { bytes: [0; InsnBytes::CAPACITY + 8], len: 0, fixups: [Fixup::NONE; 3], fixup_count: 0 };

    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.len).min(Self::CAPACITY)]
    }

    /// The first 16 bytes as little-endian words; no instruction has more than 15. Bytes past the length are unspecified.
    #[inline]
    pub fn head(&self) -> [u64; 2] {
        match self.bytes.as_chunks::<8>().0 {
            [low, high, ..] => [u64::from_le_bytes(*low), u64::from_le_bytes(*high)],
            _ => [0; 2],
        }
    }

    /// The bytes and at least eight more, which are unspecified.
    #[cfg(feature = "disasm")]
    #[inline]
    pub fn padded(&self) -> &[u8] {
        &self.bytes
    }

    /// The fixups in order of their offsets.
    pub fn fixups(&self) -> &[Fixup] {
        &self.fixups[..usize::from(self.fixup_count)]
    }

    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.fixup_count = 0;
    }

    #[inline]
    pub(super) fn push(&mut self, byte: u8) {
        self.bytes[usize::from(self.len) % Self::CAPACITY] = byte;
        self.len += 1;
    }

    /// Sets the bytes of an empty instruction.
    // In two words: a load of bytes that several stores have written waits until these are in the cache.
    #[inline(always)]
    pub(super) fn set(&mut self, code: Code) {
        if let ([low, high, ..], _) = self.bytes.as_chunks_mut::<8>() {
            (*low, *high) = (code.words[0].to_le_bytes(), code.words[1].to_le_bytes());
        }
        self.len = code.len;
    }

    /// Writes 8 bytes at an offset; the length stays.
    #[inline(always)]
    pub(super) fn put(&mut self, at: u8, word: u64) {
        let at = usize::from(at) % Self::CAPACITY;
        self.bytes[at..at + 8].copy_from_slice(&word.to_le_bytes());
    }

    /// Appends the low `size` bytes of a value.
    #[inline]
    pub(super) fn value(&mut self, value: i64, size: u8) {
        self.put(self.len, value as u64);
        self.len += size;
    }

    /// Records a fixup. The caller appends the bytes of its field.
    #[inline]
    pub(super) fn fixup(&mut self, fixup: Fixup) {
        if let Some(place) = self.fixups.get_mut(usize::from(self.fixup_count)) {
            *place = fixup;
            self.fixup_count += 1;
        }
    }
}
