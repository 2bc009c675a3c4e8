//! Byte order.

/// The byte order of a number, or the order in which a field's bits are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Endian {
    #[default]
    Little,
    Big,
}

impl Endian {
    /// The low `size` bytes of a number, at most 8, in this order, followed by zeros.
    #[inline]
    pub fn bytes(self, value: u64, size: u8) -> [u8; 8] {
        match self {
            Endian::Little => value.to_le_bytes(),
            Endian::Big => self.swapped(value, size).to_le_bytes(),
        }
    }

    /// The number whose low `size` bytes in little-endian order are those of `value` in this order.
    #[inline]
    pub fn swapped(self, value: u64, size: u8) -> u64 {
        match self {
            Endian::Little => value,
            Endian::Big => value.swap_bytes() >> (64 - 8 * u32::from(size.clamp(1, 8))),
        }
    }
}
