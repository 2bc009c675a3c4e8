//! The byte order of instructions: that of data.

use super::tables::flag;
use crate::arch::Endian;

/// What the bytes of an instruction are ordered in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// One or two halfwords of T32, the more significant one first.
    Halfwords,
    /// A word of A32.
    Word,
}

impl Unit {
    /// That of an instruction by the flags of its row.
    #[inline]
    #[must_use]
    pub fn of(flags: u16) -> Unit {
        if flags & flag::A32 == 0 { Unit::Halfwords } else { Unit::Word }
    }

    /// The little-endian bytes of an instruction, as a word, in a byte order.
    #[inline]
    #[must_use]
    pub fn ordered(self, word: u32, endian: Endian) -> u32 {
        match (endian, self) {
            (Endian::Little, _) => word,
            (Endian::Big, Unit::Word) => word.swap_bytes(),
            (Endian::Big, Unit::Halfwords) => word.swap_bytes().rotate_left(16),
        }
    }

    /// Changes the byte order of instructions; bytes after the last whole unit stay.
    pub fn swap(self, bytes: &mut [u8]) {
        let size = if self == Unit::Word { 4 } else { 2 };
        bytes.chunks_exact_mut(size).for_each(<[u8]>::reverse);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_agree() {
        for unit in [Unit::Halfwords, Unit::Word] {
            let mut bytes = [1, 2, 3, 4];
            let word = unit.ordered(u32::from_le_bytes(bytes), Endian::Big);
            unit.swap(&mut bytes);
            assert_eq!(word.to_le_bytes(), bytes);
            assert_eq!(unit.ordered(word, Endian::Little), word);
        }
    }
}
