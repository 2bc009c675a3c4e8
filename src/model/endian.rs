//! Byte order.

/// The byte order of a number, or the order in which a field's bits are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Endian {
    /// Least significant byte first.
    #[default]
    Little,
    /// Most significant byte first.
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

#[cfg(test)]
mod tests {
    use super::Endian;

    #[test]
    fn numbers_have_their_bytes_in_order() {
        assert_eq!(Endian::Little.bytes(0x1_0203, 2)[..2], [3, 2]);
        assert_eq!(Endian::Big.bytes(0x1_0203, 2)[..2], [2, 3]);
        assert_eq!(Endian::Big.bytes(5, 8), [0, 0, 0, 0, 0, 0, 0, 5]);
        assert_eq!(Endian::Big.swapped(0x0102_0304, 4), 0x0403_0201);
    }
}
