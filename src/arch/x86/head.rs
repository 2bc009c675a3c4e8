//! The bytes of an instruction before its displacement, in one word.

/// The bytes from the REX or VEX prefix to the SIB byte, at most 8.
#[derive(Clone, Copy)]
pub(super) struct Head {
    /// Little-endian: the first byte is the low byte.
    pub(super) bytes: u64,
    pub(super) len: u8,
}

impl Head {
    pub(super) const EMPTY: Head = Head { bytes: 0, len: 0 };

    #[inline(always)]
    pub(super) fn push(&mut self, byte: u8) {
        self.append(u32::from(byte), 1);
    }

    /// Appends the low `len` bytes of a word; the others must be zero.
    #[inline(always)]
    pub(super) fn append(&mut self, bytes: u32, len: u8) {
        self.bytes |= u64::from(bytes) << (8 * (self.len & 7));
        self.len += len;
    }

    /// The prefixes of an entry of `Format::leads`.
    #[inline(always)]
    pub(super) fn of_lead(lead: u32) -> Head {
        Head { bytes: u64::from(lead & 0xff_ffff), len: (lead >> 24) as u8 }
    }

    /// The bytes, which are not none, and the 8 bytes that follow them, in two words.
    #[inline(always)]
    pub(super) fn and(self, tail: u64) -> [u64; 2] {
        let shift = (8 * self.len.wrapping_sub(1)) & 56;
        [self.bytes | tail << shift << 8, tail >> (56 - shift)]
    }

    /// Sets bits in the last byte.
    #[inline(always)]
    pub(super) fn or_last(&mut self, bits: u8) {
        self.bytes |= u64::from(bits) << (8 * (self.len.wrapping_sub(1) & 7));
    }
}
